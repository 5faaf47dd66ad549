import TerminalHarness
import Testing

@Suite("Pictures given to a terminal")
struct TerminalPicturesTests {
  private static let answer = Array(
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62;4c".utf8
  )

  /// Bytes, as marks on a placeholder make other characters of it.
  private func contains(_ bytes: some Collection<UInt8>, _ text: String) -> Bool {
    bytes.firstRange(of: Array(text.utf8)) != nil
  }

  @Test("are shown once it has answered, and are deleted before the lock is shown")
  func shown() throws {
    let demo = try PicturesDemo("kitty")
    let app = demo.app
    try app.waitUntil("it was asked", outputSince: .start) { contains($0, "\u{1B}_Gi=31,") }
    try app.send(Self.answer)
    try demo.goToPicture()
    try app.waitUntil("placeholders are shown", outputSince: .start) { output in
      contains(output, "\u{10EEEE}")
    }
    let begin = Array("\u{1B}_Ga=T,U=1,q=2,f=32,i=".utf8)
    let begun = try #require(app.output.firstRange(of: begin))
    let digits = app.output[begun.upperBound...].prefix { (0x30...0x39).contains($0) }
    let number = String(decoding: digits, as: UTF8.self)
    #expect(!number.isEmpty)
    let mark = try app.mark()
    try app.press(.controlL)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    let lock = app.output(since: mark)
    let deletion = Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
    let deleted = try #require(lock.firstRange(of: deletion))
    let title = try #require(lock.firstRange(of: Array("locked".utf8)))
    #expect(deleted.upperBound <= title.lowerBound)
    #expect(!contains(lock, "\u{10EEEE}") && !contains(lock, "\u{1B}_Ga=T"))
    try app.press(CardcaseDriver.demoPasscode)
    try app.waitUntil(shows: PicturesDemo.question)
    try app.waitUntil("the picture is given again", outputSince: mark) {
      contains($0, "\u{10EEEE}")
    }
  }

  @Test(
    "are laid on cells once it has answered, and the screen is cleared before the lock is shown",
    arguments: [
      ("iterm2", "\u{1B}P>|WezTerm 20240203\u{1B}\\\u{1B}[?65;4c", "\u{1B}]1337;File=inline=1;"),
      ("sixel", "\u{1B}[?1;0;1024S\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?63;4c", "\u{1B}P0;1;0q"),
    ]
  )
  func laid(_ name: String, _ answer: String, _ picture: String) throws {
    let demo = try PicturesDemo(name)
    let app = demo.app
    try app.waitUntil("it was asked", outputSince: .start) { contains($0, "\u{1B}[>q") }
    try app.send(answer.utf8)
    try demo.goToPicture()
    try app.waitUntil("a picture is given", outputSince: .start) { contains($0, picture) }
    let mark = try app.mark()
    try app.press(.controlL)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    let lock = app.output(since: mark)
    let clears = ["\u{1B}[2J", "\u{1B}[H\u{1B}[J"].compactMap { text in
      lock.firstRange(of: Array(text.utf8))?.upperBound
    }
    let title = try #require(lock.firstRange(of: Array("locked".utf8)))
    let cleared = try #require(clears.min())
    #expect(cleared <= title.lowerBound)
    #expect(!contains(lock[title.lowerBound...], picture))
    let locked = try app.mark()
    try app.press(CardcaseDriver.demoPasscode)
    try app.waitUntil(shows: PicturesDemo.question)
    try app.waitUntil("the picture is given again", outputSince: locked) { contains($0, picture) }
  }

  @Test(
    "are given to none that was not asked for, does not answer so, or is in a multiplexer",
    arguments: [
      ("", ["TERM": "xterm-kitty"], true), ("kitty", ["TERM": "xterm-kitty"], false),
      ("iterm2", [:], true), ("sixel", [:], false),
      ("iterm2", ["TERM_PROGRAM": "WezTerm", "ZELLIJ": "0"], false),
      ("sixel", ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"], true),
      ("kitty", ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"], true),
      ("kitty", ["TERM": "screen-256color", "STY": "1.tty"], true),
    ] as [(String, [String: String], Bool)]
  )
  func notShown(_ name: String, _ environment: [String: String], _ answers: Bool) throws {
    let demo = try PicturesDemo(name, environment.mapValues { $0 })
    let app = demo.app
    if answers { try app.send(Self.answer) }
    try demo.goToPicture()
    try app.waitUntil(shows: "▀")
    try app.press(.controlL)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    for text in ["\u{1B}_Ga=", "\u{10EEEE}", "\u{1B}]1337;", "\u{1B}P0;1;0q"] {
      #expect(!contains(app.output, text))
    }
  }
}

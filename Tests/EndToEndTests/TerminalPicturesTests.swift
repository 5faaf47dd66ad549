import TerminalHarness
import TestSupport
import Testing

@Suite("Pictures given to a terminal")
struct TerminalPicturesTests {
  private static let answer = Array(
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62c".utf8
  )

  /// Opens the demo on a terminal that answers what the test has it answer, with a configuration file.
  private func open(
    _ configuration: String,
    _ environment: [String: String?] = [:]
  ) throws -> (driver: CardcaseDriver, home: TemporaryDirectory) {
    let home = try TemporaryDirectory(configuration: configuration)
    let driver = try CardcaseDriver(
      .cardcase,
      .demo,
      environment: environment.merging(["XDG_CONFIG_HOME": home.path]) { $1 },
      shows: nil
    )
    driver.app.emulator.answersRequests = false
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    return (driver, home)
  }

  /// Goes to a card with a picture.
  private func goToPicture(_ app: TerminalSession) throws {
    try app.press(CardcaseDriver.demoPasscode)
    try app.waitUntil(hides: CardcaseDriver.lockTitle)
    try app.press("f")
    try app.waitUntil(shows: "Capitals")
    try app.press(.end, .enter)
    try app.waitUntil(shows: "Whose flag?")
  }

  /// Bytes, as marks on a placeholder make other characters of it.
  private func contains(_ bytes: some Collection<UInt8>, _ text: String) -> Bool {
    bytes.firstRange(of: Array(text.utf8)) != nil
  }

  @Test("are shown once it has answered, and are deleted before the lock is shown")
  func shown() throws {
    let (driver, home) = try open("[look]\npicture-protocol = \"kitty\"\n")
    let app = driver.app
    try app.waitUntil("it was asked", outputSince: .start) { contains($0, "\u{1B}_Gi=31,") }
    try app.send(Self.answer)
    try goToPicture(app)
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
    try app.waitUntil(shows: "Whose flag?")
    try app.waitUntil("the picture is given again", outputSince: mark) {
      contains($0, "\u{10EEEE}")
    }
    withExtendedLifetime(home) {}
  }

  @Test(
    "are given to none that was not asked for, does not answer so, or is in a multiplexer",
    arguments: [
      ("", ["TERM": "xterm-kitty"], true), ("kitty", ["TERM": "xterm-kitty"], false),
      ("kitty", ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"], true),
      ("kitty", ["TERM": "screen-256color", "STY": "1.tty"], true),
    ] as [(String, [String: String], Bool)]
  )
  func notShown(_ name: String, _ environment: [String: String], _ answers: Bool) throws {
    let text = name.isEmpty ? "" : "[look]\npicture-protocol = \"\(name)\"\n"
    let (driver, home) = try open(text, environment.mapValues { $0 })
    let app = driver.app
    if answers { try app.send(Self.answer) }
    try goToPicture(app)
    try app.waitUntil(shows: "▀")
    try app.press(.controlL)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    #expect(!contains(app.output, "\u{1B}_Ga="))
    #expect(!contains(app.output, "\u{10EEEE}"))
    withExtendedLifetime(home) {}
  }
}

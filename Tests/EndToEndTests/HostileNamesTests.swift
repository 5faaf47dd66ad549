import Foundation
import TerminalHarness
import TestSupport
import Testing

// Trojan Source (CVE-2021-42574), and names that begin with invisible characters: `exe.txt` is a
// program.
@Suite("Names with characters that hide, turn text around or steer a terminal")
struct HostileNamesTests {
  private static let odd =
    "a\u{202E}b\u{2066}c\u{FEFF}d\u{200B}e\u{E0041}fg\u{9B}h\u{3164}i\u{FFF9}j👨‍👩‍👧k👍🏽l"
  private static let drawn = "abcdefghij👨👩👧k👍l"

  private func hides(_ output: [UInt8]) -> [Unicode.Scalar] {
    String(decoding: output, as: UTF8.self).unicodeScalars.filter { scalar in
      scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isEmojiModifier
        || scalar.properties.generalCategory == .format || scalar == "\0"
        || (0x80..<0xA0).contains(scalar.value)
    }
  }

  /// Creates a vault with a deck and a note of such names.
  private func vault(_ body: (CommandDriver, _ file: String) throws -> Void) throws {
    let driver = try CommandDriver()
    let file = driver.home.path + "/\u{202E}\u{1B}[7mnotes\u{200B}.json"
    let text = "[{\"prompt\": \"\(Self.odd)\\u0000\", \"answer\": \"\\tx\(Self.odd)\"}]"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    try run(driver, ["deck", "import", file, "--deck", "D\(Self.odd)"], shows: "1 new")
    try body(driver, file)
  }

  private func run(_ driver: CommandDriver, _ words: [String], shows text: String) throws {
    let app = try driver.start(words, shows: "Passcode:")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    try app.waitUntil(shows: text)
    try app.waitUntilExited()
    #expect(hides(app.output).isEmpty)
  }

  @Test("what commands write to a terminal has none of them, and files have all")
  func commands() throws {
    try vault { driver, file in
      try run(driver, ["deck", "list"], shows: "D\(Self.drawn): new 1,")
      let missing = try driver.start(["deck", "import", file + "\u{202E}x"], shows: "cardcase: ")
      try missing.waitUntilExited()
      #expect(hides(missing.output).isEmpty)
      #expect(!missing.writtenText().contains("\u{1B}"))
      let out = driver.home.path + "/out.txt"
      try run(driver, ["deck", "export", out], shows: ": 1 note.")
      let text = try String(contentsOfFile: out, encoding: .utf8)
      #expect(text.unicodeScalars.contains("\u{202E}"))
      #expect(text.contains("D\(Self.odd)"))
    }
  }

  @Test("neither has what is said in lines")
  func lines() throws {
    try vault { driver, _ in
      let lines = try LineDriver(.lab, .file(driver.path))
      try lines.type(CommandDriver.passcode, until: " choice: ")
      try lines.type("q", until: "5: Quit\r\nu: Undo\r\nchanges: Changes\r\nEnter for ")
      try lines.type("2", until: "\r\nEnter for ")
      #expect(lines.said.contains("D\(Self.drawn)"))
      try lines.type("1", until: "\r\nEnter for ")
      try lines.type("1", until: "Enter shows the answer: ")
      #expect(lines.said.contains(Self.drawn))
      try lines.type("", until: "Enter Good, 4 Easy: ")
      #expect(hides(lines.app.output).isEmpty)
      #expect(!lines.app.output.contains(0x1B) && !lines.app.output.contains(0x07))
    }
  }

  @Test("neither has the screen, whose columns stay where they belong")
  func screen() throws {
    try vault { driver, _ in
      let screen = try CardcaseDriver(.lab, .file(driver.path))
      try screen.unlock(CommandDriver.passcode)
      try screen.app.press(.escape)
      try screen.app.waitUntil(shows: "Cardcase › Home")
      try screen.app.press("f")
      try screen.app.waitUntil(shows: "D\(Self.drawn)")
      #expect(hides(screen.app.output).isEmpty)
    }
  }
}

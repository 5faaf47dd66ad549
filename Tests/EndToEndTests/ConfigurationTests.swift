import TerminalHarness
import TestSupport
import Testing

@Suite("The configuration file on a terminal")
struct ConfigurationTests {
  /// Runs the program with a configuration file.
  private func start(
    _ words: [String],
    _ text: String,
    shows shown: String,
    rows: Int = 40
  ) throws -> (app: TerminalSession, home: TemporaryDirectory) {
    let home = try TemporaryDirectory(configuration: text)
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      words,
      environment: ["XDG_CONFIG_HOME": home.path],
      size: TerminalSession.Size(columns: 160, rows: rows),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: shown)
    return (app, home)
  }

  @Test("a wrong line is told once after unlocking, the others are in force")
  func told() throws {
    let text = "[keys.home]\nwalet = \"x\"\nwallet = \"W\"\n"
    let (app, home) = try start(["--demo"], text, shows: "5566")
    #expect(!app.screen.shows("line 2"))
    try app.press("5566")
    try app.waitUntil(shows: "line 2: \"walet\" is unknown.")
    try app.press(.enter)
    try app.waitUntil(shows: "W Wallet")
    try app.press(.control("l"))
    try app.waitUntil(shows: "Cardcase is locked")
    try app.press("5566")
    try app.waitUntil(shows: "W Wallet")
    #expect(!app.screen.shows("line 2"))
    try app.press("W")
    try app.waitUntil(hides: "W Wallet")
    try app.waitUntil(shows: "Everyday")
    withExtendedLifetime(home) {}
  }

  @Test("check says what is wrong, and ends with 1 if anything is")
  func check() throws {
    let (wrong, home) = try start(
      ["config", "check"],
      "[theme]\nacent = 3\n",
      shows: "line 2: \"acent\" is unknown. Did you mean \"accent\"?"
    )
    #expect(try wrong.waitUntilExited() == .exited(status: 1))
    let (right, other) = try start(
      ["config", "check"],
      "[theme]\naccent = 3\n",
      shows: "All lines are valid"
    )
    #expect(try right.waitUntilExited() == .exited(status: 0))
    withExtendedLifetime((home, other)) {}
  }

  @Test("show says what is in force and whence")
  func show() throws {
    let (app, home) = try start(
      ["config", "show"],
      "[keys.notice]\nclose = \"F3\"\n",
      shows: "close = [\"F3\"]  # line 2",
      // All lines at once, as there are many below.
      rows: 1_000
    )
    #expect(try app.waitUntilExited() == .exited(status: 0))
    withExtendedLifetime(home) {}
  }
}

public import TerminalHarness

/// Somebody at a shell who gives commands about a vault whose passcode is 7777.
public final class CommandDriver {
  /// The passcode.
  public static let passcode = "7777"

  /// A directory of its own, gone with the story.
  public let home: TemporaryDirectory
  /// The vault's file.
  public let path: String

  /// Makes the vault, and quits.
  public init() throws {
    home = try TemporaryDirectory()
    path = home.path + "/vault"
    let story = try CardcaseDriver(newVault: path, passcode: Self.passcode)
    try story.app.press(.controlC)
    try story.app.waitUntilExited()
  }

  /// Gives a command about the vault on a terminal wide enough for its sentences.
  ///
  /// - Parameter text: waited for.
  public func start(_ words: [String], shows text: String) throws -> TerminalSession {
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      words + ["--vault", path],
      environment: ["XDG_STATE_HOME": path + ".state"],
      size: TerminalSession.Size(columns: 200, rows: 24),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: text)
    return app
  }

  /// Has a shell run a script on such a terminal, in which `cardcase` is the program, about the vault
  /// once `--vault "$VAULT"` says so, and `$HOME` the story's directory.
  ///
  /// - Parameter text: waited for.
  public func run(script: String, shows text: String) throws -> TerminalSession {
    let program = try BuiltProduct.path("cardcase")
    let app = try TerminalSession(
      start: "/bin/sh",
      ["-c", "cardcase() { '\(program)' \"$@\"; }; cd; \(script)"],
      environment: ["XDG_STATE_HOME": path + ".state", "VAULT": path, "HOME": home.path],
      size: TerminalSession.Size(columns: 200, rows: 24),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: text)
    return app
  }
}

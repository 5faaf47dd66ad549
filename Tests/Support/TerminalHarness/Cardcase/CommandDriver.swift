internal import Foundation
public import TestSupport

/// A driver of commands at a shell, about a vault whose passcode is 7777.
public final class CommandDriver {
  /// The passcode.
  public static let passcode = "7777"

  /// A directory of its own, removed with the driver.
  public let home: TemporaryDirectory
  /// The vault's file.
  public let path: String
  /// The vault's recovery key, as it is typed.
  public let recoveryKey: String

  /// Creates the vault, and quits.
  public init() throws {
    home = try TemporaryDirectory()
    path = home.path + "/vault"
    let driver = try CardcaseDriver(newVault: path, passcode: Self.passcode)
    recoveryKey = driver.recoveryKey.joined(separator: "-")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
  }

  /// Runs a command about the vault on a terminal wide enough for its sentences.
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

  /// Has a shell run a script on such a terminal, in which `cardcase` is the program, `$VAULT` the
  /// vault's path, and `$HOME` the driver's directory.
  ///
  /// - Parameter text: waited for.
  public func run(script: String, shows text: String) throws -> TerminalSession {
    let program = try BuiltProduct.path("cardcase")
    // Programs such as setsid find it too, which know no function of the shell's.
    let directory = program[..<(program.lastIndex(of: "/") ?? program.endIndex)]
    let app = try TerminalSession(
      start: "/bin/sh",
      ["-c", "export PATH='\(directory)':\"$PATH\"; cd; \(script)"],
      environment: ["XDG_STATE_HOME": path + ".state", "VAULT": path, "HOME": home.path],
      size: TerminalSession.Size(columns: 200, rows: 24),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: text)
    return app
  }

  /// Runs lines of a shell without a terminal for their input and output. In them `ask` gives a command
  /// the passcode by a descriptor.
  ///
  /// - Parameter command: what `ask` runs, such as `cardcase deck`.
  /// - Returns: the lines of standard output, standard error, and the statuses.
  public func run(
    lines: [String],
    asking command: String
  ) throws -> (out: [String], errors: String, [Int32]) {
    let script = """
      ask() { printf '\(Self.passcode)\\nrest' | \(command) "$@" --vault "$VAULT" --passcode-fd 0; }
      : > out; : > err; : > status
      \(lines.map { "{ \($0); } >> out 2>> err; echo $? >> status" }.joined(separator: "\n"))
      echo finished
      """
    let shell = try run(script: script, shows: "finished")
    try shell.waitUntilExited()
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: home.path + "/" + name, encoding: .utf8)
    }
    let statuses = try text("status").split(separator: "\n").compactMap { Int32($0) }
    return (try text("out").split(separator: "\n").map(String.init), try text("err"), statuses)
  }
}

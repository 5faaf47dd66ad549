import Foundation
import TerminalHarness
import TestSupport
import Testing

/// A vault whose passcode is 7777, and a package of Anki beside it, with which `cardcase deck` is run.
struct DeckCommands {
  private let driver: CommandDriver

  /// The path of the vault.
  var path: String { driver.path }

  init() throws {
    driver = try CommandDriver()
    let package = Repository.root.appending(path: "Tests/AnkiPackagesTests/Fixtures/latest.apkg")
    try FileManager.default.copyItem(
      at: package,
      to: URL(fileURLWithPath: driver.home.path + "/latest.apkg")
    )
  }

  /// Runs a command for each line, with the passcode on a descriptor.
  ///
  /// - Returns: the lines of their output, those on standard error, and their statuses.
  func run(_ lines: String...) throws -> (out: [String], errors: String, [Int32]) {
    try driver.run(lines: lines.map { "ask \($0)" }, asking: "cardcase deck")
  }

  /// The object in a line of JSON.
  func json(_ line: String?) throws -> [String: Any] {
    let line = try #require(line)
    return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }
}

import Foundation
import TerminalHarness
import TestSupport

/// A vault with the passcode 7777 and thirty new flashcards in one deck, where the program looks for
/// it, for commands and shells that tell what is due in it.
final class DueVault: Sendable {
  /// The number of cards that are due: as many new ones as the standard limit of a day allows.
  static let due = 20

  let home: TemporaryDirectory
  let path: String
  /// The directory of the program.
  let programs: String

  /// The file of what is due; nil if there is none.
  var file: String? {
    let folder = path + ".state/cardcase"
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.first { $0.hasSuffix(".due") }.map { "\(folder)/\($0)" }
  }

  /// The variables with which the program finds the vault.
  var environment: [String: String] {
    [
      "HOME": home.path, "XDG_DATA_HOME": home.path + "/data", "XDG_STATE_HOME": path + ".state",
      "PATH": "\(programs):/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": zone,
    ]
  }

  /// A zone in which it is about noon, so that no day ends while a test runs.
  private let zone: String

  init() throws {
    let hour = Int(Date.now.timeIntervalSince1970) / 3_600 % 24
    zone = "NOON\(hour - 12)"
    home = try TemporaryDirectory()
    path = home.path + "/data/cardcase/cardcase.vault"
    programs = home.path + "/programs"
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: programs + "/cardcase",
      withDestinationPath: BuiltProduct.path("cardcase")
    )
    let driver = try CardcaseDriver(newVault: path, passcode: CommandDriver.passcode)
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Write this down")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    let notes = (1...30).map { "question \($0)\tanswer\n" }.joined()
    let file = home.path + "/Secret studies.tsv"
    try Data(notes.utf8).write(to: URL(fileURLWithPath: file))
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["deck", "import", file],
      environment: environment,
      size: .init(columns: 200, rows: 24),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: "Passcode:")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    try app.waitUntil(shows: "30 new, 0 changed")
    try app.waitUntilExited()
  }

  /// Starts the program and unlocks it.
  func open() throws -> CardcaseDriver {
    let driver = try CardcaseDriver(
      .cardcase,
      .file(path),
      environment: ["HOME": home.path, "TZ": zone]
    )
    try unlock(driver)
    return driver
  }

  /// Unlocks the program, and leaves the recovery key that it shows.
  func unlock(_ driver: CardcaseDriver) throws {
    try driver.app.press(CommandDriver.passcode)
    try driver.app.waitUntil(hides: CardcaseDriver.lockTitle)
    try driver.settle()
    guard driver.app.screen.shows("Write this down") else { return }
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Write this down")
  }

  /// Changes the setting by which the file is written, or the one under another label, from Home and
  /// back to it.
  func toggle(
    _ driver: CardcaseDriver,
    _ label: String = "Show what is due while locked",
    to value: String
  ) throws {
    let row = "› \(label)"
    try driver.app.press("s")
    try driver.app.waitUntil(shows: "Lock when idle for")
    for _ in 0..<60 where !driver.app.screen.shows(row) {
      try driver.app.press(.down)
      try driver.settle()
    }
    try driver.app.press(.enter)
    try driver.app.waitUntil("the setting is \(value)") { screen in
      screen.lines.contains { $0.contains(row) && $0.contains("[\(value)]") }
    }
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: row)
  }

  /// Switches the file on, and quits.
  func switchOn() throws {
    let driver = try open()
    try toggle(driver, to: "on")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
  }

  /// Runs a program with the vault's variables, away from any terminal.
  ///
  /// - Returns: its output, its output of errors, and its status.
  func run(_ program: String, _ words: [String]) throws -> (
    output: String, errors: String, status: Int32
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: bytes, as: UTF8.self), String(decoding: complaint, as: UTF8.self),
      process.terminationStatus
    )
  }

  /// Runs `cardcase due`.
  func due(_ words: String...) throws -> (output: String, errors: String, status: Int32) {
    try run(BuiltProduct.path("cardcase"), ["due"] + words)
  }
}

import Foundation
import TerminalHarness
import TestSupport
import Testing

// KeePassXC#6634: what can't be written must not harm what is there.
@Suite(
  "A vault that can't be written",
  .enabled(
    if: OrdinaryUser.canRun("cardcase"),
    "needs an ordinary user: setpriv, and a path open to all"
  )
)
struct ReadOnlyTests {
  /// The part that can't be written.
  enum Obstacle: CaseIterable {
    case file, directory
  }

  @Test("is told of at the start, and stays as it is", arguments: Obstacle.allCases)
  func start(_ obstacle: Obstacle) throws {
    let home = try TemporaryDirectory()
    let folder = home.path + "/case"
    let path = folder + "/vault"
    try makeVault(at: path, in: home)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in [home.path, folder, path] { try OrdinaryUser.give(place) }
    try setMode(0o400, obstacle == .file ? path : nil)
    try setMode(0o500, obstacle == .directory ? folder : nil)
    defer { try? setMode(0o700, folder) }

    let command = OrdinaryUser.wrapper + (try Program.cardcase.command(.file(path)))
    let app = try TerminalSession(
      start: command[0],
      Array(command.dropFirst()),
      environment: ["HOME": home.path],
      size: TerminalSession.Size(columns: 200, rows: 24)
    )
    #expect(try app.waitUntilExited() == .exited(status: 1))
    #expect(app.screen.text.contains("cardcase: "))
    #expect(app.screen.text.contains("Can't write to"))
    #expect(!app.emulator.modesSeen.contains(.alternateScreen))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["vault"])
  }

  /// Creates a vault that is one file: a backup of one that was just in use is.
  private func makeVault(at path: String, in home: TemporaryDirectory) throws {
    let first = home.path + "/first"
    let driver = try CardcaseDriver(newVault: first, passcode: "7777")
    try FileManager.default.createDirectory(
      atPath: home.path + "/case",
      withIntermediateDirectories: true
    )
    let backup = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["vault", "backup", path, "--vault", first]
    )
    #expect(try backup.waitUntilExited() == .exited(status: 0))
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
  }

  private func setMode(_ mode: Int, _ path: String?) throws {
    guard let path else { return }
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}

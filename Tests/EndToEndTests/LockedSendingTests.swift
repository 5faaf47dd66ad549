import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("What was changed here", .timeLimit(.minutes(5)))
struct LockedSendingTests {
  private let remote: TemporaryDirectory
  private let laptop: CommandDriver

  init() throws {
    remote = try TemporaryDirectory()
    laptop = try CommandDriver()
    let app = try laptop.start(
      ["sync", "init", "folder:\(remote.path)", "--name", "laptop"],
      shows: "Passcode:"
    )
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    // The recovery key that is still to be written down is known here, and not asked for.
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let file = laptop.home.path + "/words.txt"
    try Data("#separator:tab\none\teins\n".utf8).write(to: URL(fileURLWithPath: file))
    let learning = try laptop.start(["deck", "import", file], shows: "Passcode:")
    try learning.press(CommandDriver.passcode)
    try learning.press(.enter)
    #expect(try learning.waitUntilExited() == .exited(status: 0))
  }

  /// The program with the vault open. Its clock stands still, so no round begins.
  private func open() throws -> CardcaseDriver {
    let driver = try CardcaseDriver(.lab, .file(laptop.path))
    try driver.unlock(CommandDriver.passcode)
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Cardcase › Home")
    #expect(try segments().isEmpty)
    return driver
  }

  private func segments() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: remote.path)
    return (all?.allObjects as? [String] ?? []).filter { $0.contains("/s-") }
  }

  @Test("goes to the remote while the vault is locked")
  func locking() throws {
    let driver = try open()
    try driver.lock()
    let deadline = ContinuousClock.now + .seconds(30)
    while try segments().isEmpty, ContinuousClock.now < deadline { try driver.settle() }
    #expect(try segments().count == 1)
    try driver.unlock(CommandDriver.passcode)
  }

  @Test("is on the remote when the program has ended, by a round that knows that it arrived")
  func quitting() throws {
    let driver = try open()
    try driver.app.press(.controlC)
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(try segments().count == 1)
    let app = try laptop.start(["sync", "status"], shows: "Passcode:")
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    try app.waitUntil(shows: "Waiting: nothing")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }
}

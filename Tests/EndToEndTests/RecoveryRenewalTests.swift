import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("A renewed recovery key", .timeLimit(.minutes(5)))
struct RecoveryRenewalTests {
  @Test("reaches the group at once, not with the next round in five minutes")
  func sent() throws {
    let remote = try TemporaryDirectory()
    let laptop = try CommandDriver()
    let app = try laptop.start(
      ["sync", "init", "folder:\(remote.path)", "--name", "laptop"],
      shows: "Passcode:"
    )
    try app.press(CommandDriver.passcode)
    try app.press(.enter)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let before = try rosterSegments(in: remote)

    let driver = try CardcaseDriver(.lab, .file(laptop.path))
    try driver.unlock(CommandDriver.passcode)
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Cardcase › Home")
    try driver.go(to: .settings)
    for _ in 0..<5 { try driver.app.press(.down) }
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Your old recovery key")
    try driver.app.press(.down, .enter)
    try driver.app.waitUntil(shows: "Write this down")
    let deadline = ContinuousClock.now + .seconds(30)
    var after = before
    var minute = 60
    while after == before, ContinuousClock.now < deadline {
      // A minute at most, as the first round of the session may be on its way.
      if minute > 0 { try driver.lab?.ask(.advance(.seconds(2))) }
      minute -= 2
      try driver.settle()
      after = try rosterSegments(in: remote)
    }
    #expect(after.count > before.count)
  }

  private func rosterSegments(in remote: TemporaryDirectory) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: remote.path)
    return (all?.allObjects as? [String] ?? []).filter { $0.contains("/r-") }.sorted()
  }
}

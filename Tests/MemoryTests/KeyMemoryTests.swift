import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("The vault's keys in memory")
struct KeyMemoryTests {
  private let directory: TemporaryDirectory
  private let driver: CardcaseDriver
  private let held: [Needle]
  private let all: [Needle]

  /// Makes a vault, which is open then, and derives its keys a second time.
  init() throws {
    directory = try TemporaryDirectory()
    let path = "\(directory.path)/v"
    driver = try CardcaseDriver(newVault: path, passcode: "2580")
    let keys = try DerivedKeys(ofVaultAt: path, recoveryKey: driver.recoveryKey)
    held = keys.held.map { Needle.bytes($0.name, $0.bytes) }
    all = held + keys.passing.map { Needle.bytes($0.name, $0.bytes) }
  }

  /// Expects that each key that an open vault holds is there.
  private func expectHeld() throws {
    for needle in held { #expect(try !driver.finds([needle]).isEmpty, "\(needle.name)") }
  }

  @Test("are there while it is open, and gone with the lock, by whatever it was opened")
  func locked() throws {
    try expectHeld()
    try driver.lock()
    try driver.expectGone(all)
    try driver.unlock("2580")
    try driver.app.waitUntil(shows: "Write this down")
    try expectHeld()
    try driver.lock()
    try driver.expectGone(all)
  }

  @Test("are gone while the program is stopped, and stay away from a wrong passcode")
  func stopped() throws {
    try driver.app.press(.controlZ)
    try driver.app.waitUntilStopped()
    try driver.expectGone(all)
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.app.press("2581")
    try driver.app.waitUntil(shows: "Wrong passcode")
    try driver.expectGone(all)
  }
}

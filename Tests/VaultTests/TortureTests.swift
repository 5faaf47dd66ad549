import Foundation
import Testing

/// Case 49 of what a lock must survive, and 54.
@Suite("A process that is killed")
struct TortureTests {
  @Test("at any moment leaves all that was reported as done, nothing half done, and one passcode")
  func killed() throws {
    let fixture = try VaultFixture()
    let process = Process()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("vault-torture")
    process.arguments = ["kill", fixture.directory + "/torture", "12", "3"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

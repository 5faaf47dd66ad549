import Foundation
import Secrets
import Testing

@testable import Vault

/// Case 53 of what a lock must survive.
@Suite("Two processes and one vault")
struct VaultLockTests {
  @Test("the second to open it for writing is told who has it, and may read what the first writes")
  func second() throws {
    let fixture = try VaultFixture()
    let first = try fixture.create()
    #expect(throws: VaultFailure.inUse(by: getpid())) { try Vault.open(fixture.location) }
    #expect(throws: VaultFailure.inUse(by: getpid())) { try Vault.erase(at: fixture.location) }
    let reader = try Vault.open(fixture.location, for: .readOnly)
    try first.vault.setSettings(["idle": "30"], under: first.key)
    #expect(try reader.settings() == ["idle": "30"])
    let key = try reader.unlock(passcode: passcode("123456"))
    #expect(try reader.verify(under: key).damage == [])
    #expect(throws: VaultFailure.readOnly) { try reader.setSettings([:], under: key) }
    #expect(try first.vault.settings() == ["idle": "30"])
    try first.vault.close()
    #expect(throws: Never.self) { try Vault.open(fixture.location) }
  }

  @Test("beside one that stays without a key another may write, and nobody may replace the vault")
  func staying() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let backup = try #require(try creation.vault.keepBackup(at: 1_788_265_800))
    try creation.vault.close()
    let window = try Vault.open(fixture.location, staying: true)
    window.stopWriting()
    let command = try Vault.open(fixture.location)
    try command.setSettings(["idle": "30"], under: creation.key)
    #expect(throws: VaultFailure.inUse(by: getpid())) { try window.resumeWriting() }
    try command.close()
    let inUse = VaultFailure.inUse(by: getpid())
    #expect(throws: inUse) { try Vault.open(fixture.location, staying: true) }
    #expect(throws: inUse) { try Vault.restore(backup, to: fixture.location, at: 1_788_265_800) }
    #expect(throws: inUse) { try Vault.erase(at: fixture.location) }
    #expect(try window.status().writer == getpid())
    try window.resumeWriting()
    #expect(try window.settings() == ["idle": "30"])
    #expect(throws: inUse) { try Vault.open(fixture.location) }
    try window.close()
    #expect(try fixture.names().filter { !$0.contains("backup") } == ["vault.cardcase"])
  }

  @Test("one that finds another file in its vault's place does not write on")
  func replaced() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    let window = try Vault.open(fixture.location, staying: true)
    window.stopWriting()
    let copy = fixture.path + ".copy"
    try FileManager.default.copyItem(atPath: fixture.path, toPath: copy)
    try FileManager.default.removeItem(atPath: fixture.path)
    try FileManager.default.moveItem(atPath: copy, toPath: fixture.path)
    #expect(throws: VaultFailure.missing) { try window.resumeWriting() }
    #expect(throws: Never.self) { try Vault.open(fixture.location) }
  }

  @Test("the file that says so is the user's own, and is gone after closing")
  func sideFile() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let path = fixture.path + VaultLock.Purpose.writing.ending
    #expect(try fixture.mode(path) == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(getpid())\n")
    try creation.vault.close()
    #expect(try fixture.names() == ["vault.cardcase"])
  }

  @Test("what a killed process leaves behind is no obstacle")
  func stale() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    let holder = try Holder(of: fixture.path + VaultLock.Purpose.writing.ending, number: 4242)
    #expect(throws: VaultFailure.inUse(by: 4242)) { try Vault.open(fixture.location) }
    #expect(VaultLock.holder(of: VaultFile(path: fixture.path)) == 4242)
    holder.kill()
    #expect(try fixture.names().contains("vault.cardcase.lock"))
    #expect(VaultLock.holder(of: VaultFile(path: fixture.path)) == nil)
    #expect(throws: Never.self) { try Vault.open(fixture.location) }
  }

  @Test("a link in that file's place is refused, and what it leads to stays as it is")
  func link() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    let aside = fixture.directory + "/aside"
    try Data("x".utf8).write(to: URL(fileURLWithPath: aside))
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path + VaultLock.Purpose.writing.ending,
      withDestinationPath: aside
    )
    #expect(throws: VaultFailure.symbolicLink) { try Vault.open(fixture.location) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == Data("x".utf8))
  }

  /// Another process that holds a lock.
  private final class Holder {
    private let process = Process()

    init(of path: String, number: Int) throws {
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
      process.arguments = [
        "--no-fork", path, "sh", "-c", "echo \(number) >\"$0\"; echo held; exec cat", path,
      ]
      process.standardInput = Pipe()
      process.standardOutput = output
      try process.run()
      _ = try output.fileHandleForReading.read(upToCount: 5)
    }

    func kill() {
      Glibc.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }
}

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
    let key = try reader.unlock(passcode: passcode("123456"))
    #expect(try reader.verify(under: key).damage == [])
    #expect(reader.settings == ["idle": "30"])
    // What it reads from then on is of that moment, and whole.
    try first.vault.setSettings(["idle": "60"], under: first.key)
    #expect(try reader.verify(under: key).damage == [])
    reader.lock()
    #expect(try reader.verify(under: key).damage == [])
    #expect(reader.settings == ["idle": "60"])
    try first.vault.setSettings(["idle": "30"], under: first.key)
    #expect(throws: VaultFailure.readOnly) { try reader.setSettings([:], under: key) }
    #expect(first.vault.settings == ["idle": "30"])
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
    window.lock()
    let command = try Vault.open(fixture.location)
    try command.setSettings(["idle": "30"], under: creation.key)
    #expect(throws: VaultFailure.inUse(by: getpid())) { try window.resumeWriting() }
    try command.close()
    let inUse = VaultFailure.inUse(by: getpid())
    #expect(throws: inUse) { try Vault.open(fixture.location, staying: true) }
    #expect(throws: inUse) { try Vault.restore(backup, to: fixture.location, at: 1_788_265_800) }
    #expect(throws: inUse) { try Vault.erase(at: fixture.location) }
    #expect(window.status.writer == getpid())
    try window.resumeWriting()
    #expect(window.settings == ["idle": "30"])
    #expect(throws: inUse) { try Vault.open(fixture.location) }
    try window.close()
    #expect(
      try fixture.names().filter { !$0.contains("backup") } == [
        "vault.cardcase", "vault.cardcase-wal",
      ]
    )
  }

  @Test("one that finds another file in its vault's place does not write on")
  func replaced() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    let window = try Vault.open(fixture.location, staying: true)
    window.lock()
    let copy = fixture.path + ".copy"
    try FileManager.default.copyItem(atPath: fixture.path, toPath: copy)
    try FileManager.default.removeItem(atPath: fixture.path)
    try FileManager.default.moveItem(atPath: copy, toPath: fixture.path)
    #expect(throws: VaultFailure.missing) { try window.resumeWriting() }
    #expect(throws: Never.self) { try Vault.open(fixture.location) }
  }

  @Test("one that only reads has nobody write meanwhile where nobody does, and changes no byte")
  func readingAlone() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.vault.close()
    let before = try SealedFile(of: fixture.files)
    let reader = try Vault.open(fixture.files.location, for: .readOnly)
    #expect(try reader.recordCounts(under: fixture.key)["trial"] == 5)
    #expect(throws: VaultFailure.inUse(by: getpid())) { try Vault.open(fixture.files.location) }
    let second = try Vault.open(fixture.files.location, for: .readOnly)
    #expect(try second.recordCounts(under: fixture.key)["trial"] == 5)
    try second.close()
    reader.lock()
    let writer = try Vault.open(fixture.files.location)
    try writer.close()
    try reader.close()
    #expect(try SealedFile(of: fixture.files) == before)
    #expect(try fixture.files.names() == ["vault.cardcase", "vault.cardcase-wal"])
  }

  @Test("one that reads keeps no other from the database by looking at its file")
  func locksKept() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let reader = try Vault.open(fixture.files.location, for: .readOnly)
    #expect(try reader.recordCounts(under: fixture.key)["trial"] == 5)
    _ = reader.status
    try reader.backUp(to: fixture.files.directory + "/copy")
    let inode = try #require(VaultFile(path: fixture.files.path).identity).inode
    let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n")
    let own = locks.filter { $0.contains("POSIX") && $0.contains(" \(getpid()) ") }
    #expect(own.contains { $0.contains(":\(inode) ") })
  }

  @Test("one that was locked writes nothing until it has the vault to itself again")
  func letGo() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    fixture.vault.lock()
    let locked = VaultFailure.secret(.keyDestroyed)
    #expect(throws: locked) { try fixture.cards() }
    #expect(throws: locked) { try fixture.vault.setSettings([:], under: fixture.key) }
    #expect(throws: locked) { try fixture.vault.renewRecoveryKey(under: fixture.key) }
    let command = try Vault.open(fixture.files.location)
    try command.setSettings(["idle": "30"], under: fixture.key)
    try command.close()
    try fixture.vault.resumeWriting()
    #expect(fixture.vault.settings == ["idle": "30"])
    #expect(try fixture.cards().contents.count == 5)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }

  @Test("the file that says so is the user's own, and is gone after closing")
  func sideFile() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let path = fixture.path + VaultLock.Purpose.writing.ending
    #expect(try fixture.mode(path) == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(getpid())\n")
    try creation.vault.close()
    #expect(try fixture.names() == ["vault.cardcase", "vault.cardcase-wal"])
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

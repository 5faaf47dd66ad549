import Foundation
import Secrets
import Testing

@testable import Vault

/// Case 54 of what a lock must survive.
@Suite("Another passcode or recovery key")
struct PendingCleanupTests {
  private let start: Int64 = 1_788_265_800

  /// The codes that open a vault, among those that once did.
  private func opens(_ vault: Vault, _ codes: [String] = ["123456", "654321"]) throws -> [String] {
    try codes.filter { code in
      do {
        _ = try vault.unlock(passcode: passcode(code))
        return true
      } catch UnlockFailure.wrong {
        return false
      }
    }
  }

  private func change(_ vault: Vault, under key: VaultKey) throws {
    try vault.changePasscode(
      to: passcode("654321"),
      kind: "digits6",
      cost: tinyCost,
      under: key
    )
  }

  @Test("opens every backup from then on, and the old one opens none")
  func backupsToo() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    for time in 0..<3 { try creation.vault.keepBackup(at: start + Int64(time)) }
    let old = try fixture.wrappedKey(of: .passcode)
    try change(creation.vault, under: creation.key)
    let renewed = try creation.vault.renewRecoveryKey(under: creation.key)
    #expect(creation.vault.isCleanedUp)
    try creation.vault.close()
    let paths = [fixture.path] + Backup.all(beside: fixture.location).map(\.path)
    #expect(paths.count == 4)
    for path in paths {
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: old) == nil)
      let vault = try Vault.open(.file(path))
      #expect(try opens(vault) == ["654321"])
      #expect(throws: UnlockFailure.wrong) {
        try vault.unlock(recoveryKey: creation.recoveryKey)
      }
      let key = try vault.unlock(recoveryKey: renewed)
      #expect(try vault.pendingRecoveryKey(under: key) == renewed)
      #expect(try vault.verify(under: key).damage == [])
      try vault.close()
    }
  }

  @Test("is given to a backup that could not be written to with the next opening")
  func putOff() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let backup = try #require(try creation.vault.keepBackup(at: start))
    // Somebody has it open as a vault.
    let blocker = try Vault.open(.file(backup.path))
    try change(creation.vault, under: creation.key)
    #expect(try opens(creation.vault) == ["654321"])
    #expect(creation.vault.isCleanedUp == false)
    #expect(creation.vault.status.isCleanedUp == false)
    #expect(try opens(blocker) == ["123456"])
    try blocker.close()
    try creation.vault.close()
    #expect(try Vault.open(fixture.location).isCleanedUp)
    #expect(try opens(Vault.open(.file(backup.path))) == ["654321"])
  }

  @Test("leaves no backup behind that keeps the old slot because it is damaged")
  func damagedBackup() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let broken = try #require(try creation.vault.keepBackup(at: start))
    let whole = try #require(try creation.vault.keepBackup(at: start + 1))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: broken.path))
    var damaged = bytes
    for place in 0...1 { damaged[place * HeaderFile.placeBytes + 80] ^= 1 }
    try damaged.write(to: URL(fileURLWithPath: broken.path))
    try change(creation.vault, under: creation.key)
    #expect(creation.vault.isCleanedUp)
    #expect(Backup.all(beside: fixture.location) == [whole])
  }

  @Test("is not given to a backup of another vault")
  func strangeBackup() throws {
    let fixture = try VaultFixture()
    let other = try VaultFixture()
    let creation = try fixture.create()
    let strange = try #require(try other.create().vault.keepBackup(at: start))
    let path = fixture.path + ".backup-1-20260901T123000Z"
    try FileManager.default.copyItem(atPath: strange.path, toPath: path)
    try change(creation.vault, under: creation.key)
    #expect(try opens(Vault.open(.file(path))) == ["123456"])
  }

  @Test("goes from the backups too once it was confirmed to be written down")
  func confirmed() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let backup = try #require(try creation.vault.keepBackup(at: start))
    try creation.vault.recoveryKeyConfirmed(under: creation.key)
    let copy = try Vault.open(.file(backup.path))
    #expect(try copy.pendingRecoveryKey(under: creation.key) == nil)
  }

  @Test(
    "leaves what is kept of a confirmed recovery key in the backups, for as long as that key counts"
  )
  func publicHalf() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let backup = try #require(try creation.vault.keepBackup(at: start))
    func halves() throws -> [[UInt8]?] {
      let copy = try Vault.open(.file(backup.path))
      defer { try? copy.close() }
      return try [creation.vault, copy].map { try $0.recoveryPublicHalf(under: creation.key) }
    }
    try creation.vault.recoveryKeyConfirmed(under: creation.key, keeping: [1, 2, 3])
    #expect(try halves() == [[1, 2, 3], [1, 2, 3]])
    try creation.vault.recoveryKeyConfirmed(under: creation.key)
    #expect(try halves() == [[1, 2, 3], [1, 2, 3]], "confirming twice changes nothing")
    _ = try creation.vault.renewRecoveryKey(under: creation.key)
    #expect(try halves() == [nil, nil])
    try creation.vault.recoveryKeyConfirmed(under: creation.key, keeping: [4])
    #expect(try halves() == [[4], [4]])
    let new = try creation.vault.rekey(
      passcode: passcode("654321"),
      kind: "digits6",
      cost: tinyCost,
      at: start,
      under: creation.key
    )
    #expect(try creation.vault.recoveryPublicHalf(under: new.key) == nil)
    #expect(try creation.vault.verify(under: new.key).damage == [])
  }

  @Test("tells of a public half that somebody changed")
  func changedHalf() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    try creation.vault.recoveryKeyConfirmed(under: creation.key, keeping: [1, 2, 3])
    try creation.vault.changeHeader { header in
      header.boxes = header.boxes.mapValues { [UInt8](repeating: 0, count: $0.count) }
    }
    #expect(throws: VaultFailure.damaged(.pendingRecoveryKey)) {
      try creation.vault.recoveryPublicHalf(under: creation.key)
    }
    #expect(try creation.vault.verify(under: creation.key).damage == [.pendingRecoveryKey])
    _ = try creation.vault.renewRecoveryKey(under: creation.key)
    #expect(try creation.vault.verify(under: creation.key).damage == [])
  }

  @Test("does not spread to the backups where it is damaged")
  func damagedSlot() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let backup = try #require(try creation.vault.keepBackup(at: start))
    try creation.vault.close()
    try fixture.forge { $0.schedule(.copyingSlots) }
    var files = try SealedFile(of: fixture)
    for place in 0...1 { files.database[place * HeaderFile.placeBytes + 150] ^= 1 }
    try files.put(in: fixture)
    #expect(throws: VaultFailure.damaged(.header)) { try Vault.open(fixture.location) }
    #expect(try opens(Vault.open(.file(backup.path))) == ["123456"])
  }
}

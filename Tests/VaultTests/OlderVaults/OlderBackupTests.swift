import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("Backups of an older format")
struct OlderBackupTests {
  private static let now: Int64 = 1_800_000_000

  @Test(
    "get the passcode that replaces one, before and after the vault is of this format",
    arguments: OlderVault.formats,
    [false, true]
  )
  func passcode(format: Int, isConverted: Bool) throws {
    let older = try OlderVault(format)
    let vault = try older.open()
    let key = try vault.key()
    if isConverted { _ = try vault.counts(under: key) }
    try vault.changePasscode(
      to: SecretBytes(Array("2468".utf8)),
      kind: "digits4",
      cost: try #require(DerivationCost(memory: 8 << 20, passes: 1)),
      under: key
    )
    #expect(vault.isCleanedUp)
    try vault.close()
    let places = [older.path] + older.backups.map(\.path)
    #expect(places.count == (isConverted ? 4 : 3))
    for path in places {
      let copy = try OlderVault.open(.file(path), for: .readOnly)
      #expect(throws: UnlockFailure.wrong) { try copy.key() }
      #expect(try copy.verify(under: copy.key("2468")).damage == [])
    }
    #expect(try !older.files.keys.contains { $0.contains(".backup-") && $0.hasSuffix("-wal") })
  }

  @Test("have nothing of the slots that were replaced", arguments: OlderVault.formats)
  func slots(format: Int) throws {
    let older = try OlderVault(format)
    let vault = try older.open()
    let key = try vault.key()
    let former = try Data(vault.header.slot(.recovery).wrappedKey)
    func holders() throws -> Int {
      try older.files.values.count { $0.range(of: former) != nil }
    }
    #expect(try holders() == 3)
    _ = try vault.renewRecoveryKey(under: key)
    #expect(vault.isCleanedUp)
    try vault.close()
    #expect(try holders() == 0)
  }

  @Test("are put back, whatever journal is there", arguments: OlderVault.formats, [false, true])
  func restored(format: Int, isConverted: Bool) throws {
    let older = try OlderVault(format)
    let backup = try #require(older.backups.first)
    let expected = try OlderVault.open(.file(backup.path), for: .readOnly)
    let counts = try expected.counts(under: expected.key())
    let notes = try older.counts["note"]
    var left = older
    if isConverted {
      let vault = try older.open()
      try vault.writeRecords(under: vault.key()) {
        try $0.put(1, .plain([1]), in: RecordTable("deck"))
      }
      try vault.close()
    } else {
      let db = try Connection(older.path)
      try db.execute("DELETE FROM record_note; DELETE FROM record_deck")
      left = try older.afterKill()
      db.close()
    }
    #expect(try left.files.keys.contains { $0.hasSuffix(".cardcase-wal") })
    let replaced = try Vault.restore(
      backup.beside(left),
      to: left.location,
      at: Self.now
    )
    let vault = try left.open()
    #expect(vault.status.format == format)
    let key = try vault.key()
    #expect(try vault.counts(under: key) == counts)
    #expect(try vault.verify(under: key).damage == [])
    guard case .backup(let kept) = replaced else {
      Issue.record("\(replaced)")
      return
    }
    let former = try OlderVault.open(.file(kept.path), for: .readOnly)
    #expect(try former.counts(under: former.key())["note"] == (isConverted ? notes : nil))
  }

  @Test("are written without a key", arguments: OlderVault.formats)
  func written(format: Int) throws {
    let older = try OlderVault(format)
    let counts = try older.counts
    let vault = try older.open()
    let path = "\(older.directory)/copy"
    try vault.backUp(to: path)
    let copy = try OlderVault.open(.file(path))
    #expect(copy.status.format == format)
    #expect(try copy.counts(under: copy.key()) == counts)
    #expect(throws: VaultFailure.recoveryKeyPending) {
      try vault.backUp(to: path + "2", as: .recoveryKeyOnly)
    }
  }

  @Test("are written for the recovery key alone", arguments: OlderVault.formats)
  func recoveryKeyOnly(format: Int) throws {
    let older = try OlderVault(format)
    let vault = try older.open()
    let key = try vault.key()
    let recoveryKey = try #require(try vault.pendingRecoveryKey(under: key))
    try vault.recoveryKeyConfirmed(under: key)
    let path = "\(older.directory)/copy"
    try vault.backUp(to: path, as: .recoveryKeyOnly)
    let copy = try OlderVault.open(.file(path))
    #expect(copy.status.format == format)
    #expect(copy.status.isWithoutPasscode)
    #expect(copy.passcodeObstacle() == .noPasscode)
    #expect(try copy.verify(under: copy.unlock(recoveryKey: recoveryKey)).damage == [])
  }

  @Test("go with a vault that is destroyed", arguments: OlderVault.formats)
  func destroyed(format: Int) throws {
    let older = try OlderVault(format)
    try older.open().destroy()
    #expect(try older.files.keys.filter { $0.contains("cardcase") } == [])
  }
}

extension Backup {
  /// The same backup where its vault was copied to.
  fileprivate func beside(_ vault: OlderVault) throws -> Backup {
    try #require(vault.backups.first { $0.number == number })
  }
}

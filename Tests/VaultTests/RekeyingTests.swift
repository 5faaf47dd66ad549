import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("A new vault key")
struct RekeyingTests {
  private let now: Int64 = 1_788_265_800

  private func rekey(_ fixture: RecordFixture) throws -> Vault.Rekeying {
    try fixture.vault.rekey(
      passcode: passcode("654321"),
      kind: "digits6",
      cost: tinyCost,
      at: now,
      under: fixture.key
    )
  }

  @Test("opens everything, and neither the old key, passcode nor recovery key open anything")
  func rekeyed() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(40)
    try fixture.vault.setSettings(["idle": "60"], under: fixture.key)
    let recoveryKey = try #require(try fixture.vault.pendingRecoveryKey(under: fixture.key))
    let older = try #require(try fixture.vault.keepBackup(at: now - 5))
    try fixture.vault.writeRecords(under: fixture.key) { records in
      try records.insert(99, indexed: [1, 1], .secret(passcode("4444")), into: RecordFixture.cards)
    }
    try fixture.vault.flushJournal(under: fixture.key)
    // What is in the pages, and a slot.
    let pages = try fixture.files.file()
    let parts = [1, 2, 3].map { SealedFile.place(of: $0) }.map { pages[$0].suffix(40) }
    let boxes = try parts + [fixture.files.wrappedKey(of: .passcode)]
    let new = try rekey(fixture)
    #expect(throws: VaultFailure.wrongKey) { try fixture.vault.check(under: fixture.key) }
    #expect(throws: UnlockFailure.wrong) {
      try fixture.vault.unlock(passcode: passcode("123456"))
    }
    #expect(throws: UnlockFailure.wrong) { try fixture.vault.unlock(recoveryKey: recoveryKey) }
    #expect(try fixture.vault.unlock(recoveryKey: new.recoveryKey).mark() == new.key.mark())
    #expect(try fixture.vault.pendingRecoveryKey(under: new.key) == new.recoveryKey)
    #expect(fixture.vault.isCleanedUp)
    let backup = try #require(Backup.all(beside: fixture.files.location).first)
    #expect(Backup.all(beside: fixture.files.location).count == 1 && backup != older)
    try fixture.vault.close()
    for path in [fixture.files.path, backup.path] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(boxes.allSatisfy { bytes.range(of: $0) == nil })
      let vault = try Vault.open(.file(path))
      let key = try vault.unlock(passcode: passcode("654321"))
      #expect(try vault.verify(under: key).damage == [])
      #expect(try vault.verifySettings(under: key))
      try vault.readRecords(under: key) { records throws in
        let content = try records.open(40, in: RecordFixture.cards) { Array($1) }
        #expect(content == RecordFixture.content(40))
        #expect(try records.openSecret(99, in: RecordFixture.cards) == passcode("4444"))
      }
    }
  }

  @Test("is not given to a vault in which anything is damaged, and nothing changes")
  func damaged() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    try fixture.change("UPDATE record_trial SET content = x'0102' WHERE id = 3")
    #expect(throws: VaultFailure.damaged(.record(table: "trial", id: 3))) { try rekey(fixture) }
    #expect(try fixture.vault.unlock(passcode: passcode("123456")).mark() == fixture.key.mark())
    #expect(try fixture.cards().contents.count == 4)
  }

  @Test("lets go of the old backups with the next opening where it was interrupted before")
  func interrupted() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let older = try #require(try fixture.vault.keepBackup(at: now - 5))
    let aside = fixture.files.directory + "/aside"
    try FileManager.default.copyItem(atPath: older.path, toPath: aside)
    _ = try rekey(fixture)
    let newer = try #require(Backup.all(beside: fixture.files.location).first)
    try fixture.vault.changeHeader { $0.cleanup = .droppingBackups }
    try FileManager.default.copyItem(atPath: aside, toPath: older.path)
    try fixture.vault.close()
    let vault = try Vault.open(fixture.files.location)
    #expect(Backup.all(beside: fixture.files.location) == [newer])
    #expect(vault.isCleanedUp)
  }

  @Test("leaves a vault that goes on in the same process, and one that is in memory")
  func goesOn() throws {
    for onDisk in [true, false] {
      let fixture = try RecordFixture(onDisk: onDisk)
      try fixture.fill()
      try fixture.vault.setSettings(["idle": "60"], under: fixture.key)
      let generation = fixture.vault.generation
      let new = try rekey(fixture)
      try fixture.vault.writeRecords(under: new.key) { try $0.delete(2, from: RecordFixture.cards) }
      #expect(fixture.vault.generation > generation)
      #expect(try fixture.vault.recordCounts(under: new.key)["trial"] == 4)
      #expect(try fixture.vault.verify(under: new.key).damage == [])
      #expect(throws: VaultFailure.wrongKey) {
        try fixture.vault.setSettings([:], under: fixture.key)
      }
      fixture.key.destroy()
      #expect(try fixture.vault.recordCounts(under: new.key)["trial"] == 4)
    }
  }

  @Test("is not given once the key is destroyed, and leaves no file behind")
  func locked() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    let names = try fixture.files.names()
    fixture.key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try rekey(fixture) }
    #expect(try fixture.files.names() == names)
  }
}

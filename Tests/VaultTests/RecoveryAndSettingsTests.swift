import Foundation
import GRDB
import Secrets
import Testing

@testable import Vault

@Suite("The pending recovery key")
struct PendingRecoveryKeyTests {
  @Test("is there after each unlocking until it is confirmed, then its bytes are gone from disk")
  func untilConfirmed() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let box = try creation.vault.read {
      try #require(try Data.fetchOne($0, sql: "SELECT box FROM sealed"))
    }
    try creation.vault.close()
    let vault = try Vault.open(fixture.location)
    let key = try vault.unlock(passcode: passcode("123456"))
    #expect(try vault.pendingRecoveryKey(under: key) == creation.recoveryKey)
    #expect(try fixture.file().range(of: box) != nil)
    try vault.recoveryKeyConfirmed(under: key)
    #expect(try vault.pendingRecoveryKey(under: key) == nil)
    #expect(try (fixture.file() + fixture.file("-wal")).range(of: box.suffix(16)) == nil)
    try vault.recoveryKeyConfirmed(under: key)
    #expect(throws: Never.self) { try vault.unlock(recoveryKey: creation.recoveryKey) }
  }

  @Test("is told to be damaged where it is, and can't be had with another key")
  func damaged() throws {
    let creation = try VaultFixture().create(.memory)
    let strange = try VaultKey(random: SystemRandom())
    #expect(throws: VaultFailure.wrongKey) {
      try creation.vault.pendingRecoveryKey(under: strange)
    }
    for box in ["x'00'", "zeroblob(56)"] {
      try creation.vault.write { try $0.execute(sql: "UPDATE sealed SET box = \(box)") }
      #expect(throws: VaultFailure.damaged(.pendingRecoveryKey)) {
        try creation.vault.pendingRecoveryKey(under: creation.key)
      }
    }
    creation.key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try creation.vault.pendingRecoveryKey(under: creation.key)
    }
  }
}

@Suite("Settings the lock needs")
struct LockSettingsTests {
  @Test("are read without a key and are authentic as they were set")
  func roundTrip() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    #expect(try creation.vault.settings() == [:])
    #expect(try creation.vault.verifySettings(under: creation.key))
    try creation.vault.setSettings(["idle": "60", "focus": "true"], under: creation.key)
    try creation.vault.setSettings(["idle": "30"], under: creation.key)
    try creation.vault.close()
    let vault = try Vault.open(fixture.location)
    #expect(try vault.settings() == ["idle": "30"])
    #expect(try vault.verifySettings(under: creation.key))
  }

  @Test(
    "are told to be changed where somebody changed them",
    arguments: [
      "UPDATE setting SET value = 'never' WHERE name = 'idle'", "DELETE FROM setting",
      "UPDATE setting SET name = 'idl' WHERE name = 'idle'",
      "INSERT INTO setting VALUES ('wipe', 'true')",
      "UPDATE manifest SET box = x''", "UPDATE manifest SET generation = generation + 1",
    ]
  )
  func changed(sql: String) throws {
    let creation = try VaultFixture().create(.memory)
    try creation.vault.setSettings(["idle": "60", "focus": "true"], under: creation.key)
    try creation.vault.write { try $0.execute(sql: sql) }
    #expect(try creation.vault.verifySettings(under: creation.key) == false)
  }

  @Test("are written by the holder of the key only")
  func needsTheKey() throws {
    let creation = try VaultFixture().create(.memory)
    let strange = try VaultKey(random: SystemRandom())
    #expect(throws: VaultFailure.wrongKey) {
      try creation.vault.setSettings(["idle": "never"], under: strange)
    }
    creation.key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try creation.vault.setSettings(["idle": "never"], under: creation.key)
    }
    #expect(try creation.vault.settings() == [:])
  }
}

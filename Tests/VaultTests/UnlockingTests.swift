import Foundation
import GRDB
import Secrets
import Testing

@testable import Vault

@Suite("Unlocking")
struct UnlockingTests {
  @Test("gives the vault's key for the passcode, and for the recovery key, and for nothing else")
  func bothWays() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let mark = try creation.key.mark()
    try creation.vault.close()
    let vault = try Vault.open(fixture.location)
    #expect(try vault.passcodeKind() == "digits6")
    #expect(try vault.derivationCost() == tinyCost)
    #expect(try vault.unlock(passcode: passcode("123456")).mark() == mark)
    #expect(try vault.unlock(recoveryKey: creation.recoveryKey).mark() == mark)
    for wrong in ["", "12345", "1234567", "123457"] {
      #expect(throws: UnlockFailure.wrong) { try vault.unlock(passcode: passcode(wrong)) }
    }
    let strange = try RecoveryKey(random: SystemRandom())
    #expect(throws: UnlockFailure.wrong) { try vault.unlock(recoveryKey: strange) }
  }

  @Test("works at the cost real vaults have")
  func realCost() throws {
    let creation = try Vault.create(
      at: .memory,
      passcode: passcode("correct horse"),
      kind: "passphrase",
      cost: .floor
    )
    let key = try creation.vault.unlock(passcode: passcode("correct horse"))
    #expect(try key.mark() == creation.key.mark())
    #expect(try creation.vault.derivationCost() == .floor)
  }

  @Test(
    "tells damage from a wrong passcode: no changed bit of a slot opens or is called wrong",
    arguments: [
      ("salt", "passcode"), ("wrapped_key", "passcode"), ("commitment", "passcode"),
      ("checksum", "passcode"), ("wrapped_key", "recovery"), ("commitment", "recovery"),
      ("checksum", "recovery"),
    ]
  )
  func everyBit(column: String, kind: String) throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create(.memory)
    let vault = creation.vault
    let secret = try passcode("123456")
    let whole = try vault.read {
      try #require(
        try Data.fetchOne($0, sql: "SELECT \(column) FROM slot WHERE kind = ?", arguments: [kind])
      )
    }
    let slot = try #require(Damage.Slot(rawValue: kind))
    for bit in 0..<whole.count * 8 {
      var changed = whole
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      try vault.write {
        try $0.execute(
          sql: "UPDATE slot SET \(column) = ? WHERE kind = ?",
          arguments: [changed, kind]
        )
      }
      #expect(throws: UnlockFailure.damaged(.slot(slot))) {
        switch slot {
        case .passcode: try vault.unlock(passcode: secret)
        case .recovery: try vault.unlock(recoveryKey: creation.recoveryKey)
        }
      }
    }
  }

  @Test(
    "tells damage where a field of the slot is another, missing or emptied",
    arguments: [
      "passcode_kind = 'digits4'", "passcode_kind = NULL", "salt = NULL", "salt = x''",
      "memory = 16777216", "memory = NULL", "passes = 2", "passes = NULL", "wrapped_key = x''",
      "commitment = x''", "checksum = x''",
    ]
  )
  func changedFields(change: String) throws {
    let vault = try VaultFixture().create(.memory).vault
    try vault.write { try $0.execute(sql: "UPDATE slot SET \(change) WHERE kind = 'passcode'") }
    #expect(throws: UnlockFailure.damaged(.slot(.passcode))) {
      try vault.unlock(passcode: passcode("123456"))
    }
    #expect(throws: VaultFailure.damaged(.slot(.passcode))) { try vault.passcodeKind() }
  }

  @Test("tells damage where a slot is gone; the other still opens")
  func missingSlot() throws {
    let creation = try VaultFixture().create(.memory)
    try creation.vault.write { try $0.execute(sql: "DELETE FROM slot WHERE kind = 'passcode'") }
    #expect(throws: UnlockFailure.damaged(.slot(.passcode))) {
      try creation.vault.unlock(passcode: passcode("123456"))
    }
    #expect(throws: Never.self) { try creation.vault.unlock(recoveryKey: creation.recoveryKey) }
  }

  @Test("goes by the slots it knows: one of another kind opens nothing, and stays as it is")
  func unknownSlot() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let mark = try creation.key.mark()
    try creation.vault.close()
    try fixture.tamper(
      """
      INSERT INTO slot SELECT 'fingerprint', passcode_kind, salt, memory, passes, wrapped_key,
        commitment, checksum, device FROM slot WHERE kind = 'passcode'
      """
    )
    let strange = try fixture.column("checksum", of: "fingerprint")
    let vault = try Vault.open(fixture.location)
    #expect(try vault.unlock(passcode: passcode("123456")).mark() == mark)
    #expect(throws: UnlockFailure.wrong) { try vault.unlock(passcode: passcode("654321")) }
    try vault.close()
    #expect(try fixture.column("checksum", of: "fingerprint") == strange)
  }

  @Test("tells damage where a slot of another vault was put in place")
  func strangeSlot() throws {
    let fixture = try VaultFixture()
    let other = try VaultFixture()
    try fixture.create().vault.close()
    try other.create().vault.close()
    for column in ["salt", "wrapped_key", "commitment", "checksum"] {
      let strange = try other.column(column, of: "passcode")
      try fixture.tamper("UPDATE slot SET \(column) = ? WHERE kind = 'passcode'", [strange])
    }
    let vault = try Vault.open(fixture.location)
    #expect(throws: UnlockFailure.damaged(.slot(.passcode))) {
      try vault.unlock(passcode: passcode("123456"))
    }
  }

  @Test(
    "refuses an absurd cost before any memory is asked for, even with the checksum made right",
    arguments: [(1 << 40, 3), (256 << 20, 1 << 40), (4096, 1), (-1, 3), (8 << 20, 0)]
  )
  func absurdCost(memory: Int, passes: Int) throws {
    let vault = try VaultFixture().create(.memory).vault
    try vault.forge(memory: memory, passes: passes)
    #expect(throws: UnlockFailure.damaged(.cost(memory: memory, passes: passes))) {
      try vault.unlock(passcode: passcode("123456"))
    }
    #expect(throws: VaultFailure.damaged(.cost(memory: memory, passes: passes))) {
      try vault.derivationCost()
    }
  }

  @Test("opens nothing where the cost was forged within reason")
  func forgedCost() throws {
    let vault = try VaultFixture().create(.memory).vault
    try vault.forge(memory: 8 << 20, passes: 2)
    #expect(throws: UnlockFailure.wrong) { try vault.unlock(passcode: passcode("123456")) }
  }

  @Test("tells damage where the vault's id was changed")
  func changedID() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    try fixture.tamper("UPDATE vault SET id = zeroblob(16)")
    let vault = try Vault.open(fixture.location)
    #expect(throws: UnlockFailure.damaged(.slot(.passcode))) {
      try vault.unlock(passcode: passcode("123456"))
    }
    try vault.close()
    try fixture.tamper("DELETE FROM vault")
    #expect(throws: VaultFailure.damaged(.header)) { try Vault.open(fixture.location) }
  }

  @Test("tells damage where the proof of the key was changed")
  func changedProof() throws {
    let vault = try VaultFixture().create(.memory).vault
    try vault.write { try $0.execute(sql: "UPDATE vault SET proof = zeroblob(32)") }
    #expect(throws: UnlockFailure.damaged(.header)) {
      try vault.unlock(passcode: passcode("123456"))
    }
  }
}

@Suite("Changing the passcode")
struct PasscodeChangeTests {
  @Test("makes the new one open and the old one wrong; the key and the recovery key stay")
  func change() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let old = try fixture.column("wrapped_key", of: "passcode")
    try creation.vault.changePasscode(
      to: passcode("a phrase"),
      kind: "passphrase",
      cost: tinyCost,
      under: creation.key
    )
    let leftovers = try fixture.file() + fixture.file("-wal")
    #expect(leftovers.range(of: old) == nil)
    try creation.vault.close()
    let vault = try Vault.open(fixture.location)
    #expect(try vault.passcodeKind() == "passphrase")
    #expect(throws: UnlockFailure.wrong) { try vault.unlock(passcode: passcode("123456")) }
    #expect(try vault.unlock(passcode: passcode("a phrase")).mark() == creation.key.mark())
    #expect(try vault.unlock(recoveryKey: creation.recoveryKey).mark() == creation.key.mark())
  }

  @Test("needs the vault's own key, and one that is not destroyed; nothing is written without")
  func needsTheKey() throws {
    let creation = try VaultFixture().create(.memory)
    let change = { (key: VaultKey) in
      try creation.vault.changePasscode(
        to: passcode("1"),
        kind: "digits4",
        cost: tinyCost,
        under: key
      )
    }
    let strange = try VaultKey(random: SystemRandom())
    #expect(throws: VaultFailure.wrongKey) { try change(strange) }
    creation.key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try change(creation.key) }
    #expect(throws: Never.self) { try creation.vault.unlock(passcode: passcode("123456")) }
  }
}

extension Vault {
  /// Rewrites the cost of the passcode slot, with a checksum that fits.
  fileprivate func forge(memory: Int, passes: Int) throws {
    try write { db in
      let slot = try Slot(.passcode, of: id, in: db)
      let forged = Slot(
        kind: slot.kind,
        passcodeKind: slot.passcodeKind,
        salt: slot.salt,
        memory: memory,
        passes: passes,
        device: slot.device,
        wrappedKey: slot.wrappedKey,
        commitment: slot.commitment
      )
      try forged.write(of: id, in: db)
    }
  }
}

import Foundation
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

  @Test("tells damage from a wrong passcode: no changed bit of the header opens or is called wrong")
  func everyBit() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    let whole = try fixture.file()
    let place = HeaderFile.placeBytes
    let used = try #require(whole[..<place].lastIndex { $0 != 0 })
    for bit in 0...used * 8 + 7 {
      var changed = whole
      for start in [0, place] { changed[start + bit / 8] ^= 1 << UInt8(bit % 8) }
      try fixture.put(changed)
      let isMark = bit / 8 < VaultHeader.mark.count
      #expect(throws: isMark ? VaultFailure.notAVault : .damaged(.header), "bit \(bit)") {
        try Vault.open(fixture.location)
      }
    }
  }

  @Test("goes by the other place of the header where one is damaged, which the next change mends")
  func damagedPlace() throws {
    let fixture = try VaultFixture()
    let creation = try fixture.create()
    let mark = try creation.key.mark()
    try creation.vault.close()
    let log = try fixture.file(VaultCopy.logEnding)
    let whole = try fixture.file()
    let place = HeaderFile.placeBytes
    for start in [0, place] {
      for offset in [0, 5, 17, 20, 24, 60, 400] {
        var changed = whole
        changed[start + offset] ^= 1
        try fixture.put(changed)
        try log.write(to: URL(fileURLWithPath: fixture.path + VaultCopy.logEnding))
        let vault = try Vault.open(fixture.location)
        #expect(try vault.unlock(recoveryKey: creation.recoveryKey).mark() == mark)
        try vault.setSettings(["idle": "\(offset)"], under: creation.key)
        try vault.close()
        let mended = try fixture.file()
        #expect(mended[..<place] == mended[place..<2 * place].reindexed)
        #expect(try fixture.header().settings == ["idle": "\(offset)"])
      }
    }
  }

  @Test(
    "tells damage for each byte of the sealed key, even where the header's checksum is made right",
    arguments: Damage.Slot.allCases
  )
  func forgedKey(kind: Damage.Slot) throws {
    let creation = try VaultFixture().create(.memory)
    let vault = creation.vault
    let secret = try passcode("123456")
    let whole = try vault.header.slot(kind).wrappedKey
    for index in whole.indices {
      try vault.changeHeader { header in
        header.forgeSlot(kind) {
          $0.wrappedKey = whole
          $0.wrappedKey[index] ^= 1 << UInt8(index % 8)
        }
      }
      #expect(throws: UnlockFailure.damaged(.slot(kind))) {
        switch kind {
        case .passcode: try vault.unlock(passcode: secret)
        case .recovery: try vault.unlock(recoveryKey: creation.recoveryKey)
        }
      }
    }
  }

  /// A field of the slot that is another or missing, with a checksum that fits, and what it leads to.
  struct Forgery: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var failure = UnlockFailure.damaged(.slot(.passcode))
    let change: @Sendable (inout SlotForging) -> Void
  }

  static let forgeries = [
    Forgery(testDescription: "another kind", failure: .wrong) { $0.passcodeKind = "digits4" },
    Forgery(testDescription: "no kind", failure: .wrong) { $0.passcodeKind = nil },
    Forgery(testDescription: "no salt") { $0.salt = nil },
    Forgery(testDescription: "an empty salt") { $0.salt = [] },
    Forgery(testDescription: "another salt", failure: .wrong) { $0.salt?[3] ^= 1 },
    Forgery(testDescription: "more memory", failure: .wrong) { $0.memory = 16 << 20 },
    Forgery(testDescription: "no memory") { $0.memory = nil },
    Forgery(testDescription: "another number of passes", failure: .wrong) { $0.passes = 2 },
    Forgery(testDescription: "no passes") { $0.passes = nil },
    Forgery(testDescription: "no sealed key") { $0.wrappedKey = [] },
    Forgery(testDescription: "another commitment", failure: .wrong) { $0.commitment[9] ^= 1 },
    Forgery(testDescription: "no commitment", failure: .wrong) { $0.commitment = [] },
  ]

  @Test(
    "opens nothing where a field of the slot is another, missing or emptied",
    arguments: forgeries
  )
  func changedFields(forgery: Forgery) throws {
    let vault = try VaultFixture().create(.memory).vault
    try vault.changeHeader { $0.forgeSlot(.passcode, forgery.change) }
    #expect(throws: forgery.failure) { try vault.unlock(passcode: passcode("123456")) }
  }

  @Test("tells damage where a slot is gone; the other still opens")
  func missingSlot() throws {
    let creation = try VaultFixture().create(.memory)
    try creation.vault.changeHeader { $0.slots.removeAll { $0.kind == .passcode } }
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
    let strange = AssociatedData(
      .text("fingerprint"),
      .none,
      .bytes([1, 2]),
      .none,
      .number(4),
      .none,
      .bytes([7]),
      .bytes([])
    ).bytes
    try fixture.forge { $0.strangeSlots = [strange] }
    let vault = try Vault.open(fixture.location)
    #expect(vault.status.damage == [])
    #expect(try vault.unlock(passcode: passcode("123456")).mark() == mark)
    #expect(throws: UnlockFailure.wrong) { try vault.unlock(passcode: passcode("654321")) }
    try vault.changePasscode(
      to: passcode("1"),
      kind: "digits4",
      cost: tinyCost,
      under: creation.key
    )
    try vault.close()
    #expect(try fixture.header().strangeSlots == [strange])
    #expect(try Vault.open(fixture.location).unlock(passcode: passcode("1")).mark() == mark)
  }

  @Test("opens nothing where a slot of another vault was put in place")
  func strangeSlot() throws {
    let fixture = try VaultFixture()
    let other = try VaultFixture()
    try fixture.create().vault.close()
    try other.create().vault.close()
    let strange = try other.header().slot(.passcode)
    try fixture.forge { $0.set(strange) }
    let vault = try Vault.open(fixture.location)
    #expect(throws: UnlockFailure.wrong) { try vault.unlock(passcode: passcode("123456")) }
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

  @Test("opens nothing where the vault's id was changed, with a checksum that fits")
  func changedID() throws {
    let fixture = try VaultFixture()
    try fixture.create().vault.close()
    try fixture.forge { header in
      let id = [UInt8](repeating: 0, count: VaultHeader.idBytes)
      header = VaultHeader(id: id, proof: header.proof, slots: header.slots)
    }
    let vault = try Vault.open(fixture.location)
    #expect(throws: UnlockFailure.wrong) { try vault.unlock(passcode: passcode("123456")) }
  }

  @Test("tells damage where the proof of the key was changed")
  func changedProof() throws {
    let vault = try VaultFixture().create(.memory).vault
    try vault.changeHeader { $0.proof = [UInt8](repeating: 0, count: 32) }
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
    let old = try fixture.wrappedKey(of: .passcode)
    try creation.vault.changePasscode(
      to: passcode("a phrase"),
      kind: "passphrase",
      cost: tinyCost,
      under: creation.key
    )
    let leftovers = try fixture.file() + fixture.file(VaultCopy.logEnding)
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
    try changeHeader { header in
      header.forgeSlot(.passcode) {
        $0.memory = memory
        $0.passes = passes
      }
    }
  }
}

extension Data {
  /// The same bytes, whose indices begin with 0.
  fileprivate var reindexed: Data { Data(self) }
}

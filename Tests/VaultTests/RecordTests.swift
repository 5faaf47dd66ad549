import Foundation
import Secrets
import Testing

@testable import Vault

@Suite("Sealed records")
struct RecordTests {
  private let cards = RecordFixture.cards

  @Test("are written, changed and deleted together in one transaction, and read back after closing")
  func roundTrip() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.vault.writeRecords(under: fixture.key) { records in
      try records.update(2, indexed: [5, nil], .plain([1, 2, 3]), in: cards)
      try records.delete(3, from: cards)
      try records.put(4, indexed: [nil, nil], .plain([]), in: cards)
      try records.put(9, indexed: [9, 9], .secret(SecretBytes([9])), in: cards)
      #expect(try records.highestID() == 9)
    }
    try fixture.vault.close()
    let vault = try Vault.open(fixture.files.location)
    try vault.readRecords(under: fixture.key) { records throws in
      var contents: [Int64: [UInt8]] = [:]
      #expect(try records.openAll(in: cards) { contents[$0.id] = Array($1) } == [])
      let content = RecordFixture.content
      #expect(contents == [1: content(1), 2: [1, 2, 3], 4: [], 5: content(5), 9: [9]])
      #expect(try records.open(2, in: cards) { header, _ in header.indexed } == [5, nil])
      #expect(try records.openSecret(9, in: cards) == SecretBytes([9]))
      #expect(try records.open(3, in: cards) { _, _ in true } == nil)
    }
    #expect(try vault.verify(under: fixture.key).damage == [])
  }

  @Test("have a highest id that stays when they are deleted, over transactions and a new key")
  func highestID() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.vault.writeRecords(under: fixture.key) { records in
      try records.insert(1 << 61, indexed: [1, 1], .plain([1]), into: cards)
      try records.delete(1 << 61, from: cards)
    }
    func highest(_ vault: Vault, _ key: VaultKey) throws -> Int64 {
      try vault.readRecords(under: key) { try $0.highestID() }
    }
    #expect(try highest(fixture.vault, fixture.key) == 1 << 61)
    let new = try fixture.vault.rekey(
      passcode: passcode("123456"),
      kind: "digits6",
      cost: tinyCost,
      at: 0,
      under: fixture.key
    ).key
    #expect(try highest(fixture.vault, new) == 1 << 61)
    #expect(try fixture.vault.verify(under: new).damage == [])
  }

  @Test("are found once they are written, wherever they were looked for in vain before")
  func lookups() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    try fixture.vault.writeRecords(under: fixture.key) { records in
      for id in [Int64(20), 12, 30, 6] {
        #expect(try !records.contains(id, in: cards))
        #expect(try records.header(of: id, in: cards) == nil)
        #expect(try records.open(id, in: cards) { _, _ in true } == nil)
        try records.insert(id, indexed: [1, 2], .plain([1]), into: cards)
        #expect(try records.contains(id, in: cards))
        #expect(try records.header(of: id, in: cards)?.indexed == [1, 2])
        #expect(try records.open(id, in: cards) { _, _ in true } == true)
      }
      try records.delete(30, from: cards)
      #expect(try !records.contains(30, in: cards))
      #expect(try records.contains(1, in: cards))
    }
  }

  @Test("are found by what stands clear, in order, without being opened")
  func order() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    try fixture.vault.writeRecords(under: fixture.key) {
      try $0.insert(6, indexed: [nil, 7], .plain([]), into: cards)
      try $0.insert(7, indexed: [1, 8], .plain([]), into: cards)
    }
    try fixture.vault.readRecords(under: fixture.key) { records throws in
      let due = RecordSelection(["deck": 7...7, "due": 0...998], order: ["due"])
      var found: [[Int64?]] = []
      try records.eachIndexed(of: cards, due) { found.append([$0, $1[0], $1[1]]) }
      #expect(found == [[5, 995, 7], [4, 996, 7], [3, 997, 7], [2, 998, 7]])
      #expect(try records.count(of: cards, due) == 4)
      #expect(try records.count(of: cards) == 7)
      let first = RecordSelection(order: ["deck", "due"], limit: 2)
      found = []
      try records.eachIndexed(of: cards, first) { found.append([$0, $1[0]]) }
      #expect(found == [[6, nil], [5, 995]])
    }
  }

  @Test("are all as before where a transaction does not come to its end")
  func rolledBack() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    let before = try fixture.counters()
    #expect(throws: VaultFailure.noRecord(table: "trial", id: 77)) {
      try fixture.vault.writeRecords(under: fixture.key) { records in
        try records.delete(1, from: cards)
        try records.update(77, indexed: [1, 1], .plain([]), in: cards)
      }
    }
    #expect(try fixture.cards().contents.count == 5)
    #expect(try fixture.counters() == before)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }

  @Test("say nothing to an onlooker, not even how long a short secret is")
  func unreadable() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.vault.writeRecords(under: fixture.key) { records in
      for digits in 0...19 {
        let number = try SecretBytes([UInt8](repeating: 52, count: digits))
        try records.insert(Int64(100 + digits), indexed: [nil, nil], .secret(number), into: cards)
      }
    }
    let content = RecordFixture.content(3)
    #expect(try fixture.held(3) == [RecordContent.Mark.plain.rawValue] + content)
    #expect(try Data(fixture.held(119)).range(of: Data("4444".utf8)) == nil)
    let log = try fixture.files.file(VaultCopy.logEnding)
    #expect((log.count - SealedFile.frames) % SealedFile.frame == 0)
    try fixture.vault.close()
    #expect(try fixture.files.file().count % SealedFile.page == 0)
    for canary in ["content of card", "4444", "record_trial"] {
      #expect(try (fixture.files.file() + log).range(of: Data(canary.utf8)) == nil)
    }
  }

  @Test("longer than a block come back whole", arguments: [251, 252, 253, 508, 509, 70_000])
  func long(count: Int) throws {
    let fixture = try RecordFixture()
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try fixture.vault.writeRecords(under: fixture.key) {
      try $0.insert(1, indexed: [0, 0], .plain(content), into: cards)
      try $0.insert(2, indexed: [0, 0], .secret(SecretBytes(content)), into: cards)
    }
    #expect(try fixture.cards().contents == [1: content, 2: content])
  }

  @Test(
    "can neither be read nor written once the key is destroyed (KeePassXC#639), or with another"
  )
  func needsTheKey() throws {
    let fixture = try RecordFixture()
    try fixture.fill()
    let strange = try VaultKey(random: SystemRandom())
    func attempt(_ key: VaultKey) -> [VaultFailure] {
      var failures: [VaultFailure] = []
      func note(_ body: () throws(VaultFailure) -> Void) {
        do throws(VaultFailure) { try body() } catch { failures.append(error) }
      }
      note { () throws(VaultFailure) in
        try fixture.vault.writeRecords(under: key) { try $0.delete(1, from: cards) }
      }
      note { () throws(VaultFailure) in
        _ = try fixture.vault.readRecords(under: key) { try $0.count(of: cards) }
      }
      note { () throws(VaultFailure) in _ = try fixture.vault.check(under: key) }
      return failures
    }
    #expect(attempt(strange) == [.wrongKey, .wrongKey, .wrongKey])
    let mark = try fixture.cards().contents
    fixture.key.destroy()
    let gone = VaultFailure.secret(.keyDestroyed)
    #expect(attempt(fixture.key) == [gone, gone, gone])
    #expect(mark.count == 5)
  }

  @Test(
    "raise the vault's generation with each transaction, so that an older copy of the file is told"
  )
  func generation() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.vault.flushJournal(under: fixture.key)
    let older = try SealedFile(of: fixture.files)
    let first = try #require(try fixture.vault.check(under: fixture.key).generation)
    try fixture.vault.writeRecords(under: fixture.key) { try $0.delete(1, from: cards) }
    try fixture.vault.setSettings(["a": "b"], under: fixture.key)
    try fixture.vault.writeRecords(under: fixture.key) { _ in }
    #expect(try fixture.vault.check(under: fixture.key).generation == first + 2)
    try fixture.vault.close()
    try older.put(in: fixture.files)
    let findings = try Vault.open(fixture.files.location).check(under: fixture.key)
    #expect(findings == VerificationReport(generation: first, damage: []))
  }
}

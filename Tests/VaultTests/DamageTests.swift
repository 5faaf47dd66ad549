import Foundation
import Secrets
import Testing

@testable import Vault

/// Case 47 of what a lock must survive: damage is named as such, and is never a wrong passcode
/// (KeePassXC#313) or silently nothing.
@Suite("Damage among records")
struct DamageTests {
  private static let table = Damage.records(table: "trial")

  /// A change to the files, the damage that verifying names, that which comparing the tags of pages
  /// names, and that which opening already names. Pages are counted from the last one, which is 0.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let verified: Set<Damage>
    var compared: Set<Damage> = []
    var checked: Set<Damage> = []
    let change: @Sendable (inout SealedFile, _ older: SealedFile) -> Void
  }

  private static let root = SealedFile.roots
  private static let log = Set([Damage.log])
  private static let file = Set([Damage.file])

  static let changes: [Change] = [
    Change(testDescription: "a bit of a page was flipped", verified: [.page(-2)]) { files, _ in
      files.database[SealedFile.place(of: files.pageCount - 2).lowerBound + 999] ^= 4
    },
    Change(
      testDescription: "a bit of a page's tag was flipped",
      verified: [.page(-2)],
      compared: [.page(-2)]
    ) { files, _ in files.database[SealedFile.place(of: files.pageCount - 2).upperBound - 1] ^= 4 },
    Change(
      testDescription: "a page was emptied",
      verified: [.page(-1)],
      compared: [.page(-1)]
    ) { files, _ in
      let last = files.pageCount
      let place = SealedFile.place(of: last - 1)
      files.database.replaceSubrange(place, with: Data(count: place.count))
    },
    Change(
      testDescription: "two pages were exchanged",
      verified: [.page(-2), .page(0)],
      compared: [.page(-2), .page(0)]
    ) { files, _ in
      let last = files.pageCount
      let places = [SealedFile.place(of: last - 2), SealedFile.place(of: last)]
      let pages = places.map { files.database[$0] }
      files.database.replaceSubrange(places[0], with: pages[1])
      files.database.replaceSubrange(places[1], with: pages[0])
    },
    Change(
      testDescription: "a page was copied over another",
      verified: [.page(0)],
      compared: [.page(0)]
    ) { files, _ in
      let last = files.pageCount
      let page = files.database[SealedFile.place(of: last - 2)]
      files.database.replaceSubrange(SealedFile.place(of: last), with: page)
    },
    Change(
      testDescription: "a page was put back as it once was",
      verified: [.page(-2)],
      compared: [.page(-2)]
    ) { files, older in
      let last = files.pageCount
      let place = SealedFile.place(of: last - 2)
      files.database.replaceSubrange(place, with: older.database[place])
    },
    Change(
      testDescription: "the last page was cut off",
      verified: [.page(0)],
      compared: [.page(0)]
    ) { files, _ in files.database = files.database.dropLast(SealedFile.page) },
    Change(
      testDescription: "both records of the root were changed",
      verified: file,
      compared: file,
      checked: file
    ) { files, _ in
      for place in 0...1 { files.database[root + place * SealedFile.page + 30] ^= 1 }
    },
    Change(
      testDescription: "the tags of pages were changed in both places",
      verified: file,
      compared: file,
      checked: file
    ) { files, _ in
      for place in 0...1 { files.database[SealedFile.tags + place * SealedFile.page + 60] ^= 1 }
    },
    Change(
      testDescription: "the tree was put back as it once was, with the pages",
      verified: log,
      compared: log,
      checked: log
    ) { files, older in files.database = older.database },
    Change(
      testDescription: "the log was put back as it once was",
      verified: log,
      compared: log,
      checked: log
    ) { files, older in files.log = older.log },
    Change(
      testDescription: "a bit of a frame in the log was flipped",
      verified: log,
      compared: log,
      checked: log
    ) { files, _ in files.log[SealedFile.frames + SealedFile.frame - 100] ^= 8 },
    Change(
      testDescription: "both records of the log were changed",
      verified: log,
      compared: log,
      checked: log
    ) { files, _ in for place in 0...1 { files.log[place * SealedFile.page + 30] ^= 1 } },
    Change(
      testDescription: "the log was emptied",
      verified: log,
      compared: log,
      checked: log
    ) { files, _ in files.log = Data() },
    Change(
      testDescription: "the log was cut",
      verified: log,
      compared: log,
      checked: log
    ) { files, _ in files.log = files.log.dropLast(SealedFile.frame) },
  ]

  /// A locked vault with pages that hold cards alone, and a change in its log that is not in them; with its
  /// files as they were, in the same state, before another change of each page.
  ///
  /// - Returns: the vault, and the number of its last page.
  private func damaged(_ change: Change) throws -> (fixture: RecordFixture, last: Int) {
    let fixture = try RecordFixture(onDisk: true)
    func write(_ content: UInt8) throws {
      try fixture.vault.writeRecords(under: fixture.key) { records in
        for id in 1...12 {
          let content = RecordContent.plain([UInt8](repeating: content, count: 3_000))
          try records.put(Int64(id), indexed: [0, 7], content, in: RecordFixture.cards)
        }
      }
      try fixture.vault.flushJournal(under: fixture.key)
      try fixture.vault.writeRecords(under: fixture.key) { records in
        try records.put(1, .plain([7]), in: RecordFixture.notes)
      }
    }
    try write(1)
    let older = try SealedFile(of: fixture.files)
    try write(2)
    try fixture.closeLocked()
    var files = try SealedFile(of: fixture.files)
    let last = files.pageCount
    change.change(&files, older)
    try files.put(in: fixture.files)
    return (fixture, last)
  }

  @Test("is named by page where one is to blame, and what can be read is right", arguments: changes)
  func named(change: Change) throws {
    let (fixture, last) = try damaged(change)
    func counted(_ damage: Set<Damage>) -> Set<Damage> {
      Set(damage.map { if case .page(let number) = $0 { .page(last + number) } else { $0 } })
    }
    let vault = try Vault.open(fixture.files.location)
    #expect(throws: Never.self) { try vault.unlock(passcode: passcode("123456")) }
    #expect(Set(try vault.check(under: fixture.key).damage) == change.checked)
    #expect(Set(try vault.comparePages(under: fixture.key).damage) == counted(change.compared))
    #expect(Set(try vault.verifyPages(under: fixture.key).damage) == counted(change.verified))
    #expect(
      Set(try vault.verify(under: fixture.key).damage).isSuperset(of: counted(change.verified))
    )
    guard change.checked.isEmpty else { return }
    var contents: [Int64: [UInt8]] = [:]
    let damage = try vault.readRecords(under: fixture.key) { records in
      try records.openAll(in: RecordFixture.cards) { contents[$0.id] = Array($1) }
    }
    #expect(damage == [Self.table])
    #expect(!contents.isEmpty && contents.count < 12)
    #expect(contents.values.allSatisfy { $0 == [UInt8](repeating: 2, count: 3_000) })
    // Nothing is half written where the damage is met within, and what lies on whole pages is.
    #expect(throws: VaultFailure.self) {
      try vault.writeRecords(under: fixture.key) { records in
        try records.put(1, .plain([9]), in: RecordFixture.notes)
        _ = try records.openAll(in: RecordFixture.cards) { _, _ in }
        try records.put(2, .plain([9]), in: RecordFixture.notes)
      }
    }
    let notes = { (records: RecordReader) in
      try (1...2).map { try records.open($0, in: RecordFixture.notes) { Array($1) } }
    }
    #expect(try vault.readRecords(under: fixture.key, notes) == [[7], nil])
    try vault.writeRecords(under: fixture.key) { records in
      try records.put(1, .plain([8]), in: RecordFixture.notes)
    }
    #expect(try vault.readRecords(under: fixture.key, notes) == [[8], nil])
  }

  @Test("of one record of the root or one place of tags is mended by itself")
  func onePlace() throws {
    for offset in [SealedFile.roots + 30, SealedFile.tags + 60] {
      for place in 0...1 {
        let change = Change(testDescription: "", verified: []) { files, _ in
          files.database[offset + place * SealedFile.page] ^= 1
        }
        let fixture = try damaged(change).fixture
        let vault = try Vault.open(fixture.files.location)
        let damage = Set(try vault.verify(under: fixture.key).damage)
        // The newer of the two is needed, as the log goes with it.
        #expect(damage.isEmpty || damage == [.file])
        guard damage.isEmpty else { continue }
        #expect(try vault.recordCounts(under: fixture.key)["trial"] == 12)
      }
    }
  }

  @Test("of the structure of the database is told, and that of a slot that is gone")
  func structure() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill()
    try fixture.change(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET rootpage = (
        SELECT rootpage FROM sqlite_schema WHERE name = 'record_aside'
      ) WHERE name = 'trial_due';
      """
    )
    try fixture.vault.close()
    let vault = try Vault.open(fixture.files.location)
    #expect(try vault.verify(under: fixture.key).damage.contains(.file))
    try vault.changeHeader { $0.slots.removeAll { $0.kind == .recovery } }
    #expect(try vault.check(under: fixture.key).damage == [.slot(.recovery)])
  }

  @Test("is found while the vault is in use, by a look that ends with the lock")
  func aside() throws {
    let fixture = try RecordFixture(onDisk: true)
    try fixture.fill(300)
    try fixture.vault.flushJournal(under: fixture.key)
    let (vault, key) = (fixture.vault, fixture.key)
    #expect(try vault.comparePages(under: key).damage == [])
    #expect(try vault.verifyPages(under: key).damage == [])
    let page = try SealedFile(of: fixture.files).pageCount
    let place = SealedFile.place(of: page)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: fixture.files.path))
    try file.seek(toOffset: UInt64(place.upperBound - 3))
    try file.write(contentsOf: [1, 2, 3])
    #expect(try vault.check(under: key).damage == [])
    #expect(try vault.comparePages(under: key).damage == [.page(page)])
    #expect(try vault.verifyPages(under: key).damage == [.page(page)])
    key.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try vault.comparePages(under: key) }
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try vault.verifyPages(under: key) }
  }
}

import Flashcards
import Foundation
import Secrets
import Store
import Testing

@testable import Vault

/// Somebody without the key changes pages of the file in which the undo log lies: of single records
/// there is nothing to be changed.
@Suite("An undo log in pages that were changed")
struct UndoPageTests {
  private let files: StoredFiles
  private let first: StudyFixture

  init() throws {
    files = try StoredFiles()
    first = try StudyFixture(at: files.location)
    try first.fill()
  }

  /// So many operations that they take several pages.
  private static let steps = Int64(1)...150

  private func fillLog() throws {
    for step in Self.steps { try first.flag(100 * (1 + step % 3), UInt8(1 + step % 7), step) }
  }

  private func ids(_ table: String, in fixture: StudyFixture) throws -> [Int64] {
    try fixture.vault.read(under: fixture.key) {
      try $0.integers("SELECT id FROM record_\(table) ORDER BY id")
    }
  }

  /// The pages that have the beginning of a record.
  private func pages(with id: Int64, of table: String, in fixture: StudyFixture) throws -> [Int] {
    let contents = try fixture.vault.contents(under: fixture.key)
    let content = try #require(contents[RecordPlace(table: table, id: id)])
    let pages = try fixture.vault.pages(with: content, under: fixture.key)
    #expect(!pages.isEmpty)
    return pages
  }

  /// Closes the vault with everything in its pages, and opens it after an attack on them.
  private func reopened(_ fixture: StudyFixture, _ attack: () throws -> Void) throws -> StudyFixture
  {
    try fixture.vault.flushJournal(under: fixture.key)
    try fixture.vault.close()
    try attack()
    return StudyFixture(vault: try Vault.open(files.location), key: fixture.key)
  }

  /// Expects that a step is refused for one of these pages, and that nothing of it is done.
  private func expectRefusal(
    of direction: UndoDirection,
    _ id: Int64,
    in fixture: StudyFixture,
    for pages: some Collection<Int>
  ) throws {
    let before = try fixture.contents()
    let wallet = try fixture.wallet.summaries(under: fixture.key).entries
    #expect {
      try fixture.log.step(direction, id, under: fixture.key)
    } throws: { error in
      switch error {
      case VaultFailure.damaged(.page(let page)): pages.contains(page)
      case VaultFailure.damaged(.records(let table)): table.hasPrefix("undo")
      default: false
      }
    }
    #expect(try fixture.contents() == before)
    #expect(try fixture.wallet.summaries(under: fixture.key).entries == wallet)
  }

  private func expectTold(_ pages: some Sequence<Int>, in fixture: StudyFixture) throws {
    let damage = Set(pages.map(Damage.page))
    #expect(try Set(fixture.vault.verifyPages(under: fixture.key).damage) == damage)
    #expect(try Set(fixture.vault.verify(under: fixture.key).damage).isSuperset(of: damage))
  }

  @Test("is told, and neither entries of other pages nor anything else suffers")
  func flipped() throws {
    try fillLog()
    let before = try first.contents()
    let all = try first.log.entries(under: first.key).entries
    let damaged = try ids("undo", in: first)[75]
    let pages = try self.pages(with: damaged, of: "undo", in: first)
    let fixture = try reopened(first) { try files.flip(pages) }
    let key = fixture.key
    try expectTold(pages, in: fixture)
    #expect(try fixture.contents() == before)
    let found = try fixture.log.entries(under: key)
    #expect(found.damaged > 0 && !found.entries.isEmpty)
    let left = Set(found.entries.map(\.id))
    #expect(!left.contains(damaged))
    #expect(found.entries == all.filter { left.contains($0.id) })
    try expectRefusal(of: .undo, damaged, in: fixture, for: pages)
    // What came after it is undone and redone, and the log goes on.
    try fixture.undoLast()
    try fixture.undoLast()
    #expect(try fixture.contents() != before)
    try fixture.undoLast(.redo)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == before)
    try fixture.flag(100, 5, 200)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try expectTold(pages, in: fixture)
  }

  @Test("is told where something is deleted for good, of which nothing is done then")
  func deletion() throws {
    try fillLog()
    let before = try first.contents()
    let damaged = try ids("undo", in: first)[75]
    let pages = try self.pages(with: damaged, of: "undo", in: first)
    let fixture = try reopened(first) { try files.flip(pages) }
    let entries = try fixture.log.entries(under: fixture.key).entries
    var removal = ChangeSet()
    removal.removedNotes = [NoteID(rawValue: 10)]
    #expect(throws: VaultFailure.damaged(.page(pages[0]))) {
      try fixture.log.deleteForGood(removal, under: fixture.key)
    }
    #expect(try fixture.contents() == before)
    #expect(try fixture.log.entries(under: fixture.key).entries == entries)
  }

  @Test("leaves no half of a change that went on after it met one of them")
  func halfChange() throws {
    try fillLog()
    let damaged = try ids("undo", in: first)[75]
    let pages = try self.pages(with: damaged, of: "undo", in: first)
    let fixture = try reopened(first) { try files.flip(pages) }
    let decks = RecordTable("deck")
    #expect(throws: VaultFailure.damaged(.page(pages[0]))) {
      try fixture.vault.writeRecords(under: fixture.key) { records in
        try records.put(1_001, .plain([1]), in: decks)
        let damage = try records.openAll(in: RecordTable("undo", indexed: ["undone"])) { _, _ in }
        #expect(damage == [.records(table: "undo")])
        try records.put(1_002, .plain([1]), in: decks)
      }
    }
    #expect(try ids("deck", in: fixture) == [1, 2, 3])
  }

  @Test("names pages of entries that were exchanged, and undoes neither")
  func exchanged() throws {
    try fillLog()
    let before = try first.contents()
    let entries = try ids("undo", in: first)
    let chosen = [entries[40], entries[110]]
    let pages = try chosen.flatMap { try self.pages(with: $0, of: "undo", in: first) }
    #expect(Set(pages).count == 2)
    let fixture = try reopened(first) { try files.exchange(pages[0], pages[1]) }
    try expectTold(pages, in: fixture)
    #expect(try fixture.log.entries(under: fixture.key).damaged > 0)
    for id in chosen { try expectRefusal(of: .undo, id, in: fixture, for: pages) }
    #expect(try fixture.contents() == before)
  }

  @Test(
    "names the pages where entries were put back as they were, or are gone",
    arguments: [true, false]
  )
  func putBack(asTheyWere: Bool) throws {
    try first.flag(100, 3, 1)
    let id = try #require(try ids("undo", in: first).first)
    let pages = try self.pages(with: id, of: "undo", in: first)
    var older = files
    let next = try reopened(first) { older = try files.copy() }
    try next.undoLast()
    let fixture = try reopened(next) {
      if asTheyWere {
        try files.putBack(pages, from: older)
      } else {
        try files.change(pages) { $1 = Data(count: $1.count) }
      }
    }
    let key = fixture.key
    try expectTold(pages, in: fixture)
    #expect(try Set(fixture.vault.comparePages(under: key).damage) == Set(pages.map(Damage.page)))
    #expect(try fixture.log.entries(under: key).entries.isEmpty)
    #expect(try fixture.log.entries(under: key).damaged > 0)
    for direction in [UndoDirection.undo, .redo] {
      try expectRefusal(of: direction, id, in: fixture, for: pages)
    }
    // No operation could be undone, and none is half done.
    let before = try fixture.contents()
    #expect {
      try fixture.flag(100, 4, 2)
    } throws: { error in
      guard case VaultFailure.damaged(.page(let page)) = error else { return false }
      return pages.contains(page)
    }
    #expect(try fixture.contents() == before)
  }

  @Test(
    "is told where a part lies in them, and the whole entry is left alone",
    arguments: [0, 1, 2]
  )
  func part(index: Int) throws {
    try first.takeIn()
    try first.flag(100, 3, 5)
    let before = try first.contents()
    let entries = try ids("undo", in: first)
    let parts = try first.vault.read(under: first.key) {
      try $0.integers("SELECT id FROM record_undo_part WHERE entry = ? ORDER BY id", entries[1])
    }
    #expect(parts.count >= 3)
    let pages = try self.pages(with: parts[index], of: "undo_part", in: first)
    let fixture = try reopened(first) { try files.flip(pages) }
    try expectTold(pages, in: fixture)
    try expectRefusal(of: .undo, entries[1], in: fixture, for: pages)
    // What came after it is undone and redone.
    try fixture.undoLast()
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == before)
    // One before it, on which it depends, can't be undone without looking at it.
    try expectRefusal(of: .undo, entries[0], in: fixture, for: pages)
  }

  @Test("is no half of an entry where pages of parts were put back as they were")
  func parts() throws {
    try first.takeIn()
    let entries = try ids("undo", in: first)
    func partPages(_ fixture: StudyFixture) throws -> Set<Int> {
      Set(
        try ids("undo_part", in: fixture).flatMap {
          try pages(with: $0, of: "undo_part", in: fixture)
        }
      )
    }
    let before = try partPages(first)
    var older = files
    let next = try reopened(first) { older = try files.copy() }
    try next.undoLast()
    try next.undoLast(.redo)
    let fixture = try reopened(next) { try files.putBack(before, from: older) }
    let damage = Set(try fixture.vault.verifyPages(under: fixture.key).damage)
    #expect(!damage.isEmpty && damage.isSubset(of: before.map(Damage.page)))
    try expectRefusal(of: .undo, entries[1], in: fixture, for: before)
  }
}

import Flashcards
import Foundation
import GRDB
import PaymentCards
import Secrets
import Testing
import Undo

@testable import Store
@testable import Vault

/// Somebody changes the undo log in the vault's file.
@Suite("An undo log that was damaged")
struct UndoDamageTests {
  private let fixture: StudyFixture
  private var vault: Vault { fixture.vault }
  private var key: VaultKey { fixture.key }
  private var log: UndoStore { fixture.log }
  private let time = Timestamp(milliseconds: StudyFixture.start)

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  // MARK: What is in it

  /// An import of many notes, whose undo record has several parts.
  private func takeIn() throws {
    var edited = ChangeSet()
    edited.notes = try (Int64(1_000)..<1_200).map { try fixture.note($0) }
    edited.cards = edited.notes.map { fixture.card($0.id.rawValue * 10, of: $0.id.rawValue, in: 1) }
    try fixture.store.apply(edited, under: key)
    let words = String(repeating: "other words ", count: 60)
    edited.cards = []
    edited.notes = try (Int64(1_000)..<1_200).map { try fixture.note($0, words) }
    try fixture.store.apply(edited, as: .init(.importing, "again"), at: moment(1), under: key)
    edited.notes = try (Int64(1_000)..<1_200).map { try fixture.note($0, "third \(words)") }
    try fixture.store.apply(edited, as: .init(.importing, "third"), at: moment(2), under: key)
  }

  private func moment(_ step: Int64) -> Timestamp { time.advanced(byMilliseconds: step) }

  private func flag(_ card: Int64, _ flag: UInt8, _ step: Int64) throws {
    let cards = try fixture.contents().collection.cards
    var change = ChangeSet()
    change.cards = cards.filter { $0.id.rawValue == card }
    change.cards[0].flag = flag
    try fixture.store.apply(change, as: .init(.flag, "\(flag)"), at: moment(step), under: key)
  }

  private func ids(_ table: String) throws -> [Int64] {
    try vault.read { try Int64.fetchAll($0, sql: "SELECT id FROM record_\(table) ORDER BY id") }
  }

  private func rows(_ table: String) throws -> [Row] {
    try vault.read { try Row.fetchAll($0, sql: "SELECT * FROM record_\(table) ORDER BY id") }
  }

  private func putBack(_ rows: [Row], _ table: String) throws {
    for row in rows {
      let marks = [String](repeating: "?", count: row.count).joined(separator: ", ")
      try vault.tamper(
        "REPLACE INTO record_\(table) VALUES (\(marks))",
        StatementArguments(row.databaseValues)
      )
    }
  }

  /// Flips a bit of a box.
  private func flip(_ table: String, _ id: Int64, at byte: Int) throws {
    let box = try #require(try vault.boxes()[BoxPlace(table: table, id: id)])
    var changed = box
    changed[changed.startIndex + byte % changed.count] ^= 0x10
    try vault.tamper("UPDATE record_\(table) SET box = ? WHERE id = ?", [changed, id])
  }

  private func expectDamage(_ direction: UndoDirection, _ id: Int64) {
    #expect {
      try log.step(direction, id, under: key)
    } throws: { error in
      guard case VaultFailure.damaged(let damage) = error else { return false }
      switch damage {
      case .record(let table, _), .records(let table): return table.hasPrefix("undo")
      default: return false
      }
    }
  }

  // MARK: Entries

  @Test(
    "is told, and neither other entries nor anything else suffers",
    arguments: [0, 24, 150, -1]
  )
  func entry(byte: Int) throws {
    for step in Int64(1)...3 { try flag(step * 100, 3, step) }
    let before = try fixture.contents()
    let damaged = try ids("undo")[1]
    try flip("undo", damaged, at: byte < 0 ? 255 : byte)
    let told = Damage.record(table: "undo", id: damaged)
    #expect(try vault.verify(under: key).damage == [told])
    let found = try log.entries(under: key)
    #expect(found.damaged == 1 && found.entries.count == 2)
    expectDamage(.undo, damaged)
    #expect(try fixture.contents() == before)
    // What came after it and before it is undone and redone, and the log goes on.
    try fixture.undoLast()
    try fixture.undoLast()
    #expect(try fixture.contents().collection.cards.map(\.flag) == [0, 3, 0])
    try fixture.undoLast(.redo)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == before)
    try flag(100, 5, 4)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    #expect(try vault.verify(under: key).damage == [told])
    // It can be deleted, by itself and with its time.
    try log.forget(damaged, under: key)
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test("goes on where an entry says that it was undone and was not", arguments: [1, nil])
  func undoneColumn(undone: Int?) throws {
    try flag(100, 3, 1)
    try flag(200, 4, 2)
    if undone == nil { try fixture.undoLast() }
    let id = try #require(try ids("undo").last)
    try vault.tamper("UPDATE record_undo SET undone = ? WHERE id = ?", [undone, id])
    let before = try fixture.contents()
    #expect(try vault.verify(under: key).damage == [.record(table: "undo", id: id)])
    #expect(try log.next(.redo, in: .everything, under: key) == nil)
    #expect(try log.next(.undo, in: .everything, under: key)?.operation.name == "3")
    #expect(try fixture.contents() == before)
    try flag(300, 5, 3)
    #expect(try fixture.contents().collection.cards.last?.flag == 5)
  }

  @Test("names entries that were exchanged, and undoes neither")
  func exchanged() throws {
    try flag(100, 3, 1)
    try flag(200, 4, 2)
    let before = try fixture.contents()
    let ids = try ids("undo")
    let boxes = try vault.boxes()
    for (id, other) in [(ids[0], ids[1]), (ids[1], ids[0])] {
      let box = try #require(boxes[BoxPlace(table: "undo", id: other)])
      try vault.tamper("UPDATE record_undo SET box = ? WHERE id = ?", [box, id])
    }
    #expect(
      try vault.verify(under: key).damage == ids.map { .record(table: "undo", id: $0) }
    )
    #expect(try log.entries(under: key).damaged == 2)
    for id in ids { expectDamage(.undo, id) }
    #expect(try fixture.contents() == before)
  }

  @Test("names the table where an entry was deleted or put back as it was")
  func putBack() throws {
    try flag(100, 3, 1)
    let old = try rows("undo")
    try fixture.undoLast()
    try putBack(old, "undo")
    #expect(try vault.verifySums(under: key).damage == [.records(table: "undo")])
    try vault.tamper("DELETE FROM record_undo")
    #expect(try vault.check(under: key).damage == [.records(table: "undo")])
    #expect(try log.next(.undo, in: .everything, under: key) == nil)
    try flag(100, 4, 2)
    try fixture.undoLast()
    #expect(try fixture.contents().collection.cards.first?.flag == 0)
  }

  // MARK: Parts

  @Test("is told where it has parts, and the whole entry is left alone", arguments: [0, 1, 2])
  func part(index: Int) throws {
    try takeIn()
    try flag(100, 3, 5)
    let before = try fixture.contents()
    let entries = try ids("undo")
    let parts = try rows("undo_part").filter { $0["entry"] == entries[1] }
    #expect(parts.count >= 3)
    try flip("undo_part", parts[index]["id"], at: 40_000)
    expectDamage(.undo, entries[1])
    #expect(try fixture.contents() == before)
    // Others can be taken back, also one before it, on which it depends.
    try fixture.undoLast()
    guard case .done = try log.step(.undo, entries[0], under: key) else {
      Issue.record("not undone")
      return
    }
    try fixture.undoLast(.redo)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == before)
    try log.forget(entries[1], under: key)
    #expect(try vault.verify(under: key).damage == [])
  }

  @Test("is no half of it where a part is gone, was put back, or belongs to another entry")
  func parts() throws {
    try takeIn()
    let entries = try ids("undo")
    let old = try rows("undo_part")
    let last = try #require(old.last)
    let id: Int64 = last["id"]
    func expectWhole(_ direction: UndoDirection) throws {
      let before = try fixture.contents()
      expectDamage(direction, entries[1])
      #expect(try fixture.contents() == before)
      #expect(try !vault.verify(under: key).damage.isEmpty)
    }
    try vault.tamper("DELETE FROM record_undo_part WHERE id = ?", [id])
    try expectWhole(.undo)
    try putBack([last], "undo_part")
    #expect(try vault.verify(under: key).damage == [])
    try vault.tamper("UPDATE record_undo_part SET entry = ? WHERE id = ?", [entries[0], id])
    try expectWhole(.undo)
    try vault.tamper("UPDATE record_undo_part SET entry = NULL WHERE id = ?", [id])
    try expectWhole(.undo)
    try putBack([last], "undo_part")
    // Undone and redone, it has other parts than before, which do not mix.
    try fixture.undoLast()
    try putBack(old, "undo_part")
    try expectWhole(.redo)
    try vault.tamper("DELETE FROM record_undo_part WHERE id = ?", [id])
    try expectWhole(.redo)
  }

  @Test("keeps a short entry to be undone where another one lacks a part")
  func shortEntry() throws {
    try takeIn()
    try flag(100, 3, 5)
    try vault.tamper("DELETE FROM record_undo_part")
    try fixture.undoLast()
    #expect(try fixture.contents().collection.cards.first?.flag == 0)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents().collection.cards.first?.flag == 3)
  }

  // MARK: What came later

  @Test("keeps a deck that was added later used by an operation that can't be read")
  func laterUse() throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(9, "Birds")]
    try fixture.store.apply(change, as: .init(.deckAddition, "Birds"), at: moment(1), under: key)
    change = ChangeSet()
    change.notes = [try fixture.note(90, "owl")]
    change.cards = [fixture.card(900, of: 90, in: 9)]
    try fixture.store.apply(change, as: .init(.add, "owl"), at: moment(2), under: key)
    let before = try fixture.contents()
    try flip("undo", try #require(try ids("undo").last), at: 100)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == before)
  }

  @Test("keeps nothing from being deleted for good, and nothing of it")
  func deletion() throws {
    try takeIn()
    let id = try fixture.wallet.save(
      StudyFixture.paymentCard("Zyxwv"),
      at: moment(5),
      under: key
    ).id
    try fixture.wallet.save(
      StudyFixture.paymentCard("Zyxwv", "5105105105105100"),
      replacing: id,
      at: moment(6),
      under: key
    )
    let entries = try ids("undo")
    let secret = try #require(try rows("undo_part").last)
    let part: Int64 = secret["id"]
    // The old number is in a part that belongs to no entry, or to another one.
    for entry in [nil, 7, entries[0]] {
      try vault.tamper("UPDATE record_undo_part SET entry = ? WHERE id = ?", [entry, part])
      try vault.write { db in
        try db.inSavepoint {
          let records = try RecordWriter(db, of: vault.id, under: key, random: SystemRandom())
          var objects = ForgottenObjects()
          objects.paymentCards = [id]
          try records.forget(objects)
          #expect(try !records.contains(part, in: .undoPart))
          return .rollback
        }
      }
    }
    try putBack([secret], "undo_part")
    try flip("undo_part", part, at: 30)
    try flip("undo", entries[0], at: 30)
    try log.deleteForGood(paymentCards: [id], under: key)
    #expect(try vault.verify(under: key).damage == [])
    #expect(try log.entries(under: key).entries.map(\.operation.name) == ["third"])
    try fixture.undoLast()
  }
}

import Flashcards
import Foundation
import PaymentCards
import Secrets
import Testing

@testable import Store
@testable import Vault

/// The undo log has content that means nothing, or lacks a part; `UndoPageTests` has what somebody
/// without the key can do.
@Suite("An undo log that was damaged")
struct UndoDamageTests {
  private let fixture: StudyFixture
  private var vault: Vault { fixture.vault }
  private var key: VaultKey { fixture.key }
  private var log: UndoStore { fixture.log }

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  // MARK: What is in it

  private func ids(_ table: String, _ conditions: String = "") throws -> [Int64] {
    try vault.read(under: key) {
      try $0.integers("SELECT id FROM record_\(table) \(conditions) ORDER BY id")
    }
  }

  /// Keeps the rows of the parts as they are, to be put back.
  private func keepParts() throws {
    try vault.tamper("DROP TABLE IF EXISTS temp.kept", under: key)
    try vault.tamper("CREATE TEMP TABLE kept AS SELECT * FROM record_undo_part", under: key)
  }

  private func putBackParts(_ conditions: String = "") throws {
    try vault.tamper(
      "REPLACE INTO record_undo_part SELECT * FROM temp.kept \(conditions)",
      under: key
    )
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
    arguments: SpoiledContent.allCases
  )
  func entry(content: SpoiledContent) throws {
    for step in Int64(1)...3 { try fixture.flag(step * 100, 3, step) }
    let before = try fixture.contents()
    let damaged = try ids("undo")[1]
    try vault.spoil("undo WHERE id = \(damaged)", content, under: key)
    let told = content.hasNoMark ? [Damage.record(table: "undo", id: damaged)] : []
    #expect(try vault.verify(under: key).damage == told)
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
    try fixture.flag(100, 5, 4)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    #expect(try vault.verify(under: key).damage == told)
    // It can be deleted, by itself and with its time.
    try log.forget(damaged, under: key)
    #expect(try vault.verify(under: key).damage == [])
    #expect(try log.entries(under: key).damaged == 0)
  }

  @Test("goes on where an entry lost its content")
  func goesOn() throws {
    try fixture.flag(100, 3, 1)
    try fixture.flag(200, 4, 2)
    let id = try #require(try ids("undo").last)
    try vault.spoil("undo WHERE id = \(id)", .unknownMark, under: key)
    let before = try fixture.contents()
    #expect(try log.next(.redo, in: .everything, under: key) == nil)
    #expect(try log.next(.undo, in: .everything, under: key)?.operation.name == "3")
    #expect(try fixture.contents() == before)
    try fixture.flag(300, 5, 3)
    #expect(try fixture.contents().collection.cards.last?.flag == 5)
  }

  // MARK: Parts

  @Test(
    "is told where it has parts, and the whole entry is left alone",
    arguments: [0, 1, 2],
    SpoiledContent.allCases
  )
  func part(index: Int, content: SpoiledContent) throws {
    try fixture.takeIn()
    try fixture.flag(100, 3, 5)
    let before = try fixture.contents()
    let entries = try ids("undo")
    let parts = try ids("undo_part", "WHERE entry = \(entries[1])")
    #expect(parts.count >= 3)
    try vault.spoil("undo_part WHERE id = \(parts[index])", content, under: key)
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

  @Test("is no mixture with parts that it had before it was undone")
  func parts() throws {
    try fixture.takeIn()
    let entries = try ids("undo")
    let id = try #require(try ids("undo_part").last)
    try keepParts()
    func expectWhole(_ direction: UndoDirection) throws {
      let before = try fixture.contents()
      expectDamage(direction, entries[1])
      #expect(try fixture.contents() == before)
    }
    try fixture.undoLast()
    try putBackParts()
    try expectWhole(.redo)
    try vault.tamper("DELETE FROM record_undo_part WHERE id = ?", id, under: key)
    try expectWhole(.redo)
  }

  @Test("keeps a short entry to be undone where another one lacks its parts")
  func shortEntry() throws {
    try fixture.takeIn()
    try fixture.flag(100, 3, 5)
    try vault.tamper("DELETE FROM record_undo_part", under: key)
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
    try fixture.store.apply(
      change,
      as: .init(.deckAddition, "Birds"),
      at: fixture.moment(1),
      under: key
    )
    change = ChangeSet()
    change.notes = [try fixture.note(90, "owl")]
    change.cards = [fixture.card(900, of: 90, in: 9)]
    try fixture.store.apply(change, as: .init(.add, "owl"), at: fixture.moment(2), under: key)
    let before = try fixture.contents()
    let last = try #require(try ids("undo").last)
    try vault.spoil("undo WHERE id = \(last)", .zeros, under: key)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents() == before)
  }

  @Test("keeps nothing from being deleted for good, and nothing of it")
  func deletion() throws {
    try fixture.takeIn()
    let id = try fixture.wallet.save(
      StudyFixture.paymentCard("Zyxwv"),
      at: fixture.moment(5),
      under: key
    ).id
    try fixture.wallet.save(
      StudyFixture.paymentCard("Zyxwv", "5105105105105100"),
      replacing: id,
      at: fixture.moment(6),
      under: key
    )
    let entries = try ids("undo")
    let part = try #require(try ids("undo_part").last)
    try keepParts()
    // The old number is in a part that belongs to no entry, or to another one.
    for entry in [nil, 7, entries[0]] {
      try vault.tamper(
        "UPDATE record_undo_part SET entry = ? WHERE id = ?",
        entry,
        part,
        under: key
      )
      try vault.write(under: key) { db in
        try db.execute("SAVEPOINT trial")
        let records = try RecordWriter(db, vault.header, under: key, random: SystemRandom())
        var objects = ForgottenObjects()
        objects.paymentCards = [id]
        try records.forget(objects)
        #expect(try !records.contains(part, in: .undoPart))
        try db.execute("ROLLBACK TO trial; RELEASE trial")
      }
    }
    try putBackParts("WHERE id = \(part)")
    try vault.spoil("undo_part WHERE id = \(part)", .zeros, under: key)
    try vault.spoil("undo WHERE id = \(entries[0])", .zeros, under: key)
    try log.deleteForGood(paymentCards: [id], under: key)
    #expect(try vault.verify(under: key).damage == [])
    #expect(try log.entries(under: key).entries.map(\.operation.name) == ["third"])
    try fixture.undoLast()
  }
}

import Flashcards
import Secrets
import Testing

@testable import Store
@testable import Vault

@Suite("Easy dates in a vault")
struct EasyDatesStoreTests {
  private let fixture: StudyFixture
  private let today = StudyFixture.today

  init() throws { fixture = try .learned() }

  /// The easy dates of decks, by their names.
  private func dates() throws -> [String: Set<StudyDay>] {
    Dictionary(
      uniqueKeysWithValues: try fixture.contents().collection.decks.map {
        ("\($0.name)", $0.easyDates)
      }
    )
  }

  private var holiday: LoadTool { .holiday(today + 3...today + 5, .both, spread: 4) }

  @Test("stay with the deck and those within it, in the step that moved the cards")
  func step() throws {
    let before = try fixture.contents()
    let change = try fixture.moveDays(holiday)
    #expect(!change.written.cards.isEmpty && change.written.decks.count == 2)
    let kept = Set(today + 3...today + 5)
    #expect(try dates() == ["A": kept, "A::B": kept, "C": []])
    let after = try fixture.contents()
    #expect(after.collection.decks.map(\.options) == before.collection.decks.map(\.options))
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents().collection == after.collection)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }

  @Test("are kept where no card moves, and forgotten, each in a step; what changes nothing is none")
  func forgotten() throws {
    let before = try fixture.contents()
    try fixture.moveDays(.easyDates([today + 400], beyond: true), of: 3)
    #expect(try dates() == ["A": [], "A::B": [], "C": [today + 400]])
    #expect(try fixture.moveDays(.easyDates([today + 400], beyond: true), of: 3).written.isEmpty)
    try fixture.moveDays(.easyDates([today + 401], beyond: false), of: nil)
    #expect(try dates()["C"] == [today + 400, today + 401])
    #expect(try fixture.moveDays(.forget([today + 399]), of: nil).written.isEmpty)
    let one = try fixture.moveDays(.forget([today + 401]), of: nil)
    #expect(one.written.cards.isEmpty && one.written.decks.count == 3)
    let entry = try #require(try fixture.log.next(.undo, in: .everything, under: fixture.key))
    #expect(entry.operation == UndoableOperation(.forgetDates) && entry.count == 3)
    try fixture.moveDays(.forget([]), of: nil)
    #expect(try dates().values.allSatisfy(\.isEmpty))
    for _ in 0..<4 { try fixture.undoLast() }
    #expect(try fixture.contents() == before)
  }

  @Test("are taken back whatever was chosen for the deck since, which stays")
  func independent() throws {
    try fixture.moveDays(.easyDates([today + 400], beyond: true))
    let entry = try #require(try fixture.log.next(.undo, in: .everything, under: fixture.key))
    var change = ChangeSet()
    var deck = try #require(
      try fixture.contents().collection.decks.first { $0.id.rawValue == 1 }
    )
    deck.options.newPerDay = 77
    change.decks = [deck]
    let operation = UndoableOperation(.deckOptions, "A")
    try fixture.store.apply(change, as: operation, at: StudyFixture.now.time, under: fixture.key)
    guard case .done = try fixture.log.step(.undo, entry.id, under: fixture.key) else {
      Issue.record("not undone")
      return
    }
    #expect(try dates()["A"] == [])
    #expect(
      try fixture.contents().collection.decks.first { $0.id.rawValue == 1 }?.options.newPerDay == 77
    )
  }

  @Test("that are over fall away with the next change, and have no effect until then")
  func over() throws {
    var deck = try fixture.deck(1, "A")
    deck.easyDates = [today - 9, today - 1, today + 50]
    var change = ChangeSet()
    change.decks = [deck]
    try fixture.store.apply(change, under: fixture.key)
    let none = try fixture.moveDays(.easyDates([today + 50], beyond: true), of: 1)
    // The deck within it had none yet.
    #expect(none.written.decks.map(\.id.rawValue) == [2])
    #expect(none.load.easyDates.before == [today + 50])
    try fixture.moveDays(.easyDates([today + 51], beyond: true))
    #expect(try dates()["A"] == [today + 50, today + 51])
  }

  @Test("are not there after a lock in the middle")
  func locked() throws {
    let before = try fixture.contents()
    let lent = fixture.key.lease()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try fixture.store.moveDays(
        by: LoadRequest(.holiday(today...today + 60, .after, spread: 9), of: DeckID(rawValue: 1)),
        at: StudyFixture.now,
        boundary: StudyFixture.boundary,
        under: lent
      ) { done, _ in if done == 20 { lent.destroy() } }
    }
    #expect(try fixture.contents() == before)
  }

  @Test(
    "are none in decks that older programs sealed, and decks without any are sealed as by these"
  )
  func older() throws {
    var deck = try fixture.deck(1, "A")
    let bytes = try DeckCodec.bytes(of: deck)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("easyDates"))
    #expect(try bytes.withUnsafeBytes { try DeckCodec.deck(1, from: $0) }.easyDates.isEmpty)
    deck.easyDates = [today + 2, today]
    let sealed = try DeckCodec.bytes(of: deck)
    #expect(
      String(decoding: sealed, as: UTF8.self).contains("\"easyDates\":[\(today),\(today + 2)]")
    )
    #expect(try sealed.withUnsafeBytes { try DeckCodec.deck(1, from: $0) } == deck)
  }
}

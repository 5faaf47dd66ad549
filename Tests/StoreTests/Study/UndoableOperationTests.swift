import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("Undoing operations on flashcards")
struct UndoableOperationTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var key: VaultKey { fixture.key }
  private let importStep = UndoableOperation(.importing, "birds.tsv")
  private let time = Timestamp(milliseconds: StudyFixture.start)

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
  }

  /// An import that adds decks with a note, changes another note, and adds a card to that.
  private func imported() throws -> ChangeSet {
    var change = ChangeSet()
    change.decks = [try fixture.deck(4, "D"), try fixture.deck(5, "D::E")]
    change.notes = [
      try fixture.note(10, "new words", kind: .basicAndReversed), try fixture.note(50),
    ]
    change.cards = [
      fixture.card(101, of: 10, in: 1, ordinal: 1), fixture.card(500, of: 50, in: 5),
    ]
    return change
  }

  private func take() throws {
    try store.apply(try imported(), as: importStep, at: time, under: key)
  }

  @Test("an import goes in one step: notes, decks and cards that came go, old words are back")
  func importing() throws {
    let before = try fixture.contents()
    try take()
    #expect(try fixture.contents() != before)
    guard case .done(importStep, _) = try store.undo([.importing], under: key) else {
      Issue.record("not taken back")
      return
    }
    #expect(try fixture.contents() == before)
    #expect(try fixture.vault.verify(under: key).damage.isEmpty)
  }

  @Test("is refused where there is none, and where it was done before")
  func refused() throws {
    #expect(try store.undo([.importing], under: key) == .nothing)
    try take()
    _ = try store.undo([.importing], under: key)
    let after = try fixture.contents()
    #expect(try store.undo([.importing], under: key) == .already(importStep))
    #expect(try fixture.contents() == after)
  }

  @Test("notes that were answered or edited since an import go only if that is meant")
  func used() throws {
    let before = try fixture.contents()
    try take()
    var answered = fixture.card(500, of: 50, in: 5)
    answered.progress.reviews = 1
    var since = ChangeSet()
    since.cards = [answered]
    since.reviews = [fixture.review(500, at: StudyFixture.start + 9)]
    try store.apply(since, under: key)
    let now = try fixture.contents()
    #expect(try store.undo([.importing], under: key) == .used(importStep, notes: 1))
    #expect(try fixture.contents() == now)
    _ = try store.undo([.importing], force: true, under: key)
    #expect(try fixture.contents() == before)
  }

  @Test("what the user made since an import stays: other words, and cards in a deck that it made")
  func madeSince() throws {
    try take()
    var edited = try fixture.note(10, "words of the user")
    edited.modified = Timestamp(milliseconds: StudyFixture.start + 60_000)
    var since = ChangeSet()
    since.notes = [edited, try fixture.note(60)]
    since.cards = [fixture.card(600, of: 60, in: 5)]
    try store.apply(since, under: key)
    _ = try store.undo([.importing], under: key)
    let left = try fixture.contents().collection
    #expect(left.decks.map(\.name.description) == ["A", "A::B", "C", "D", "D::E"])
    #expect(left.notes.map(\.id.rawValue) == [10, 20, 30, 60])
    #expect(left.notes.first?.words.prompt == "words of the user")
    #expect(left.cards.map(\.id.rawValue) == [100, 200, 300, 600])
  }

  @Test("a deleted deck comes back with every answer, into the deck that has its name now")
  func deck() throws {
    var answers = ChangeSet()
    answers.reviews = (0..<3_000).map { number in
      fixture.review(number % 2 == 0 ? 100 : 200, at: StudyFixture.start + number * 700_000)
    }
    try store.apply(answers, under: key)
    let before = try fixture.contents()
    var change = ChangeSet()
    change.removedDecks = [DeckID(rawValue: 2)]
    try store.apply(change, as: UndoableOperation(.deckRemoval, "A::B"), at: time, under: key)
    #expect(try fixture.contents().reviews.count == 1_500)
    _ = try store.undo([.deckRemoval], under: key)
    #expect(try fixture.contents() == before)

    try store.apply(change, as: UndoableOperation(.deckRemoval, "A::B"), at: time, under: key)
    var again = ChangeSet()
    again.decks = [try fixture.deck(7, "A::B")]
    try store.apply(again, under: key)
    _ = try store.undo([.deckRemoval], under: key)
    let after = try fixture.contents()
    #expect(after.collection.decks.map(\.id.rawValue) == [1, 7, 3])
    #expect(after.collection.cards.map(\.deck.rawValue) == [1, 7, 3])
    #expect(after.reviews == before.reviews)
  }

  @Test("the last of several kinds goes first, and each kind has its own")
  func order() throws {
    let before = try fixture.contents()
    try take()
    var change = ChangeSet()
    change.removedDecks = [DeckID(rawValue: 4), DeckID(rawValue: 5)]
    // The clock went back; the order is that of the operations.
    let earlier = Timestamp(milliseconds: StudyFixture.start - 5)
    try store.apply(change, as: UndoableOperation(.deckRemoval, "D"), at: earlier, under: key)
    let kinds: Set<UndoableOperation.Kind> = [.importing, .deckRemoval]
    guard case .done(let first, _) = try store.undo(kinds, under: key),
      case .done(let second, _) = try store.undo(kinds, under: key)
    else {
      Issue.record("not taken back")
      return
    }
    #expect([first.kind, second.kind] == [.deckRemoval, .importing])
    #expect(try fixture.contents() == before)
    #expect(try store.undo([.noteRemoval], under: key) == .nothing)
  }

  @Test("only the last import is kept, and none of it for ever")
  func bounded() throws {
    try take()
    var next = ChangeSet()
    next.notes = [try fixture.note(70)]
    next.cards = [fixture.card(700, of: 70, in: 1)]
    try store.apply(next, as: UndoableOperation(.importing, "more.tsv"), at: time, under: key)
    try store.deleteUndoRecords(before: time, under: key)
    guard case .done(let step, _) = try store.undo([.importing], under: key) else {
      Issue.record("not taken back")
      return
    }
    #expect(step.name == "more.tsv")
    try store.apply(next, as: importStep, at: time, under: key)
    try store.deleteUndoRecords(before: Timestamp(milliseconds: StudyFixture.start + 1), under: key)
    #expect(try store.undo([.importing], under: key) == .nothing)
  }

  @Test("work that is called off ends at the next record, and nothing of it is kept")
  func calledOff() throws {
    let before = try fixture.contents()
    var change = ChangeSet()
    change.notes = try (Int64(1_000)..<1_400).map { try fixture.note($0) }
    change.cards = change.notes.map { fixture.card($0.id.rawValue * 10, of: $0.id.rawValue, in: 1) }
    let lent = key.lease()
    var seen = 0
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try store.apply(change, as: importStep, at: time, under: lent) { done, total in
        #expect(total == 800)
        seen = done
        if done == 500 { lent.destroy() }
      }
    }
    #expect(seen == 500)
    #expect(!key.isDestroyed)
    #expect(try fixture.contents() == before)
    #expect(try store.undo([.importing], under: key) == .nothing)
  }

  @Test("reading that is called off ends as well")
  func readingCalledOff() throws {
    let lent = key.lease()
    lent.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try store.collection(under: lent) }
    #expect(try store.collection(under: key.lease()).collection.notes.count == 3)
  }
}

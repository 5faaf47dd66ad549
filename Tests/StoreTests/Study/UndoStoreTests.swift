import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("Undoing operations on flashcards")
struct UndoStoreTests {
  private var log: UndoStore { fixture.log }

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
    #expect(try log.entries(under: key).entries.map(\.operation) == [importStep])
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    #expect(try fixture.vault.verify(under: key).damage.isEmpty)
  }

  @Test("there is nothing to undo before an operation, nor once it is undone")
  func refused() throws {
    #expect(try log.next(.undo, in: .everything, under: key) == nil)
    try take()
    let id = try #require(try log.next(.undo, in: .everything, under: key)).id
    try fixture.undoLast()
    let after = try fixture.contents()
    #expect(try log.next(.undo, in: .everything, under: key) == nil)
    guard case .gone = try log.step(.undo, id, under: key) else {
      Issue.record("undone twice")
      return
    }
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
    let answer = UndoableOperation(.answer, "question")
    try store.apply(since, as: answer, at: time, under: key)
    let now = try fixture.contents()
    let id = try #require(try log.entries(under: key).entries.last).id
    guard case .blocked(let found) = try log.step(.undo, id, under: key) else {
      Issue.record("an answer was lost")
      return
    }
    #expect(found.entry.operation == importStep)
    #expect(found.dependents.map(\.operation) == [answer])
    #expect(try fixture.contents() == now)
    _ = try log.step(.undo, id, withDependents: true, under: key)
    #expect(try fixture.contents() == before)
  }

  @Test("an import is not undone without what the user made since: other words, and other cards")
  func madeSince() throws {
    try take()
    var edited = try fixture.note(10, "words of the user")
    edited.modified = Timestamp(milliseconds: StudyFixture.start + 60_000)
    var since = ChangeSet()
    since.notes = [edited]
    try store.apply(since, as: UndoableOperation(.edit), at: time, under: key)
    since = ChangeSet()
    since.notes = [try fixture.note(60)]
    since.cards = [fixture.card(600, of: 60, in: 5)]
    try store.apply(since, as: UndoableOperation(.add), at: time, under: key)
    let id = try #require(try log.entries(under: key).entries.last).id
    let found = try #require(try log.inspect(.undo, id, under: key))
    #expect(found.dependents.map(\.operation.kind) == [.add, .edit])
    // What does not depend on it stays.
    since = ChangeSet()
    since.notes = [try fixture.note(20, "elsewhere")]
    try store.apply(since, as: UndoableOperation(.edit), at: time, under: key)
    #expect(try log.inspect(.undo, id, under: key)?.dependents.count == 2)
    _ = try log.step(.undo, id, withDependents: true, under: key)
    let left = try fixture.contents().collection
    #expect(left.decks.map(\.name.description) == ["A", "A::B", "C"])
    #expect(left.notes.map(\.content.prompt) == ["question", "elsewhere", "question"])
    #expect(left.cards.map(\.id.rawValue) == [100, 200, 300])
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
    try fixture.undoLast()
    #expect(try fixture.contents() == before)

    try store.apply(change, as: UndoableOperation(.deckRemoval, "A::B"), at: time, under: key)
    var again = ChangeSet()
    again.decks = [try fixture.deck(7, "A::B")]
    try store.apply(again, under: key)
    try fixture.undoLast()
    let after = try fixture.contents()
    #expect(after.collection.decks.map(\.id.rawValue) == [1, 7, 3])
    #expect(after.collection.cards.map(\.deck.rawValue) == [1, 7, 3])
    #expect(after.reviews == before.reviews)
  }

  @Test("the last operation goes first, whatever the clock said")
  func order() throws {
    let before = try fixture.contents()
    try take()
    var change = ChangeSet()
    change.removedDecks = [DeckID(rawValue: 4), DeckID(rawValue: 5)]
    // The clock went back; the order is that of the operations.
    let earlier = Timestamp(milliseconds: StudyFixture.start - 5)
    try store.apply(change, as: UndoableOperation(.deckRemoval, "D"), at: earlier, under: key)
    #expect(
      try log.entries(under: key).entries.map(\.operation.kind) == [.deckRemoval, .importing]
    )
    try fixture.undoLast()
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    #expect(try log.next(.undo, in: .everything, under: key) == nil)
  }

  @Test("operations are kept for their time, and none of them for ever")
  func bounded() throws {
    try take()
    var next = ChangeSet()
    next.notes = [try fixture.note(70)]
    next.cards = [fixture.card(700, of: 70, in: 1)]
    let later = Timestamp(milliseconds: StudyFixture.start + 1_000)
    try store.apply(next, as: UndoableOperation(.importing, "more.tsv"), at: later, under: key)
    try log.deleteEntries(before: time, under: key)
    #expect(try log.entries(under: key).entries.count == 2)
    try log.deleteEntries(before: later, under: key)
    #expect(try log.entries(under: key).entries.map(\.operation.name) == ["more.tsv"])
    try log.deleteEntries(before: later.advanced(byMilliseconds: 1), under: key)
    #expect(try log.entries(under: key).entries.isEmpty)
    #expect(try fixture.vault.verify(under: key).damage.isEmpty)
  }

  @Test("work that is called off ends within some records, and nothing of it is kept")
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
    #expect((500..<600).contains(seen))
    #expect(!key.isDestroyed)
    #expect(try fixture.contents() == before)
    #expect(try log.entries(under: key).entries.isEmpty)
  }

  @Test("undoing and redoing that is called off ends at the next record, and changes nothing")
  func stepCalledOff() throws {
    var change = ChangeSet()
    change.notes = try (Int64(1_000)..<1_100).map { try fixture.note($0) }
    change.cards = change.notes.map { fixture.card($0.id.rawValue * 10, of: $0.id.rawValue, in: 1) }
    try store.apply(change, as: importStep, at: time, under: key)
    for direction in [UndoDirection.undo, .redo] {
      let before = try fixture.contents()
      let entry = try #require(try log.next(direction, in: .everything, under: key))
      let lent = key.lease()
      #expect(throws: VaultFailure.secret(.keyDestroyed)) {
        try log.step(direction, entry.id, under: lent) { done, total in
          if 4 * done == 3 * total { lent.destroy() }
        }
      }
      #expect(try fixture.contents() == before)
      #expect(try log.next(direction, in: .everything, under: key) == entry)
      #expect(try fixture.vault.verify(under: key).damage.isEmpty)
      try fixture.undoLast(direction)
      #expect(try fixture.contents() != before)
    }
  }

  @Test("reading that is called off ends as well")
  func readingCalledOff() throws {
    let lent = key.lease()
    lent.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try store.collection(under: lent) }
    #expect(try store.collection(under: key.lease()).collection.notes.count == 3)
  }
}

import Flashcards
import Store
import Testing

@Suite("Undoing the deletion of a card whose note stayed")
struct UndoSiblingTests {
  @Test("waits for the note, where that was deleted since")
  func noteGone() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    var change = ChangeSet()
    change.notes = [try fixture.note(50, kind: .basicAndReversed)]
    change.cards = [
      fixture.card(500, of: 50, in: 1), fixture.card(501, of: 50, in: 3, ordinal: 1),
    ]
    try fixture.store.apply(change, under: fixture.key)
    let before = try fixture.contents()
    var deletions = [ChangeSet(), ChangeSet()]
    deletions[0].removedDecks = [DeckID(rawValue: 3)]
    deletions[1].removedNotes = [NoteID(rawValue: 50)]
    for (deletion, kind) in zip(deletions, [UndoableOperation.Kind.deckRemoval, .noteRemoval]) {
      try fixture.store.apply(
        deletion,
        as: UndoableOperation(kind),
        at: StudyFixture.now.time,
        under: fixture.key
      )
    }
    let entries = try fixture.log.entries(under: fixture.key).entries
    let deck = try #require(entries.last)
    guard case .blocked(let told) = try fixture.log.step(.undo, deck.id, under: fixture.key) else {
      Issue.record("undone without the note")
      return
    }
    #expect(told.dependents.map(\.id) == entries.dropLast().map(\.id))
    _ = try fixture.log.step(.undo, deck.id, withDependents: true, under: fixture.key)
    #expect(try fixture.contents() == before)
  }
}

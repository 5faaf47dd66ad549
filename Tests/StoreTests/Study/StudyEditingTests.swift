import Flashcards
import Secrets
import Testing
import Vault

@testable import Store

@Suite("Edits of many cards")
struct StudyEditingTests {
  private let fixture: StudyFixture
  private let reader: EditedVault

  init() throws {
    fixture = try StudyFixture()
    try fixture.fill()
    reader = EditedVault(fixture)
  }

  @Test("reach the cards of a deck and those within it, of notes, or chosen ones, and no others")
  func scope() throws {
    let outer = try reader.edit(.suspend, .decks([DeckID(rawValue: 1)]))
    #expect(outer.change.cards.map(\.id.rawValue) == [100, 200])
    #expect(outer.cards == 2 && outer.notes == 0 && outer.damaged == 0)
    #expect(try reader.cards().filter(\.isSuspended).map(\.id.rawValue) == [100, 200])
    let tagged = try reader.edit(.addTags("new-tag"), .notes([NoteID(rawValue: 30)]))
    #expect(tagged.change.cards.isEmpty && tagged.notes == 1)
    #expect(try reader.note(30).tags.text == "new-tag")
    let chosen = try reader.edit(.suspend, .cards([FlashcardID(rawValue: 100)]))
    #expect(chosen.change.cards.map(\.isSuspended) == [false])
  }

  @Test("are counted before by the cards they would be of, and their notes")
  func counts() throws {
    var change = ChangeSet()
    // The note does not ask for the second.
    change.cards = [fixture.card(101, of: 10, in: 3), fixture.card(102, of: 10, in: 1, ordinal: 1)]
    try fixture.store.apply(change, under: fixture.key)
    for (targets, cards, notes) in [
      (CardTargets.decks([DeckID(rawValue: 1)]), 2, 2), (.decks([DeckID(rawValue: 3)]), 2, 2),
      (.notes([NoteID(rawValue: 10)]), 2, 1), (.cards([FlashcardID(rawValue: 102)]), 0, 0),
      (.cards([FlashcardID(rawValue: 100), FlashcardID(rawValue: 7)]), 1, 1),
    ] {
      let count = try fixture.store.count(targets, under: fixture.key)
      #expect(count.cards == cards && count.notes == notes, "\(targets)")
    }
  }

  @Test("are one step to undo, with the prompt of one note for a name")
  func undone() throws {
    let before = try fixture.contents()
    try reader.edit(.addTags("x"), .notes([NoteID(rawValue: 10)]))
    try reader.edit(.suspend, .decks([DeckID(rawValue: 1)]), named: "A")
    let entries = try fixture.log.entries(under: fixture.key).entries
    #expect(entries.map(\.operation.kind) == [.suspend, .tag])
    #expect(entries.map(\.operation.name) == ["A", "question"])
    let after = try fixture.contents()
    for _ in 0..<2 { try fixture.undoLast() }
    #expect(try fixture.contents() == before)
    for _ in 0..<2 { try fixture.undoLast(.redo) }
    #expect(try fixture.contents() == after)
  }

  @Test("that change nothing are no step to undo")
  func nothing() throws {
    #expect(try reader.edit(.suspend, .cards([])).change.isEmpty)
    #expect(try reader.edit(.removeTags("x"), .decks([DeckID(rawValue: 1)])).change.isEmpty)
    #expect(try fixture.log.entries(under: fixture.key).entries.isEmpty)
  }

  @Test("that are called off end within some records, and nothing of them is kept")
  func calledOff() throws {
    var change = ChangeSet()
    change.notes = try (Int64(1_000)..<1_400).map { try fixture.note($0) }
    change.cards = change.notes.map { fixture.card($0.id.rawValue * 10, of: $0.id.rawValue, in: 1) }
    try fixture.store.apply(change, under: fixture.key)
    let before = try fixture.contents()
    let lent = fixture.key.lease()
    var seen = 0
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try reader.edit(.suspend, .decks([DeckID(rawValue: 1)]), under: lent) { done, _ in
        seen = done
        if done == 200 { lent.destroy() }
      }
    }
    #expect((200..<300).contains(seen))
    #expect(try fixture.contents() == before)
    #expect(try fixture.log.entries(under: fixture.key).entries.isEmpty)
  }
}

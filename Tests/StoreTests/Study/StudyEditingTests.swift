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
    let outer = try reader.edit(.suspend(nil), .decks([DeckID(rawValue: 1)]))
    #expect(outer.change.cards.map(\.id.rawValue) == [100, 200])
    #expect(outer.cards == 2 && outer.notes == 0 && outer.damaged == 0)
    #expect(try reader.cards().filter(\.isSuspended).map(\.id.rawValue) == [100, 200])
    let tagged = try reader.edit(.addTags("new-tag"), .notes([NoteID(rawValue: 30)]))
    #expect(tagged.change.cards.isEmpty && tagged.notes == 1)
    #expect(try reader.note(30).tags.text == "new-tag")
    let chosen = try reader.edit(.suspend(nil), .cards([FlashcardID(rawValue: 100)]))
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
    try reader.edit(.suspend(nil), .decks([DeckID(rawValue: 1)]), named: "A")
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
    #expect(try reader.edit(.suspend(nil), .cards([])).change.isEmpty)
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
      try reader.edit(.suspend(nil), .decks([DeckID(rawValue: 1)]), under: lent) { done, _ in
        seen = done
        if done == 200 { lent.destroy() }
      }
    }
    #expect((200..<300).contains(seen))
    #expect(try fixture.contents() == before)
    #expect(try fixture.log.entries(under: fixture.key).entries.isEmpty)
  }
}

@Suite("Each edit of many cards")
struct EachEditTests {
  static let edits: [BulkEdit] = [
    .suspend(true), .flag(4), .bury, .move(to: EditedVault.otherDeck),
    .reset(keepsPosition: true, keepsCounts: true),
    .reset(keepsPosition: false, keepsCounts: false), .reposition(Repositioning(start: 5)),
    .addTags("x"), .delete,
  ]

  @Test("is undone to what was there, to the byte, and done again", arguments: edits)
  func undone(_ edit: BulkEdit) throws {
    try check(edit)
  }

  @Test("is undone to what was there where it sets days", arguments: ["0", "3-7", "5!"])
  func undone(days: String) throws {
    try check(.setDue(DueDays(days)))
  }

  @Test("of unburied and unsuspended cards is undone to what was there")
  func backwards() throws {
    for (edit, back) in [(BulkEdit.bury, BulkEdit.unbury), (.suspend(true), .suspend(false))] {
      try check(back) { try $0.edit(edit, .decks([DeckID(rawValue: 1)])) }
    }
  }

  private func check(_ edit: BulkEdit, _ prepare: (EditedVault) throws -> Void = { _ in }) throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    let vault = EditedVault(fixture)
    // One of the cards was answered.
    var answered = ChangeSet()
    answered.reviews = [fixture.review(200, at: StudyFixture.start - 9 * StudyFixture.day)]
    answered.cards = [
      fixture.card(
        200,
        of: 20,
        in: 2,
        progress: FlashcardProgress(
          phase: .review,
          step: 0,
          memory: Memory(stability: 9, difficulty: 5),
          intervalDays: 9,
          due: .day(1),
          lastReview: answered.reviews[0].moment,
          reviews: 1,
          lapses: 1
        )
      )
    ]
    try fixture.store.apply(answered, under: fixture.key)
    try prepare(vault)
    let before = try fixture.contents()
    let report = try vault.edit(edit, .decks([DeckID(rawValue: 1)]))
    #expect(report.cards + report.notes >= 1)
    let after = try fixture.contents()
    #expect(after != before)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try fixture.undoLast(.redo)
    #expect(try fixture.contents().collection == after.collection)
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    #expect(try fixture.vault.verify(under: fixture.key).damage.isEmpty)
  }

  @Test("of positions moves new cards of other decks, and none that are known")
  func shifting() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    let vault = EditedVault(fixture)
    let wanted = BulkEdit.reposition(Repositioning(start: 100))
    let report = try vault.edit(wanted, .cards([FlashcardID(rawValue: 200)]))
    #expect(report.cards == 1 && report.change.cards.count == 3)
    #expect(try vault.cards().map(\.position) == [101, 100, 301])
    let last = BulkEdit.reset(keepsPosition: false, keepsCounts: false)
    try vault.edit(last, .cards([FlashcardID(rawValue: 100)]))
    #expect(try vault.card(100).position == 302)
  }

  @Test("has the name of the deck that cards are moved to, which is added if there is none")
  func moving() throws {
    let fixture = try StudyFixture()
    try fixture.fill()
    let vault = EditedVault(fixture)
    let before = try fixture.contents()
    let new = Deck(id: DeckID(rawValue: 9), name: try #require(DeckName("New")))
    try vault.edit(.move(to: new), .decks([DeckID(rawValue: 1)]))
    #expect(try fixture.contents().collection.decks.contains(new))
    try fixture.undoLast()
    #expect(try fixture.contents() == before)
    try vault.edit(.move(to: EditedVault.otherDeck), .decks([DeckID(rawValue: 1)]))
    let names = try fixture.log.entries(under: fixture.key).entries.map(\.operation.name)
    #expect(names == ["C"])
  }

  @Test("of a due day travels to other devices, and so does undoing it")
  func travelling() throws {
    let pair = try SyncPair()
    let due = BulkEdit.setDue(try DueDays("5"))
    try EditedVault(pair.one).edit(due, .notes([NoteID(rawValue: 10)]))
    try pair.meet()
    let (mine, other) = (
      try pair.card(of: "guid10", on: pair.one), try pair.card(of: "guid10", on: pair.other)
    )
    #expect(other.progress == mine.progress && mine.progress.phase == .review)
    #expect(try pair.other.contents().reviews.map(\.kind) == [.manual])
    try pair.one.undoLast()
    try pair.meet()
    #expect(try pair.card(of: "guid10", on: pair.other).progress == .new)
  }
}

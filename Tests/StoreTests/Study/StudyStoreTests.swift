import Flashcards
import Secrets
import Store
import Testing
import TextSearch

@testable import Vault

@Suite("Flashcards on disk")
struct StudyStoreTests {
  private let fixture: StudyFixture
  private var store: StudyStore { fixture.store }
  private var key: VaultKey { fixture.key }

  init() throws {
    fixture = try StudyFixture()
  }

  private func contents(_ deck: Int64) throws -> DeckContents {
    try store.contents(
      of: DeckID(rawValue: deck),
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: key
    ).contents
  }

  private func summaries() throws -> (decks: [DeckSummary], damaged: Int) {
    try store.summaries(at: StudyFixture.now, boundary: StudyFixture.boundary, under: key)
  }

  @Test("decks, notes, cards and answers come back as they were")
  func roundTrip() throws {
    var change = ChangeSet()
    let options = DeckOptions(
      newPerDay: 7,
      scheduling: try SchedulerSettings(
        retention: 0.85,
        learningSteps: [60_000],
        relearningSteps: []
      ),
      parameters: ParameterSetID(rawValue: 5),
      leechAction: .suspend
    )
    change.decks = [try fixture.deck(1, "日本語::動詞", options: options)]
    change.notes = [
      try fixture.note(10, "a {{c1::gap}} and {{c3::another::hint}}", kind: .cloze, tags: "x y::z"),
      try fixture.note(11, "two\nlines, ünïcode", kind: .typed),
    ]
    var one = fixture.card(100, of: 10, in: 1, ordinal: 0)
    one.flag = 5
    one.isSuspended = true
    one.buriedOn = 20_255
    one.progress = FlashcardProgress(
      phase: .review,
      step: 0,
      memory: Memory(stability: 12.345678901234, difficulty: 5.5),
      intervalDays: 12,
      due: .day(20_270),
      lastReview: LocalMoment(time: StudyFixture.now.time, zoneOffset: -12_600),
      reviews: 9,
      lapses: 2
    )
    var two = fixture.card(101, of: 10, in: 1, ordinal: 2)
    two.progress.phase = .learning
    two.progress.step = 1
    two.progress.due = .moment(Timestamp(milliseconds: StudyFixture.start + 60_000))
    change.cards = [one, two, fixture.card(102, of: 11, in: 1)]
    change.reviews = [fixture.review(1), fixture.review(2, at: StudyFixture.start + 5)]
    try store.apply(change, under: key)

    let kept = try fixture.contents()
    #expect(kept.collection.decks == change.decks)
    #expect(kept.collection.notes == change.notes)
    #expect(kept.collection.cards == change.cards)
    #expect(kept.reviews == change.reviews)
    #expect(kept.damaged == 0)
  }

  @Test(
    "the contents have the deck, those within it, their notes from the newest on, and their cards"
  )
  func contents() throws {
    try fixture.fill()
    let whole = try contents(1)
    #expect(whole.deck.name.description == "A")
    #expect(whole.inner.map(\.name.description) == ["A::B"])
    #expect(whole.notes.map(\.id.rawValue) == [20, 10])
    #expect(whole.cards.map(\.id.rawValue) == [100, 200])
    #expect(try contents(3).cards.map(\.id.rawValue) == [300])
    #expect(throws: VaultFailure.noRecord(table: "deck", id: 9)) { try contents(9) }
  }

  @Test("notes are passed on by age, each with the deck of its first card among those chosen")
  func notesForExport() throws {
    try fixture.fill()
    var change = ChangeSet()
    change.notes = [try fixture.note(5, kind: .basicAndReversed), try fixture.note(6)]
    change.cards = [
      fixture.card(90, of: 5, in: 3, ordinal: 1), fixture.card(91, of: 5, in: 2),
      fixture.card(400, of: 10, in: 3, ordinal: 1),
    ]
    try store.apply(change, under: key)
    func passed(_ decks: Set<Int64>) throws -> [[Int64]] {
      var passed: [[Int64]] = []
      let damaged = try store.eachNote(under: key) { all in
        all.filter { decks.contains($0.id.rawValue) }
      } _: { note, deck in
        passed.append([note.id.rawValue, deck.id.rawValue])
      }
      #expect(damaged == 0)
      return passed
    }
    #expect(try passed([1, 2, 3]) == [[5, 3], [10, 1], [20, 2], [30, 3]])
    #expect(try passed([2]) == [[5, 2], [20, 2]])
    #expect(try passed([]) == [])
    try fixture.vault.spoil("note WHERE id = 10", .zeros, under: key)
    // It says all the same where its note is.
    try fixture.vault.spoil("flashcard WHERE id = 200", .cut, under: key)
    var notes: [Int64] = []
    let damaged = try store.eachNote(under: key, in: { $0 }) { note, _ in
      notes.append(note.id.rawValue)
    }
    #expect(notes == [5, 20, 30])
    #expect(damaged == 1)
  }

  @Test(
    "a card whose gap is gone is kept, is among the contents, and is due no more until the gap is back"
  )
  func dormant() throws {
    try fixture.fill()
    var change = ChangeSet()
    change.notes = [try fixture.note(40, "{{c1::a}} {{c2::b}}", kind: .cloze)]
    change.cards = [
      fixture.card(400, of: 40, in: 3),
      fixture.card(401, of: 40, in: 3, ordinal: 1),
    ]
    try store.apply(change, under: key)
    // Cards of one note wait for one another.
    #expect(try summaries().decks.last?.due.new == 2)
    #expect(try summaries().decks.last?.cards == 3)
    var shorter = ChangeSet()
    shorter.notes = [try fixture.note(40, "{{c1::a}} b", kind: .cloze)]
    try store.apply(shorter, under: key)
    #expect(try summaries().decks.last?.cards == 2)
    #expect(try contents(3).cards.count == 3)
    try store.apply(change, under: key)
    #expect(try summaries().decks.last?.cards == 3)
  }

  @Test(
    "what was answered comes for a deck and those within it, or for all, sleeping cards left out"
  )
  func past() throws {
    try fixture.fill()
    var change = ChangeSet()
    change.notes = [try fixture.note(40, "{{c1::a}} b", kind: .cloze)]
    change.cards = [fixture.card(400, of: 40, in: 2), fixture.card(401, of: 40, in: 2, ordinal: 1)]
    change.reviews = [fixture.review(200), fixture.review(300, at: StudyFixture.start + 1)]
    try store.apply(change, under: key)
    let (one, damaged) = try store.studyHistory(of: DeckID(rawValue: 1), under: key)
    #expect(damaged == 0)
    #expect(one.decks.map(\.id.rawValue) == [1, 2])
    #expect(one.cards.map(\.id.rawValue) == [100, 200, 400])
    let all = try store.studyHistory(of: nil, under: key).history
    #expect(all.decks.map(\.id.rawValue) == [1, 2, 3])
    #expect(all.reviews == change.reviews)
    #expect(throws: VaultFailure.noRecord(table: "deck", id: 9)) {
      try store.studyHistory(of: DeckID(rawValue: 9), under: key)
    }
  }

  @Test(
    "a card can't be put where there is no deck or no note, and nothing of that change is written"
  )
  func strays() throws {
    try fixture.fill()
    var change = ChangeSet()
    change.decks = [try fixture.deck(5, "E")]
    change.cards = [fixture.card(900, of: 90, in: 5)]
    #expect(throws: VaultFailure.noRecord(table: "note", id: 90)) {
      try store.apply(change, under: key)
    }
    change.cards = [fixture.card(900, of: 10, in: 8)]
    #expect(throws: VaultFailure.noRecord(table: "deck", id: 8)) {
      try store.apply(change, under: key)
    }
    #expect(try fixture.contents().collection.decks.count == 3)
  }

  @Test("removing a deck takes its cards, their answers, and the notes that have no card elsewhere")
  func removeDeck() throws {
    try fixture.fill()
    var change = ChangeSet()
    change.notes = [try fixture.note(30, kind: .basicAndReversed)]
    change.cards = [fixture.card(301, of: 30, in: 1, ordinal: 1)]
    change.reviews = [fixture.review(200), fixture.review(300, at: StudyFixture.start + 9)]
    try store.apply(change, under: key)
    var removal = ChangeSet()
    removal.removedDecks = [DeckID(rawValue: 3), DeckID(rawValue: 2)]
    try store.apply(removal, under: key)
    let kept = try fixture.contents()
    #expect(kept.collection.decks.map(\.id.rawValue) == [1])
    #expect(kept.collection.notes.map(\.id.rawValue) == [10, 30])
    #expect(kept.collection.cards.map(\.id.rawValue) == [100, 301])
    #expect(kept.reviews.isEmpty)
  }

  @Test("new ids lie above all there are")
  func ids() throws {
    #expect(try store.ids(under: key) == IDSource())
    try fixture.fill()
    var ids = try store.ids(under: key)
    #expect(ids.next(at: Timestamp(milliseconds: 0)) == 301)
    #expect(ids.next(at: StudyFixture.now.time) == StudyFixture.start << 21)
  }

  @Test("notes of all decks are found, the newest first, each with its deck")
  func foundNotes() throws {
    try fixture.fill()
    let found = try store.notes(with: SearchWords("Question"), limit: 2, under: key)
    #expect(found.map(\.id.rawValue) == [30, 20])
    #expect(found.map(\.deck.rawValue) == [3, 2])
    #expect(try store.notes(with: SearchWords("questions"), limit: 2, under: key) == [])
    let lent = key.lease()
    lent.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try store.notes(with: SearchWords(""), limit: 2, under: lent)
    }
  }

  @Test(
    "a row is made of each note that is found, the newest first, with its deck and its cards",
    arguments: ["question", ""]
  )
  func rows(query: String) throws {
    try fixture.fill()
    let found = try fixture.rows(matching: query) { note, deck, cards in
      (note.id.rawValue, deck?.id.rawValue, cards)
    }
    let all = try fixture.contents().collection
    let expected = all.notes.filter { $0.content.prompt == "question" }.map(\.id).sorted(by: >)
    #expect(found.rows.map(\.0) == expected.map(\.rawValue) && found.damaged == 0)
    for (note, deck, cards) in found.rows {
      let own = all.cards.filter { $0.note.rawValue == note }.sorted { $0.id < $1.id }
      #expect(deck == own.first?.deck.rawValue && cards == own.count)
    }
    let lent = key.lease()
    lent.destroy()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try store.rows(
        matching: CardQuery(query),
        SearchContext(now: StudyFixture.now, boundary: DayBoundary()),
        under: lent
      ) { note, _, _ in note.id }
    }
  }

  @Test("no id is given twice: not after the newest was deleted, nor with a clock that went back")
  func idsOfDeleted() throws {
    try fixture.fill()
    var given: Set<Int64> = []
    for time in [StudyFixture.start, StudyFixture.start, 5, StudyFixture.start - 1] {
      var ids = try store.ids(under: key)
      let moment = Timestamp(milliseconds: time)
      let note: Int64 = ids.next(at: moment)
      let card: Int64 = ids.next(at: moment)
      #expect(given.insert(note).inserted && given.insert(card).inserted)
      var change = ChangeSet()
      change.notes = [try fixture.note(note)]
      change.cards = [fixture.card(card, of: note, in: 1)]
      try store.apply(change, under: key)
      var removal = ChangeSet()
      removal.removedNotes = [NoteID(rawValue: note)]
      try store.apply(removal, under: key)
    }
    #expect(try fixture.contents().collection.notes.count == 3)
    #expect(try fixture.vault.verify(under: key).damage == [])
  }

  @Test("Anki's ids stay with notes, cards and decks, beside those that have none")
  func ankiIDs() throws {
    try fixture.fill()
    let name = try #require(DeckName("From Anki"))
    let words = try NoteContent(kind: .basic, prompt: "p", answer: "a")
    var change = ChangeSet()
    change.decks = [Deck(id: DeckID(rawValue: 9), ankiID: 1, name: name)]
    change.notes = [
      Note(
        id: NoteID(rawValue: 90),
        ankiID: 1_400_000_000_000,
        guid: "g",
        content: words,
        tags: Tags("t"),
        modified: StudyFixture.now.time
      )
    ]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: 900),
        ankiID: -7,
        note: NoteID(rawValue: 90),
        ordinal: 0,
        deck: DeckID(rawValue: 9),
        position: 0
      )
    ]
    try store.apply(change, under: key)
    let kept = try fixture.contents().collection
    #expect(kept.decks.contains(change.decks[0]))
    #expect(kept.notes.contains(change.notes[0]))
    #expect(kept.cards.contains(change.cards[0]))
    #expect(kept.cards.first?.ankiID == nil && kept.notes.first?.ankiID == nil)
  }

  @Test(
    "damaged records are counted, never read as if they were not there",
    arguments: SpoiledContent.allCases
  )
  func damage(content: SpoiledContent) throws {
    try fixture.fill()
    for rows in ["deck WHERE id = 3", "note WHERE id = 10", "flashcard WHERE id = 200"] {
      try fixture.vault.spoil(rows, content, under: key)
    }
    #expect(try summaries().damaged == 1)
    #expect(try summaries().decks.count == 2)
    let (contents, damaged) = try store.contents(
      of: DeckID(rawValue: 1),
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: key
    )
    // The card, the note, and the deck, which may have been a nested one.
    #expect(damaged == 3)
    #expect(contents.cards.map(\.id.rawValue) == [100])
    #expect(throws: VaultFailure.damaged(.record(table: "deck", id: 3))) { try self.contents(3) }
    #expect(throws: VaultFailure.damaged(.records(table: "review"))) {
      try store.rebuild(under: key) { _, _ in
        Scheduler(model: FSRS6(.defaults), settings: .defaults)
      }
    }
  }

  @Test("once the vault is locked, nothing is read or written")
  func locked() throws {
    try fixture.fill()
    key.destroy()
    var change = ChangeSet()
    change.removedDecks = [DeckID(rawValue: 1)]
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try summaries() }
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try store.apply(change, under: key) }
  }
}

import Flashcards
import Secrets
import Store
import Testing

@testable import Vault

@Suite("The part of a deck that a session loads")
struct SessionContentsTests {
  private let fixture: StudyFixture
  private let today = StudyFixture.boundary.day(of: StudyFixture.now)

  init() throws {
    fixture = try StudyFixture()
  }

  private func contents(
    _ scope: LoadScope,
    of deck: Int64 = 1
  ) throws -> (contents: DeckContents, damaged: Int) {
    try fixture.store.contents(
      of: DeckID(rawValue: deck),
      scope: scope,
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    )
  }

  /// The cards of a session in the order in which they come, each buried once it was shown.
  private func course(_ contents: DeckContents) -> [CardID] {
    var session = StudySession(
      StudyRequest(
        selected: contents.deck.name,
        decks: [contents.deck] + contents.inner,
        cards: contents.cards,
        doneToday: contents.doneToday,
        now: StudyFixture.now,
        boundary: StudyFixture.boundary
      )
    )
    var course: [CardID] = []
    while case .card(let card) = session.next(at: StudyFixture.now) {
      course.append(card)
      _ = session.bury()
    }
    return course
  }

  /// Three decks of notes with two cards each, in all states.
  private func fill(newPerDay: Int = 20, reviewsPerDay: Int = 200) throws {
    var change = ChangeSet()
    for (id, name) in ["A", "A::B", "C"].enumerated() {
      let options = DeckOptions(newPerDay: newPerDay, reviewsPerDay: reviewsPerDay)
      change.decks.append(try fixture.deck(Int64(id + 1), name, options: options))
    }
    for number in Int64(1)...120 {
      change.notes.append(try fixture.note(number, kind: .basicAndReversed))
      for ordinal in 0..<2 {
        let id = number * 2 + Int64(ordinal)
        var progress = CardProgress.new
        let mixed = Int(id) * 31 % 7
        if mixed > 1 {
          progress.reviews = 1
          progress.phase = mixed == 2 ? .learning : .review
          progress.due =
            mixed == 2
            ? .moment(Timestamp(milliseconds: StudyFixture.start + (id % 3 - 1) * 60_000))
            : .day(today + mixed - 4)
        }
        // The two cards of some notes are in different decks.
        let deck = (number + (number % 5 == 0 ? Int64(ordinal) : 0)) % 3 + 1
        var card = fixture.card(id, of: number, in: deck, ordinal: ordinal, progress: progress)
        card.isSuspended = id % 11 == 0
        card.buriedOn = id % 13 == 0 ? today : nil
        change.cards.append(card)
      }
    }
    try fixture.store.apply(change, under: fixture.key)
  }

  @Test("is the same session, card by card", arguments: [(20, 200), (3, 5), (0, 4), (2, 0)])
  func sameSession(newPerDay: Int, reviewsPerDay: Int) throws {
    try fill(newPerDay: newPerDay, reviewsPerDay: reviewsPerDay)
    for deck in Int64(1)...3 {
      let whole = try contents(.whole, of: deck).contents
      let (part, damaged) = try contents(.session(with: []), of: deck)
      #expect(damaged == 0)
      #expect(course(part) == course(whole))
      #expect(part.cards.count + part.others == whole.cards.count)
      #expect(part.others > 0)
      #expect(whole.others == 0)
      // Whole notes, as far as these decks have their cards.
      let shown = Set(part.notes.map(\.id))
      #expect(Set(part.cards.map(\.note)) == shown)
      #expect(Set(part.cards) == Set(whole.cards.filter { shown.contains($0.note) }))
    }
  }

  @Test("has the cards of a session that was begun, whatever became of them")
  func held() throws {
    try fill(newPerDay: 1, reviewsPerDay: 1)
    let held = Set(try contents(.whole).contents.cards.filter { $0.isSuspended }.map(\.id))
    let part = try contents(.session(with: held)).contents
    #expect(!held.isEmpty)
    #expect(held.isSubset(of: part.cards.map(\.id)))
    #expect(try course(part) == course(contents(.session(with: [])).contents))
  }

  @Test(
    "where a note can't be read the next card takes its place, and it is told",
    arguments: SpoiledContent.allCases
  )
  func damage(content: SpoiledContent) throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A", options: DeckOptions(newPerDay: 2))]
    for number in Int64(1)...4 {
      change.notes.append(try fixture.note(number))
      var card = fixture.card(number, of: number, in: 1)
      card.position = Int(number)
      change.cards.append(card)
    }
    try fixture.store.apply(change, under: fixture.key)
    try fixture.vault.spoil("note WHERE id IN (1, 2)", content, under: fixture.key)
    try fixture.vault.spoil("flashcard WHERE id = 3", content, under: fixture.key)
    let (part, damaged) = try contents(.session(with: []))
    #expect(part.cards.map(\.id.rawValue) == [4])
    #expect(damaged == 3)
    #expect(part.others == 3)
  }
}

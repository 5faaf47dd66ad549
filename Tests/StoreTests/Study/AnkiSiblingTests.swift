import Flashcards
import Foundation
import Store
import Testing

/// Which siblings wait once a card of the deck `A` was answered, from
/// Tests/Scripts/anki_siblings_fixtures.py.
@Suite("The siblings of an answered card wait in other decks")
struct AnkiSiblingTests {
  private struct Line: Decodable {
    let buries: UInt8
    let kind: String
    let place: String
    let siblings: [Sibling]

    /// The options of `A`, or those of `Z`.
    func options(_ bits: UInt8) -> DeckOptions {
      DeckOptions(
        buriesNewSiblings: bits & 1 != 0,
        buriesReviewSiblings: bits & 2 != 0,
        buriesDayStepSiblings: bits & 4 != 0
      )
    }
  }

  private struct Sibling: Decodable {
    let kind: String
    let place: String
    let waits: Bool

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (kind, place) = (try row.decode(String.self), try row.decode(String.self))
      waits = try row.decode(Int.self) == 1
    }
  }

  private static let today = StudyFixture.today
  private let a = DeckID(rawValue: 1)
  private let decks = ["A::resched", "A::preview", "Other resched", "Other preview"].enumerated()
    .map { index, name in
      FilteredDeck(
        id: FilteredDeckID(rawValue: Int64(index + 11)),
        name: DeckName(nearest: name),
        options: FilteredOptions(reschedules: index % 2 == 0)
      )
    }

  private func lines() throws -> [Line] {
    let url = try #require(
      Bundle.module.url(
        forResource: "anki-siblings-26.9.3",
        withExtension: "jsonl",
        subdirectory: "Fixtures"
      )
    )
    return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Line.self, from: $0) }
  }

  /// A card of the note 1; of the deck `A` the answered one, which is the first.
  private func card(_ ordinal: Int, _ kind: String, _ place: String, _ fixture: StudyFixture)
    -> Flashcard
  {
    var card = fixture.card(Int64(ordinal + 1), of: 1, in: ordinal == 0 ? 1 : 2, ordinal: ordinal)
    switch kind {
    case "new": break
    case "step", "day":
      (card.progress.phase, card.progress.reviews) = (.learning, 2)
      card.progress.due = .day(Self.today)
      if kind == "step" { card.progress.due = .moment(StudyFixture.now.time) }
    default:
      (card.progress.phase, card.progress.reviews) = (.review, 3)
      card.progress.due = .day(Self.today + (kind == "later" ? 5 : 0))
    }
    if card.progress.reviews > 0 {
      let before = StudyFixture.now.time.advanced(byMilliseconds: -StudyFixture.day)
      card.progress.lastReview = LocalMoment(time: before, zoneOffset: 0)
      card.progress.memory = Memory(stability: 5, difficulty: 5)
    }
    card.isSuspended = kind == "suspended"
    card.buriedOn = kind == "buried" ? Self.today : nil
    guard place != "home" else { return card }
    let deck = decks[(place == "resched" ? 0 : 1) + (ordinal == 0 ? 0 : 2)]
    let since = StudyFixture.now.time.advanced(byMilliseconds: -3_600_000)
    card.stay = FilteredStay(
      deck: deck.id,
      place: ordinal,
      since: since,
      again: place == "repeat" ? StudyFixture.now.time : nil
    )
    return card
  }

  private func fill(_ line: Line) throws -> StudyFixture {
    let fixture = try StudyFixture()
    var change = ChangeSet()
    change.decks = [
      try fixture.deck(1, "A", options: line.options(line.buries)),
      try fixture.deck(2, "Z", options: line.options(7 - line.buries)),
    ]
    change.filteredDecks = decks
    let gaps = (0...line.siblings.count).map { "{{c\($0 + 1)::x}}" }.joined()
    change.notes = [try fixture.note(1, gaps, kind: .cloze)]
    change.cards = [card(0, line.kind, line.place, fixture)]
    for (index, sibling) in line.siblings.enumerated() {
      change.cards.append(card(index + 1, sibling.kind, sibling.place, fixture))
    }
    try fixture.store.apply(change, under: fixture.key)
    return fixture
  }

  /// A session of `A`, or of the filtered deck within it in which the card is.
  private func session(_ line: Line, _ fixture: StudyFixture, itself: Bool) throws -> StudySession {
    let (now, boundary, key) = (StudyFixture.now, StudyFixture.boundary, fixture.key)
    let contents: DeckContents
    if itself, line.place != "home" {
      let deck = decks[line.place == "resched" ? 0 : 1].id
      contents =
        try fixture.store.filteredContents(of: deck, at: now, boundary: boundary, under: key)
        .contents
    } else {
      contents =
        try fixture.store.contents(
          of: a,
          scope: .session(with: []),
          at: now,
          boundary: boundary,
          under: key
        ).contents
    }
    #expect(contents.cards.count + contents.siblings.count == line.siblings.count + 1)
    var request = StudyRequest(
      selected: contents.deck.name,
      decks: [contents.deck] + contents.inner + contents.homes,
      cards: contents.cards + contents.siblings,
      doneToday: contents.doneToday,
      filtered: contents.filtered,
      now: now,
      boundary: boundary
    )
    (request.beneath, request.previews) = (contents.beneath, contents.previews)
    return StudySession(request)
  }

  @Test("as in Anki: by the options of its own deck, also while it is studied in a filtered one")
  func sameAsAnki() throws {
    var waited = 0
    for line in try lines() {
      for itself in line.place == "home" ? [false] : [false, true] {
        let fixture = try fill(line)
        var session = try session(line, fixture, itself: itself)
        let first = FlashcardID(rawValue: 1)
        #expect(session.next(at: StudyFixture.now) == .card(first))
        let scheduler = try fixture.deck(1, "A").scheduler(nil, boundary: StudyFixture.boundary)
        let given = session.answer(.good, duration: 1, at: StudyFixture.now, scheduler: scheduler)
        let answer = try #require(given)
        let expected = line.siblings.indices.filter { line.siblings[$0].waits }.map {
          Int64($0 + 2)
        }
        #expect(
          answer.buried.map(\.id.rawValue).sorted() == expected,
          "\(line.buries) \(line.kind) \(line.place)"
        )
        waited += expected.count
      }
    }
    #expect(waited > 1_000)
  }

  @Test("come back with the answer's undo, and are no cards of the deck")
  func undo() throws {
    let line = try #require(try lines().first { $0.buries == 7 && $0.kind == "step" })
    let fixture = try fill(line)
    let before = try fixture.contents().collection.cards
    var session = try session(line, fixture, itself: false)
    #expect(session.counts == StudyCounts(learning: 1))
    _ = session.next(at: StudyFixture.now)
    let scheduler = try fixture.deck(1, "A").scheduler(nil, boundary: StudyFixture.boundary)
    let given = session.answer(.easy, duration: 1, at: StudyFixture.now, scheduler: scheduler)
    let answer = try #require(given)
    try fixture.change(.answer) {
      $0.cards = [answer.card] + answer.buried
      $0.reviews = [answer.review]
    }
    let due = try fixture.store.summaries(
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: fixture.key
    ).decks
    // The new card, the review and the step of days of Z wait; the step within a day does not.
    #expect(due.map(\.due) == [StudyCounts(), StudyCounts(learning: 1)])
    try fixture.undoLast()
    #expect(try fixture.contents().collection.cards == before)
  }
}

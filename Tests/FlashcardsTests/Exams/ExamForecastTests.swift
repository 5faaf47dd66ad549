import TestSupport
import Testing

@testable import Flashcards

@Suite("Days that a plan for an exam foresees")
struct ExamForecastTests {
  private static let boundary = DayBoundary(rolloverHour: 4)
  private static let today: StudyDay = 20_000
  private static let now = LocalMoment(
    time: Timestamp(milliseconds: Int64(today) * 86_400_000 + 12 * 3_600_000),
    zoneOffset: 0
  )

  private func deck(_ id: Int64, _ name: String, _ exams: Exam...) throws -> Deck {
    var deck = Deck(
      id: DeckID(rawValue: id),
      name: try #require(DeckName(name)),
      options: DeckOptions(newPerDay: 3, reviewsPerDay: 50)
    )
    deck.exams = exams
    return deck
  }

  /// An exam in so many days, as it stood yesterday, with the same cards on each day from then on.
  private func exam(
    in days: Int,
    each cards: DayCounts?,
    ofAllDecks: Bool = false,
    search: String = "",
    decks: [String]? = nil
  ) -> Exam {
    var exam = Exam(isOfAllDecks: ofAllDecks, search: search, day: Self.today + days)
    exam.standing = ExamStanding(
      day: Self.today - 1,
      cards: 99,
      new: 9,
      known: 0.5,
      then: 0.9,
      minutes: 9,
      later: 0,
      decks: decks,
      expected: cards.map { [DayCounts](repeating: $0, count: days + 1) }
    )
    return exam
  }

  /// The projection of decks that have a new card and one that is due on each of the next days.
  private func projection(_ decks: [Deck]) -> DueProjection {
    var projector = DueProjector(
      decks,
      doneToday: [:],
      at: Self.now,
      boundary: Self.boundary,
      tellsNames: true
    )
    for deck in projector.deckIDs {
      let states: [DueState.State] = [.new] + (0...9).map { .day(Self.today + $0) }
      let cards = states.enumerated().map { place, state in
        DueState(
          note: NoteID(rawValue: deck.rawValue * 100 + Int64(place)),
          state: state,
          buriedOn: nil
        )
      }
      projector.add(cards, of: deck)
    }
    return projector.projection()
  }

  @Test("Cards of an exam are due as the plan has them, from tomorrow to the day before it")
  func due() throws {
    let decks = [
      try deck(1, "A", exam(in: 4, each: DayCounts(new: 2, reviews: 7))), try deck(2, "A::B"),
      try deck(3, "C"),
    ]
    let found = projection(decks)
    let without = projection(try decks.map { try deck($0.id.rawValue, $0.name.description) })
    #expect(found.days[0] == without.days[0])
    // Of C a new card, and one more each day.
    #expect(found.days[1...3].map(\.new) == [3, 3, 3])
    #expect(found.days[1...3].map(\.review) == [9, 10, 11])
    #expect(found.days[4...] == without.days[4...])
    let rows = try #require(found.decks)
    #expect(rows.map { $0.due[1] } == [9, 3, 3])
  }

  @Test("The decks around an exam's own have no more than their limits")
  func limits() throws {
    let plan = exam(in: 4, each: DayCounts(new: 9, reviews: 48))
    let rows = try #require(projection([try deck(1, "A"), try deck(2, "A::B", plan)]).decks)
    #expect(rows.map { $0.due[1] } == [50, 57])
    // Those of all decks have room.
    let all = exam(in: 4, each: DayCounts(new: 9, reviews: 48), ofAllDecks: true)
    let found = projection([try deck(1, "A"), try deck(2, "A::B", all), try deck(3, "C")])
    #expect(found.days[1] == StudyCounts(new: 9, review: 48))
  }

  @Test("Of exams that share decks the one with the most cards counts, on each day")
  func several() throws {
    let decks = [
      try deck(1, "A", exam(in: 3, each: DayCounts(reviews: 20))),
      try deck(2, "A::B", exam(in: 6, each: DayCounts(reviews: 30))),
    ]
    let found = projection(decks)
    #expect(found.days[1...2].map(\.total) == [30, 30])
    // Then the cards of A that are due by then come back.
    #expect(found.days[3].total == 30 + 1 + 4)
  }

  @Test("Of an exam with a search the decks count that have no other cards")
  func search() throws {
    let each = DayCounts(reviews: 20)
    let some = exam(in: 3, each: each, search: "tag:x", decks: ["A::B"])
    #expect(projection([try deck(1, "A", some), try deck(2, "A::B")]).days[1].review == 22)
    // It has cards in decks that have others too.
    let others = exam(in: 3, each: nil, search: "tag:x", decks: ["A::B"])
    #expect(projection([try deck(1, "A", others), try deck(2, "A::B")]).days[1].review == 4)
  }

  @Test(
    "The forecast has the cards that the plan foresees in the place of those due before the exam"
  )
  func forecast() throws {
    let decks = [
      try deck(1, "A", exam(in: 4, each: DayCounts(new: 2, reviews: 7))), try deck(2, "C"),
    ]
    func forecast(_ decks: [Deck], areAll: Bool = true) -> ArraySlice<Int> {
      let standard = Scheduler(model: FSRS6(), settings: .defaults)
      var count = StatisticsCount(at: Self.now, Self.boundary, decks: decks, areAll: areAll) { _ in
        standard
      }
      for deck in decks {
        for day in 0...5 {
          var card = Flashcard(
            id: FlashcardID(rawValue: deck.id.rawValue * 100 + Int64(day)),
            note: NoteID(rawValue: deck.id.rawValue * 100 + Int64(day)),
            ordinal: 0,
            deck: deck.id,
            position: day
          )
          card.progress.phase = .review
          card.progress.due = .day(Self.today + day)
          count.add(card)
        }
      }
      return count.finish().forecast.prefix(7)
    }
    #expect(forecast(decks) == [2, 10, 10, 10, 2, 2, 0])
    // One of all decks is left out where some are counted.
    let all = [try deck(1, "A", exam(in: 4, each: DayCounts(reviews: 7), ofAllDecks: true))]
    #expect(forecast(all) == [1, 7, 7, 7, 1, 1, 0])
    #expect(forecast(all, areAll: false) == [1, 1, 1, 1, 1, 1, 0])
  }
}

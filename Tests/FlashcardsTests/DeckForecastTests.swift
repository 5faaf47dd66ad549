import Flashcards
import Testing

@Suite("What comes due in a deck on the next days")
struct DeckForecastTests {
  private static let boundary = DayBoundary(rolloverHour: 4)
  /// Noon of the day 20,000.
  private static let now = LocalMoment(
    time: Timestamp(milliseconds: 20_000 * 86_400_000 + 12 * 3_600_000)
  )

  private func deck(_ id: Int64, _ name: String) throws -> Deck {
    Deck(id: DeckID(rawValue: id), name: try #require(DeckName(name)))
  }

  private func state(_ state: DueState.State, buriedOn: StudyDay? = nil) -> DueState {
    DueState(note: NoteID(rawValue: 1), state: state, buriedOn: buriedOn)
  }

  @Test("counts reviews by day, those of the decks within it too, and nothing that is due today")
  func ahead() throws {
    var tally = StudyTally(at: Self.now, boundary: Self.boundary)
    let hours: (Int64) -> Timestamp = { Self.now.time.advanced(byMilliseconds: $0 * 3_600_000) }
    tally.add(
      [
        state(.new), state(.suspended), state(.day(20_000)), state(.day(19_000)),
        state(.day(20_001)), state(.day(20_014)), state(.day(20_015)), state(.step(hours(1))),
        // Beyond the hour at which the next day begins, and not beyond it.
        state(.moment(hours(17))), state(.step(hours(15))),
        // A buried card is for tomorrow, or for its own day.
        state(.day(19_000), buriedOn: 20_000), state(.day(20_003), buriedOn: 20_000),
      ],
      of: DeckID(rawValue: 1)
    )
    tally.add([state(.day(20_001))], of: DeckID(rawValue: 2))
    let rows = tally.summaries(of: [try deck(1, "A"), try deck(2, "A::B")], doneToday: [:])
    #expect(rows[0].ahead == [4, 0, 1] + Array(repeating: 0, count: 10) + [1])
    #expect(rows[1].ahead.first == 1)
    #expect(rows[0].nextReviews?.day == 1 && rows[0].nextReviews?.cards == 4)
  }

  private func filtered(_ id: Int64, _ name: String, _ due: StudyCounts) throws -> DeckRow {
    let name = try #require(DeckName(name))
    let deck = FilteredDeck(id: FilteredDeckID(rawValue: id), name: name)
    return .filtered(FilteredSummary(deck: deck, counts: due))
  }

  /// The name of the deck to study after one of the rows.
  private func next(after row: DeckRow, in rows: [DeckRow]) -> String? {
    rows.next(after: row.source, named: row.name)?.name.description
  }

  @Test("the next deck is the next in order with due cards, but none around it or within it")
  func next() throws {
    let due = StudyCounts(review: 1)
    let rows = try [
      DeckSummary(deck: deck(1, "A"), due: due), DeckSummary(deck: deck(2, "A::B"), due: due),
      DeckSummary(deck: deck(3, "C")), DeckSummary(deck: deck(4, "D"), due: due),
    ].map(DeckRow.deck)
    #expect(next(after: rows[1], in: rows) == "D")
    #expect(next(after: rows[0], in: rows) == "D")
    #expect(next(after: rows[3], in: rows) == "A")
    #expect(next(after: rows[0], in: Array(rows.prefix(3))) == nil)
  }

  @Test("a filtered deck has its turn with the decks around it, which come next after it")
  func nextFiltered() throws {
    let due = StudyCounts(review: 1)
    let rows = [
      .deck(DeckSummary(deck: try deck(1, "A"), due: due)), try filtered(1, "A::F", due),
      try filtered(2, "B", StudyCounts()),
    ]
    #expect(next(after: rows[0], in: rows) == nil)
    #expect(next(after: rows[1], in: rows) == "A")
    #expect(next(after: rows[1], in: Array(rows.dropFirst())) == nil)
    let others = [rows[0], try filtered(3, "F", due)]
    #expect(next(after: rows[0], in: others) == "F")
    #expect(next(after: others[1], in: others) == "A")
  }
}

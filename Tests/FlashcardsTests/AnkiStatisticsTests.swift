import Testing

@testable import Flashcards

/// The log of a collection, with what Anki counts of it (Tests/Scripts/statistics_fixtures.py).
struct CountedLog: Decodable {
  /// A deck, and the rows of a card's log.
  struct Card: Decodable {
    let deck: Int
    let rows: [[Int64]]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      deck = try values.decode(Int.self)
      rows = try values.decode([[Int64]].self)
    }
  }

  let day_end_s: Int64
  let cards: [Card]
  let retention: [String: [Int]]
  let parameters: [Double]
  let evaluated: [[Double]?]

  static func all() throws -> [CountedLog] {
    try Fixture.lines("anki-statistics-26.9.3", as: Self.self)
  }

  static let boundary = DayBoundary()

  /// The last moment of the current day.
  var now: LocalMoment {
    LocalMoment(time: Timestamp(milliseconds: day_end_s * 1_000 - 1), zoneOffset: 0)
  }

  private static func kind(_ type: Int64, _ ease: Int64, _ factor: Int64) -> ReviewKind {
    switch type {
    case 0 where ease > 0: .learning
    case 1 where ease > 0: .review
    case 2 where ease > 0: .relearning
    case 3 where ease > 0: factor == 0 ? .cram : .filtered
    case 4: factor == 0 ? .reset : .manual
    default: .rescheduled
    }
  }

  var reviews: [Review] {
    cards.enumerated().flatMap { number, card in
      card.rows.map { row in
        Review(
          card: FlashcardID(rawValue: Int64(number)),
          moment: LocalMoment(time: Timestamp(milliseconds: row[0]), zoneOffset: 0),
          duration: UInt32(row[5]),
          rating: Rating(rawValue: UInt8(row[1])) ?? .again,
          kind: Self.kind(row[6], row[1], row[4]),
          logged: LoggedAnswer(
            type: UInt8(row[6]),
            ease: UInt8(row[1]),
            interval: Int32(row[2]),
            previousInterval: Int32(row[3]),
            factor: Int32(row[4])
          )
        )
      }
    }.sorted { $0.moment.time < $1.moment.time }
  }

  func decks() throws -> [Deck] {
    try (0..<3).map { number in
      Deck(id: DeckID(rawValue: Int64(number)), name: try #require(DeckName("D\(number)")))
    }
  }
}

extension CountedLog {
  /// How well parameters predict the answers.
  func report(_ parameters: FSRSParameters) throws -> CalibrationReport {
    let decks = try decks()
    let deckOf = Dictionary(
      uniqueKeysWithValues: cards.enumerated().map { number, card in
        (FlashcardID(rawValue: Int64(number)), DeckID(rawValue: Int64(card.deck)))
      }
    )
    let scheduler = Scheduler(model: FSRS6(parameters), settings: .defaults)
    let report = CalibrationReport(
      of: decks,
      cards: deckOf,
      reviews: reviews,
      schedulers: Dictionary(uniqueKeysWithValues: decks.map { ($0.id, scheduler) }),
      boundary: CountedLog.boundary
    )
    return try #require(report)
  }

  /// What Anki evaluates: the standard parameters and others for all cards, then the standard ones for each
  /// deck.
  func calibrations() throws -> [Calibration?] {
    let (standard, other) = (try report(.defaults), try report(try FSRSParameters(parameters)))
    return [standard.whole, other.whole]
      + (try decks()).map { deck in standard.decks.first { $0.name == deck.name }?.calibration }
  }

  /// Log loss and RMSE (bins) beside Anki's, where it has them.
  func compared() throws -> [(ours: [Double], theirs: [Double])] {
    try zip(calibrations(), evaluated).compactMap { ours, theirs in
      guard let ours, let theirs else { return nil }
      return ([ours.logLoss, ours.rmse], theirs)
    }
  }
}

@Suite("Statistics as Anki has them")
struct AnkiStatisticsTests {
  @Test("true retention by spans of days, young and mature, is Anki's to each answer")
  func trueRetention() throws {
    for log in try CountedLog.all() {
      let scheduler = Scheduler(model: FSRS6(), settings: .defaults)
      let cards = log.cards.enumerated().map { number, card in
        var card = Flashcard(
          id: FlashcardID(rawValue: Int64(number)),
          note: NoteID(rawValue: Int64(number)),
          ordinal: 0,
          deck: DeckID(rawValue: Int64(card.deck)),
          position: 0
        )
        card.progress.reviews = 1
        return card
      }
      let numbers = StudyStatistics(
        reviews: log.reviews,
        cards: cards,
        now: log.now,
        boundary: CountedLog.boundary
      ) { _ in scheduler }
      let names = ["today", "yesterday", "week", "month", "year", "all_time"]
      for (name, span) in zip(names, TrueRetention.Span.allCases) {
        let row = numbers.trueRetention[span]
        let ours = [row.young, row.mature].flatMap { [$0.passed, $0.total - $0.passed] }
        #expect(ours == log.retention[name], "\(name)")
      }
    }
  }

  @Test("log loss and RMSE(bins) are those of Anki's evaluation, of all cards and of each deck")
  func calibration() throws {
    for log in try CountedLog.all() {
      for (ours, theirs) in zip(try log.calibrations(), log.evaluated) {
        #expect((ours == nil) == (theirs == nil))
      }
      for (ours, theirs) in try log.compared() {
        #expect(abs(ours[0] - theirs[0]) < 1e-4)
        #expect(abs(ours[1] - theirs[1]) < 1e-4)
      }
      let standard = try log.report(.defaults)
      let whole = try #require(standard.whole)
      for parts in [whole.byPrediction, whole.byInterval, standard.decks.map(\.calibration.whole)] {
        #expect(parts.reduce(0) { $0 + $1.actual.total } == whole.answers)
        #expect(parts.reduce(0) { $0 + $1.actual.passed } == whole.whole.actual.passed)
      }
    }
  }
}

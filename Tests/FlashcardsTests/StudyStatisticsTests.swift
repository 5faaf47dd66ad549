import Testing

@testable import Flashcards

@Suite("Statistics of study")
struct StudyStatisticsTests {
  private static let boundary = DayBoundary()
  private static let deck = DeckID(rawValue: 1)
  /// Noon of day 20,000, UTC.
  private static let noon: Int64 = 20_000 * 86_400_000 + 43_200_000

  private static func moment(_ day: Int, minute: Int = 0) -> LocalMoment {
    LocalMoment(
      time: Timestamp(milliseconds: noon + Int64(day) * 86_400_000 + Int64(minute) * 60_000)
    )
  }

  private static func scheduler() throws -> Scheduler {
    Scheduler(
      model: FSRS6(),
      settings: try SchedulerSettings(
        retention: 0.9,
        learningSteps: [],
        relearningSteps: [],
        fuzz: false
      )
    )
  }

  /// A card answered on some days, all rightly, and its reviews.
  private static func card(
    _ id: Int64,
    days: [Int],
    rating: Rating = .good
  ) throws -> (card: Flashcard, reviews: [Review]) {
    var card = Flashcard(
      id: FlashcardID(rawValue: id),
      note: NoteID(rawValue: id),
      ordinal: 0,
      deck: deck,
      position: 0
    )
    let scheduler = try scheduler()
    var reviews: [Review] = []
    for day in days {
      let review = Review(
        card: card.id,
        moment: moment(day),
        duration: 5_000,
        rating: rating,
        kind: ReviewKind(of: card.progress.phase)
      )
      reviews.append(review)
      card.progress = scheduler.progress(after: review, from: card.progress)
    }
    return (card, reviews)
  }

  private static func statistics(
    _ parts: [(card: Flashcard, reviews: [Review])],
    today: Int
  ) throws -> StudyStatistics {
    let scheduler = try scheduler()
    return StudyStatistics(
      reviews: parts.flatMap(\.reviews).sorted { $0.moment.time < $1.moment.time },
      cards: parts.map(\.card),
      now: moment(today),
      boundary: boundary
    ) { _ in scheduler }
  }

  @Test("answers of the day that come later are in its totals and in the streak as in a new count")
  func added() throws {
    for days in [[0, 1], [1], [0, 1, 3], [3], []] {
      let earlier = try Self.card(1, days: days)
      let later = try Self.card(2, days: [4], rating: .again)
      var numbers = try Self.statistics([earlier], today: 4)
      numbers.add(try Self.card(3, days: [3]).reviews + later.reviews, Self.boundary)
      let whole = try Self.statistics([earlier, later], today: 4)
      #expect(numbers.streak == whole.streak && numbers.streak > 0, "\(days)")
      #expect(numbers.days.map(\.answers) == whole.days.map(\.answers))
      #expect(numbers.days.map(\.right) == whole.days.map(\.right))
      #expect(numbers.days.map(\.milliseconds) == whole.days.map(\.milliseconds))
      numbers.add(later.reviews, Self.boundary)
      #expect(numbers.streak == whole.streak)
    }
  }

  @Test("answers, right ones, new cards and time are counted by day")
  func days() throws {
    let numbers = try Self.statistics(
      [try Self.card(1, days: [0, 1]), try Self.card(2, days: [1], rating: .again)],
      today: 1
    )
    let today = try #require(numbers.days.last)
    #expect(today.answers == 2)
    #expect(today.right == 1)
    #expect(today.new == 1)
    #expect(today.milliseconds == 10_000)
    #expect(numbers.days.dropLast().last?.answers == 1)
    #expect(numbers.days.count == 365)
  }

  @Test("days on which nothing was due do not break a streak, days on which something was do")
  func streak() throws {
    // Good on a new card makes it due two days later.
    let onTime = try Self.card(1, days: [0, 2])
    #expect(try Self.statistics([onTime], today: 2).streak == 2)
    let late = try Self.card(1, days: [0, 4])
    #expect(try Self.statistics([late], today: 4).streak == 1)
    // The current day is not over.
    #expect(try Self.statistics([try Self.card(1, days: [0])], today: 2).streak == 1)
    #expect(try Self.statistics([try Self.card(1, days: [0])], today: 4).streak == 0)
  }

  @Test("true retention counts answers to known cards only, young and mature apart")
  func retention() throws {
    let young = try Self.card(1, days: [0, 2])
    let forgotten = try Self.card(2, days: [0, 2], rating: .again)
    let numbers = try Self.statistics([young, forgotten], today: 2)
    #expect(numbers.young.total >= 1)
    #expect(numbers.young.passed == 1)
    #expect(numbers.mature.total == 0)
    #expect(numbers.mature.share == nil)
  }

  @Test("true retention has answers after a day or more, by the day they were given on")
  func spans() throws {
    let scheduler = Scheduler(
      model: FSRS6(),
      settings: try SchedulerSettings(
        retention: 0.9,
        learningSteps: [600_000, 86_400_000],
        relearningSteps: [600_000],
        fuzz: false
      )
    )
    var card = try Self.card(1, days: []).card
    // Two steps of the first day, that of a day, and reviews.
    let answers: [(day: Int, minute: Int, rating: Rating, kind: ReviewKind?)] = [
      (0, 0, .good, nil), (1, 0, .good, nil), (20, 0, .again, nil), (20, 11, .good, nil),
      (30, 0, .good, .filtered), (30, 1, .again, .cram), (400, 0, .good, nil),
    ]
    var reviews: [Review] = []
    for (day, minute, rating, kind) in answers {
      let review = Review(
        card: card.id,
        moment: Self.moment(day, minute: minute),
        duration: 5_000,
        rating: rating,
        kind: kind ?? ReviewKind(of: card.progress.phase)
      )
      reviews.append(review)
      card.progress = scheduler.progress(after: review, from: card.progress)
    }
    let numbers = StudyStatistics(
      reviews: reviews,
      cards: [card],
      now: Self.moment(401),
      boundary: Self.boundary
    ) { _ in scheduler }
    let totals = TrueRetention.Span.allCases.map { numbers.trueRetention[$0].total }
    #expect(totals.map(\.total) == [0, 1, 1, 1, 1, 4])
    #expect(totals.map(\.passed) == [0, 1, 1, 1, 1, 3])
  }

  @Test("what is overdue is in today's forecast, and suspended cards are in none")
  func forecast() throws {
    let due = try Self.card(1, days: [0])
    var suspended = try Self.card(2, days: [0])
    suspended.card.isSuspended = true
    let numbers = try Self.statistics([due, suspended], today: 10)
    #expect(numbers.forecast[0] == 1)
    #expect(numbers.forecast.reduce(0, +) == 1)
    #expect(numbers.states.suspended == 1)
    #expect(numbers.states.young == 1)
  }

  @Test("no answers and no cards are no trouble")
  func nothing() throws {
    let numbers = try Self.statistics([], today: 0)
    #expect(numbers.streak == 0)
    #expect(numbers.year.share == nil)
  }
}

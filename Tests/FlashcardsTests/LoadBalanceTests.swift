import Testing

@testable import Flashcards

@Suite("A day chosen by load")
struct LoadBalanceTests {
  private static let today = StudySessionTests.today
  private static let scheduler = StudySessionTests.scheduler

  /// A card in review that is due today, with an interval that leaves several days to choose from.
  private static let card = Flashcard(
    id: FlashcardID(rawValue: 7),
    note: NoteID(rawValue: 1),
    ordinal: 0,
    deck: DeckID(rawValue: 1),
    position: 1,
    progress: FlashcardProgress(
      phase: .review,
      step: 0,
      memory: Memory(stability: 20, difficulty: 5),
      intervalDays: 20,
      due: .day(today),
      lastReview: LocalMoment(
        time: Timestamp(milliseconds: Int64(today - 20) * 86_400_000 + 40_000_000)
      ),
      reviews: 5,
      lapses: 0
    )
  )

  private func session() throws -> StudySession {
    var session = StudySession(
      StudyRequest(
        selected: try #require(DeckName("A")),
        decks: [Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("A")))],
        cards: [Self.card],
        now: StudySessionTests.start
      )
    )
    _ = session.next(at: StudySessionTests.start)
    return session
  }

  private func answer(
    _ balance: LoadBalance?,
    _ scheduler: Scheduler = Self.scheduler
  ) throws -> AnswerResult {
    var session = try session()
    let answered = session.answer(
      .good,
      duration: 1,
      at: StudySessionTests.start,
      scheduler: scheduler,
      balance: balance
    )
    return try #require(answered)
  }

  /// A load of ten cards on each day but one, a number of days from today.
  private func balance(free day: Int) -> LoadBalance {
    var load = [Int](repeating: 10, count: LoadBalance.dayCount)
    load[day] = 0
    return LoadBalance(today: Self.today, load: load)
  }

  @Test("is a free one, and a replay of the log leads to it")
  func replay() throws {
    let plain = try answer(nil)
    #expect(plain.review.logged == nil)
    let days = plain.card.progress.intervalDays
    let free = days - 1
    let answered = try answer(balance(free: free))
    #expect(answered.card.progress.intervalDays == free)
    #expect(answered.card.progress.due == .day(Self.today + free))
    #expect(answered.review.chosenDays == free && answered.review.ankiEntry == nil)
    #expect(
      Self.scheduler.progress(after: answered.review, from: Self.card.progress)
        == answered.card.progress
    )
    // Where it is the day that follows from the card alone nothing is kept.
    #expect(try answer(balance(free: days)) == plain)
  }

  @Test("no longer counts in a replay by options that it does not fit")
  func options() throws {
    let days = try answer(nil).card.progress.intervalDays
    let answered = try answer(balance(free: days - 1))
    let other = Scheduler(
      model: FSRS6(),
      settings: try SchedulerSettings(retention: 0.7, learningSteps: [], relearningSteps: [])
    )
    let replayed = other.progress(after: answered.review, from: Self.card.progress)
    #expect(replayed == (try answer(nil, other)).card.progress)
    #expect(replayed.intervalDays > days)
  }

  @Test("is never on a day of the least load while another one is left")
  func easyDays() throws {
    let days = try answer(nil).card.progress.intervalDays
    let range = Fuzz.bounds(of: Double(days), minimum: 1, maximum: 36_500)
    for open in range.lowerBound + 1..<range.upperBound {
      var easy = [EasyDay](repeating: .minimum, count: 7)
      easy[(Self.today + open).weekday] = .normal
      let balance = LoadBalance(
        today: Self.today,
        load: [Int](repeating: 10, count: LoadBalance.dayCount),
        easyDays: easy
      )
      let chosen = try answer(balance).card.progress.intervalDays
      #expect((Self.today + chosen).weekday == (Self.today + open).weekday)
    }
  }

  @Test("knows the days of the week")
  func weekdays() {
    // 1 January 1970 was a Thursday, 29 November 2026 a Sunday.
    #expect([0, 20_786, -1, -4].map(\.weekday) == [3, 6, 2, 6])
  }

  @Test("a week has seven days, whatever is set")
  func week() {
    var options = DeckOptions(easyDays: [.minimum])
    #expect(options.easyDays == EasyDay.normalWeek)
    options.easyDays = []
    #expect(options.easyDays == EasyDay.normalWeek)
  }
}

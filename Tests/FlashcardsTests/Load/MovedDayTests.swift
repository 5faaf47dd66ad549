import Testing

@testable import Flashcards

@Suite("Moved days in the log")
struct MovedDayTests {
  private static let day: Int64 = 86_400_000
  private let boundary = DayBoundary()
  private let scheduler = Deck(id: DeckID(rawValue: 1), name: DeckName(nearest: "A"))
    .scheduler(nil, boundary: DayBoundary())

  private func moment(_ day: Int64) -> LocalMoment {
    LocalMoment(time: Timestamp(milliseconds: day * Self.day + 43_200_000), zoneOffset: 0)
  }

  private func answer(_ day: Int64, _ rating: Rating = .easy) -> Review {
    Review(
      card: FlashcardID(rawValue: 1),
      moment: moment(day),
      duration: 1_000,
      rating: rating,
      kind: .review
    )
  }

  private func card(_ reviews: [Review]) -> Flashcard {
    Flashcard(
      id: FlashcardID(rawValue: 1),
      note: NoteID(rawValue: 1),
      ordinal: 0,
      deck: DeckID(rawValue: 1),
      position: 1,
      progress: scheduler.replay(reviews)
    )
  }

  private func moved(_ reviews: [Review], to day: StudyDay, on now: Int64) throws -> (
    Flashcard, Review
  ) {
    var card = card(reviews)
    let context = EditContext(now: moment(now), boundary: boundary)
    let entry = card.move(to: day, by: scheduler, context)
    return (card, try #require(entry))
  }

  @Test("A replay comes to the moved day, and the interval is that from the last answer on")
  func replayed() throws {
    let reviews = [answer(100), answer(110)]
    let day = boundary.day(of: moment(110)) + 77
    let (card, entry) = try moved(reviews, to: day, on: 130)
    #expect(card.progress.due == .day(day) && card.progress.intervalDays == 77)
    #expect(card.progress.memory == self.card(reviews).progress.memory)
    #expect(card.placement == nil && entry.kind == .rescheduled && !entry.kind.isAnswer)
    #expect(scheduler.replay(reviews + [entry]) == card.progress)
    let history = CardHistory(ReviewHistory(reviews + [entry]), of: card, scheduler)
    #expect(history.entries.last?.interval == .days(77) && history.entries.last?.rating == nil)
  }

  @Test("Other parameters still change the memory, and the day stays that which was chosen")
  func otherParameters() throws {
    let reviews = [answer(100), answer(110)]
    let day = boundary.day(of: moment(110)) + 77
    let (_, entry) = try moved(reviews, to: day, on: 130)
    var values = FSRSParameters.defaults.values
    values[3] *= 2
    let other = Scheduler(model: FSRS6(try FSRSParameters(values)), settings: .defaults)
    let replayed = other.replay(reviews + [entry])
    #expect(replayed.memory != scheduler.replay(reviews).memory)
    #expect(replayed.due == .day(day))
  }

  @Test(
    "The next answer goes on from the days that passed, and an answer that came between makes the move void"
  )
  func answers() throws {
    let reviews = [answer(100), answer(110)]
    let day = boundary.day(of: moment(110)) + 77
    let (_, entry) = try moved(reviews, to: day, on: 130)
    let next = answer(200, .good)
    let after = scheduler.replay(reviews + [entry, next])
    #expect(after.memory == scheduler.replay(reviews + [next]).memory)
    // On another device, before the move was made on this one.
    let between = answer(120, .again)
    #expect(
      scheduler.replay(reviews + [between, entry]) == scheduler.replay(reviews + [between])
    )
  }

  @Test("The last of two moves counts, and an entry of Anki's moves nothing")
  func several() throws {
    let reviews = [answer(100), answer(110)]
    let first = boundary.day(of: moment(110)) + 40
    let (_, one) = try moved(reviews, to: first, on: 120)
    let (card, two) = try moved(reviews, to: first + 9, on: 121)
    #expect(scheduler.replay(reviews + [one, two]) == card.progress)
    let anki = Review(
      card: FlashcardID(rawValue: 1),
      moment: moment(122),
      duration: 0,
      rating: .again,
      kind: .rescheduled,
      logged: LoggedAnswer(type: 5, ease: 0, interval: 3, previousInterval: 9, factor: 2)
    )
    #expect(scheduler.replay(reviews + [anki]) == scheduler.replay(reviews))
  }

  @Test("A card in steps or without an answer is not moved")
  func others() {
    let context = EditContext(now: moment(130), boundary: boundary)
    for reviews in [[], [answer(100, .good)]] {
      var card = card(reviews)
      #expect(card.move(to: 200, by: scheduler, context) == nil)
      #expect(card == self.card(reviews))
    }
  }
}

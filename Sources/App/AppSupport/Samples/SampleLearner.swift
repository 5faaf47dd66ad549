import Flashcards

/// A simulated learner, who leaves a history of reviews in a sample deck.
struct SampleLearner {
  private let deck: Deck
  private let boundary: DayBoundary
  private let scheduler: Scheduler
  /// The deck's cards in their current state.
  private(set) var cards: [Flashcard]
  /// The reviews in order of time.
  private(set) var reviews: [Review] = []

  /// The number of cards at the beginning that stay new.
  private static let leftNew = 4
  /// The interval between new cards, in days.
  private static let daysPerNew = 5
  /// The interval between days without study, in days, and between wrong answers, in answers.
  private static let daysPerRest = 9
  private static let answersPerLapse = 8
  /// The times at which study begins, one day after the other, in minutes after the roll-over: mostly
  /// in the morning and in the evening.
  private static let beginnings = [
    230, 245, 955, 520, 220, 1_010, 240, 905, 235, 530, 1_080, 250, 940, 215, 700, 990,
  ]

  init(deck: Deck, cards: [Flashcard], boundary: DayBoundary) {
    self.deck = deck
    self.cards = cards
    self.boundary = boundary
    var settings = deck.options.scheduling
    settings.days = .rollover(boundary)
    scheduler = Scheduler(model: FSRS6(), settings: settings)
  }

  /// Studies for the given number of days, up to the day before `end`.
  mutating func learn(days: Int, until end: LocalMoment) {
    for age in (1...days).reversed() where age % Self.daysPerRest != 0 {
      var moment = end
      let minutes = Self.beginnings[age % Self.beginnings.count]
      moment.time = boundary.start(of: boundary.day(of: end) - age, zoneOffset: end.zoneOffset)
        .advanced(byMilliseconds: Int64(minutes) * 60_000)
      learn(allowingNew: age % Self.daysPerNew == 0 ? 1 : 0, from: moment)
    }
  }

  private mutating func learn(allowingNew new: Int, from start: LocalMoment) {
    var moment = start
    var deck = deck
    deck.options.newPerDay = new
    var session = StudySession(
      StudyRequest(
        selected: deck.name,
        decks: [deck],
        cards: Array(cards.dropFirst(Self.leftNew)),
        now: start,
        boundary: boundary
      )
    )
    while true {
      switch session.next(at: moment) {
      case .finished: return
      case .waiting(let until): moment.time = until
      case .card:
        let duration = UInt32(3_000 + reviews.count * 37 % 60 * 100)
        moment.time = moment.time.advanced(byMilliseconds: Int64(duration))
        let rating: Rating = reviews.count % Self.answersPerLapse == 5 ? .again : .good
        let answered = session.answer(
          rating,
          duration: duration,
          at: moment,
          scheduler: scheduler
        )
        guard let answered else { return }
        reviews.append(answered.review)
        for card in [answered.card] + answered.buried {
          if let index = cards.firstIndex(where: { $0.id == card.id }) { cards[index] = card }
        }
      }
    }
  }
}

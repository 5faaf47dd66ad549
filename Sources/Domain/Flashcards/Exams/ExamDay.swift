/// The cards of one day for an exam.
package struct ExamDay: Sendable, Equatable {
  /// The days after the exam over which cards that waited are spread.
  private static let spread = 14

  /// The cards that are not due and come today.
  package var early: [FlashcardID] = []
  /// The cards that are due and wait until the exam is over.
  package var waiting: [FlashcardID] = []
  /// The new cards, in order.
  package var new: [FlashcardID] = []
  /// The known cards that come, due or early.
  package var known: [FlashcardID] = []

  /// Creates a day without cards.
  package init() {}

  /// The days to which cards are moved.
  package func moves(for exam: Exam, on today: StudyDay) -> [FlashcardID: StudyDay] {
    var moves: [FlashcardID: StudyDay] = [:]
    for card in early { moves[card] = today }
    for (place, card) in waiting.enumerated() {
      moves[card] = exam.day + 1 + place % Self.spread
    }
    return moves
  }
}

extension [Deck] {
  /// The decks with limits for today that have room for cards of an exam.
  ///
  /// - Parameters:
  ///   - cards: the numbers of the cards that come today, by deck.
  ///   - done: the numbers of all that were seen today already, by deck.
  ///   - whole: the deck that has no more new cards than these; nil for none.
  package func withRoom(
    for cards: [DeckID: DayCounts],
    on today: StudyDay,
    done: [DeckID: DayCounts],
    limiting whole: DeckID?,
    _ rules: LimitRules
  ) -> [Deck] {
    map { deck in
      let family = deck.family(among: self)
      let coming = family.reduce(into: DayCounts()) { $0.add(cards[$1.id]) }
      guard coming != DayCounts() || deck.id == whole else { return deck }
      let all = family.reduce(into: coming) { $0.add(done[$1.id]) }
      let more = all.new - deck.options.newPerDay
      let reviews = all.reviews + (rules.newIgnoresReviews ? 0 : all.new)
      var extra = DayExtra(day: today, new: 0, reviews: 0)
      extra.new = deck.id == whole ? more : Swift.max(0, more)
      extra.reviews = Swift.max(0, reviews - deck.options.reviewsPerDay)
      // Another exam, or the user, had it have more today.
      if let present = deck.extra, present.day == today {
        extra.new = Swift.max(extra.new, present.new)
        extra.reviews = Swift.max(extra.reviews, present.reviews)
      }
      guard extra.new != 0 || extra.reviews != 0 else { return deck }
      var roomy = deck
      roomy.extra = extra
      return roomy
    }
  }
}

extension DayCounts {
  /// Adds other counts, if there are any.
  fileprivate mutating func add(_ other: DayCounts?) {
    new += other?.new ?? 0
    reviews += other?.reviews ?? 0
  }
}

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
  /// The number of known cards that come.
  package var reviews = 0

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

  /// A family of decks with limits for today that have room for the cards.
  ///
  /// - Parameters:
  ///   - family: the deck with the exam, and those within it.
  ///   - done: the cards of these that were seen today already.
  package func room(
    in family: [Deck],
    on today: StudyDay,
    done: DayCounts,
    _ rules: LimitRules
  ) -> [Deck] {
    let cards = new.count + done.new
    let all = reviews + done.reviews + (rules.newIgnoresReviews ? 0 : cards)
    return family.enumerated().map { place, deck in
      var deck = deck
      let more = cards - deck.options.newPerDay
      var extra = DayExtra(day: today, new: 0, reviews: 0)
      // The deck itself has no more than the plan says, those within it no less.
      extra.new = place == 0 ? more : max(0, more)
      extra.reviews = max(0, all - deck.options.reviewsPerDay)
      if extra.new != 0 || extra.reviews != 0 { deck.extra = extra }
      return deck
    }
  }
}

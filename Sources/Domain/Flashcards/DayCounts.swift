/// The numbers of cards of a deck that were seen on a day of study.
public struct DayCounts: Sendable, Codable, Hashable {
  /// The number of new cards.
  public var new: Int
  /// The number of cards due for review.
  public var reviews: Int

  /// Creates the counts; 0 by default.
  public init(new: Int = 0, reviews: Int = 0) {
    self.new = new
    self.reviews = reviews
  }

  /// One new card.
  static let newCard = DayCounts(new: 1)
  /// One review.
  static let review = DayCounts(reviews: 1)

  /// The number of all cards.
  var total: Int { new + reviews }

  /// The counts of two decks together.
  package static func + (one: DayCounts, other: DayCounts) -> DayCounts {
    DayCounts(new: one.new + other.new, reviews: one.reviews + other.reviews)
  }

  /// The counts of so many cards alike.
  static func * (one: DayCounts, count: Int) -> DayCounts {
    DayCounts(new: one.new * count, reviews: one.reviews * count)
  }

  /// Subtracts seen cards from a day's limits. As in Anki, a new card counts against the reviews
  /// too, unless the rules say otherwise: whoever has enough to repeat gets nothing new on top of it.
  mutating func subtract(_ seen: DayCounts, _ rules: LimitRules) {
    new -= seen.new
    reviews -= seen.reviews + (rules.newIgnoresReviews ? 0 : seen.new)
  }

  /// The number of cards of one kind that a day's limits leave room for.
  ///
  /// - Parameter card: `newCard` or `review`.
  func room(for card: DayCounts, _ rules: LimitRules) -> Int {
    if card.new == 0 { return reviews }
    return rules.newIgnoresReviews ? new : min(new, reviews)
  }

  /// Adds the answers to one card on a day.
  ///
  /// As in Anki, the first answer to a new card is one of the day's new cards, whether the card was
  /// new for the first time or made new again by a reset. A reset itself counts for nothing and
  /// takes nothing back.
  ///
  /// - Parameters:
  ///   - events: the card's answers and resets of that day, in order.
  ///   - wasNew: true if the card was new before them.
  public mutating func add(_ events: some Sequence<Review>, wasNew: Bool) {
    var isNew = wasNew
    for event in events {
      if event.kind == .reset { isNew = true }
      guard event.kind.counts else { continue }
      if isNew { new += 1 }
      if event.kind == .review { reviews += 1 }
      isNew = false
    }
  }
}

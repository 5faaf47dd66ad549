/// A row of the list of decks.
public struct DeckSummary: Sendable, Codable, Equatable {
  /// The deck.
  public var deck: Deck
  /// The numbers of cards in the deck and those within it that can be studied now, under their
  /// limits.
  public var due: StudyCounts
  /// The number of cards in the deck and those within it.
  public var cards: Int
  /// The numbers of reviews that come due in the deck and those within it on each of the next days,
  /// tomorrow first; empty if they were not counted.
  public var ahead: [Int]

  /// The number of days in `ahead`.
  public static let daysAhead = 14

  /// Creates a summary; nothing due by default.
  public init(
    deck: Deck,
    due: StudyCounts = StudyCounts(),
    cards: Int = 0,
    ahead: [Int] = []
  ) {
    self.deck = deck
    self.due = due
    self.cards = cards
    self.ahead = ahead
  }

  /// The next day on which reviews come due, 1 for tomorrow, and their number; nil if there is none
  /// among the days that were counted.
  public var nextReviews: (day: Int, cards: Int)? {
    ahead.firstIndex { $0 > 0 }.map { ($0 + 1, ahead[$0]) }
  }
}

/// The totals of a deck and of those within it: everything that deleting it deletes.
public struct DeckTotals: Sendable, Hashable {
  /// The number of decks within it.
  public var innerDecks: Int
  /// The number of cards, dormant ones included.
  public var cards: Int
  /// The number of reviews of those cards.
  public var answers: Int

  /// Creates totals; 0 by default.
  public init(innerDecks: Int = 0, cards: Int = 0, answers: Int = 0) {
    self.innerDecks = innerDecks
    self.cards = cards
    self.answers = answers
  }
}

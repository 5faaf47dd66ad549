/// The options of a filtered deck.
public struct FilteredOptions: Sendable, Codable, Hashable {
  /// The largest number of searches.
  public static let mostSearches = 2

  /// The searches, in the order in which they take cards; at most 2.
  public let searches: [FilteredSearch]
  /// True if answers change the schedule of the cards.
  public var reschedules: Bool
  /// The delays after answers that change no schedule.
  public var delays: PreviewDelays

  /// Creates options; by default Anki's. Of more than two searches the first two count.
  public init(
    searches: [FilteredSearch] = [],
    reschedules: Bool = true,
    delays: PreviewDelays = .usual
  ) {
    self.searches = Array(searches.prefix(Self.mostSearches))
    self.reschedules = reschedules
    self.delays = delays
  }

  /// True if a card goes home with an answer.
  ///
  /// - Parameters:
  ///   - rating: the answer.
  ///   - phase: the phase that the schedule leads to, where answers change it.
  public func releases(after rating: Rating, into phase: Phase) -> Bool {
    reschedules ? phase == .review : delays.seconds(after: rating) == nil
  }
}

/// One search of a filtered deck, and what is taken of its cards.
public struct FilteredSearch: Sendable, Codable, Hashable {
  /// The limit of a new search.
  public static let usualLimit = 100

  /// The search; empty for all cards.
  public var text: String
  /// The largest number of cards that are taken, 0 or more.
  public var limit: Int
  /// The order in which they are taken.
  public var order: FilteredOrder

  /// Creates a search; a limit below 0 is 0.
  public init(
    _ text: String,
    limit: Int = FilteredSearch.usualLimit,
    order: FilteredOrder = .random
  ) {
    self.text = text
    self.limit = max(0, limit)
    self.order = order
  }
}

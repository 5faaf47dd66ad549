/// The reviews that come due on each of the next seven days, by deck.
public struct WeekAhead: Sendable, Equatable {
  /// A deck at the top of the tree, with those within it.
  public struct Row: Sendable, Equatable {
    /// The name of the deck.
    public let name: DeckName
    /// The numbers of reviews on each day, tomorrow first.
    public let reviews: [Int]

    /// The number of reviews on all days.
    public var total: Int { reviews.reduce(0, +) }
  }

  /// The number of days.
  public static let days = 7

  /// The decks that have reviews, those with the most first.
  public private(set) var rows: [Row] = []
  /// The numbers of reviews in all decks on each day, tomorrow first.
  public private(set) var reviews = [Int](repeating: 0, count: days)

  /// The number of reviews in all decks on all days.
  public var total: Int { reviews.reduce(0, +) }

  /// Sums up decks of which none is within another.
  package init(_ decks: [DeckRow]) {
    for deck in decks {
      let row = Row(name: deck.name, reviews: Array(deck.ahead.prefix(Self.days)))
      guard row.total > 0 else { continue }
      for (day, count) in row.reviews.enumerated() { reviews[day] += count }
      rows.append(row)
    }
    rows = rows.enumerated().sorted {
      ($1.element.total, $0.offset) < ($0.element.total, $1.offset)
    }.map(\.element)
  }

  /// The minutes that the reviews of each day take, rounded up.
  ///
  /// - Parameter duration: The median time of the learner's answers in milliseconds; nil if unknown.
  public func minutes(eachAnswerTaking duration: Int64?) -> [Int] {
    reviews.map { StudyCounts(review: $0).minutes(eachAnswerTaking: duration) }
  }
}

/// All that decides which rows a browser has, in which order.
public struct CardListRequest: Hashable, Codable, Sendable {
  /// The decks from which cards are listed.
  public var scope: BrowserScope
  /// The search; blank for all cards.
  public var search: String
  /// What a row stands for.
  public var unit: BrowserUnit
  /// The key by which rows are sorted.
  public var key: CardSortKey
  /// True if the order is turned round. Rows that have no value for the key come last all the same.
  public var isReversed: Bool

  /// Creates a request.
  public init(
    _ scope: BrowserScope,
    search: String = "",
    unit: BrowserUnit = .cards,
    key: CardSortKey = .added,
    isReversed: Bool = false
  ) {
    self.scope = scope
    self.search = search
    self.unit = unit
    self.key = key
    self.isReversed = isReversed
  }
}

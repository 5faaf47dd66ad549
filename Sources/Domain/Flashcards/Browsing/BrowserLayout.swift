/// The columns and the order of a browser, as they were chosen.
public struct BrowserLayout: Hashable, Codable, Sendable {
  /// The ids of the columns, from the left. Those that the program does not know are kept.
  public var columns: [String]
  /// The key by which rows are sorted.
  public var key: CardSortKey
  /// True if the order is turned round.
  public var isReversed: Bool

  /// Creates a layout.
  public init(columns: [String], key: CardSortKey = .added, isReversed: Bool = false) {
    self.columns = columns
    self.key = key
    self.isReversed = isReversed
  }

  /// Reads a layout. A key that only another version of the program has becomes the standard one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    columns = try values.decode([String].self, forKey: .columns)
    key = CardSortKey(rawValue: try values.decode(String.self, forKey: .key)) ?? .added
    isReversed = try values.decode(Bool.self, forKey: .isReversed)
  }
}

/// An extent in cells. Both sides are 0 or more.
public struct Size: Hashable, Sendable, Codable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size; negative sides become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Decodes a size as `init(width:height:)` makes it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: try values.decode(Int.self, forKey: .width),
      height: try values.decode(Int.self, forKey: .height)
    )
  }

  /// A size without cells.
  public static let zero = Size(width: 0, height: 0)
}

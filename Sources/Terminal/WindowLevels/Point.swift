/// The position of a cell: column `x` and row `y`, counted from 0 at the top left.
public struct Point: Hashable, Sendable, Codable {
  /// The column, growing to the right.
  public var x: Int
  /// The row, growing downwards.
  public var y: Int

  /// A point at column `x`, row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left cell.
  public static let zero = Point(x: 0, y: 0)

  /// This point moved by `dx` columns and `dy` rows.
  public func moved(x dx: Int = 0, y dy: Int = 0) -> Point {
    Point(x: x + dx, y: y + dy)
  }
}

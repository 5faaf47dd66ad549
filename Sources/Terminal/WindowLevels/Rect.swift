/// A rectangle of cells.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left cell.
  public var origin: Point
  /// The number of columns and rows.
  public var size: Size

  /// A rectangle of `size` whose top left cell is `origin`.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers; negative sides become 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x + size.width }
  /// The row after the last.
  public var maxY: Int { origin.y + size.height }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// True if it has no cell.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// True if `point` is one of its cells.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// True if every cell of `other` is one of its cells. An empty rectangle is within every other.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty
      || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// The cells common to both.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x,
      y: y,
      width: min(maxX, other.maxX) - x,
      height: min(maxY, other.maxY) - y
    )
  }

  /// The rectangle without `dx` columns at either side and `dy` rows at top and bottom.
  public func inset(x dx: Int = 0, y dy: Int = 0) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// A rectangle of `size`, or as much of it as fits, in the middle of this one.
  public func centered(_ size: Size) -> Rect {
    let width = min(size.width, self.width)
    let height = min(size.height, self.height)
    return Rect(
      x: minX + (self.width - width) / 2,
      y: minY + (self.height - height) / 2,
      width: width,
      height: height
    )
  }
}

extension Rect {
  /// The rectangle without its first `rows` rows.
  public func dropping(rows: Int) -> Rect {
    Rect(x: minX, y: minY + rows, width: width, height: height - rows)
  }

  /// The first `rows` rows of the rectangle, or all of it if it has fewer.
  public func keeping(rows: Int) -> Rect {
    Rect(x: minX, y: minY, width: width, height: min(rows, height))
  }
}

public import WindowLevels

/// The rows that are visible of something that may be longer than its place.
public struct VisibleRows: Hashable, Sendable {
  /// The visible rows, counted from 0.
  public let range: Range<Int>
  /// The number of all rows.
  public let count: Int

  /// The rows from `first` on that fit, or the last ones where fewer follow.
  public init(from first: Int, of count: Int, height: Int) {
    let height = max(0, height)
    let first = max(0, min(first, count - height))
    range = first..<max(first, min(count, first + height))
    self.count = count
  }

  /// The rows around one, which is in the middle where there are enough above and below it.
  public init(around row: Int, of count: Int, height: Int) {
    self.init(from: row - height / 2, of: count, height: height)
  }

  /// The part of a place that the texts of rows have: one column less where arrows stand beside it.
  package func texts(in rect: Rect) -> Rect {
    let width = range.count < count ? rect.width - 1 : rect.width
    return Rect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
  }

  /// Draws arrows where more rows lie above or below, in the column at the right of `rect`.
  public func drawArrows(beside rect: Rect, into canvas: inout Canvas, theme: Theme) {
    let edges: [(isThere: Bool, arrow: Key.Code, y: Int)] = [
      (range.lowerBound > 0, .up, rect.minY), (range.upperBound < count, .down, rect.maxY - 1),
    ]
    for edge in edges where edge.isThere {
      guard let sign = theme.arrows[edge.arrow]?.unicodeScalars.first else { continue }
      canvas.put(sign, at: Point(x: rect.maxX, y: edge.y), style: theme.muted)
    }
  }
}

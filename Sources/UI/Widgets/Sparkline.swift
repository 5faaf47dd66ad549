public import WindowLevels

/// A plot of a few values in one row, a column each.
public struct Sparkline: Sendable {
  private let values: [Int]

  /// A plot of values, from the left.
  public init(_ values: [Int]) {
    self.values = values
  }

  /// The width in columns.
  public var width: Int { values.count }

  /// Draws the plot from `point` to the right. What is 0 has the lowest sign, muted.
  public func draw(at point: Point, style: Style, into canvas: inout Canvas, theme: Theme) {
    let most = max(1, values.max() ?? 1)
    for (index, value) in values.enumerated() {
      let level = PlotLevel.of(value, most: most, levels: theme.bars.count)
      canvas.put(
        theme.bars[max(0, level - 1)],
        at: point.moved(x: index),
        style: value > 0 ? style : theme.muted
      )
    }
  }
}

/// Levels of a value in proportion to the greatest one.
enum PlotLevel {
  /// The level, 1 to `levels`; 0 for 0 and less.
  static func of(_ value: Int, most: Int, levels: Int) -> Int {
    guard value > 0 else { return 0 }
    return min(levels, max(1, Int((Double(value) / Double(most) * Double(levels)).rounded())))
  }
}

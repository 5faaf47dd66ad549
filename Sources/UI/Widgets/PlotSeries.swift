public import WindowLevels

/// A kind of thing in a plot: its name, its style, and the sign that it has where styles look alike.
public struct PlotSeries: Sendable {
  /// The name in the legend.
  public let name: String
  /// The sign where styles look alike.
  public let sign: Unicode.Scalar
  /// The style.
  public let style: Style

  /// A kind of thing.
  public init(_ name: String, sign: Unicode.Scalar, style: Style) {
    self.name = name
    self.sign = sign
    self.style = style
  }

  /// Draws the names behind their signs, as many as fit.
  ///
  /// - Returns: The width used.
  @discardableResult
  public static func drawLegend(
    _ series: [PlotSeries],
    at point: Point,
    width: Int,
    into canvas: inout Canvas,
    theme: Theme
  ) -> Int {
    var x = 0
    let areBlocks = theme.tellsApart(series)
    for one in series {
      let needed = displayWidth(of: one.name) + 2
      guard x + needed <= width else { break }
      let sign = areBlocks ? theme.bars.last ?? one.sign : one.sign
      canvas.put(sign, at: point.moved(x: x), style: one.style)
      canvas.write(one.name, at: point.moved(x: x + 2), style: theme.muted)
      x += needed + 2
    }
    return x
  }
}

extension Theme {
  /// True if series are told apart by their colours, and so can be drawn as blocks.
  func tellsApart(_ series: [PlotSeries]) -> Bool {
    guard bars.count == 8 else { return false }
    return series.count == 1
      || colors != .none && Set(series.map(\.style.foreground)).count == series.count
  }
}

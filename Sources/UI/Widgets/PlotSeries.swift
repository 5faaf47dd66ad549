public import WindowLevels

/// A kind of thing in a plot: its name, its style, and the sign that it has where styles look alike.
public struct PlotSeries: Sendable {
  /// A texture of areas, by the share of it that is filled.
  package enum Texture: Int, Sendable {
    case light = 1
    case medium, dark, solid
  }

  /// The name in the legend.
  public let name: String
  /// The sign where styles look alike.
  public let sign: Unicode.Scalar
  /// The style.
  public let style: Style
  private let texture: Texture?

  /// A kind of thing.
  public init(_ name: String, sign: Unicode.Scalar, style: Style) {
    self.init(name, sign: sign, texture: nil, style: style)
  }

  /// A kind of thing whose area has a texture where the terminal has blocks.
  package init(_ name: String, sign: Unicode.Scalar, texture: Texture?, style: Style) {
    self.name = name
    self.sign = sign
    self.texture = texture
    self.style = style
  }

  /// The sign of a whole cell, by which it is told from others.
  ///
  /// - Parameter isBlock: True if colours tell it from others.
  func sign(isBlock: Bool, in theme: Theme) -> Unicode.Scalar {
    if let texture, theme.showsUnicode { return theme.shades[texture.rawValue] }
    return isBlock ? theme.bars.last ?? sign : sign
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
      canvas.put(one.sign(isBlock: areBlocks, in: theme), at: point.moved(x: x), style: one.style)
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

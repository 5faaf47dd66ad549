/// What a terminal can show, for those who decide how to draw.
public struct TerminalTraits: Hashable, Sendable {
  /// How many colours.
  public var colors: ColorDepth
  /// Whether characters beyond ASCII can be written (the user's locale is UTF-8).
  public var unicode: Bool

  /// Traits from both facts.
  public init(colors: ColorDepth, unicode: Bool) {
    self.colors = colors
    self.unicode = unicode
  }
}

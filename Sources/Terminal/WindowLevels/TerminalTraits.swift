/// The capabilities of a terminal that drawing depends on.
public struct TerminalTraits: Hashable, Sendable {
  /// The number of colours.
  public var colors: ColorDepth
  /// True if characters beyond ASCII can be written (the user's locale is UTF-8).
  public var unicode: Bool

  /// Creates traits from both.
  public init(colors: ColorDepth, unicode: Bool) {
    self.colors = colors
    self.unicode = unicode
  }
}

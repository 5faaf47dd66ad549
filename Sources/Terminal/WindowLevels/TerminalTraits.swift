/// The capabilities of a terminal that drawing depends on.
public struct TerminalTraits: Hashable, Sendable {
  /// The number of colours.
  public var colors: ColorDepth
  /// True if characters beyond ASCII can be written (the user's locale is UTF-8).
  public var unicode: Bool
  /// The background, as far as it is known.
  public var background: TerminalBackground
  /// The font, as far as it is known.
  public var font: TerminalFont
  /// True if the terminal hangs on a line so slow that nothing should move.
  public var isSlow: Bool

  /// Creates traits from their parts.
  public init(
    colors: ColorDepth,
    unicode: Bool,
    background: TerminalBackground = .unknown,
    font: TerminalFont = .unknown,
    isSlow: Bool = false
  ) {
    self.colors = colors
    self.unicode = unicode
    self.background = background
    self.font = font
    self.isSlow = isSlow
  }
}

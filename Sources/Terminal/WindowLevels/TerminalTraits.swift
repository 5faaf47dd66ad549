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
  /// The size of a cell in pixels, where the terminal shows pictures of pixels; nil where it does not.
  package var cellPixels: Size?

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

/// The background of a terminal.
public enum TerminalBackground: String, Hashable, Sendable, CaseIterable, Codable {
  /// Nearer to black.
  case dark
  /// Nearer to white.
  case light
  /// Not known.
  case unknown

  /// The background of a colour, whose parts go from 0 to 1. The limit is the luminance that has
  /// the same contrast with black and with white.
  public init(red: Double, green: Double, blue: Double) {
    let isLight = Luminance.of(red: red, green: green, blue: blue) > Luminance.middle
    self = isLight ? .light : .dark
  }
}

/// A terminal's font, as far as it is known.
public enum TerminalFont: Hashable, Sendable {
  /// Unknown. Fonts of graphical terminals have nearly every sign.
  case unknown
  /// The font of the Linux console: 256 or 512 signs, of which every font has those of code page
  /// 437 that are neither letters nor mathematics.
  case console

  /// The font by the terminal's name in `TERM`.
  public init(terminal: String) {
    self = terminal == "linux" || terminal.hasPrefix("linux-") ? .console : .unknown
  }
}

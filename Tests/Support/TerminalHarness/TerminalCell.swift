/// A colour as the program asked for it.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// A number in the palette: 0–7 normal, 8–15 bright, 16–231 the cube, 232–255 the greys.
  case indexed(UInt8)
  /// A colour given by its parts.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The style of a cell.
public struct TerminalStyle: Hashable, Sendable {
  /// The colour of the text, before reversal.
  public var foreground = TerminalColor.standard
  /// The colour behind the text, before reversal.
  public var background = TerminalColor.standard
  /// Bold or bright.
  public var isBold = false
  /// Underlined in any style.
  public var isUnderlined = false
  /// Italic.
  public var isItalic = false
  /// Blinking.
  public var isBlinking = false
  /// Foreground and background are swapped.
  public var isReversed = false
  /// Struck through.
  public var isStruck = false

  /// Creates the style of a cell that was not written to.
  public init() {}
}

/// One column of one row of the screen.
public struct TerminalCell: Hashable, Sendable {
  /// The character in the cell with its combining marks; a space if there is none, and empty in the
  /// second column of a wide character.
  public var text = " "
  /// The columns the text takes: 1 or 2, and 0 in the second column of a wide character.
  public var width = 1
  /// The style of the cell.
  public var style = TerminalStyle()

  /// Creates a cell that was not written to.
  public init() {}
}

/// The six characters of a frame, each one column wide.
public struct Border: Hashable, Sendable {
  /// The corner characters.
  public let topLeft, topRight, bottomLeft, bottomRight: Unicode.Scalar
  /// The side characters.
  public let horizontal, vertical: Unicode.Scalar

  /// Light lines with round corners.
  public static let rounded = Border(
    topLeft: "╭",
    topRight: "╮",
    bottomLeft: "╰",
    bottomRight: "╯",
    horizontal: "─",
    vertical: "│"
  )
  /// Light lines with square corners, which the fonts of consoles have.
  public static let light = Border(
    topLeft: "┌",
    topRight: "┐",
    bottomLeft: "└",
    bottomRight: "┘",
    horizontal: "─",
    vertical: "│"
  )
  /// Heavy lines.
  public static let heavy = Border(
    topLeft: "┏",
    topRight: "┓",
    bottomLeft: "┗",
    bottomRight: "┛",
    horizontal: "━",
    vertical: "┃"
  )
  /// Double lines, which the fonts of consoles have.
  public static let double = Border(
    topLeft: "╔",
    topRight: "╗",
    bottomLeft: "╚",
    bottomRight: "╝",
    horizontal: "═",
    vertical: "║"
  )
  /// ASCII characters, which every terminal has.
  public static let ascii = Border(
    topLeft: "+",
    topRight: "+",
    bottomLeft: "+",
    bottomRight: "+",
    horizontal: "-",
    vertical: "|"
  )
  /// ASCII characters for emphasis.
  public static let heavyASCII = Border(
    topLeft: "#",
    topRight: "#",
    bottomLeft: "#",
    bottomRight: "#",
    horizontal: "=",
    vertical: "#"
  )
  /// Blanks, for braille, on which lines are noise.
  public static let blank = Border(
    topLeft: " ",
    topRight: " ",
    bottomLeft: " ",
    bottomRight: " ",
    horizontal: " ",
    vertical: " "
  )
  /// Blanks with an ASCII character at both sides, for emphasis.
  public static let marked = Border(
    topLeft: " ",
    topRight: " ",
    bottomLeft: " ",
    bottomRight: " ",
    horizontal: " ",
    vertical: "|"
  )
}

extension Border {
  /// The lines of a frame, as far as a terminal can draw them.
  public static func lines(for traits: TerminalTraits) -> Border {
    guard traits.unicode else { return ascii }
    return traits.font == .console ? light : rounded
  }
}

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
  /// Heavy lines.
  public static let heavy = Border(
    topLeft: "┏",
    topRight: "┓",
    bottomLeft: "┗",
    bottomRight: "┛",
    horizontal: "━",
    vertical: "┃"
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
}

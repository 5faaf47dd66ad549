import WindowLevels

/// The signs of a theme, for what a terminal can show: one table per repertoire.
struct ThemeSigns: Sendable {
  let borderLines: Border
  let focusLines: Border
  let tableLines: (vertical: Unicode.Scalar, horizontal: Unicode.Scalar, crossing: Unicode.Scalar)
  let progress: (done: Unicode.Scalar, open: Unicode.Scalar)
  let filledDot: Unicode.Scalar
  let emptyDot: Unicode.Scalar
  let mask: Unicode.Scalar
  let pointer: Unicode.Scalar
  let check: Unicode.Scalar
  let cross: Unicode.Scalar
  let open: Unicode.Scalar
  let favourite: Unicode.Scalar
  let sorted: Unicode.Scalar
  let sortedBackwards: Unicode.Scalar
  let mark: Unicode.Scalar
  let ellipsis: Unicode.Scalar
  let separator: Unicode.Scalar
  let times: Unicode.Scalar
  let bullet: Unicode.Scalar
  let bars: [Unicode.Scalar]
  let lyingBars: [Unicode.Scalar]
  let shades: [Unicode.Scalar]
  let chip: (top: Unicode.Scalar, middle: Unicode.Scalar, bottom: Unicode.Scalar)
  let stripe: Unicode.Scalar
  let signatureStrip: Unicode.Scalar
  let arrows: [Key.Code: String]
  let deleteKey: String

  /// The signs for a terminal.
  static func signs(for traits: TerminalTraits) -> ThemeSigns {
    guard traits.unicode else { return ascii }
    return traits.font == .console ? console : full
  }

  /// For the fonts of graphical terminals.
  private static let full = ThemeSigns(
    borderLines: .rounded,
    focusLines: .heavy,
    tableLines: ("│", "─", "┼"),
    progress: ("━", "─"),
    filledDot: "●",
    emptyDot: "○",
    mask: "•",
    pointer: "›",
    check: "✓",
    cross: "✗",
    open: "·",
    favourite: "★",
    sorted: "↓",
    sortedBackwards: "↑",
    mark: "◆",
    ellipsis: "…",
    separator: "·",
    times: "×",
    bullet: "•",
    bars: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    lyingBars: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    shades: ["·", "░", "▒", "▓", "█"],
    chip: ("▄", "█", "▀"),
    stripe: "█",
    signatureStrip: "░",
    arrows: [.up: "↑", .down: "↓", .left: "←", .right: "→"],
    deleteKey: "⌫"
  )

  /// For the fonts of the Linux console: those of Debian's console-setup, whichever script they are
  /// for (of Ethiopic alone not), and the kernel's own, which has code page 437.
  private static let console = ThemeSigns(
    borderLines: .light,
    focusLines: .double,
    tableLines: ("│", "─", "┼"),
    progress: ("═", "─"),
    filledDot: "■",
    emptyDot: ".",
    mask: "•",
    pointer: ">",
    check: "+",
    cross: "x",
    open: "-",
    favourite: "*",
    sorted: "↓",
    sortedBackwards: "↑",
    mark: "♦",
    ellipsis: "~",
    separator: "|",
    times: "x",
    bullet: "•",
    bars: [".", ":", "|", "█"],
    lyingBars: ["█"],
    shades: [".", "░", "▒", "■", "█"],
    chip: ("█", "█", "█"),
    stripe: "█",
    signatureStrip: "░",
    arrows: [.up: "↑", .down: "↓", .left: "←", .right: "→"],
    deleteKey: "Del"
  )

  /// For terminals, or locales, without anything else.
  private static let ascii = ThemeSigns(
    borderLines: .ascii,
    focusLines: .heavyASCII,
    tableLines: ("|", "-", "+"),
    progress: ("#", "-"),
    filledDot: "*",
    emptyDot: ".",
    mask: "*",
    pointer: ">",
    check: "+",
    cross: "x",
    open: "-",
    favourite: "*",
    sorted: "v",
    sortedBackwards: "^",
    mark: "+",
    ellipsis: "~",
    separator: "|",
    times: "x",
    bullet: "-",
    bars: [".", ":", "|", "#"],
    lyingBars: ["#"],
    shades: [".", "-", "+", "*", "#"],
    chip: ("#", "#", "#"),
    stripe: "#",
    signatureStrip: ":",
    arrows: [.up: "Up", .down: "Down", .left: "Left", .right: "Right"],
    deleteKey: "Del"
  )
}

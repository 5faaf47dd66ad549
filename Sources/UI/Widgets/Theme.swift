package import WindowLevels

/// How things look on this terminal: every state has a sign besides its colour.
package struct Theme: Sendable {
  /// The seed's orange: what has the focus.
  package let accent: Style
  /// Headings.
  package let title: Style
  /// What stands back: captions, hints, edges.
  package let faint: Style
  /// What went wrong.
  package let problem: Style
  /// What went well.
  package let success: Style
  /// What may be wrong.
  package let doubt: Style
  /// The row or key that has the focus.
  package let selected: Style
  /// The frame around what has the focus, where it is drawn as a frame.
  package let focusFrame: Style
  /// What is typed on a drawn card.
  package let typed: Style
  /// The layer beneath it.
  package let layer: Style
  /// Lines around things.
  package let border: Border
  /// Lines around what has the focus.
  package let focusBorder: Border
  /// A typed character that is not shown.
  package let filledDot: Unicode.Scalar
  /// A place for one that is not typed yet.
  package let emptyDot: Unicode.Scalar
  /// In front of the row that has the focus.
  package let pointer: Unicode.Scalar
  /// Right, or done.
  package let check: Unicode.Scalar
  /// Wrong.
  package let cross: Unicode.Scalar
  /// Neither right nor wrong yet.
  package let open: Unicode.Scalar
  /// Perhaps wrong.
  package let warning: Unicode.Scalar
  /// In front of a card that its owner marked.
  package let favourite: Unicode.Scalar
  /// Takes the place of what was cut.
  package let ellipsis: Unicode.Scalar
  /// Between things on one line.
  package let separator: Unicode.Scalar
  /// Before an item of a list.
  package let bullet: Unicode.Scalar
  /// The bars of a plot, the lowest first.
  package let bars: [Unicode.Scalar]
  /// How dark a cell of a calendar is, the lightest first.
  package let shades: [Unicode.Scalar]
  /// A hidden digit.
  package let mask: Unicode.Scalar
  /// The chip of a drawn card: its upper half, its lower half, and its colour.
  package let chip: (top: Unicode.Scalar, bottom: Unicode.Scalar, style: Style)
  /// What the stripe on its back is filled with.
  package let stripe: Unicode.Scalar
  /// What the strip for the signature is filled with.
  package let signatureStrip: Unicode.Scalar
  /// The arrow keys' names.
  package let arrows: [Key.Code: String]
  /// The keypad's key that takes a digit back.
  package let deleteKey: String

  /// The look on a terminal, as the user prefers it.
  package init(_ traits: TerminalTraits, usesColors: Bool) {
    var traits = traits
    if !usesColors { traits.colors = .none }
    self.init(traits)
  }

  /// The look on a terminal of these traits.
  package init(_ traits: TerminalTraits) {
    func color(_ index: UInt8) -> Color { Color(index).reduced(to: traits.colors) }
    let mono = traits.colors == .none
    accent = Style(foreground: traits.colors == .full ? color(208) : color(3), attributes: .bold)
    title = Style(attributes: .bold)
    faint = Style(attributes: .dim)
    problem = Style(foreground: color(traits.colors == .full ? 203 : 1), attributes: .bold)
    success = Style(foreground: color(2), attributes: mono ? .bold : [])
    doubt = Style(foreground: color(traits.colors == .full ? 220 : 3), attributes: .bold)
    selected = mono ? Style(attributes: .reverse) : accent
    focusFrame = mono ? Style(attributes: .reverse) : accent
    typed = Style(attributes: .bold)
    layer = faint
    border = traits.unicode ? .rounded : .ascii
    focusBorder = traits.unicode ? .heavy : .heavyASCII
    filledDot = traits.unicode ? "●" : "*"
    emptyDot = traits.unicode ? "○" : "."
    pointer = traits.unicode ? "›" : ">"
    check = traits.unicode ? "✓" : "+"
    cross = traits.unicode ? "✗" : "x"
    open = traits.unicode ? "·" : "-"
    warning = "!"
    favourite = traits.unicode ? "★" : "*"
    chip = (
      traits.unicode ? "▄" : "#", traits.unicode ? "▀" : "#",
      Style(foreground: color(traits.colors == .full ? 178 : 3))
    )
    stripe = traits.unicode ? "█" : "#"
    signatureStrip = traits.unicode ? "░" : ":"
    ellipsis = traits.unicode ? "…" : "~"
    separator = traits.unicode ? "·" : "|"
    bullet = traits.unicode ? "•" : "-"
    bars = traits.unicode ? ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : [".", ":", "|", "#"]
    shades = traits.unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"]
    mask = traits.unicode ? "•" : "*"
    arrows =
      traits.unicode
      ? [.up: "↑", .down: "↓", .left: "←", .right: "→"]
      : [.up: "Up", .down: "Down", .left: "Left", .right: "Right"]
    deleteKey = traits.unicode ? "⌫" : "Del"
  }
}

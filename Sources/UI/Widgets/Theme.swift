package import WindowLevels

/// The styles and signs for this terminal. Every state has a sign besides its colour. No
/// screen looks at the traits of a terminal itself.
package struct Theme: Sendable {
  /// The focus, in the orange of the seed.
  package let accent: Style
  /// Headings.
  package let title: Style
  /// Captions, hints and edges.
  package let faint: Style
  /// Errors.
  package let problem: Style
  /// Success.
  package let success: Style
  /// Warnings.
  package let doubt: Style
  /// The focused row or key.
  package let selected: Style
  /// The frame around the focused element, where it is drawn as a frame.
  package let focusFrame: Style
  /// Typed text on a drawn card.
  package let typed: Style
  /// The placeholder beneath typed text.
  package let layer: Style
  /// Frames.
  package let border: Border
  /// The frame around the focused element.
  package let focusBorder: Border
  /// A typed character that is hidden.
  package let filledDot: Unicode.Scalar
  /// The place of a character not typed yet.
  package let emptyDot: Unicode.Scalar
  /// The pointer in front of the focused row.
  package let pointer: Unicode.Scalar
  /// The sign for right, or done.
  package let check: Unicode.Scalar
  /// The sign for wrong.
  package let cross: Unicode.Scalar
  /// The sign for neither right nor wrong yet.
  package let open: Unicode.Scalar
  /// The sign for a warning.
  package let warning: Unicode.Scalar
  /// The sign in front of a favourite card.
  package let favourite: Unicode.Scalar
  /// The sign of a marked row.
  package let mark: Unicode.Scalar
  /// The sign for text cut off.
  package let ellipsis: Unicode.Scalar
  /// The separator of things on one line.
  package let separator: Unicode.Scalar
  /// The bullet of an item of a list.
  package let bullet: Unicode.Scalar
  /// The bars of a plot, the lowest first.
  package let bars: [Unicode.Scalar]
  /// The shades of a calendar's cells, the lightest first.
  package let shades: [Unicode.Scalar]
  /// A masked digit.
  package let mask: Unicode.Scalar
  /// The chip of a drawn card: its upper half, its lower half, and its colour.
  package let chip: (top: Unicode.Scalar, bottom: Unicode.Scalar, style: Style)
  /// The fill of the magnetic stripe on the back of a card.
  package let stripe: Unicode.Scalar
  /// The fill of the signature strip on the back of a card.
  package let signatureStrip: Unicode.Scalar
  /// The names of the arrow keys.
  package let arrows: [Key.Code: String]
  /// The label of the keypad's delete key.
  package let deleteKey: String

  /// The theme for a terminal, without colours if the user wants none.
  ///
  /// - Parameter colors: The user's own colours.
  package init(_ traits: TerminalTraits, usesColors: Bool, colors: [ThemeRole: Color] = [:]) {
    var traits = traits
    if !usesColors { traits.colors = .none }
    self.init(traits, colors: colors)
  }

  /// The theme for a terminal with these traits.
  ///
  /// - Parameter colors: The user's own colours.
  package init(_ traits: TerminalTraits, colors: [ThemeRole: Color] = [:]) {
    func color(_ index: UInt8) -> Color { Color(index).reduced(to: traits.colors) }
    func color(_ role: ThemeRole) -> Color { role.color(colors, traits.colors) }
    let mono = traits.colors == .none
    accent = Style(foreground: color(.accent), attributes: .bold)
    title = Style(foreground: color(.title), attributes: .bold)
    // A colour of one's own is as faint as it is meant to be.
    faint = Style(
      foreground: color(.muted),
      attributes: mono || colors[.muted] == nil ? .dim : []
    )
    problem = Style(foreground: color(.bad), attributes: .bold)
    success = Style(foreground: color(.good), attributes: mono ? .bold : [])
    doubt = Style(foreground: color(.warning), attributes: .bold)
    selected =
      mono
      ? Style(attributes: .reverse) : Style(foreground: color(.selection), attributes: .bold)
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
    mark = traits.unicode ? "◆" : "+"
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

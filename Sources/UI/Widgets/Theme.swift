public import WindowLevels

/// The styles and signs for a terminal. Every state has a sign besides its colour, so that nobody has
/// to look at the traits of a terminal.
public struct Theme: Sendable {
  /// Text.
  public let text: Style
  /// Headings.
  public let title: Style
  /// Captions and hints.
  public let muted: Style
  /// Frames, rules and the axes of plots.
  public let border: Style
  /// The focus.
  public let accent: Style
  /// Success: things that are right, or done.
  public let good: Style
  /// Errors.
  public let bad: Style
  /// Warnings.
  public let warning: Style
  /// The focused row or key.
  public let selection: Style
  /// The fill of the focused row, and its text where that has no colour of its own; reverse or nothing
  /// where the row has no background.
  package let selectionFill: Style
  /// The number of new cards.
  package let newCount: Style
  /// The number of cards being learned.
  package let learningCount: Style
  /// The number of due cards.
  package let dueCount: Style
  /// The frame around the focused element, where it is drawn as a frame.
  public let focusFrame: Style
  /// Typed text.
  public let typed: Style
  /// The placeholder beneath typed text.
  public let placeholder: Style
  /// The choice of colours.
  public let variant: ThemeVariant
  /// The number of colours of the terminal.
  public let colors: ColorDepth
  /// The background of the terminal.
  public let background: TerminalBackground
  /// The lines of frames.
  public let borderLines: Border
  /// The lines of the frame around the focused element.
  public let focusLines: Border
  /// A typed character that is hidden.
  public let filledDot: Unicode.Scalar
  /// The place of a character not typed yet.
  public let emptyDot: Unicode.Scalar
  /// The pointer in front of the focused row.
  public let pointer: Unicode.Scalar
  /// The sign for right, or done.
  public let check: Unicode.Scalar
  /// The sign for wrong.
  public let cross: Unicode.Scalar
  /// The sign for neither right nor wrong yet.
  public let open: Unicode.Scalar
  /// The sign for a warning.
  public let warningSign: Unicode.Scalar
  /// The sign in front of a favourite card.
  package let favourite: Unicode.Scalar
  /// The sign at the head of the column by which a list is sorted.
  public let sorted: Unicode.Scalar
  /// The sign there while the order is turned round.
  public let sortedBackwards: Unicode.Scalar
  /// The sign of a marked row.
  public let mark: Unicode.Scalar
  /// The sign for text cut off.
  public let ellipsis: Unicode.Scalar
  /// The separator of things on one line.
  public let separator: Unicode.Scalar
  /// Between the width and the height of a picture.
  package let times: Unicode.Scalar
  /// The bullet of an item of a list.
  public let bullet: Unicode.Scalar
  /// The lines between the cells of a table: between columns, between rows, and where they meet.
  public let tableLines:
    (vertical: Unicode.Scalar, horizontal: Unicode.Scalar, crossing: Unicode.Scalar)
  /// True if text beyond ASCII can be shown.
  public let showsUnicode: Bool
  /// The size of a cell in pixels, where the terminal shows pictures of pixels; nil where it does not.
  package let cellPixels: Size?
  /// The bars of a plot that grow upward, in equal steps, the lowest first.
  public let bars: [Unicode.Scalar]
  /// The bars of a plot that grow to the right, in equal steps, the shortest first.
  public let lyingBars: [Unicode.Scalar]
  /// The line of progress, where something is done and where not yet.
  public let progress: (done: Unicode.Scalar, open: Unicode.Scalar)
  /// The shades of a calendar's cells, the lightest first.
  public let shades: [Unicode.Scalar]
  /// A typed character that is masked.
  public let mask: Unicode.Scalar
  /// The chip of a drawn card: its upper edge, what is between, its lower edge, and its colour.
  package let chip:
    (top: Unicode.Scalar, middle: Unicode.Scalar, bottom: Unicode.Scalar, style: Style)
  /// The fill of the magnetic stripe on the back of a card.
  package let stripe: Unicode.Scalar
  /// The fill of the signature strip on the back of a card.
  package let signatureStrip: Unicode.Scalar
  /// The names of the arrow keys.
  public let arrows: [Key.Code: String]
  /// The label of the keypad's delete key.
  package let deleteKey: String

  /// The style of a text on the focused row. Where the row has a background, the text keeps its own
  /// colour, made lighter or darker if it could not be read there.
  public func focused(_ style: Style) -> Style {
    let back = selectionFill.background
    guard back != .standard else {
      // What the text is like beside its colour is seen on the focused row too.
      return selection.adding(style.attributes.subtracting(.dim))
    }
    var focused = style
    focused.background = back
    let own = style.foreground == .standard ? selectionFill.foreground : style.foreground
    let readable = own.nearest(colors) { ($0.contrast(with: back) ?? 0) >= variant.textContrast }
    focused.foreground = readable ?? selectionFill.foreground
    return focused
  }

  /// The style of a cell behind a dialog. Colours of 24 bits, such as a picture's, go half of the way
  /// to the background where the terminal has enough of them; nothing else keeps its colours.
  public func dimmed(_ style: Style) -> Style {
    var dimmed = muted
    if colors >= .full, style.foreground.isDirect || style.background.isDirect {
      let shade: UInt8 =
        switch background {
        case .dark: 16
        case .light: 231
        case .unknown: 244
        }
      dimmed.foreground = style.foreground.mixed(with: Color(shade), share: 0.5)
      dimmed.background = style.background.mixed(with: Color(shade), share: 0.5)
    }
    dimmed.attributes.formUnion(style.attributes.intersection(.reverse))
    return dimmed
  }

  /// The theme for a terminal, without colours if the user wants none.
  ///
  /// - Parameters:
  ///   - traits: What the terminal can show.
  ///   - usesColors: False for no colours, whatever the terminal has.
  ///   - variant: The choice of colours.
  ///   - hasBorders: False to draw blanks in the place of lines.
  ///   - colors: The user's own colours.
  public init(
    _ traits: TerminalTraits,
    usesColors: Bool,
    variant: ThemeVariant = .standard,
    hasBorders: Bool = true,
    colors: [ThemeRole: Color] = [:]
  ) {
    var traits = traits
    if !usesColors { traits.colors = .none }
    self.init(traits, variant: variant, hasBorders: hasBorders, colors: colors)
  }

  /// The theme for a terminal with these traits.
  ///
  /// - Parameters:
  ///   - traits: What the terminal can show.
  ///   - variant: The choice of colours.
  ///   - hasBorders: False to draw blanks in the place of lines. The focus keeps a sign.
  ///   - colors: The user's own colours.
  public init(
    _ traits: TerminalTraits,
    variant: ThemeVariant = .standard,
    hasBorders: Bool = true,
    colors: [ThemeRole: Color] = [:]
  ) {
    let mono = traits.colors == .none
    let palette = ThemePalette(traits, variant, own: colors)
    // Dim text has less contrast than the terminal's own.
    let dim: Attributes = variant == .highContrast ? [] : .dim
    func style(_ role: ThemeRole, _ attributes: Attributes = []) -> Style {
      Style(foreground: palette[role], attributes: attributes)
    }
    self.variant = variant
    self.colors = traits.colors
    background = traits.background
    text = style(.text)
    title = style(.text, .bold)
    // Without a colour of its own, what is muted is dim.
    muted = style(.muted, palette[.muted] == .standard ? dim : [])
    border = style(.border, palette[.border] == .standard ? dim : [])
    // Some terminals draw bold text of the 16 colours in their bright ones, which are too bright on
    // a light background.
    let strong: Attributes =
      traits.background == .light && [.sixteen, .eight].contains(traits.colors) ? [] : .bold
    accent = style(.accent, strong)
    good = style(.good, palette[.good] == .standard ? .bold : [])
    bad = style(.bad, palette[.bad] == .standard ? .bold : strong)
    warning = style(.warning, strong)
    selection =
      palette[.selection] == .standard
      ? Style(attributes: .reverse) : style(.selection, strong)
    selectionFill = Style(
      foreground: palette.focusedRow?.text ?? .standard,
      background: palette.focusedRow?.background ?? .standard,
      attributes: selection.attributes.intersection(.reverse)
    )
    // Without colours of their own the counts differ by what else a text can be.
    func count(_ kind: QueueKind, _ attributes: Attributes) -> Style {
      let color = palette.count(kind)
      return Style(foreground: color, attributes: color == .standard && !mono ? attributes : [])
    }
    newCount = count(.new, [])
    learningCount = count(.learning, .underline)
    dueCount = count(.due, .bold)
    focusFrame =
      palette.focusFrame == .standard
      ? Style(attributes: .reverse)
      : Style(foreground: palette.focusFrame, attributes: accent.attributes)
    typed = Style(foreground: palette[.text], attributes: .bold)
    placeholder = muted
    let signs = ThemeSigns.signs(for: traits)
    borderLines = hasBorders ? signs.borderLines : .blank
    focusLines = hasBorders ? signs.focusLines : .marked
    tableLines = hasBorders ? signs.tableLines : (" ", " ", " ")
    progress = hasBorders ? signs.progress : ("#", "-")
    filledDot = signs.filledDot
    emptyDot = signs.emptyDot
    mask = signs.mask
    pointer = signs.pointer
    check = signs.check
    cross = signs.cross
    open = signs.open
    warningSign = "!"
    favourite = signs.favourite
    sorted = signs.sorted
    sortedBackwards = signs.sortedBackwards
    mark = signs.mark
    ellipsis = signs.ellipsis
    separator = signs.separator
    times = signs.times
    bullet = signs.bullet
    showsUnicode = traits.unicode
    cellPixels = traits.cellPixels
    bars = signs.bars
    lyingBars = signs.lyingBars
    shades = signs.shades
    chip = (
      signs.chip.top, signs.chip.middle, signs.chip.bottom,
      Style(foreground: Color(traits.colors >= .full ? 178 : 3).reduced(to: traits.colors))
    )
    stripe = signs.stripe
    signatureStrip = signs.signatureStrip
    arrows = signs.arrows
    deleteKey = signs.deleteKey
  }
}

package import WindowLevels

/// The colours of a theme on one background: the user's own, else the built-in ones of a variant.
///
/// The built-in colours of text, out of 256, have the contrast of their variant with each known
/// background (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). No colour has 4.5 to 1 with all of them: where the
/// background is not known, text is in the terminal's own, and what it means is told by bold, reverse
/// and signs; frames have 3 to 1. Fewer colours are the terminal's own too; those of xterm have 4.5 to
/// 1 with black or with white.
package struct ThemePalette: Sendable {
  /// The built-in colours by depth: of 256 or more, of 16 and of 8; nil for the terminal's own.
  private struct Row {
    let full: UInt8?
    let sixteen: UInt8?
    let eight: UInt8?

    init(_ full: UInt8?, _ sixteen: UInt8?, _ eight: UInt8?) {
      self.full = full
      self.sixteen = sixteen
      self.eight = eight
    }

    func color(_ depth: ColorDepth) -> Color {
      let index: UInt8? =
        switch depth {
        case .full, .direct: full
        case .sixteen: sixteen
        case .eight: eight
        case .none: nil
        }
      return index.map { Color($0) } ?? .standard
    }
  }

  /// The rows of a variant on a background.
  private struct Rows {
    let roles: [ThemeRole: Row]
    let counts: [QueueKind: Row]
  }

  private static let rows: [ThemeVariant: [TerminalBackground: Rows]] = [
    .standard: [
      .dark: Rows(
        roles: [
          .muted: Row(247, nil, nil), .border: Row(244, nil, nil), .accent: Row(208, 3, 3),
          .good: Row(114, 10, 2), .bad: Row(210, 9, 3), .warning: Row(220, 11, 3),
          .selection: Row(208, nil, nil),
        ],
        counts: [.new: Row(75, 14, 6), .learning: Row(209, 9, 3), .due: Row(114, 10, 2)]
      ),
      .light: Rows(
        roles: [
          .muted: Row(241, nil, nil), .border: Row(244, nil, nil), .accent: Row(94, 5, 5),
          .good: Row(22, 4, 4), .bad: Row(124, 1, 1), .warning: Row(58, 5, 5),
          .selection: Row(94, nil, nil),
        ],
        counts: [.new: Row(25, 4, 4), .learning: Row(124, 1, 1), .due: Row(22, nil, nil)]
      ),
    ],
    // Blue and orange, of which the one is much lighter.
    .colorBlind: [
      .dark: Rows(
        roles: [
          .muted: Row(247, nil, nil), .border: Row(244, nil, nil), .accent: Row(183, 13, 3),
          .good: Row(159, 14, 6), .bad: Row(209, 9, 3), .warning: Row(220, 11, 3),
          .selection: Row(183, nil, nil),
        ],
        counts: [.new: Row(153, 14, 6), .learning: Row(208, 9, 3), .due: Row(231, 15, 7)]
      ),
      .light: Rows(
        roles: [
          .muted: Row(241, nil, nil), .border: Row(244, nil, nil), .accent: Row(90, 5, 5),
          .good: Row(18, 4, 4), .bad: Row(94, 1, 1), .warning: Row(126, 5, 5),
          .selection: Row(90, nil, nil),
        ],
        counts: [.new: Row(54, 4, 4), .learning: Row(94, 1, 1), .due: Row(16, nil, nil)]
      ),
    ],
    .highContrast: [
      .dark: Rows(
        roles: [
          .text: Row(231, 15, 7), .muted: Row(252, 7, 7), .border: Row(250, 7, 7),
          .accent: Row(220, 11, 3), .good: Row(120, 10, 2), .bad: Row(217, nil, nil),
          .warning: Row(228, 11, 3), .selection: Row(220, nil, nil),
        ],
        counts: [.new: Row(117, 14, 6), .learning: Row(223, 11, 3), .due: Row(120, 10, 2)]
      ),
      .light: Rows(
        roles: [
          .text: Row(16, 0, 0), .muted: Row(238, nil, nil), .border: Row(240, nil, nil),
          .accent: Row(54, 4, 4), .good: Row(18, 4, 4), .bad: Row(88, nil, nil),
          .warning: Row(53, nil, nil), .selection: Row(54, nil, nil),
        ],
        counts: [.new: Row(19, 4, 4), .learning: Row(88, nil, nil), .due: Row(16, nil, nil)]
      ),
    ],
  ]

  private let traits: TerminalTraits
  private let own: [ThemeRole: Color]
  private let rows: Rows?

  /// The palette of a terminal.
  ///
  /// - Parameter own: The user's own colours, which are used where they can be read.
  package init(
    _ traits: TerminalTraits,
    _ variant: ThemeVariant = .standard,
    own: [ThemeRole: Color] = [:]
  ) {
    self.traits = traits
    self.own = own
    rows = Self.rows[variant]?[traits.background]
  }

  /// The colour of a role.
  package subscript(role: ThemeRole) -> Color {
    if let own = own[role]?.reduced(to: traits.colors), own.isReadable(on: traits.background) {
      return own
    }
    // The only colour that can be seen on every background, but for grey.
    if role == .border, rows == nil, traits.colors >= .full { return Color(244) }
    return rows?.roles[role]?.color(traits.colors) ?? .standard
  }

  /// The colour of the number of cards of a kind.
  package func count(_ kind: QueueKind) -> Color {
    rows?.counts[kind]?.color(traits.colors) ?? .standard
  }

  /// The frame around the focused element.
  package var focusFrame: Color {
    let accent = self[.accent]
    guard accent == .standard, traits.background == .unknown, traits.colors >= .full else {
      return accent
    }
    return Color(166)
  }

  /// The focused row: its background, and its text where that has no colour of its own; nil where the
  /// background of the terminal is not known, where there are few colours, and where the user gave
  /// the row's text a colour.
  package var focusedRow: (background: Color, text: Color)? {
    guard traits.colors >= .full, own[.selection] == nil else { return nil }
    return switch traits.background {
    case .dark: (Color(238), Color(231))
    case .light: (Color(252), Color(16))
    case .unknown: nil
    }
  }
}

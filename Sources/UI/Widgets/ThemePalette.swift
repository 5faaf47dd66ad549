package import WindowLevels

/// The colours of a theme on one background: the user's own, else the built-in ones.
///
/// The built-in colours of text, out of 256, have a contrast of 4.5 to 1 with black, #1e1e1e, Nord
/// and Solarized Dark, or with white, #eeeeec and Solarized Light; frames have 3 to 1 (WCAG 2.2,
/// 1.4.3 and 1.4.11). No colour has that with all of them: where the background is not known, text
/// is in the terminal's own, and what it means is told by bold, reverse and signs. Fewer colours
/// are the terminal's own too; those of xterm have 4.5 to 1 with black or with white.
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

  private static let roles: [TerminalBackground: [ThemeRole: Row]] = [
    .dark: [
      .text: Row(nil, nil, nil), .muted: Row(247, nil, nil), .border: Row(244, nil, nil),
      .accent: Row(208, 3, 3), .good: Row(114, 10, 2), .bad: Row(210, 9, 3),
      .warning: Row(220, 11, 3), .selection: Row(208, 3, 3),
    ],
    .light: [
      .text: Row(nil, nil, nil), .muted: Row(241, nil, nil), .border: Row(244, nil, nil),
      .accent: Row(94, 5, 5), .good: Row(22, 4, 4), .bad: Row(124, 1, 1),
      .warning: Row(58, 5, 5), .selection: Row(94, 5, 5),
    ],
    .unknown: [
      .border: Row(244, nil, nil)
    ],
  ]

  private static let counts: [TerminalBackground: [QueueKind: Row]] = [
    .dark: [.new: Row(75, 14, 6), .learning: Row(209, 9, 3), .due: Row(114, 10, 2)],
    .light: [.new: Row(25, 4, 4), .learning: Row(124, 1, 1), .due: Row(22, nil, nil)],
  ]

  private let traits: TerminalTraits
  private let own: [ThemeRole: Color]

  /// The palette of a terminal.
  ///
  /// - Parameter own: The user's own colours, which are used where they can be read.
  package init(_ traits: TerminalTraits, own: [ThemeRole: Color] = [:]) {
    self.traits = traits
    self.own = own
  }

  /// The colour of a role.
  package subscript(role: ThemeRole) -> Color {
    if let own = own[role]?.reduced(to: traits.colors), own.isReadable(on: traits.background) {
      return own
    }
    return Self.roles[traits.background]?[role]?.color(traits.colors) ?? .standard
  }

  /// The background of the focused row; the terminal's own where that is not known, where there are
  /// few colours, and where the user gave the row's text a colour.
  var selectionBackground: Color {
    guard traits.colors >= .full, own[.selection] == nil else { return .standard }
    return switch traits.background {
    case .dark: Color(236)
    case .light: Color(254)
    case .unknown: .standard
    }
  }

  /// The colour of the number of cards of a kind.
  package func count(_ kind: QueueKind) -> Color {
    Self.counts[traits.background]?[kind]?.color(traits.colors) ?? .standard
  }
}

extension Color {
  /// The lowest contrast that an own colour may have with the background.
  package static let lowestContrast = 3.0

  /// True if the colour can be read on a background: it has a contrast of 3 to 1, or nothing is
  /// known of one of the two.
  package func isReadable(on background: TerminalBackground) -> Bool {
    guard background != .unknown, let contrast = contrast(with: background) else { return true }
    return contrast >= Self.lowestContrast
  }
}

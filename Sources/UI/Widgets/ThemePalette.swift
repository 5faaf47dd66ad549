package import WindowLevels

/// The colours of a theme on one background: the user's own, else the built-in ones.
///
/// The built-in colours of text have a contrast of 4.5 to 1 with black or with white, and on an
/// unknown background with both; but 130, the only orange near that, has 4.46 with black. Frames
/// have 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).
package struct ThemePalette: Sendable {
  /// The built-in colours by depth: of 256, of 16 and of 8; nil for the terminal's own.
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
        case .full: full
        case .sixteen: sixteen
        case .eight: eight
        case .none: nil
        }
      return index.map { Color($0) } ?? .standard
    }
  }

  private static let roles: [TerminalBackground: [ThemeRole: Row]] = [
    .dark: [
      .text: Row(nil, nil, nil), .muted: Row(246, nil, nil), .border: Row(242, nil, nil),
      .accent: Row(208, 3, 3), .good: Row(114, 10, 2), .bad: Row(203, 9, 3),
      .warning: Row(220, 11, 3), .selection: Row(208, 3, 3),
    ],
    .light: [
      .text: Row(nil, nil, nil), .muted: Row(241, nil, nil), .border: Row(245, nil, nil),
      .accent: Row(130, 5, 5), .good: Row(28, 4, 4), .bad: Row(160, 1, 1),
      .warning: Row(94, 5, 5), .selection: Row(130, 5, 5),
    ],
    .unknown: [
      .text: Row(nil, nil, nil), .muted: Row(243, nil, nil), .border: Row(243, nil, nil),
      .accent: Row(130, nil, nil), .good: Row(29, nil, nil), .bad: Row(131, nil, nil),
      .warning: Row(130, nil, nil), .selection: Row(130, nil, nil),
    ],
  ]

  private static let counts: [TerminalBackground: [CountedKind: Row]] = [
    .dark: [.new: Row(75, 14, 6), .learning: Row(209, 9, 3), .due: Row(114, 10, 2)],
    .light: [.new: Row(25, 4, 4), .learning: Row(160, 1, 1), .due: Row(28, nil, nil)],
    .unknown: [.new: Row(63, nil, nil), .learning: Row(131, nil, nil), .due: Row(29, nil, nil)],
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

  /// The colour of the number of cards of a kind.
  package func count(_ kind: CountedKind) -> Color {
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

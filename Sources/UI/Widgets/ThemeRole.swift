package import WindowLevels

/// A part of a theme that the user can give a colour. The names are those of the configuration file.
package enum ThemeRole: String, Hashable, Sendable, CaseIterable {
  /// The focus: frames and headings of what has it.
  case accent
  /// The focused row.
  case selection
  /// Headings and the names of keys.
  case title
  /// Captions, hints and edges.
  case muted
  /// What is right, or done.
  case good
  /// Errors.
  case bad
  /// Warnings.
  case warning

  /// The built-in colour of a terminal with 256 colours.
  package var standard: Color {
    switch self {
    case .accent, .selection: Color(208)
    case .title, .muted: .standard
    case .good: Color(2)
    case .bad: Color(203)
    case .warning: Color(220)
    }
  }

  /// The built-in colour of a terminal with fewer colours.
  private var simple: Color {
    switch self {
    case .accent, .selection, .warning: Color(3)
    case .title, .muted: .standard
    case .good: Color(2)
    case .bad: Color(1)
    }
  }

  /// The colour of the role: the user's or the built-in one.
  func color(_ own: [ThemeRole: Color], _ depth: ColorDepth) -> Color {
    (own[self] ?? (depth == .full ? standard : simple)).reduced(to: depth)
  }
}

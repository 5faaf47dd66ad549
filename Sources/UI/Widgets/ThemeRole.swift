/// A part of a theme that the user can give a colour. The names are those of the configuration file.
package enum ThemeRole: String, Hashable, Sendable, CaseIterable {
  /// Text and headings.
  case text
  /// Captions and hints.
  case muted
  /// Frames, rules and the axes of plots.
  case border
  /// The focus: frames and headings of what has it.
  case accent
  /// What is right, or done.
  case good
  /// Errors.
  case bad
  /// Warnings.
  case warning
  /// The focused row.
  case selection
}

/// A kind of card in the three counts of a deck, each of which has a colour.
package enum CountedKind: Hashable, Sendable, CaseIterable {
  /// Cards without an answer.
  case new
  /// Cards in their learning steps.
  case learning
  /// Cards that are due.
  case due
}

/// A part of a theme that the user can give a colour. The names are those of Cardcase's configuration
/// file.
public enum ThemeRole: String, Hashable, Sendable, CaseIterable {
  /// Text and headings.
  case text
  /// Captions and hints.
  case muted
  /// Frames, rules and the axes of plots.
  case border
  /// The focus: frames and headings of what has it.
  case accent
  /// Success: things that are right, or done.
  case good
  /// Errors.
  case bad
  /// Warnings.
  case warning
  /// The focused row.
  case selection
}

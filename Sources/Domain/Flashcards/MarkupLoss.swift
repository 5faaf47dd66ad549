/// A feature of another program's field that a note here can't keep.
public enum MarkupLoss: UInt8, Sendable, Codable, Hashable, CaseIterable {
  /// Superscripts and subscripts.
  case scripts
  /// The target of a link.
  case links
  /// The rows and columns of a table.
  case tables
  /// Ruby annotations: the reading above a text.
  case ruby
  /// Strikethrough.
  case struckOut
  /// Underline.
  case underlined
  /// Colours, fonts and sizes.
  case looks
  /// Emphasis that Markdown can't express at its place.
  case emphasis
  /// An unknown named character reference.
  case entities
  /// Sound, film, drawings or formulas.
  case embedded
}

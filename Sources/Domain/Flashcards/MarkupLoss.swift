/// What a field of another program may have that a note here can't keep.
public enum MarkupLoss: UInt8, Sendable, Codable, Hashable, CaseIterable {
  /// Raised or lowered text.
  case scripts
  /// Where a link leads.
  case links
  /// The rows and columns of a table.
  case tables
  /// The reading above a text.
  case ruby
  /// That text is struck out.
  case struckOut
  /// That text is underlined.
  case underlined
  /// Colours, fonts and sizes.
  case looks
  /// Emphasis that Markdown has no way to write where it stands.
  case emphasis
  /// A sign that is written by a name, which is not known.
  case entities
  /// Sound, film, drawings or formulas.
  case embedded
}

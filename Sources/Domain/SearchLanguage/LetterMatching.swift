/// The letters that are the same in a search.
package enum LetterMatching: String, Sendable, Codable, CaseIterable {
  /// Those that differ by case, accents or East Asian width. A text is compared as it looks, without
  /// markup, and tags are looked at beside the fields.
  case folded
  /// Those of ASCII that differ by case, and those that differ by accents: Anki with its preference to
  /// ignore accents.
  case withoutAccents = "without-accents"
  /// Those of ASCII that differ by case: Anki without that preference.
  case exact
}

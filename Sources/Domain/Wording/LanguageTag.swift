/// The tag by which a language is asked for: a locale of POSIX such as "zh_TW.UTF-8", or a tag of
/// BCP 47 such as "zh-Hant-TW". Case makes no difference.
struct LanguageTag: Hashable, Sendable {
  /// The language in lower case, after ISO 639.
  var language: String
  /// The script, after ISO 15924, in lower case: "hant". Chinese always has one, by its country where
  /// none is stated.
  var script: String?
  /// The country in lower case, after ISO 3166.
  var country: String?

  /// The countries in which Chinese is written in its traditional script.
  private static let traditional: Set<String> = ["tw", "hk", "mo"]

  /// The tag that a text spells; nil where it names no language, as "C" and "POSIX" do.
  init?(_ text: String) {
    var parts = text.prefix { $0 != "." && $0 != "@" }.lowercased()
      .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let first = parts.popFirst(), (2...3).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    language = String(first)
    if let part = parts.first, part.count == 4 {
      script = String(part)
      parts.removeFirst()
    }
    if let part = parts.first, part.count == 2 { country = String(part) }
    if language == "zh", script == nil {
      script = country.map(Self.traditional.contains) == true ? "hant" : "hans"
    }
  }
}

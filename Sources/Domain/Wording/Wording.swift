/// The words of one language: the only place where sentences for users stand.
public struct Wording: Sendable {
  /// The languages there are.
  public enum Language: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
  }

  /// The sentences, each at its phrase's number: they are looked up with every key.
  private let texts: [String]
  private let counts: [Countable: CountForms]

  /// The words of a language.
  public init(_ language: Language = .english) {
    switch language {
    case .english:
      texts = Self.texts(from: English.tables)
      counts = English.counts
    }
  }

  /// The sentence for `phrase`, with each name in braces replaced by its value.
  public func callAsFunction(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    Self.fill(texts[phrase.rawValue], with: values)
  }

  /// A phrase without words stands for itself.
  private static func texts(from tables: [KeyValuePairs<Phrase, String>]) -> [String] {
    var texts = Phrase.allCases.map { String(describing: $0) }
    for (phrase, text) in tables.joined() { texts[phrase.rawValue] = text }
    return texts
  }

  /// The words for a number of things, such as "3 cards".
  public func count(_ countable: Countable, _ number: Int) -> String {
    guard let forms = counts[countable] else { return String(number) }
    return Self.fill(number == 1 ? forms.one : forms.other, with: ["n": String(number)])
  }

  /// Replaces names in braces. What a value contains is never looked at again.
  static func fill(_ template: String, with values: [String: String]) -> String {
    guard !values.isEmpty, template.contains("{") else { return template }
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" }
      guard name.endIndex < rest.endIndex, let value = values[String(name)] else { break }
      result += rest[..<open] + value
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return result + rest
  }
}

/// The words of one language: the only place where sentences for users stand.
public struct Wording: Sendable {
  /// The languages there are.
  public enum Language: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
  }

  private let tables: [[Phrase: String]]
  private let counts: [Countable: CountForms]

  /// The words of a language.
  public init(_ language: Language = .english) {
    switch language {
    case .english:
      tables = English.tables
      counts = English.counts
    }
  }

  /// The sentence for `phrase`, with each name in braces replaced by its value.
  public func callAsFunction(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    let text = tables.lazy.compactMap { $0[phrase] }.first
    return Self.fill(text ?? phrase.rawValue, with: values)
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

import SearchLanguage

/// A pattern as SQLite's LIKE takes it, with a backslash before what is no wildcard.
struct LikePattern {
  private(set) var text = ""

  /// Nothing.
  init() {}

  /// A pattern of a search.
  ///
  /// - Parameter form: the form of the texts that it is compared with.
  init(_ pattern: SearchPattern, form: (String) -> String = { $0 }) {
    append(pattern, form: form)
  }

  /// What has this anywhere in it.
  static func containing(
    _ pattern: SearchPattern,
    form: (String) -> String = { $0 }
  ) -> LikePattern {
    var result = LikePattern()
    result.appendAny()
    result.append(pattern, form: form)
    result.appendAny()
    return result
  }

  /// Appends anything, or nothing.
  mutating func appendAny() { text += "%" }

  /// Appends characters as they are.
  mutating func append(literal: String) {
    for character in literal.unicodeScalars {
      if "%_\\".unicodeScalars.contains(character) { text += "\\" }
      text.unicodeScalars.append(character)
    }
  }

  /// Appends a pattern of a search.
  mutating func append(_ pattern: SearchPattern, form: (String) -> String) {
    for part in pattern.parts {
      switch part {
      case .literal(let literal): append(literal: form(literal))
      case .any: if text.last != "%" || text.hasSuffix("\\%") { appendAny() }
      case .one: text += "_"
      }
    }
  }
}

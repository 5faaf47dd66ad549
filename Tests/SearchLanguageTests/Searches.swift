import SearchLanguage

/// Searches in the tests, as terms and as errors.
enum Searches {
  /// The tree of a search.
  static func node(_ search: String) throws -> SearchNode { try SearchParser.parse(search) }

  /// The term that is the whole of a search; nil if it is another tree, or none.
  static func term(_ search: String) -> SearchTerm? {
    guard case .term(let term) = try? SearchParser.parse(search) else { return nil }
    return term
  }

  /// The error of a search; nil if it has none.
  static func error(_ search: String) -> SearchError? {
    do {
      _ = try SearchParser.parse(search)
      return nil
    } catch {
      return error
    }
  }

  /// The characters of a search that its error is about.
  static func marked(_ search: String) -> String? {
    guard let range = error(search)?.range else { return nil }
    let scalars = Array(search.unicodeScalars)
    return String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
  }
}

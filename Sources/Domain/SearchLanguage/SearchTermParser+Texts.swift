extension SearchTermParser {
  /// The characters that a backslash may stand before.
  private static let escapable: Set<Unicode.Scalar> = ["\\", "\"", ":", "(", ")", "-", "*", "_"]

  private func checkEscapes(_ range: Range<Int>) throws(SearchError) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard text[index] == "\\" else {
        index += 1
        continue
      }
      let end = min(index + 2, range.upperBound)
      guard end == index + 2, Self.escapable.contains(text[index + 1]) else {
        throw SearchError(reason: .unknownEscape, range: index..<end)
      }
      index = end
    }
  }

  /// A text with wildcards.
  func pattern(_ range: Range<Int>) throws(SearchError) -> SearchPattern {
    try checkEscapes(range)
    return SearchPattern(string(range))
  }

  /// A text in which wildcards have no meaning.
  func plain(_ range: Range<Int>) throws(SearchError) -> String {
    try checkEscapes(range)
    var result = String.UnicodeScalarView()
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == "\\" { index += 1 }
      result.append(text[index])
      index += 1
    }
    return String(result)
  }

  /// A regular expression, which has escapes of its own: only that of a quotation mark goes.
  func regex(_ range: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == "\\", index + 1 < range.upperBound {
        if text[index + 1] != "\"" { result.append("\\") }
        index += 1
      }
      result.append(text[index])
      index += 1
    }
    return String(result)
  }

  /// The rest of the value behind a prefix; nil if it begins otherwise.
  func rest(behind prefix: String) -> Range<Int>? {
    let scalars = prefix.unicodeScalars
    return text[value].starts(with: scalars) ? value.dropFirst(scalars.count) : nil
  }

  /// The way in which a field is compared.
  func fieldMatch() throws(SearchError) -> SearchTerm.FieldMatch {
    if let rest = rest(behind: SearchKey.regex.written) { return .regex(regex(rest)) }
    if let rest = rest(behind: SearchKey.withoutAccents.written) {
      // Anki checks no escapes here.
      return .withoutAccents(SearchPattern(string(rest)))
    }
    return .pattern(try pattern(value))
  }

  /// The way in which a tag is compared.
  func tagMatch() throws(SearchError) -> SearchTerm.TagMatch {
    if let rest = rest(behind: SearchKey.regex.written) { return .regex(regex(rest)) }
    if let rest = rest(behind: SearchKey.withoutAccents.written) {
      return string(rest) == SearchArgument.noTags ? .none : .withoutAccents(try pattern(rest))
    }
    return string(value) == SearchArgument.noTags ? .none : .pattern(try pattern(value))
  }
}

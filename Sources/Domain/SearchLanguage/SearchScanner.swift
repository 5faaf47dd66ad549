/// The places where the words of a search begin and end, for the parser and for completion.
enum SearchScanner {
  /// The characters of a search, one more than the most at most, with a blank for all white space, as
  /// in Anki.
  static func scalars(of search: String) -> [Unicode.Scalar] {
    search.unicodeScalars.prefix(SearchParser.longest + 1).map {
      $0.properties.isWhitespace ? " " : $0
    }
  }

  /// True if a minus sign stands there before a term that is not to be found.
  static func isNegation(_ text: [Unicode.Scalar], at index: Int) -> Bool {
    guard text[index] == "-", index + 1 < text.count else { return false }
    return text[index + 1] != ")" && text[index + 1] != " "
  }

  /// The end of an unquoted word that begins at a place.
  static func wordEnd(_ text: [Unicode.Scalar], from start: Int) -> Int {
    var end = start
    while end < text.count {
      switch text[end] {
      case " ", "(", ")", "\"": return end
      case "\\":
        end += 1
        if end < text.count, text[end] != " " { end += 1 }
      default: end += 1
      }
    }
    return end
  }

  /// The place behind the quotation mark that closes the one at a place; nil if there is none.
  static func quoteEnd(_ text: [Unicode.Scalar], from start: Int) -> Int? {
    var end = start + 1
    while end < text.count, text[end] != "\"" { end += text[end] == "\\" ? 2 : 1 }
    return end < text.count ? end + 1 : nil
  }

  /// The place of the first colon that no backslash stands before; nil if there is none.
  static func colon(_ text: [Unicode.Scalar], in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch text[index] {
      case ":": return index
      case "\\": index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// True if a range is a key with its colon and nothing else.
  static func isKeyAlone(_ text: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    range.count > 1 && colon(text, in: range) == range.upperBound - 1
  }
}

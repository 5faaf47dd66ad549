/// The term of a search that is being typed, by the place of the cursor.
struct SearchPlace {
  /// The part of a term that is quoted.
  enum Quotes {
    case none, value, term
  }

  /// The term with its quotation marks, without a minus sign before it. One that is not closed ends
  /// at the cursor.
  let term: Range<Int>
  /// The quoted part.
  let quotes: Quotes
  /// True if nothing is quoted, or there is a second quotation mark.
  let isClosed: Bool
  /// The key before the cursor, without its colon; nil if there is none.
  let key: Range<Int>?
  /// The text behind the key, or that of a term without one, up to the cursor.
  let typed: Range<Int>

  /// The term at a cursor; nil right behind a quotation mark that closes one.
  init?(_ text: [Unicode.Scalar], cursor: Int) {
    var index = 0
    while index < cursor {
      if [" ", "(", ")"].contains(text[index]) {
        index += 1
        continue
      }
      if text[index] == "-", index + 1 == cursor || SearchScanner.isNegation(text, at: index) {
        index += 1
        guard index < cursor else { break }
        if text[index] == "(" { continue }
      }
      let (quotes, end) = Self.extent(text, from: index)
      guard let end, quotes == .none ? end < cursor : end <= cursor else {
        self.init(text, index..<(end ?? cursor), quotes, isClosed: end != nil, cursor)
        return
      }
      guard quotes == .none || end < cursor else { return nil }
      index = end
    }
    self.init(text, cursor..<cursor, .none, isClosed: true, cursor)
  }

  private init(
    _ text: [Unicode.Scalar],
    _ term: Range<Int>,
    _ quotes: Quotes,
    isClosed: Bool,
    _ cursor: Int
  ) {
    (self.term, self.quotes, self.isClosed) = (term, quotes, isClosed)
    let start = term.lowerBound + (quotes == .term ? 1 : 0)
    let colon = SearchScanner.colon(text, in: start..<cursor)
    key = colon.map { start..<$0 }
    let typedStart = colon.map { $0 + (quotes == .value ? 2 : 1) } ?? start
    typed = min(typedStart, cursor)..<cursor
  }

  /// The quoted part of a term that begins at a place, and the end of the term; nil for one that is
  /// not closed.
  private static func extent(
    _ text: [Unicode.Scalar],
    from start: Int
  ) -> (quotes: Quotes, end: Int?) {
    guard text[start] != "\"" else { return (.term, SearchScanner.quoteEnd(text, from: start)) }
    let end = SearchScanner.wordEnd(text, from: start)
    guard end < text.count, text[end] == "\"", SearchScanner.isKeyAlone(text, start..<end) else {
      return (.none, end)
    }
    return (.value, SearchScanner.quoteEnd(text, from: end))
  }
}

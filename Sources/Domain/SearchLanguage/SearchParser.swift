/// Reads a search, as Anki's browser takes it.
///
/// Its rules are in Anki's manual, under "Searching"; what that leaves out is as the `anki` package
/// answers.
package struct SearchParser {
  /// The most groups within one another.
  package static let deepest = 100
  /// The most Unicode scalars of a search.
  package static let longest = 10_000

  private let text: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  /// Reads a search.
  ///
  /// - Throws: `SearchError` with the place of what can't be understood.
  package static func parse(_ text: String) throws(SearchError) -> SearchNode {
    let scalars = SearchScanner.scalars(of: text)
    guard scalars.count <= longest else {
      throw SearchError(reason: .tooLong(most: longest), range: longest..<longest + 1)
    }
    var parser = SearchParser(scalars)
    parser.skipBlanks()
    if parser.peek == nil { return .everything }
    let node = try parser.group()
    guard parser.peek == nil else {
      throw SearchError(reason: .unopenedGroup, range: parser.index..<parser.index + 1)
    }
    return node
  }

  private init(_ text: [Unicode.Scalar]) { self.text = text }

  private var peek: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private mutating func skipBlanks() {
    while peek == " " { index += 1 }
  }

  /// Reads terms up to a closing bracket or the end.
  private mutating func group() throws(SearchError) -> SearchNode {
    // `and` binds more closely than `or`.
    var alternatives: [[SearchNode]] = [[]]
    var pending: SearchError?
    while true {
      skipBlanks()
      guard let scalar = peek, scalar != ")" else { break }
      let start = index
      if let connective = connective() {
        let word = SearchError(reason: .misplaced(connective), range: start..<index)
        guard pending == nil, alternatives != [[]] else { throw word }
        pending = word
        continue
      }
      let node = try term()
      if pending?.reason == .misplaced(.or) { alternatives.append([]) }
      pending = nil
      alternatives[alternatives.count - 1].append(node)
    }
    if let pending { throw pending }
    let nodes = alternatives.map { $0.count == 1 ? $0[0] : .and($0) }
    return nodes.count == 1 ? nodes[0] : .or(nodes)
  }

  /// Reads `and` or `or`, if it stands there as a word of its own.
  private mutating func connective() -> SearchError.Connective? {
    let end = SearchScanner.wordEnd(text, from: index)
    // Neither is longer than three characters.
    guard end - index <= 3 else { return nil }
    let word = String(String.UnicodeScalarView(text[index..<end])).lowercased()
    guard let connective = SearchError.Connective(rawValue: word) else { return nil }
    index = end
    return connective
  }

  /// Reads a term or a group, or one that is not to be found.
  private mutating func term() throws(SearchError) -> SearchNode {
    guard SearchScanner.isNegation(text, at: index) else { return try plainTerm() }
    index += 1
    let start = index
    if let connective = connective() {
      throw SearchError(reason: .misplaced(connective), range: start..<index)
    }
    return .not(try plainTerm())
  }

  private mutating func plainTerm() throws(SearchError) -> SearchNode {
    let start = index
    switch text[index] {
    case "(": return try bracketed()
    case "\"": return .term(try SearchTermParser(text, try quoted()).term())
    default:
      index = SearchScanner.wordEnd(text, from: index)
      guard !endsInBackslash(start..<index) else {
        throw SearchError(reason: .unknownEscape, range: index - 1..<min(index + 1, text.count))
      }
      if peek == "\"", SearchScanner.isKeyAlone(text, start..<index) {
        let key = start..<index - 1
        // The key and the quoted value are one term, without the quotation mark between them.
        return .term(try SearchTermParser(text, key: key, value: try quoted()).term())
      }
      return .term(try SearchTermParser(text, start..<index).term())
    }
  }

  private mutating func bracketed() throws(SearchError) -> SearchNode {
    let start = index
    index += 1
    depth += 1
    guard depth <= Self.deepest else {
      throw SearchError(reason: .tooDeep(most: Self.deepest), range: start..<index)
    }
    skipBlanks()
    if peek == ")" { throw SearchError(reason: .emptyGroup, range: start..<index + 1) }
    let unclosed = SearchError(reason: .unclosedGroup, range: start..<start + 1)
    guard peek != nil else { throw unclosed }
    let node = try group()
    guard peek == ")" else { throw unclosed }
    index += 1
    depth -= 1
    return node
  }

  /// Reads what is quoted.
  ///
  /// - Returns: the range between the quotation marks.
  private mutating func quoted() throws(SearchError) -> Range<Int> {
    let start = index
    guard let end = SearchScanner.quoteEnd(text, from: start) else {
      throw SearchError(reason: .unclosedQuotes, range: start..<start + 1)
    }
    index = end
    guard end - start > 2 else { throw SearchError(reason: .emptyQuotes, range: start..<end) }
    return start + 1..<end - 1
  }

  /// True if a range ends in a backslash that stands before nothing.
  private func endsInBackslash(_ range: Range<Int>) -> Bool {
    !text[range].reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
  }
}

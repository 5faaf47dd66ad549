/// Parses the syntax of Rust's crate `regex`, which Anki searches with.
///
/// What Rust has and this has not: `RegularExpressionError.Reason.notSupported`. Numbers of
/// repetitions are limited by what becomes of them only.
struct PatternParser {
  /// The most nodes in nodes, as in Rust. It bounds the depth of every recursion here.
  static let maximumDepth = 250

  let scalars: [Unicode.Scalar]
  var position = 0
  var flags: SyntaxFlags
  /// The sets of `\p{}` that were made before: some cost a look at all characters.
  var propertySets: [PropertyName: CodePointSet] = [:]
  var groupNames: [String: Int] = [:]
  var groupCount = 0
  private var words = ParsedPattern.Words.none
  private var frames = [Frame(flags: [], start: 0)]

  /// A group that is not closed yet; the first is the whole pattern.
  private struct Frame {
    /// The flags that hold again behind it.
    let flags: SyntaxFlags
    /// The place of its bracket.
    let start: Int
    var group: Int?
    var alternatives: [SyntaxNode] = []
    var parts: [SyntaxNode] = []
    /// Whether the last of the parts stands just before.
    var isRepeatable = false
  }

  struct PropertyName: Hashable {
    let name: String
    let isNegated: Bool
    let ignoresCase: Bool
  }

  private init(_ scalars: [Unicode.Scalar], flags: SyntaxFlags) {
    self.scalars = scalars
    self.flags = flags
  }

  static func parse(
    _ scalars: [Unicode.Scalar],
    ignoringCase: Bool
  ) throws(RegularExpressionError) -> ParsedPattern {
    var parser = PatternParser(scalars, flags: ignoringCase ? [.unicode, .ignoresCase] : .unicode)
    return try parser.parseAll()
  }

  private mutating func parseAll() throws(RegularExpressionError) -> ParsedPattern {
    while let scalar = nextSignificant() {
      switch scalar {
      case "(": try parseGroup()
      case ")": try closeGroup()
      case "|":
        position += 1
        endAlternative()
      case "*": try repeatLast(.init(minimum: 0, maximum: nil, isGreedy: true))
      case "+": try repeatLast(.init(minimum: 1, maximum: nil, isGreedy: true))
      case "?": try repeatLast(.init(minimum: 0, maximum: 1, isGreedy: true))
      case "{": try repeatCounted()
      default: try append(parseSingle(scalar))
      }
    }
    guard frames.count == 1 else {
      throw error(.unclosedGroup, from: frames[frames.count - 1].start, to: scalars.count)
    }
    endAlternative()
    let root = SyntaxNode.sequence(frames[0].alternatives) { .alternation($0) }
    guard root.depth <= Self.maximumDepth else { throw RegularExpressionError(.nestedTooDeeply) }
    return ParsedPattern(
      root: root,
      words: words,
      groupCount: groupCount,
      groupNames: groupNames
    )
  }

  // MARK: Places

  func error(_ reason: RegularExpressionError.Reason, from start: Int) -> RegularExpressionError {
    error(reason, from: start, to: position)
  }

  func error(
    _ reason: RegularExpressionError.Reason,
    from start: Int,
    to end: Int
  ) -> RegularExpressionError {
    RegularExpressionError(reason, at: start..<max(start, min(end, scalars.count)))
  }

  var next: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  func follows(_ text: String) -> Bool {
    scalars[position...].starts(with: text.unicodeScalars)
  }

  /// Goes past a text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard follows(text) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// The next scalar, past white space and comments where they do not count.
  mutating func nextSignificant() -> Unicode.Scalar? {
    guard flags.contains(.ignoresWhitespace) else { return next }
    var isComment = false
    while let scalar = next {
      if isComment {
        isComment = scalar != "\n"
      } else if scalar == "#" {
        isComment = true
      } else if !scalar.properties.isWhitespace {
        break
      }
      position += 1
    }
    return next
  }

  /// Goes past white space, which never counts around a number of repetitions.
  private mutating func skipWhitespace() {
    while next?.properties.isWhitespace == true { position += 1 }
  }

  // MARK: Groups

  private mutating func append(_ node: SyntaxNode) throws(RegularExpressionError) {
    guard node.depth <= Self.maximumDepth else { throw RegularExpressionError(.nestedTooDeeply) }
    frames[frames.count - 1].parts.append(node)
    frames[frames.count - 1].isRepeatable = true
  }

  private mutating func parseGroup() throws(RegularExpressionError) {
    let start = position
    position += 1
    _ = nextSignificant()
    guard let opening = try parseGroupOpening(from: start) else {
      frames[frames.count - 1].isRepeatable = false
      return
    }
    frames.append(Frame(flags: opening.outerFlags, start: start, group: opening.group))
  }

  private mutating func closeGroup() throws(RegularExpressionError) {
    guard frames.count > 1 else { throw error(.unopenedGroup, from: position, to: position + 1) }
    position += 1
    endAlternative()
    let frame = frames.removeLast()
    flags = frame.flags
    let node = SyntaxNode.sequence(frame.alternatives) { .alternation($0) }
    let kind: SyntaxNode.Kind =
      if let group = frame.group { .capture(node, group: group) } else { node.kind }
    try append(SyntaxNode(kind, depth: node.depth + 1))
  }

  private mutating func endAlternative() {
    let last = frames.count - 1
    frames[last].alternatives.append(.sequence(frames[last].parts) { .concatenation($0) })
    frames[last].parts = []
    frames[last].isRepeatable = false
  }

  // MARK: Repetitions

  private mutating func repeatLast(
    _ repetition: SyntaxNode.Repetition,
    from start: Int? = nil
  ) throws(RegularExpressionError) {
    let start = start ?? position
    if start == position { position += 1 }
    let last = frames.count - 1
    guard frames[last].isRepeatable, let node = frames[last].parts.popLast() else {
      throw error(.nothingToRepeat, from: start)
    }
    let isSwapped = skip("?") != flags.contains(.isLazy)
    try append(
      SyntaxNode(
        .repetition(
          node,
          .init(
            minimum: repetition.minimum,
            maximum: repetition.maximum,
            isGreedy: !isSwapped
          )
        ),
        depth: node.depth + 1
      )
    )
  }

  private mutating func repeatCounted() throws(RegularExpressionError) {
    let start = position
    guard frames[frames.count - 1].isRepeatable else {
      throw error(.nothingToRepeat, from: start, to: start + 1)
    }
    position += 1
    let minimum = try parseCount(from: start)
    var maximum: UInt32? = minimum
    if nextSignificant() == "," {
      position += 1
      maximum = nextSignificant() == "}" ? nil : try parseCount(from: start)
    }
    guard nextSignificant() == "}" else { throw error(.invalidRepetition, from: start) }
    position += 1
    if let maximum, maximum < minimum { throw error(.invalidRepetition, from: start) }
    _ = nextSignificant()
    try repeatLast(.init(minimum: minimum, maximum: maximum, isGreedy: true), from: start)
  }

  private mutating func parseCount(from start: Int) throws(RegularExpressionError) -> UInt32 {
    var digits = ""
    skipWhitespace()
    while let scalar = nextSignificant(), ("0"..."9").contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    skipWhitespace()
    guard let count = UInt32(digits) else { throw error(.invalidRepetition, from: start) }
    return count
  }

  // MARK: Characters and assertions

  private mutating func parseSingle(
    _ scalar: Unicode.Scalar
  ) throws(RegularExpressionError) -> SyntaxNode {
    let start = position
    switch scalar {
    case "\\":
      switch try parseEscape() {
      case .codePoint(let codePoint): return character(folded(CodePointSet(codePoint)))
      case .set(let set): return character(set)
      case .assertion(let assertion): return try self.assertion(assertion, from: start)
      }
    case "[":
      return try character(parseClass(depth: 1))
    case ".":
      position += 1
      let set = flags.contains(.dotMatchesLineFeed) ? CodePointSet.all : Self.allButLineFeed
      guard flags.contains(.unicode) else { throw error(.unicodeNeeded, from: start) }
      return character(set)
    case "^":
      position += 1
      return SyntaxNode(.assertion(flags.contains(.matchesLines) ? .lineStart : .textStart))
    case "$":
      position += 1
      return SyntaxNode(.assertion(flags.contains(.matchesLines) ? .lineEnd : .textEnd))
    default:
      position += 1
      return character(folded(CodePointSet(scalar.value)))
    }
  }

  private static let allButLineFeed = CodePointSet(0x0A).inverted

  private func character(_ set: CodePointSet) -> SyntaxNode {
    SyntaxNode(.character(set))
  }

  /// A set with its letters in the other case where case does not count.
  func folded(_ set: CodePointSet) -> CodePointSet {
    flags.contains(.ignoresCase)
      ? CaseFolding.closure(of: set, unicode: flags.contains(.unicode)) : set
  }

  private mutating func assertion(
    _ assertion: SyntaxNode.Assertion,
    from start: Int
  ) throws(RegularExpressionError) -> SyntaxNode {
    if [.wordBoundary, .noWordBoundary].contains(assertion) {
      let wanted: ParsedPattern.Words = flags.contains(.unicode) ? .unicode : .ascii
      guard words == .none || words == wanted else { throw error(.notSupported, from: start) }
      words = wanted
    }
    return SyntaxNode(.assertion(assertion))
  }
}

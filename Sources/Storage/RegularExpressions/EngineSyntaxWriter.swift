/// Writes a parsed pattern in RE2's syntax.
struct EngineSyntaxWriter {
  /// The most bytes of a pattern in RE2's syntax, which are 400 sets of all letters.
  private static let maximumLength = 4 << 20

  /// The largest product of numbers of repetitions that RE2 takes.
  private static let maximumRepetition: UInt32 = 1000

  private(set) var bytes: [UInt8] = []

  /// The group of the pattern for each group that was written, from 1.
  private var slotGroups: [Int] = []
  private let groupCount: Int
  private let isTranscribed: Bool

  init(_ pattern: ParsedPattern) {
    isTranscribed = pattern.words == .unicode
    groupCount = pattern.groupCount
  }

  /// The groups that were written for each group of the pattern, the whole of which is the first.
  var slots: [[Int]] {
    var result = [[Int]](repeating: [], count: groupCount + 1)
    for (index, group) in slotGroups.enumerated() { result[group].append(index + 1) }
    return result
  }

  /// Writes the whole pattern as a group that captures, behind what goes past the text before it.
  mutating func writeMatch(
    _ root: SyntaxNode,
    behind prefix: String
  ) throws(RegularExpressionError) {
    slotGroups = [0]
    try append("\(prefix)(")
    try write(root)
    try append(")")
  }

  private mutating func append(_ text: String) throws(RegularExpressionError) {
    bytes += text.utf8
    guard bytes.count <= Self.maximumLength else { throw RegularExpressionError(.tooLarge) }
  }

  /// Writes a node, and gives back the product of the numbers of repetitions down to its deepest.
  @discardableResult
  mutating func write(_ node: SyntaxNode) throws(RegularExpressionError) -> UInt32 {
    switch node.kind {
    case .empty:
      try append("(?:)")
    case .character(let set):
      try write(set)
    case .assertion(let assertion):
      try append(Self.syntax(of: assertion))
    case .capture(let content, let group):
      slotGroups.append(group)
      try append("(")
      let repetition = try write(content)
      try append(")")
      return repetition
    case .concatenation(let parts):
      var repetition: UInt32 = 1
      for part in parts { repetition = max(repetition, try write(part)) }
      return repetition
    case .alternation(let alternatives):
      var repetition: UInt32 = 1
      for (index, alternative) in alternatives.enumerated() {
        try append(index == 0 ? "(?:" : "|")
        repetition = max(repetition, try write(alternative))
      }
      try append(")")
      return repetition
    case .repetition(let content, let repetition):
      return try write(content, repeated: repetition)
    }
    return 1
  }

  private static func syntax(of assertion: SyntaxNode.Assertion) -> String {
    switch assertion {
    case .textStart: "\\A"
    case .textEnd: "\\z"
    case .lineStart: "(?m:^)"
    case .lineEnd: "(?m:$)"
    case .wordBoundary: "\\b"
    case .noWordBoundary: "\\B"
    }
  }

  // MARK: Repetitions

  private mutating func write(
    _ content: SyntaxNode,
    repeated repetition: SyntaxNode.Repetition
  ) throws(RegularExpressionError) -> UInt32 {
    let lazy = repetition.isGreedy ? "" : "?"
    switch (repetition.minimum, repetition.maximum) {
    case (0, nil): return try writeCopy(content, "*\(lazy)")
    case (1, nil): return try writeCopy(content, "+\(lazy)")
    case (0, 1): return try writeCopy(content, "?\(lazy)")
    case (1, 1): return try writeCopy(content, "")
    case (_, 0): return try writeCopy(content, "{0}")
    case (let minimum, let maximum):
      return try write(content, from: minimum, to: maximum, lazy)
    }
  }

  /// Writes a repetition as copies of what is repeated where RE2 would refuse the number.
  private mutating func write(
    _ content: SyntaxNode,
    from minimum: UInt32,
    to maximum: UInt32?,
    _ lazy: String
  ) throws(RegularExpressionError) -> UInt32 {
    let start = bytes.count
    let firstSlot = slotGroups.count
    let inner = try writeCopy(content, "")
    let copy = bytes[start...]
    let groups = slotGroups[firstSlot...]
    let largest = max(1, Self.maximumRepetition / inner)
    var isFirst = true
    var written: UInt32 = 1
    func add(_ sign: String, _ count: UInt32) throws(RegularExpressionError) {
      if !isFirst {
        bytes += copy
        slotGroups += groups
      }
      isFirst = false
      written = max(written, count)
      try append(sign)
    }
    for count in Self.parts(of: minimum, upTo: largest) { try add("{\(count)}", count) }
    if let maximum {
      for count in Self.parts(of: maximum - minimum, upTo: largest) {
        try add("{0,\(count)}\(lazy)", count)
      }
    } else {
      try add("*\(lazy)", 1)
    }
    return inner * written
  }

  /// A number as a sum of numbers that are not above another.
  private static func parts(of count: UInt32, upTo largest: UInt32) -> some Sequence<UInt32> {
    sequence(state: count) { rest -> UInt32? in
      guard rest > 0 else { return nil }
      let part = min(rest, largest)
      rest -= part
      return part
    }
  }

  @discardableResult
  private mutating func writeCopy(
    _ content: SyntaxNode,
    _ sign: String
  ) throws(RegularExpressionError) -> UInt32 {
    try append("(?:")
    let repetition = try write(content)
    try append(")\(sign)")
    return repetition
  }

  // MARK: Sets of characters

  private mutating func write(_ set: CodePointSet) throws(RegularExpressionError) {
    guard isTranscribed else { return try append(Self.syntax(of: set)) }
    let alternatives = WordTranscription.alternatives(of: set)
      .map { "\($0.mark)\($0.set.map(Self.syntax) ?? "")\($0.mark)" }
    try append(alternatives.isEmpty ? Self.nothing : "(?:\(alternatives.joined(separator: "|")))")
  }

  /// What matches no text.
  private static let nothing = "[^\\x{0}-\\x{10ffff}]"

  private static func syntax(of set: CodePointSet) -> String {
    if let single = set.single { return "\\x{\(String(single, radix: 16))}" }
    if set.isEmpty { return nothing }
    let ranges = set.ranges.map { range in
      "\\x{\(String(range.lowerBound, radix: 16))}-\\x{\(String(range.upperBound, radix: 16))}"
    }
    return "[\(ranges.joined())]"
  }
}

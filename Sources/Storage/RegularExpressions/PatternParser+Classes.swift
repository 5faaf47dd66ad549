extension PatternParser {
  /// The classes of POSIX, which are of ASCII.
  private static let posixSets: [String: CodePointSet] = [
    "alnum": CodePointSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A]),
    "alpha": CodePointSet([0x41...0x5A, 0x61...0x7A]),
    "ascii": .ascii,
    "blank": CodePointSet([0x09...0x09, 0x20...0x20]),
    "cntrl": CodePointSet([0x00...0x1F, 0x7F...0x7F]),
    "digit": UnicodeTables.asciiDigits,
    "graph": CodePointSet([0x21...0x7E]),
    "lower": CodePointSet([0x61...0x7A]),
    "print": CodePointSet([0x20...0x7E]),
    "punct": CodePointSet([0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]),
    "space": UnicodeTables.asciiSpace,
    "upper": CodePointSet([0x41...0x5A]),
    "word": UnicodeTables.asciiWord,
    "xdigit": CodePointSet([0x30...0x39, 0x41...0x46, 0x61...0x66]),
  ]

  /// The operations on sets, which bind less than the union of what stands side by side, and one
  /// like the other, from the left.
  private static let operations:
    [(sign: String, apply: @Sendable (CodePointSet, CodePointSet) -> CodePointSet)] = [
      ("&&", { $0.intersection($1) }),
      ("--", { $0.subtracting($1) }),
      ("~~", { $0.symmetricDifference($1) }),
    ]

  /// Parses a class in brackets, the first of which comes next.
  mutating func parseClass(depth: Int) throws(RegularExpressionError) -> CodePointSet {
    let start = position
    guard depth <= Self.maximumDepth else { throw RegularExpressionError(.nestedTooDeeply) }
    position += 1
    _ = nextSignificant()
    let isNegated = skip("^")
    var members = MemberList()
    while nextSignificant() == "-" {
      members.add(0x2D...0x2D)
      position += 1
    }
    if members.isEmpty, skip("]") { members.add(0x5D...0x5D) }
    var left: (CodePointSet, apply: @Sendable (CodePointSet, CodePointSet) -> CodePointSet)?
    while let scalar = nextSignificant() {
      if scalar == "]" {
        position += 1
        let right = folded(members.set)
        let set = left.map { $0.apply($0.0, right) } ?? right
        guard flags.contains(.unicode) || !isNegated else {
          throw error(.unicodeNeeded, from: start)
        }
        return isNegated ? folded(set).inverted : folded(set)
      }
      if let operation = Self.operations.first(where: { follows($0.sign) }) {
        position += 2
        let right = folded(members.set)
        left = (left.map { $0.apply($0.0, right) } ?? right, operation.apply)
        members = MemberList()
      } else if scalar == "[" {
        if let set = try parsePosixClass() {
          members.add(set)
        } else {
          members.add(try parseClass(depth: depth + 1))
        }
      } else {
        try parseRange(into: &members)
      }
    }
    throw error(.unclosedClass, from: start)
  }

  /// Parses `[:name:]`, or leaves it for a class of its characters.
  private mutating func parsePosixClass() throws(RegularExpressionError) -> CodePointSet? {
    let start = position
    guard skip("[:") else { return nil }
    let isNegated = skip("^")
    let rest = scalars[position...].prefix(8)
    let name = String(String.UnicodeScalarView(rest.prefix { $0 != ":" }))
    position += name.unicodeScalars.count
    guard let set = Self.posixSets[name], skip(":]") else {
      position = start
      return nil
    }
    guard flags.contains(.unicode) || !isNegated else { throw error(.unicodeNeeded, from: start) }
    return isNegated ? folded(set).inverted : folded(set)
  }

  /// Parses a character, a range of them, or an escape that is a set.
  private mutating func parseRange(
    into members: inout MemberList
  ) throws(RegularExpressionError) {
    let start = position
    let first: UInt32
    switch try parseMember() {
    case .set(let set):
      // As in Rust, a hyphen behind a set begins a range, which can't be.
      guard !isRangeSign else { throw error(.invalidRange, from: start) }
      return members.add(set)
    case .codePoint(let codePoint):
      first = codePoint
    case .assertion:
      throw error(.unknownEscape, from: start)
    }
    guard isRangeSign else { return members.add(first...first) }
    position += 1
    guard nextSignificant() != nil else { throw error(.unclosedClass, from: start) }
    guard case .codePoint(let last) = try parseMember(), first <= last else {
      throw error(.invalidRange, from: start)
    }
    members.add(first...last)
  }

  /// Whether a hyphen comes next that is neither a member nor the sign of an operation.
  private var isRangeSign: Bool {
    mutating get {
      guard nextSignificant() == "-" else { return false }
      var ahead = self
      ahead.position += 1
      let following = ahead.nextSignificant()
      return following != "]" && following != "-"
    }
  }

  private mutating func parseMember() throws(RegularExpressionError) -> Escape {
    guard let scalar = next else { throw error(.unclosedClass, from: position) }
    if scalar == "\\" { return try parseEscape() }
    position += 1
    guard flags.contains(.unicode) || scalar.isASCII else {
      throw error(.unicodeNeeded, from: position - 1)
    }
    return .codePoint(scalar.value)
  }

  /// The members of a class, side by side, which are put in order once there are many of them.
  private struct MemberList {
    private var ranges: [ClosedRange<UInt32>] = []
    private var capacity = 4096

    var isEmpty: Bool { ranges.isEmpty }

    var set: CodePointSet { CodePointSet(ranges) }

    mutating func add(_ range: ClosedRange<UInt32>) {
      ranges.append(range)
    }

    mutating func add(_ set: CodePointSet) {
      ranges += set.ranges
      guard ranges.count > capacity else { return }
      ranges = Array(self.set.ranges)
      capacity = max(4096, 2 * ranges.count)
    }
  }
}

extension PatternParser {
  /// The meaning of a `\` and what follows it.
  enum Escape {
    case codePoint(UInt32)
    case set(CodePointSet)
    case assertion(SyntaxNode.Assertion)
  }

  private static let controls: [Unicode.Scalar: UInt32] = [
    "a": 0x07, "f": 0x0C, "t": 0x09, "n": 0x0A, "r": 0x0D, "v": 0x0B,
  ]

  private static let assertions: [Unicode.Scalar: SyntaxNode.Assertion] = [
    "A": .textStart, "z": .textEnd, "b": .wordBoundary, "B": .noWordBoundary,
  ]

  /// The number of digits where they are in no braces.
  private static let digitCounts: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

  /// The set of a letter behind `\`, with Unicode and without.
  private static let perlSets: [Unicode.Scalar: @Sendable (Bool) -> CodePointSet] = [
    "d": { $0 ? UnicodeTables.set(ofCategories: [.decimalNumber]) : UnicodeTables.asciiDigits },
    "s": { $0 ? UnicodeTables.space : UnicodeTables.asciiSpace },
    "w": { $0 ? UnicodeTables.word : UnicodeTables.asciiWord },
  ]

  mutating func parseEscape() throws(RegularExpressionError) -> Escape {
    let start = position
    position += 1
    guard let scalar = next else { throw error(.incompleteEscape, from: start) }
    position += 1
    if let assertion = Self.assertions[scalar] {
      if scalar == "b", isNamedBoundary { throw error(.notSupported, from: start) }
      return .assertion(assertion)
    }
    if let control = Self.controls[scalar] { return .codePoint(control) }
    if let digitCount = Self.digitCounts[scalar] {
      return .codePoint(try parseCodePoint(digitCount, from: start))
    }
    switch scalar {
    case "p", "P":
      return .set(try parseProperty(isNegated: scalar == "P", from: start))
    case "d", "D", "s", "S", "w", "W":
      return .set(try perlSet(scalar, from: start))
    case "0"..."9":
      throw error(.backReference, from: start)
    case "<", ">":
      throw error(.notSupported, from: start)
    default:
      guard scalar.isASCII, !("A"..."Z").contains(scalar), !("a"..."z").contains(scalar) else {
        throw error(.unknownEscape, from: start)
      }
      return .codePoint(scalar.value)
    }
  }

  /// Whether a name in braces follows, as in `\b{start}`; other braces are a repetition.
  private var isNamedBoundary: Bool {
    guard next == "{", position + 1 < scalars.count else { return false }
    let first = scalars[position + 1]
    return first == "-" || ("a"..."z").contains(first) || ("A"..."Z").contains(first)
  }

  private func perlSet(
    _ letter: Unicode.Scalar,
    from start: Int
  ) throws(RegularExpressionError) -> CodePointSet {
    let isNegated = ("A"..."Z").contains(letter)
    let isUnicode = flags.contains(.unicode)
    guard isUnicode || !isNegated else { throw error(.unicodeNeeded, from: start) }
    let lower = isNegated ? Unicode.Scalar(UInt8(letter.value) | 0x20) : letter
    let set = Self.perlSets[lower].map { $0(isUnicode) } ?? .empty
    return isNegated ? set.inverted : set
  }

  /// Parses a number behind `\x`, `\u` or `\U`.
  private mutating func parseCodePoint(
    _ digitCount: Int,
    from start: Int
  ) throws(RegularExpressionError) -> UInt32 {
    var digits = ""
    let isBraced = nextSignificant() == "{"
    if isBraced {
      position += 1
      while let scalar = nextSignificant(), scalar != "}" {
        digits.unicodeScalars.append(scalar)
        position += 1
      }
      guard next != nil else { throw error(.incompleteEscape, from: start) }
      position += 1
    } else {
      for _ in 0..<digitCount {
        guard let scalar = nextSignificant() else { throw error(.incompleteEscape, from: start) }
        digits.unicodeScalars.append(scalar)
        position += 1
      }
    }
    guard digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit),
      let number = UInt32(digits, radix: 16), Unicode.Scalar(number) != nil
    else { throw error(.invalidCodePoint, from: start) }
    // Without Unicode two digits are a byte.
    if !flags.contains(.unicode), !isBraced, digitCount == 2, number > 0x7F {
      throw error(.unicodeNeeded, from: start)
    }
    return number
  }

  /// Parses what follows `\p`: a letter, or a name in braces.
  private mutating func parseProperty(
    isNegated: Bool,
    from start: Int
  ) throws(RegularExpressionError) -> CodePointSet {
    guard let first = nextSignificant() else { throw error(.incompleteEscape, from: start) }
    position += 1
    var name = String(first)
    if first == "{" {
      name = ""
      while let scalar = nextSignificant(), scalar != "}" {
        name.unicodeScalars.append(scalar)
        position += 1
      }
      guard next != nil else { throw error(.incompleteEscape, from: start) }
      position += 1
    }
    guard flags.contains(.unicode) else { throw error(.unicodeNeeded, from: start) }
    let key = PropertyName(
      name: name,
      isNegated: isNegated,
      ignoresCase: flags.contains(.ignoresCase)
    )
    if let known = propertySets[key] { return known }
    guard let set = UnicodeProperties.set(name) else {
      throw error(.unknownProperty, from: start)
    }
    let wanted = isNegated ? folded(set).inverted : folded(set)
    propertySets[key] = wanted
    return wanted
  }
}

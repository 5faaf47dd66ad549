extension PatternParser {
  /// The start of a group.
  struct GroupOpening {
    /// The flags that hold behind the group.
    let outerFlags: SyntaxFlags
    /// The number of a group that captures.
    let group: Int?
  }

  private static let lookArounds = ["?=", "?!", "?<=", "?<!"]

  /// Parses what follows a `(`. Nil for flags alone, as in `(?i)`, which are no group.
  mutating func parseGroupOpening(
    from start: Int
  ) throws(RegularExpressionError) -> GroupOpening? {
    if let lookAround = Self.lookArounds.first(where: { follows($0) }) {
      throw error(.lookAround, from: start, to: position + lookAround.count)
    }
    if skip("?P<") || skip("?<") {
      groupCount += 1
      try parseGroupName()
      return GroupOpening(outerFlags: flags, group: groupCount)
    }
    guard skip("?") else {
      groupCount += 1
      return GroupOpening(outerFlags: flags, group: groupCount)
    }
    let outerFlags = flags
    let isGroup = try parseFlags(from: start)
    return isGroup ? GroupOpening(outerFlags: outerFlags, group: nil) : nil
  }

  private mutating func parseGroupName() throws(RegularExpressionError) {
    let start = position
    var name = ""
    while let scalar = next, scalar != ">" {
      guard Self.canStand(scalar, inNameAtStart: name.isEmpty) else {
        throw error(.invalidGroupName, from: start, to: position + 1)
      }
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard next == ">", !name.isEmpty else { throw error(.invalidGroupName, from: start) }
    guard groupNames.updateValue(groupCount, forKey: name) == nil else {
      throw error(.duplicateGroupName, from: start)
    }
    position += 1
  }

  private static func canStand(_ scalar: Unicode.Scalar, inNameAtStart isFirst: Bool) -> Bool {
    if scalar == "_" || scalar.properties.isAlphabetic { return true }
    if isFirst { return false }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return true
    default: return [".", "[", "]"].contains(scalar)
    }
  }

  /// Sets the flags up to a `)` or a `:`, and tells whether it was a `:`.
  private mutating func parseFlags(from start: Int) throws(RegularExpressionError) -> Bool {
    var seen: SyntaxFlags = []
    var changed = flags
    var isNegated = false
    var isFlagExpected = false
    let first = position
    while let letter = next, letter != ")", letter != ":" {
      position += 1
      if letter == "-" {
        guard !isNegated else { throw error(.invalidFlags, from: start) }
        isNegated = true
        isFlagExpected = true
        continue
      }
      if letter == "R" { throw error(.notSupported, from: start) }
      guard let flag = SyntaxFlags.letters[letter], seen.isDisjoint(with: flag) else {
        throw error(.invalidFlags, from: start)
      }
      seen.insert(flag)
      if isNegated { changed.remove(flag) } else { changed.insert(flag) }
      isFlagExpected = false
    }
    guard let end = next else { throw error(.unclosedGroup, from: start) }
    position += 1
    guard !isFlagExpected else { throw error(.invalidFlags, from: start) }
    if end == ")", position == first + 1 {
      throw error(.nothingToRepeat, from: start + 1, to: first)
    }
    flags = changed
    return end == ":"
  }
}

/// Unicode's simple case folding: which characters are the same where case does not count.
enum CaseFolding {
  /// The characters that differ from others by case only, with all that are the same as they.
  private static let others: [UInt32: [UInt32]] = {
    // By scalars: strings are the same that are written with other scalars.
    var sameFolding: [[Unicode.Scalar]: [UInt32]] = [:]
    for codePoint in UnicodeTables.set(\.changesWhenCaseMapped).ranges.joined() {
      guard let scalar = Unicode.Scalar(codePoint), scalar != dotlessI else { continue }
      sameFolding[fullFolding(scalar), default: []].append(codePoint)
    }
    var result: [UInt32: [UInt32]] = [:]
    for same in sameFolding.values where same.count > 1 {
      for codePoint in same { result[codePoint] = same }
    }
    return result
  }()

  /// The keys of `others`.
  private static let cased = CodePointSet(others.keys.map { $0...$0 })

  /// Its capital is I, but it is no I in another case.
  private static let dotlessI: Unicode.Scalar = "\u{131}"

  /// Lower case of upper case of lower case, which is the same for characters that fold to the
  /// same: the standard library has no folding of its own.
  private static func fullFolding(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    scalar.properties.lowercaseMapping.unicodeScalars
      .flatMap(\.properties.uppercaseMapping.unicodeScalars)
      .flatMap(\.properties.lowercaseMapping.unicodeScalars)
  }

  /// A set with all characters that are the same as one of its members.
  static func closure(of set: CodePointSet, unicode: Bool) -> CodePointSet {
    var added: [ClosedRange<UInt32>] = []
    for letter in set.intersection(asciiLetters).ranges.joined() {
      added.append(letter ^ 0x20...letter ^ 0x20)
      if unicode, let other = beyondASCII[letter | 0x20] { added.append(other...other) }
    }
    // Most patterns are ASCII, and need no table.
    if unicode, !set.isASCII {
      for letter in set.intersection(cased).ranges.joined() {
        added += (others[letter] ?? []).map { $0...$0 }
      }
    }
    return added.isEmpty ? set : set.union(CodePointSet(added))
  }

  private static let asciiLetters = CodePointSet([0x41...0x5A, 0x61...0x7A])

  /// The Kelvin sign and the long s, the only characters beyond ASCII that fold to letters of
  /// ASCII.
  private static let beyondASCII: [UInt32: UInt32] = [0x6B: 0x212A, 0x73: 0x17F]
}

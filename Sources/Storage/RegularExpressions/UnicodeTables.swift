/// Sets of code points by Unicode's properties, as the Swift at hand knows them. Each is made when
/// it is first asked for.
enum UnicodeTables {
  typealias Properties = Unicode.Scalar.Properties

  /// What `\w` matches: the annex C of UTS #18, as Rust's `regex` has it.
  static let word = set { properties in
    if properties.isAlphabetic || properties.isJoinControl { return true }
    switch properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default:
      return false
    }
  }

  static let asciiWord = CodePointSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

  static let space = set(\.isWhitespace)

  static let asciiSpace = CodePointSet([0x09...0x0D, 0x20...0x20])

  static let asciiDigits = CodePointSet([0x30...0x39])

  /// A bit for each code point up to the last that `word` has.
  static let wordBits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: (Int(word.bounds.last ?? 0) + 63) / 64)
    for codePoint in word.ranges.joined() {
      bits[Int(codePoint >> 6)] |= 1 << UInt64(codePoint & 63)
    }
    return bits
  }()

  /// The general category of each code point, as runs.
  private static let categories = runs(of: \.generalCategory)

  static func set(ofCategories wanted: Set<Unicode.GeneralCategory>) -> CodePointSet {
    CodePointSet(categories) { wanted.contains($0) }
  }

  static func set(_ belongs: (Properties) -> Bool) -> CodePointSet {
    CodePointSet(runs(of: belongs), where: \.self)
  }

  /// The code points that are looked at one by one. Of the planes without characters, and of those
  /// for private use, the first stands for all but the last two, which are none.
  static let scanned: [ClosedRange<UInt32>] =
    [0...0x3_FFFF]
    + (4...16).flatMap { (plane: UInt32) -> [ClosedRange<UInt32>] in
      let first = plane << 16
      // Plane 14 has tags and variation selectors.
      let start = plane == 14 ? first...first + 0x1000 : first...first
      return [start, first + 0xFFFE...first + 0xFFFF]
    }

  /// A property of all code points as runs, each of which holds up to the start of the next.
  /// Surrogates have what the code point before them has: no text has them.
  private static func runs<Value: Equatable>(
    of value: (Properties) -> Value
  ) -> [(start: UInt32, value: Value)] {
    var result: [(start: UInt32, value: Value)] = []
    for codePoint in scanned.joined() {
      guard let scalar = Unicode.Scalar(codePoint) else { continue }
      let next = value(scalar.properties)
      if result.last?.value != next { result.append((codePoint, next)) }
    }
    return result
  }
}

import TextSearch

/// The differences that a typed answer is forgiven.
public struct Forgiveness: OptionSet, Sendable, Codable, Hashable {
  /// The kinds as bits.
  public let rawValue: UInt8

  /// Creates kinds from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `a` for `A`.
  public static let letterCase = Forgiveness(rawValue: 1)
  /// `e` for `é`, in Latin, Greek and Cyrillic.
  public static let accents = Forgiveness(rawValue: 2)
  /// Missing, extra or different punctuation.
  public static let punctuation = Forgiveness(rawValue: 4)
}

/// A stretch of a typed answer, or of the expected one beside it.
public struct DiffRun: Sendable, Hashable {
  /// The result of comparing a stretch.
  public enum Kind: Sendable, Hashable {
    /// The same on both sides.
    case same
    /// Different, and forgiven.
    case forgiven
    /// Typed, and wrong.
    case wrong
    /// Expected, and not typed.
    case missing
  }

  /// The result of the comparison.
  public let kind: Kind
  /// The text.
  public var text: String

  /// Creates a run.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// The comparison of a typed answer with the expected one.
public struct TypedAnswer: Sendable, Hashable {
  /// The typed answer: same, forgiven or wrong.
  public let typed: [DiffRun]
  /// The expected answer: same, forgiven or missing.
  public let expected: [DiffRun]

  /// True if nothing is wrong and nothing missing.
  public var isRight: Bool {
    typed.allSatisfy { $0.kind != .wrong } && expected.allSatisfy { $0.kind != .missing }
  }

  /// Compares two answers. White space at the ends never counts, and within an answer only its
  /// presence does.
  public init(typed: String, expected: String, forgiving: Forgiveness) {
    let left = Self.units(typed, forgiving: forgiving)
    let right = Self.units(expected, forgiving: forgiving)
    let matches = LongestMatch.pairs(
      left.indices.filter { left[$0].key != nil },
      right.indices.filter { right[$0].key != nil }
    ) { left[$0].key == right[$1].key }
    var kinds: (typed: [Int: DiffRun.Kind], expected: [Int: DiffRun.Kind]) = ([:], [:])
    for (one, other) in matches {
      let kind: DiffRun.Kind = left[one].text == right[other].text ? .same : .forgiven
      kinds.typed[one] = kind
      kinds.expected[other] = kind
    }
    self.typed = Self.runs(of: left, kinds: kinds.typed, otherwise: .wrong)
    self.expected = Self.runs(of: right, kinds: kinds.expected, otherwise: .missing)
  }

  /// A character as written, and its key for the comparison; nil if it does not count.
  private struct Unit {
    let text: Character
    let key: String?
  }

  private static func units(_ text: String, forgiving: Forgiveness) -> [Unit] {
    var units: [Unit] = []
    for character in text.trimmed {
      if character.isWhitespace {
        if units.last?.text != " " { units.append(Unit(text: " ", key: " ")) }
      } else if forgiving.contains(.punctuation), character.isPunctuation {
        units.append(Unit(text: character, key: nil))
      } else {
        units.append(Unit(text: character, key: key(of: character, forgiving: forgiving)))
      }
    }
    return units
  }

  private static func key(of character: Character, forgiving: Forgiveness) -> String {
    var key = String(character)
    if forgiving.contains(.accents) { key = withoutAccents(key) }
    // By way of uppercase, so that ß equals ss and both forms of sigma are one.
    if forgiving.contains(.letterCase) { key = key.uppercased().lowercased() }
    return key
  }

  private static func withoutAccents(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      scalars.append(AccentTable.bases[scalar] ?? scalar)
    }
    return String(scalars)
  }

  private static func runs(
    of units: [Unit],
    kinds: [Int: DiffRun.Kind],
    otherwise: DiffRun.Kind
  ) -> [DiffRun] {
    var runs: [DiffRun] = []
    for (index, unit) in units.enumerated() {
      let kind = unit.key == nil ? .forgiven : kinds[index] ?? otherwise
      if runs.last?.kind == kind {
        runs[runs.count - 1].text.append(unit.text)
      } else {
        runs.append(DiffRun(kind, String(unit.text)))
      }
    }
    return runs
  }
}

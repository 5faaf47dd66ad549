/// What a typed answer is forgiven.
public struct Forgiveness: OptionSet, Sendable, Codable, Hashable {
  /// The kinds as bits.
  public let rawValue: UInt8

  /// Keeps kinds as bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `a` for `A`.
  public static let letterCase = Forgiveness(rawValue: 1)
  /// `e` for `é`, in Latin, Greek and Cyrillic.
  public static let accents = Forgiveness(rawValue: 2)
  /// Punctuation left out, put in or mistaken.
  public static let punctuation = Forgiveness(rawValue: 4)
}

/// A stretch of a typed answer, or of the right one beside it.
public struct DiffRun: Sendable, Hashable {
  /// How it compares.
  public enum Kind: Sendable, Hashable {
    /// The same on both sides.
    case same
    /// Not the same, and forgiven.
    case forgiven
    /// Typed, and wrong.
    case wrong
    /// Not typed, and due.
    case missing
  }

  /// How it compares.
  public let kind: Kind
  /// What it says.
  public var text: String

  /// Keeps a run.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A typed answer beside the right one.
public struct TypedAnswer: Sendable, Hashable {
  /// What was typed: same, forgiven or wrong.
  public let typed: [DiffRun]
  /// The right answer: same, forgiven or missing.
  public let expected: [DiffRun]

  /// Whether nothing is wrong and nothing missing.
  public var isRight: Bool {
    typed.allSatisfy { $0.kind != .wrong } && expected.allSatisfy { $0.kind != .missing }
  }

  /// Compares. White space at the ends never counts, and within it only whether there is any.
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

  /// A character as written, and what it is compared by; nil where it does not count.
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
    // By way of capitals, so that ß is ss and both forms of sigma are one.
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

/// The brands that the leading digits of a number allow.
///
/// The rule is that of credit-card-type 10.3.0. A brand is a candidate by the first of its patterns
/// that agrees with the digits typed so far; the bounds of a range are truncated to the number of
/// digits. Once every candidate's pattern is complete, only the widest remains. The brands beyond
/// those of credit-card-type are tried in the same way where none of its brands is a candidate, from
/// the fifth digit on: that nothing begins with `123` or `1802` is in its tests and those of
/// card-validator.
public struct BrandMatch: Equatable, Sendable {
  /// The candidate brands, in the table's order: all those of credit-card-type before the first
  /// digit, none if no brand begins so.
  public let candidates: [Brand]

  /// The brand to name before it is decided; nil where nothing speaks for one.
  ///
  /// It is the first candidate, in the table's order, that has a hundredth of the numbers that begin
  /// so, provided that it has two fifths of them: Visa for `4`, of which Elo and others have a few
  /// thousandths, and Mastercard for `5`, but none for `3`, which most of all is three brands'.
  public let likely: Brand?

  /// The other brands with a pattern that is complete in these digits, though another brand has
  /// them: those that a card with this number may carry as well, such as Dankort beside Visa.
  public let alternatives: [Brand]

  /// The brand, if there is one candidate.
  public var decided: Brand? { candidates.count == 1 ? candidates.first : nil }

  /// Matches digits against the table of brands.
  public init(_ digits: some DigitSource) {
    let heads = Heads(digits)
    let known = Self.candidates(heads, areAdditions: false)
    let possible = known.isEmpty ? Self.candidates(heads, areAdditions: true) : known
    let candidates = digits.count < Self.leastForAdditions ? known : possible
    self.candidates = candidates
    likely = possible.count == 1 ? possible.first : Self.likely(possible, heads)
    alternatives =
      candidates.count == 1
      ? Brand.allCases.filter { brand in
        brand != candidates.first && heads.isComplete(in: brand.facts.patterns)
      } : []
  }

  init(candidates: [Brand]) {
    self.candidates = candidates
    likely = candidates.count == 1 ? candidates.first : nil
    alternatives = []
  }

  /// The number of digits from which the brands beyond those of credit-card-type are candidates.
  private static let leastForAdditions = 5

  private static func candidates(_ heads: Heads, areAdditions: Bool) -> [Brand] {
    let found = Brand.allCases.compactMap { brand in
      brand.facts.isAddition == areAdditions
        ? heads.firstMatch(in: brand.facts.patterns).map { (brand: brand, strength: $0) } : nil
    }
    return widest(found) ?? found.map(\.brand)
  }

  /// The match with the widest pattern, the first among equals; nil while any match is partial.
  private static func widest(_ found: [(brand: Brand, strength: Int)]) -> [Brand]? {
    guard var best = found.first, found.allSatisfy({ $0.strength > 0 }) else { return nil }
    for match in found where match.strength > best.strength { best = match }
    return [best.brand]
  }

  private static func likely(_ candidates: [Brand], _ heads: Heads) -> Brand? {
    for brand in candidates {
      let share = heads.share(of: brand.facts.patterns)
      if share >= Heads.all / 100 { return share >= Heads.all / 5 * 2 ? brand : nil }
    }
    return nil
  }
}

/// The prefixes of a number as integers, one for each width. They stay on the stack.
private struct Heads {
  /// All the numbers of eight digits that begin so, as the measure of a share.
  static let all = 100_000_000

  /// At index n the number made of the first n digits.
  private var values = InlineArray<9, Int>(repeating: 0)
  private let count: Int

  init(_ digits: some DigitSource) {
    count = min(digits.count, values.count - 1)
    for index in 0..<count {
      values[index + 1] = values[index] * 10 + Int(digits.digit(at: index))
    }
  }

  /// The strength of the first pattern that agrees: its width if complete, else 0; nil if none
  /// agrees.
  func firstMatch(in patterns: [BrandPattern]) -> Int? {
    for pattern in patterns {
      let width = min(pattern.width, count)
      if agrees(pattern) { return width == pattern.width ? width : 0 }
    }
    return nil
  }

  /// True if a pattern agrees with as many digits as it has.
  func isComplete(in patterns: [BrandPattern]) -> Bool {
    patterns.contains { $0.width <= count && agrees($0) }
  }

  /// The part of the numbers beginning with all these digits that begin like one of the patterns.
  /// Patterns that overlap count twice.
  func share(of patterns: [BrandPattern]) -> Int {
    let sum = patterns.reduce(0) { sum, pattern in
      guard agrees(pattern) else { return sum }
      guard pattern.width > count else { return Self.all }
      let scale = powersOfTen[pattern.width - count]
      let low = max(pattern.low, values[count] * scale)
      let high = min(pattern.high, values[count] * scale + scale - 1)
      return sum + (high - low + 1) * (Self.all / scale)
    }
    return min(sum, Self.all)
  }

  private func agrees(_ pattern: BrandPattern) -> Bool {
    let width = min(pattern.width, count)
    let cut = powersOfTen[pattern.width - width]
    return values[width] >= pattern.low / cut && values[width] <= pattern.high / cut
  }
}

private let powersOfTen = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
]

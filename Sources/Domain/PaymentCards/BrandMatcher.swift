/// The brands that the leading digits of a number allow.
///
/// The rule is that of credit-card-type 10.3.0. A brand is a candidate by the first of its patterns
/// that agrees with the digits typed so far; the bounds of a range are truncated to the number of
/// digits. Once every candidate's pattern is complete, only the widest remains.
public struct BrandMatch: Equatable, Sendable {
  /// The candidate brands, in the table's order: all of them before the first digit, none if no
  /// brand begins so.
  public let candidates: [Brand]

  /// The brand, if there is one candidate.
  public var decided: Brand? { candidates.count == 1 ? candidates.first : nil }

  /// Matches digits against the table of brands.
  public init(_ digits: some DigitSource) {
    let heads = Heads(digits)
    let found = Brand.allCases.compactMap { brand in
      heads.firstMatch(in: brand.facts.patterns).map { (brand: brand, strength: $0) }
    }
    candidates = Self.widest(found) ?? found.map(\.brand)
  }

  init(candidates: [Brand]) {
    self.candidates = candidates
  }

  /// The match with the widest pattern, the first among equals; nil while any match is partial.
  private static func widest(_ found: [(brand: Brand, strength: Int)]) -> [Brand]? {
    guard var best = found.first, found.allSatisfy({ $0.strength > 0 }) else { return nil }
    for match in found where match.strength > best.strength { best = match }
    return [best.brand]
  }
}

/// The prefixes of a number as integers, one for each width. They stay on the stack.
private struct Heads {
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
      let cut = powersOfTen[pattern.width - width]
      if values[width] >= pattern.low / cut && values[width] <= pattern.high / cut {
        return width == pattern.width ? width : 0
      }
    }
    return nil
  }
}

private let powersOfTen = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
]

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
    let head = Head(digits)
    let known = head.candidates(areAdditions: false)
    let possible = known.isEmpty ? head.candidates(areAdditions: true) : known
    let candidates = digits.count < Self.leastForAdditions ? known : possible
    self.candidates = candidates
    likely = possible.count == 1 ? possible.first : head.likely(possible)
    alternatives = candidates.count == 1 ? head.complete.filter { $0 != candidates.first } : []
  }

  init(candidates: [Brand]) {
    self.candidates = candidates
    likely = candidates.count == 1 ? candidates.first : nil
    alternatives = []
  }

  /// The number of digits from which the brands beyond those of credit-card-type are candidates.
  private static let leastForAdditions = 5
}

/// The beginning of a number, as the numbers of eight digits that begin so: it agrees with a pattern
/// where both have numbers in common, as the numbers of either lie within those of the other then. It
/// stays on the stack.
private struct Head {
  /// A pattern with its brand.
  private struct Entry {
    let brand: Brand
    let isAddition: Bool
    let pattern: BrandPattern
  }

  /// The patterns of all brands, in the table's order: a form is checked a dozen times for each digit,
  /// and the table's own constants would be copied each time.
  private static let all = Brand.allCases.flatMap { brand in
    let facts = brand.facts
    return facts.patterns.map { Entry(brand: brand, isAddition: facts.isAddition, pattern: $0) }
  }

  /// The entries that agree with each first digit.
  private static let byFirstDigit = (0...9).map { digit in
    let numbers = BrandPattern.numbers(from: digit, to: digit, width: 1)
    return all.filter { $0.pattern.numbers.overlaps(numbers) }
  }

  private let count: Int
  private let numbers: ClosedRange<Int>
  /// The patterns that may agree.
  private let table: [Entry]

  init(_ digits: some DigitSource) {
    count = min(digits.count, BrandPattern.widest)
    var value = 0
    for index in 0..<count { value = value * 10 + Int(digits.digit(at: index)) }
    numbers = BrandPattern.numbers(from: value, to: value, width: count)
    table = count == 0 ? Self.all : Self.byFirstDigit[Int(digits.digit(at: 0))]
  }

  private func agrees(_ pattern: BrandPattern) -> Bool { numbers.overlaps(pattern.numbers) }

  private func isComplete(_ pattern: BrandPattern) -> Bool { pattern.width <= count }

  /// The brands of which a pattern agrees, by the first one that does: all of them, or the one with
  /// the widest pattern, the first among equals, once no match is partial.
  func candidates(areAdditions: Bool) -> [Brand] {
    var brands: [Brand] = []
    var widest: (brand: Brand, width: Int)?
    var isPartial = false
    for entry in table where entry.isAddition == areAdditions && agrees(entry.pattern) {
      guard entry.brand != brands.last else { continue }
      brands.append(entry.brand)
      isPartial = isPartial || !isComplete(entry.pattern)
      if entry.pattern.width > widest?.width ?? 0 { widest = (entry.brand, entry.pattern.width) }
    }
    guard !isPartial, let widest else { return brands }
    return [widest.brand]
  }

  /// The brands with a pattern that is complete in these digits.
  var complete: [Brand] {
    var brands: [Brand] = []
    for entry in table where isComplete(entry.pattern) && agrees(entry.pattern) {
      if entry.brand != brands.last { brands.append(entry.brand) }
    }
    return brands
  }

  /// The first of some brands that has a hundredth of the numbers, if it has two fifths of them.
  func likely(_ candidates: [Brand]) -> Brand? {
    for brand in candidates {
      let share = share(of: brand)
      if share >= numbers.count / 100 { return share >= numbers.count / 5 * 2 ? brand : nil }
    }
    return nil
  }

  /// The count of numbers that begin like a brand's patterns; overlaps of patterns count twice.
  private func share(of brand: Brand) -> Int {
    table.reduce(0) { sum, entry in
      guard entry.brand == brand, agrees(entry.pattern) else { return sum }
      return sum + numbers.clamped(to: entry.pattern.numbers).count
    }
  }
}

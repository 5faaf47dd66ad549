/// Spreads the due days of cards learnt together, deterministically.
///
/// Source: Anki's rule and its generator, so that both choose the same day for the same card.
struct Fuzz: Sendable {
  /// The seed of the fraction; nil only rounds.
  private let seed: UInt64?
  /// The fraction in 0..<1, once it was drawn.
  private var fraction: Float?
  /// The choice by load; nil to choose by the fraction alone.
  private let balance: LoadBalance?

  /// No fuzz.
  static let off = Fuzz(seed: nil, balance: nil)

  /// The fuzz of a card that was answered `reviews` times.
  static func of(card: FlashcardID, reviews: Int, balance: LoadBalance? = nil) -> Fuzz {
    Fuzz(seed: UInt64(bitPattern: card.rawValue) &+ UInt64(reviews), balance: balance)
  }

  private init(seed: UInt64?, balance: LoadBalance?) {
    self.seed = seed
    self.balance = balance
  }

  /// The days to wait for an `interval` in days, clamped to `minimum...maximum`.
  mutating func days(for interval: Double, minimum: Int, maximum: Int) -> Int {
    let minimum = min(minimum, maximum)
    guard let seed else {
      return interval.roundedHalfUp.clamped(to: minimum...maximum)
    }
    let bounds = Self.bounds(of: interval, minimum: minimum, maximum: maximum)
    guard bounds.lowerBound < bounds.upperBound else { return bounds.lowerBound }
    let width = Float(1 + bounds.upperBound - bounds.lowerBound)
    let fraction = fraction ?? SeededFraction.first(seed: seed)
    self.fraction = fraction
    let balanced = balance?.days(in: bounds, for: interval, minimum: minimum, fraction: fraction)
    if let balanced { return balanced }
    return Int(Float(bounds.lowerBound) + fraction * width)
  }

  /// The shortest interval that fuzz may choose for a passed review: fuzz alone never makes the
  /// interval shorter than the last one, unless the model wants it shorter by more than the fuzz.
  static func minimum(for interval: Double, previous: Int, maximum: Int) -> Int {
    let rounded = interval.roundedHalfUp
    if rounded > previous { return previous + 1 }
    return previous <= bounds(of: interval, minimum: 1, maximum: maximum).upperBound ? previous : 0
  }

  /// The range of days from which fuzz chooses.
  static func bounds(of interval: Double, minimum: Int, maximum: Int) -> ClosedRange<Int> {
    let interval = Float(interval).clamped(to: Float(minimum)...Float(maximum))
    let delta = delta(of: interval)
    let lower = (interval - delta).roundedHalfUp.clamped(to: minimum...maximum)
    let upper = (interval + delta).roundedHalfUp.clamped(to: minimum...maximum)
    return upper == lower && upper > 2 && upper < maximum ? lower...(lower + 1) : lower...upper
  }

  /// True if days may have been chosen for an interval: those of the range, and two above it, as each
  /// button is at least a day above the one before it.
  static func reaches(_ days: Int, for interval: Double, maximum: Int) -> Bool {
    let bounds = bounds(of: interval, minimum: 1, maximum: maximum)
    return (bounds.lowerBound...bounds.upperBound + 2).contains(days)
  }

  /// The half width of that range: from 2.5 days on, one day plus a share of the interval that
  /// shrinks with its length.
  private static func delta(of interval: Float) -> Float {
    guard interval >= 2.5 else { return 0 }
    return parts.reduce(1) { sum, part in
      sum + part.share * max(0, min(interval, part.end) - part.start)
    }
  }

  private static let parts: [(start: Float, end: Float, share: Float)] = [
    (2.5, 7, 0.15), (7, 20, 0.1), (20, .greatestFiniteMagnitude, 0.05),
  ]
}

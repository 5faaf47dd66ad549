import Flashcards

/// A generator of the same numbers for the same seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var generator: SplitMix64

  /// Creates a generator from a seed.
  public init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// The next 64 bits.
  public mutating func next() -> UInt64 { generator.next() }

  /// The next 64 bits modulo a bound: a number in 0..<bound.
  public mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// A number in a range.
  public mutating func next(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Random bytes without those of a set.
  public mutating func bytes(_ count: Int, without excluded: Set<UInt8> = []) -> [UInt8] {
    let allowed = (UInt8.min...UInt8.max).filter { !excluded.contains($0) }
    return (0..<count).map { _ in allowed[Int(truncatingIfNeeded: next() >> 33) % allowed.count] }
  }
}

/// A generator of the same numbers for the same seed (SplitMix64, Steele, Lea and Flood 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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

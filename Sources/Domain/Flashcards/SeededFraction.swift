/// The first fraction of a seeded generator, as Anki draws it for fuzz: ChaCha with 12 rounds
/// (D. J. Bernstein; constants and rounds of RFC 8439), its key stretched from a 64-bit seed by
/// PCG-XSH-RR (M. O'Neill).
enum SeededFraction {
  /// A number in 0..<1, with 23 random bits.
  static func first(seed: UInt64) -> Float {
    Float(bitPattern: (firstWord(seed: seed) >> 9) | 0x3F80_0000) - 1
  }

  /// The first word of the key stream. The block's sixteen words are locals and not an array,
  /// because a replay draws once for each review.
  private static func firstWord(seed: UInt64) -> UInt32 {
    let constant: UInt32 = 0x6170_7865
    var (a0, a1, a2, a3) = (
      constant, 0x3320_646E as UInt32, 0x7962_2D32 as UInt32,
      0x6B20_6574 as UInt32
    )
    var stretched = seed
    var (b0, b1) = (nextKeyWord(&stretched), nextKeyWord(&stretched))
    var (b2, b3) = (nextKeyWord(&stretched), nextKeyWord(&stretched))
    var (c0, c1) = (nextKeyWord(&stretched), nextKeyWord(&stretched))
    var (c2, c3) = (nextKeyWord(&stretched), nextKeyWord(&stretched))
    var (d0, d1, d2, d3) = (0 as UInt32, 0 as UInt32, 0 as UInt32, 0 as UInt32)
    for _ in 0..<6 {
      quarter(&a0, &b0, &c0, &d0)
      quarter(&a1, &b1, &c1, &d1)
      quarter(&a2, &b2, &c2, &d2)
      quarter(&a3, &b3, &c3, &d3)
      quarter(&a0, &b1, &c2, &d3)
      quarter(&a1, &b2, &c3, &d0)
      quarter(&a2, &b3, &c0, &d1)
      quarter(&a3, &b0, &c1, &d2)
    }
    return a0 &+ constant
  }

  @inline(__always)
  static func quarter(
    _ a: inout UInt32,
    _ b: inout UInt32,
    _ c: inout UInt32,
    _ d: inout UInt32
  ) {
    a = a &+ b
    d = rotatedLeft(d ^ a, by: 16)
    c = c &+ d
    b = rotatedLeft(b ^ c, by: 12)
    a = a &+ b
    d = rotatedLeft(d ^ a, by: 8)
    c = c &+ d
    b = rotatedLeft(b ^ c, by: 7)
  }

  @inline(__always)
  private static func rotatedLeft(_ word: UInt32, by turns: UInt32) -> UInt32 {
    word &<< turns | word &>> (32 &- turns)
  }

  static func nextKeyWord(_ state: inout UInt64) -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 11_634_580_027_462_260_723
    let shifted = UInt32(truncatingIfNeeded: ((state >> 18) ^ state) >> 27)
    let turns = UInt32(truncatingIfNeeded: state >> 59)
    return shifted &>> turns | shifted &<< (32 &- turns)
  }
}

/// The first fraction of a seeded generator, as Anki draws it for fuzz: ChaCha with 12 rounds
/// (D. J. Bernstein; constants and rounds of RFC 8439), its key stretched from a 64-bit seed by
/// PCG-XSH-RR (M. O'Neill).
enum SeededFraction {
  /// A number from 0 up to but not 1, with 23 random bits.
  static func first(seed: UInt64) -> Float {
    Float(bitPattern: (firstWord(seed: seed) >> 9) | 0x3F80_0000) - 1
  }

  private static func firstWord(seed: UInt64) -> UInt32 {
    let constants = SIMD4<UInt32>(0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574)
    var stretched = seed
    var rows = (
      constants, nextKeyRow(&stretched), nextKeyRow(&stretched), SIMD4<UInt32>.zero
    )
    for _ in 0..<6 {
      mix(&rows)
      // The second half of a double round works on diagonals: turn the rows, mix, turn back.
      rows.1 = rows.1[lanes: 1, 2, 3, 0]
      rows.2 = rows.2[lanes: 2, 3, 0, 1]
      rows.3 = rows.3[lanes: 3, 0, 1, 2]
      mix(&rows)
      rows.1 = rows.1[lanes: 3, 0, 1, 2]
      rows.2 = rows.2[lanes: 2, 3, 0, 1]
      rows.3 = rows.3[lanes: 1, 2, 3, 0]
    }
    return rows.0[0] &+ constants[0]
  }

  private typealias Row = SIMD4<UInt32>

  private static func mix(_ rows: inout (Row, Row, Row, Row)) {
    rows.0 = rows.0 &+ rows.1
    rows.3 = (rows.3 ^ rows.0).rotatedLeft(16)
    rows.2 = rows.2 &+ rows.3
    rows.1 = (rows.1 ^ rows.2).rotatedLeft(12)
    rows.0 = rows.0 &+ rows.1
    rows.3 = (rows.3 ^ rows.0).rotatedLeft(8)
    rows.2 = rows.2 &+ rows.3
    rows.1 = (rows.1 ^ rows.2).rotatedLeft(7)
  }

  private static func nextKeyRow(_ state: inout UInt64) -> Row {
    var row = Row.zero
    for lane in 0..<4 {
      state = state &* 6_364_136_223_846_793_005 &+ 11_634_580_027_462_260_723
      let shifted = UInt32(truncatingIfNeeded: ((state >> 18) ^ state) >> 27)
      let turns = UInt32(truncatingIfNeeded: state >> 59)
      row[lane] = shifted &>> turns | shifted &<< (32 &- turns)
    }
    return row
  }
}

extension SIMD4<UInt32> {
  fileprivate func rotatedLeft(_ turns: UInt32) -> Self {
    self &<< Self(repeating: turns) | self &>> Self(repeating: 32 - turns)
  }

  fileprivate subscript(lanes a: Int, b: Int, c: Int, d: Int) -> Self {
    Self(self[a], self[b], self[c], self[d])
  }
}

/// The FNV-1a hash of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), by which Anki shuffles cards.
enum FNVHash {
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  /// The hash of two numbers, the lowest byte of each first.
  static func of(_ first: Int64, _ second: Int64) -> UInt64 {
    adding(second, to: adding(first, to: basis))
  }

  private static func adding(_ number: Int64, to hash: UInt64) -> UInt64 {
    var hash = hash
    for shift in stride(from: 0, to: 64, by: 8) {
      hash = (hash ^ UInt64(truncatingIfNeeded: number >> shift) & 0xFF) &* prime
    }
    return hash
  }
}

/// The order of numbers, each packed with its place into one: those are much faster to sort than pairs.
enum PackedKeys {
  /// The places of numbers in their order. Equal ones stay in the order of their places, and what has no
  /// number comes last, in both directions.
  static func sortedPlaces(of numbers: [Int64?], isDescending: Bool) -> [Int] {
    var (least, greatest) = (Int64.max, Int64.min)
    for case let number? in numbers {
      least = min(least, number)
      greatest = max(greatest, number)
    }
    let none = least > greatest ? 0 : UInt128(UInt64(bitPattern: greatest &- least)) + 1
    let placeBits = bits(of: UInt128(numbers.count))
    func key(_ number: Int64?) -> UInt128 {
      guard let number else { return none }
      return UInt128(UInt64(bitPattern: isDescending ? greatest &- number : number &- least))
    }
    return bits(of: none) + placeBits <= UInt64.bitWidth
      ? places(numbers, placeBits) { UInt64(truncatingIfNeeded: key($0)) }
      : places(numbers, placeBits, by: key)
  }

  private static func bits(of number: UInt128) -> Int {
    UInt128.bitWidth - number.leadingZeroBitCount
  }

  @inline(__always)
  private static func places<Key: FixedWidthInteger>(
    _ numbers: [Int64?],
    _ placeBits: Int,
    by key: (Int64?) -> Key
  ) -> [Int] {
    var keys: [Key] = []
    keys.reserveCapacity(numbers.count)
    for (place, number) in numbers.enumerated() {
      keys.append(key(number) << Key(placeBits) | Key(place))
    }
    keys.sort()
    let mask = Key(1) << Key(placeBits) - 1
    return keys.map { Int($0 & mask) }
  }
}

extension Double {
  /// A number that is ordered as this one is. Not for NaN.
  var ordered: Int64 {
    let bits = Int64(bitPattern: (self + 0).bitPattern)
    return bits < 0 ? bits ^ .max : bits
  }
}

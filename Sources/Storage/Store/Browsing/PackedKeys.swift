/// The order of numbers, each packed with its place into one: those are much faster to sort than pairs.
enum PackedKeys {
  /// The places of numbers in their order. Equal ones stay in the order of their places, and what has no
  /// number comes last, in both directions.
  static func sortedPlaces(
    of numbers: some RandomAccessCollection<Int64?>,
    isDescending: Bool
  ) -> [Int] {
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
    let end = bits(of: none) + placeBits
    guard end <= UInt64.bitWidth else {
      var keys = packed(numbers, placeBits, by: key)
      keys.sort()
      return places(keys, placeBits)
    }
    var keys = packed(numbers, placeBits) { UInt64(truncatingIfNeeded: key($0)) }
    keys.sort(byBits: placeBits..<end) { $0 }
    return places(keys, placeBits)
  }

  private static func bits(of number: UInt128) -> Int {
    UInt128.bitWidth - number.leadingZeroBitCount
  }

  @inline(__always)
  private static func packed<Key: FixedWidthInteger>(
    _ numbers: some RandomAccessCollection<Int64?>,
    _ placeBits: Int,
    by key: (Int64?) -> Key
  ) -> [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(numbers.count)
    for (place, number) in numbers.enumerated() {
      keys.append(key(number) << Key(placeBits) | Key(place))
    }
    return keys
  }

  @inline(__always)
  private static func places<Key: FixedWidthInteger>(_ keys: [Key], _ placeBits: Int) -> [Int] {
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

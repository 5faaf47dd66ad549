/// The encoding of a recovery key: Crockford's base 32, in groups with a check symbol each.
///
/// A group is four symbols of content (20 bits) and a check symbol, chosen so that the sum of 2·s₁
/// + 4·s₂ + 8·s₃ + 16·s₄ + s₅ in the field of 32 elements (x⁵ + x² + 1) is the group's number. The
/// five weights differ, so one wrong symbol or two transposed ones are always detected; the number
/// detects a group in another's place.
enum RecoverySymbols {
  static let groupCount = 7
  static let contentPerGroup = 4
  static let groupLength = contentPerGroup + 1
  static let count = groupCount * groupLength

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The ASCII symbol of a value in 0..<32.
  static func ascii(of value: UInt8) -> UInt8 { alphabet[Int(value & 31)] }

  /// The value of a typed symbol: of either case, O read as 0, I and L as 1. Nil for any other.
  static func value(of scalar: Unicode.Scalar) -> UInt8? {
    guard let typed = UInt8(exactly: scalar.value) else { return nil }
    let upper = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(typed) ? typed - 32 : typed
    let symbol =
      switch upper {
      case UInt8(ascii: "O"): UInt8(ascii: "0")
      case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
      default: upper
      }
    return alphabet.firstIndex(of: symbol).map { UInt8($0) }
  }

  /// True if a typed scalar only separates groups: a space, a hyphen, or the like.
  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "_" || scalar.properties.isWhitespace
      || scalar.properties.generalCategory == .dashPunctuation
  }

  /// The check symbol's value for the content of a group (0..<groupCount).
  static func check(of content: some Sequence<UInt8>, group: Int) -> UInt8 {
    var weight: UInt8 = 1
    var sum = UInt8(group + 1)
    for value in content {
      weight = product(weight, 2)
      sum ^= product(weight, value)
    }
    return sum
  }

  /// The product in the field of 32 elements.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result: UInt8 = 0
    var shifted = a
    for bit in 0..<5 {
      if b >> UInt8(bit) & 1 == 1 { result ^= shifted }
      shifted <<= 1
      if shifted & 0b100000 != 0 { shifted ^= 0b100101 }
    }
    return result
  }
}

/// Han characters in the orders of languages, which the files beside it list.
enum HanTable {
  /// The rank of each character of U+3000 to U+9FFF in a list; 0 if it is not there. Made when the
  /// first name is sorted in that order, and then 56 KB.
  static func ranks(_ list: StaticString) -> [UInt16] {
    var ranks = [UInt16](repeating: 0, count: Int(end - first))
    list.withUTF8Buffer { bytes in
      var rank: UInt16 = 0
      // Each of these characters has three bytes.
      for start in stride(from: 0, to: bytes.count - 2, by: 3) {
        let value =
          UInt32(bytes[start] & 0x0F) << 12 | UInt32(bytes[start + 1] & 0x3F) << 6
          | UInt32(bytes[start + 2] & 0x3F)
        rank += 1
        ranks[Int(value - first)] = rank
      }
    }
    return ranks
  }

  /// The characters that have a rank.
  static let first: UInt32 = 0x3000
  static let end: UInt32 = 0xA000
}

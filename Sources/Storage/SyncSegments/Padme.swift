/// The Padmé rule: of a length only its magnitude and a few bits stay to be seen, for at most 12 %
/// more bytes.
package enum Padme {
  /// The least padded length in bytes.
  package static let floor = 4 << 10

  /// The length to which `count` bytes are padded.
  package static func length(of count: Int) -> Int {
    let count = max(count, floor)
    let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
    let significant = Int.bitWidth - exponent.leadingZeroBitCount
    let mask = 1 << (exponent - significant) - 1
    return (count + mask) & ~mask
  }
}

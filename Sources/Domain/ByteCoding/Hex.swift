/// Lower-case hexadecimal digits, as in the names of files.
package enum Hex {
  /// Two digits for each byte.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.reduce(into: "") { text, byte in
      if byte < 16 { text.append("0") }
      text += String(byte, radix: 16)
    }
  }

  /// The bytes that digits stand for; nil if they are not lower case, or odd in number.
  package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    let digits = text.utf8.map(value)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

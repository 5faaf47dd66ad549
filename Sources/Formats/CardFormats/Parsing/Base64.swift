/// Writes Base64 (RFC 4648, section 4).
enum Base64 {
  /// The bytes that stand for three others, and the three.
  static let groupBytes = (text: 4, plain: 3)

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  /// Appends bytes as text, padded.
  static func append(_ bytes: some Sequence<UInt8>, to text: inout [UInt8]) {
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 1
      guard count == groupBytes.plain else { continue }
      append(bits, signs: groupBytes.text, to: &text)
      (bits, count) = (0, 0)
    }
    guard count > 0 else { return }
    let missing = groupBytes.plain - count
    append(bits << (8 * UInt32(missing)), signs: count + 1, to: &text)
    text.append(contentsOf: repeatElement(padding, count: missing))
  }

  /// Bytes as text, padded.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ bits: UInt32, signs: Int, to text: inout [UInt8]) {
    for index in 0..<signs {
      text.append(alphabet[Int(bits >> UInt32(18 - 6 * index)) & 63])
    }
  }
}

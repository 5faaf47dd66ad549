/// What the control strings of ECMA-48 (APC, DCS, OSC) have in common, by which terminals are given pictures.
enum ControlString {
  /// Their end (ST). Outside of one it does nothing.
  static let end = Array("\u{1B}\\".utf8)
  /// Ends one of which not all came, without a picture: CAN, and ST for terminals that take it for a part of one.
  static let abandon = [0x18] + end
}

extension [UInt8] {
  /// Appends bytes as Base64.
  mutating func append(base64 bytes: UnsafeRawBufferPointer) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = Swift.min(3, bytes.count - start)
      var bits = UInt32(0)
      for offset in 0..<3 {
        bits = bits << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
      }
      for place in 0..<4 {
        append(
          place <= count
            ? base64Signs[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "=")
        )
      }
    }
  }
}

private let base64Signs = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
)

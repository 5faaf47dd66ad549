import Secrets

/// Bytes as the published test vectors write them.
enum Hexadecimal {
  static func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  static func secret(_ text: String) throws -> SecretBytes { try SecretBytes(bytes(text)) }

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  static func text(_ secret: SecretBytes) -> String {
    secret.withUnsafeBytes { text($0) }
  }
}

import Secrets

extension SecretBytes {
  /// The bytes, exposed for tests.
  var revealed: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension SecretBuffer {
  /// A buffer into which a text was typed.
  init(typing text: String, capacity: Int = 512) throws {
    self.init(capacity: capacity)
    for scalar in text.unicodeScalars { try append(scalar) }
  }

  /// The text, exposed for tests.
  var revealed: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
}

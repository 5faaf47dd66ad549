import PaymentCards
import Secrets

/// JSON text with a card in it. Its bytes never move, so that no copy of what is secret is left behind.
struct JSONOutput {
  /// The text, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// An empty text, for what is no secret.
  init() {}

  /// An empty text with room for a card: each byte of a text takes six at most when it is escaped.
  ///
  /// - Parameters:
  ///   - frame: the greatest number of bytes around the card's texts.
  ///   - field: the same for each labelled field.
  init(for card: PaymentCard<SecretDigits>, frame: Int = 2_048, field: Int = 256) {
    bytes.reserveCapacity(frame + field * card.customFields.count + 6 * card.textLength)
  }

  /// Appends JSON.
  mutating func append(json: String) { bytes += json.utf8 }

  /// Appends a text as a string; null where there is none.
  mutating func append(_ text: String?) {
    guard let text else { return append(json: "null") }
    append(string: text.utf8)
  }

  /// Appends digits as a string; null where there are none.
  mutating func append(_ digits: SecretDigits?) {
    guard let digits else { return append(json: "null") }
    bytes.append(UInt8(ascii: "\""))
    for index in 0..<digits.count { bytes.append(UInt8(ascii: "0") + digits.digit(at: index)) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends what a field says as a string.
  mutating func append(_ value: CustomField.Value) {
    switch value {
    case .text(let text): append(text)
    case .hidden(let text): text.withUTF8 { append(string: $0) }
    }
  }

  /// Appends UTF-8 as a string.
  private mutating func append(string utf8: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case ..<0x20, 0x7F:
        bytes += "\\u00".utf8
        bytes.append(Self.hexadecimal[Int(byte >> 4)])
        bytes.append(Self.hexadecimal[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}

extension RandomSource {
  /// A random UUID (RFC 9562, version 4) as text.
  func uuid() -> String {
    var bytes = bytes(16)
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }
}

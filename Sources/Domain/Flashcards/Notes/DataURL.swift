/// A picture or a sound that is its own address: `data:image/png;base64,…` (RFC 2397).
package struct DataURL: Sendable, Equatable {
  /// The ending of the name of a file of its kind, without the dot.
  package let ending: String
  /// The content.
  package let bytes: [UInt8]

  /// The endings by the type of the content, as browsers and Anki have them.
  private static let endings = [
    "image/png": "png", "image/jpeg": "jpg", "image/jpg": "jpg", "image/gif": "gif",
    "image/webp": "webp", "image/svg+xml": "svg", "image/avif": "avif", "image/x-icon": "ico",
    "image/vnd.microsoft.icon": "ico", "audio/mpeg": "mp3", "audio/mp3": "mp3",
    "audio/ogg": "ogg", "audio/opus": "opus", "audio/wav": "wav", "audio/x-wav": "wav",
    "audio/wave": "wav", "audio/flac": "flac", "audio/x-flac": "flac", "audio/aac": "aac",
    "audio/mp4": "m4a", "audio/x-m4a": "m4a", "audio/webm": "webm", "video/mp4": "mp4",
    "video/webm": "webm",
  ]

  /// Reads an address.
  ///
  /// - Returns: nil for one of another kind, or without a content that can be read.
  package init?(_ address: Substring) {
    let scheme = "data:"
    guard address.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = address.dropFirst(scheme.count)
    guard let comma = rest.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let words = rest[..<comma].split(separator: ";").map { $0.lowercased() }
    guard let type = words.first, let ending = Self.endings[type] else { return nil }
    let content = rest.utf8[rest.utf8.index(after: comma)...]
    let isBase64 = words.last == "base64"
    guard let bytes = isBase64 ? Self.base64(content) : Self.percentDecoded(content), !bytes.isEmpty
    else { return nil }
    self.ending = ending
    self.bytes = bytes
  }

  /// Reads Base64 (RFC 4648, section 4), whose padding may be missing and which may be in lines.
  private static func base64(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.underestimatedCount / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var isEnded = false
    for sign in text {
      let value: UInt8
      switch sign {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = sign - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = sign - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = sign - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="):
        isEnded = true
        continue
      case 0x09, 0x0A, 0x0D, 0x20: continue
      default: return nil
      }
      guard !isEnded else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 != 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> shift(of: count))) }
    }
    // One sign alone is no byte.
    return count % 4 == 1 ? nil : bytes
  }

  /// The bits behind the byte that is whole with so many signs.
  private static func shift(of signs: Int) -> UInt32 { [0, 0, 4, 2][signs % 4] }

  private static func percentDecoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var signs = text.makeIterator()
    while let sign = signs.next() {
      guard sign == UInt8(ascii: "%") else {
        bytes.append(sign)
        continue
      }
      guard let high = signs.next(), let low = signs.next(),
        let byte = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}

import Glibc

/// Texts in one column, separated by U+001F. Where a text itself has U+001F or U+001E, it has U+001E and
/// `1` or `0` instead.
package struct JoinedTexts {
  private static let separator: UInt8 = 0x1F
  private static let escape: UInt8 = 0x1E

  /// The bytes of the texts so far, in UTF-8.
  private var bytes: [UInt8] = []
  private var isEmpty = true

  /// No texts.
  package init() {}

  /// The value of the column.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a text.
  package mutating func append(_ text: String) {
    if !isEmpty { bytes.append(Self.separator) }
    isEmpty = false
    var text = text
    text.withUTF8 { utf8 in
      guard utf8.contains(where: { $0 == Self.separator || $0 == Self.escape }) else {
        return bytes.append(contentsOf: utf8)
      }
      for byte in utf8 {
        switch byte {
        case Self.separator: bytes += [Self.escape, UInt8(ascii: "1")]
        case Self.escape: bytes += [Self.escape, UInt8(ascii: "0")]
        default: bytes.append(byte)
        }
      }
    }
  }

  /// Passes on the texts in a value of the column, of which there is one at least.
  package static func each(
    in bytes: UnsafeRawBufferPointer,
    _ body: (String) throws -> Void
  ) rethrows {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: separator) {
      try body(text(rest[..<end]))
      rest = rest[(end + 1)...]
    }
    try body(text(rest))
  }

  /// The bytes of one of the texts in a value of the column, as they stand there; nil if there are not as
  /// many texts.
  package static func bytes(
    ofText index: Int,
    among count: Int,
    in bytes: UnsafeRawBufferPointer
  ) -> UnsafeRawBufferPointer? {
    var found: UnsafeRawBufferPointer?
    var start = 0
    for number in 0..<count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      let end = rest.firstPlace(of: separator)
      guard (end == nil) == (number == count - 1) else { return nil }
      if number == index { found = UnsafeRawBufferPointer(rebasing: rest[..<(end ?? rest.count)]) }
      if let end { start += end + 1 }
    }
    return found
  }

  private static func text(_ part: Slice<UnsafeRawBufferPointer>) -> String {
    guard part.contains(escape) else { return String(decoding: part, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in part {
      switch (isEscaped, byte) {
      case (false, escape):
        isEscaped = true
        continue
      case (true, UInt8(ascii: "1")): text.append(separator)
      case (true, UInt8(ascii: "0")): text.append(escape)
      default: text.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UnsafeRawBufferPointer {
  /// The first place of a byte; nil without.
  fileprivate func firstPlace(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
    return found - UnsafeMutableRawPointer(mutating: start)
  }
}

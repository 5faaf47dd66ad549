/// The escapes of JSON's strings (RFC 8259, section 7).
package enum JSONEscapes {
  private static let short: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// Adds the characters that the inside of a string stands for to `plain`. Half of a surrogate pair
  /// becomes U+FFFD. They are never longer than the escapes.
  package static func decode(_ bytes: UnsafeRawBufferPointer, into plain: inout [UInt8]) {
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count else {
        plain.append(bytes[position])
        position += 1
        continue
      }
      let letter = bytes[position + 1]
      position += 2
      if let byte = short[letter] {
        plain.append(byte)
      } else if letter == UInt8(ascii: "u"), let first = unit(bytes, at: position) {
        position += 4
        var value = UInt32(first)
        if UTF16.isLeadSurrogate(first), let second = trail(bytes, at: position) {
          position += 6
          value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
        }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        plain.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// The length of the escape at an offset, just behind the backslash; nil where there is none.
  package static func length(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    if short[bytes[offset]] != nil { return 1 }
    return bytes[offset] == UInt8(ascii: "u") && unit(bytes, at: offset + 1) != nil ? 5 : nil
  }

  /// True if an escape is half of a surrogate pair, which is no character.
  package static func haveHalfPair(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      let unit = bytes[position + 1] == UInt8(ascii: "u") ? unit(bytes, at: position + 2) : nil
      position += unit == nil ? 2 : 6
      guard let unit, UTF16.isSurrogate(unit) else { continue }
      guard UTF16.isLeadSurrogate(unit), trail(bytes, at: position) != nil else { return true }
      position += 6
    }
    return false
  }

  private static func trail(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u"), let unit = unit(bytes, at: offset + 2),
      UTF16.isTrailSurrogate(unit)
    else { return nil }
    return unit
  }

  /// Four hexadecimal digits.
  private static func unit(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

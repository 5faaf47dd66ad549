/// Folds text for searching: letters that differ only by case, accents or East Asian width become
/// the same.
package enum TextFolding {
  /// The folded text.
  package static func fold(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the folded text as UTF-8. Most of it is ASCII, for which this takes a tenth of the
  /// time.
  package static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    var text = String(text)
    guard !text.withUTF8({ appendASCII($0, to: &bytes) }) else { return }
    var kana: UInt32?
    for scalar in text.unicodeScalars {
      if let last = kana, let voiced = KanaWidth.voiced(last, by: scalar.value) {
        bytes.removeLast(3)
        put(voiced, to: &bytes)
        kana = nil
        continue
      }
      kana = KanaWidth.full(scalar.value)
      if let kana { put(kana, to: &bytes) } else { append(scalar.value, to: &bytes) }
    }
  }

  /// Appends text if all of it is ASCII.
  ///
  /// - Returns: true if it is.
  private static func appendASCII(
    _ text: UnsafeBufferPointer<UInt8>,
    to bytes: inout [UInt8]
  ) -> Bool {
    guard text.allSatisfy({ $0 < 0x80 }) else { return false }
    let start = bytes.count
    bytes.append(contentsOf: text)
    for index in start..<bytes.count where bytes[index] &- 0x41 < 26 { bytes[index] += 0x20 }
    return true
  }

  /// Appends the folded form of a character that is no half-width kana.
  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    switch value {
    case 0xDF, 0x1E9E: bytes += [0x73, 0x73]
    case 0..<UInt32(letters.count):
      let letter = letters[Int(value)]
      if letter != 0 || value == 0 { put(UInt32(letter), to: &bytes) }
    case 0xFF01...0xFF5E: put(UInt32(letters[Int(value - 0xFEE0)]), to: &bytes)
    case 0x3000: bytes.append(0x20)
    // Scripts without case, for which no property has to be looked up.
    case 0x2E80...0xA4CF, 0xAC00...0xD7FF: put(value, to: &bytes)
    default: put(lowercase(value), to: &bytes)
    }
  }

  private static func put(_ value: UInt32, to bytes: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
  }

  /// The folded form of each character of the alphabets; 0 for one that is left out.
  private static let letters: [UInt16] = (UInt32(0)..<0x2000).map { value in
    if (0x300...0x36F).contains(value) { return 0 }
    // Both forms of sigma are one letter.
    if value == 0x3C2 { return 0x3C3 }
    return UInt16(truncatingIfNeeded: base(lowercase(base(value))))
  }

  private static func base(_ value: UInt32) -> UInt32 {
    Unicode.Scalar(value).flatMap { AccentTable.bases[$0] }?.value ?? value
  }

  private static func lowercase(_ value: UInt32) -> UInt32 {
    guard let mapping = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars,
      mapping.count == 1, let first = mapping.first
    else { return value }
    return first.value
  }
}

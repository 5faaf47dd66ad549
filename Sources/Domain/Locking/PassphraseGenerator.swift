public import Secrets

/// Draws passphrases of random words, in guarded memory.
public enum PassphraseGenerator {
  /// The number of words: six of 7,776 are 77 bits.
  public static let wordCount = 6

  /// Draws a passphrase, with a blank between its words. Each word is as likely as any other,
  /// whatever the others are.
  ///
  /// - Throws: `SecretFailure` if the guarded memory is used up.
  public static func draw(from random: any RandomSource) throws(SecretFailure) -> PasscodeEntry {
    var entry = PasscodeEntry(kind: .passphrase)
    for number in 0..<wordCount {
      if number > 0 { try append(UInt8(ascii: " "), to: &entry) }
      for byte in word(try index(from: random)) { try append(byte, to: &entry) }
    }
    return entry
  }

  /// The number of a word for 16 random bits; nil for values that would make the words at the
  /// beginning of the list likelier.
  static func index(of bits: UInt16) -> Int? {
    let whole = (Int(UInt16.max) + 1) / PassphraseWords.count * PassphraseWords.count
    return Int(bits) < whole ? Int(bits) % PassphraseWords.count : nil
  }

  /// The letters of a word, in static memory.
  static func word(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    let text = PassphraseWords.text.withUTF8Buffer { $0 }
    let start = index * PassphraseWords.width + index / PassphraseWords.perRow
    let cell = text[start..<(start + PassphraseWords.width)]
    return cell[..<(cell.firstIndex(of: UInt8(ascii: ".")) ?? cell.endIndex)]
  }

  private static func index(from random: any RandomSource) throws(SecretFailure) -> Int {
    let bits = try SecretBytes(count: 2)
    while true {
      let index = bits.withUnsafeMutableBytes { bytes in
        random.fill(bytes)
        return self.index(of: UInt16(bytes[0]) << 8 | UInt16(bytes[1]))
      }
      if let index { return index }
    }
  }

  private static func append(_ byte: UInt8, to entry: inout PasscodeEntry) throws(SecretFailure) {
    guard entry.append(Unicode.Scalar(byte)) else { throw .notEnoughMemory }
  }
}

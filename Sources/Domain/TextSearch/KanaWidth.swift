/// Half-width katakana beside their full-width forms.
package enum KanaWidth {
  /// The full-width forms of U+FF65 to U+FF9D, in order.
  private static let forms = Array(
    "・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars.map(\.value)
  )
  private static let first: UInt32 = 0xFF65

  /// The full-width form of a half-width character; nil for any other.
  package static func full(_ value: UInt32) -> UInt32? {
    guard value >= first, value - first < UInt32(forms.count) else { return nil }
    return forms[Int(value - first)]
  }

  /// The voiced form of a full-width character by a half-width voicing mark after it; nil if the
  /// mark is none, or does not go with it.
  static func voiced(_ kana: UInt32, by mark: UInt32) -> UInt32? {
    switch (kana, mark) {
    case (0x30A6, 0xFF9E): 0x30F4
    // From カ to チ each second letter is the voiced one, from ツ to ト too.
    case (0x30AB...0x30C1, 0xFF9E) where kana % 2 == 1: kana + 1
    case (0x30C4...0x30C8, 0xFF9E) where kana % 2 == 0: kana + 1
    case (0x30CF...0x30DB, 0xFF9E) where kana % 3 == 0: kana + 1
    case (0x30CF...0x30DB, 0xFF9F) where kana % 3 == 0: kana + 2
    default: nil
    }
  }
}

import TextSearch

/// A kana, as dictionaries sort it: by the base first, then by its voice, its size, and its script.
struct Kana {
  /// The hiragana without voicing marks, at full size.
  let base: UInt32
  /// The vowel that a sign for a long sound stands for after it; itself for ん.
  let vowel: UInt32
  /// 0 without a voicing mark, 1 with one, 2 with the other one.
  let voice: UInt8
  let isSmall: Bool
  let script: Script

  enum Script: UInt8 {
    case hiragana, katakana, halfWidth
  }

  /// Nil for anything else.
  init?(_ value: UInt32) {
    let full = KanaWidth.full(value)
    var hiragana = full ?? value
    let isKatakana = (0x30A1...0x30FA).contains(hiragana)
    if isKatakana { hiragana -= 0x60 }
    // ヷ to ヺ have no hiragana of their own.
    let lone = isKatakana ? Self.lone[hiragana] : nil
    hiragana = lone ?? hiragana
    guard (Self.first..<Self.first + UInt32(Self.bases.count)).contains(hiragana) else {
      return nil
    }
    let index = Int(hiragana - Self.first)
    base = Self.bases[index]
    vowel = Self.vowels[index]
    isSmall = Self.kinds[index] == UInt8(ascii: "s")
    voice =
      lone != nil || Self.kinds[index] == UInt8(ascii: "v")
      ? 1 : Self.kinds[index] == UInt8(ascii: "h") ? 2 : 0
    script = full != nil ? .halfWidth : isKatakana ? .katakana : .hiragana
  }

  /// The sign for a long sound.
  static func isLongSound(_ value: UInt32) -> Bool { value == 0x30FC || value == 0xFF70 }

  /// The voice of a sign that repeats the kana before it; nil for any other.
  static func repeated(_ value: UInt32) -> UInt8? {
    switch value {
    case 0x309D, 0x30FD: 0
    case 0x309E, 0x30FE: 1
    default: nil
    }
  }

  /// The voice that a mark gives to the kana before it; nil for any other.
  static func voice(of mark: UInt32) -> UInt8? {
    switch mark {
    case 0x3099, 0xFF9E: 1
    case 0x309A, 0xFF9F: 2
    default: nil
    }
  }

  private static let first: UInt32 = 0x3041
  private static let lone: [UInt32: UInt32] = [
    0x3097: 0x308F, 0x3098: 0x3090, 0x3099: 0x3091, 0x309A: 0x3092,
  ]
  /// The bases of U+3041 to U+3096.
  private static let bases = Array(
    """
    ああいいううええおおかかききくくけけここささししすすせせそそたたちちつつつててととなにぬねの\
    はははひひひふふふへへへほほほまみむめもややゆゆよよらりるれろわわゐゑをんうかけ
    """.unicodeScalars.map(\.value)
  )
  /// Their vowels.
  private static let vowels = Array(
    """
    ああいいううええおおああいいううええおおああいいううええおおああいいうううええおおあいうえおあ\
    ああいいいうううえええおおおあいうえおああううおおあいうえおああいえおんうあえ
    """.unicodeScalars.map(\.value)
  )
  /// Small ones (s), and those with a voicing mark (v) or the other one (h).
  private static let kinds = Array(
    """
    s-s-s-s-s--v-v-v-v-v-v-v-v-v-v-v-vs-v-v-v------\
    vh-vh-vh-vh-vh-----s-s-s------s-----vss
    """.utf8
  )
}

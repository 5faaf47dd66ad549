import TextSearch

/// Writes the key of a text: the bytes of its letters, then those of accents and voices, of case and
/// size, and of the kind of kana, each part for what the parts before it leave equal.
struct CollationWriter {
  private var primary: [UInt8] = []
  private var accents: [UInt8] = []
  private var variants: [UInt8] = []
  private var scripts: [UInt8] = []
  private let ranks: [UInt16]?
  /// False if the letters alone are written.
  private let hasLevels: Bool
  /// The digits of a number that may go on.
  private var digits: [UInt8] = []
  private var lastKana: Kana?

  /// The first bytes of characters, in their order. 0 ends a part.
  private enum Lead {
    static let blank: UInt8 = 0x04
    static let ascii: UInt8 = 0x05
    static let sign: UInt8 = 0x06
    static let number: UInt8 = 0x10
    static let zero: UInt8 = 0x11
    static let latin: UInt8 = 0x20
    static let otherLatin: UInt8 = 0x3A
    static let letter: UInt8 = 0x40
    static let kana: UInt8 = 0xA0
    static let han: UInt8 = 0xC0
    static let otherHan: UInt8 = 0xC1
  }

  /// Accents and voices, case and size: the values that are common.
  private enum Level {
    static let plain: UInt8 = 1
    static let accented: UInt8 = 2
    static let fullWidth: UInt8 = 1
    static let upperCase: UInt8 = 2
    static let longSound: UInt8 = 1
    static let small: UInt8 = 2
    static let repeated: UInt8 = 3
    static let usual: UInt8 = 4
  }

  /// A writer of an empty key.
  init(_ han: HanOrder, hasLevels: Bool) {
    ranks = han.ranks
    self.hasLevels = hasLevels
  }

  /// The bytes of the letters.
  consuming func finishedLetters() -> [UInt8] {
    endNumber()
    return primary
  }

  /// The bytes of all parts.
  consuming func finished() -> [UInt8] {
    endNumber()
    return primary + [0] + accents + [0] + variants + [0] + scripts
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x30...0x39: digits.append(UInt8(value - 0x30))
    case 0xFF10...0xFF19: digits.append(UInt8(value - 0xFF10))
    default:
      endNumber()
      if value < 0x80 { appendASCII(UInt8(value)) } else { append(beyondASCII: scalar) }
    }
  }

  /// Writes the first byte of a character, which more bytes may follow.
  private mutating func put(
    _ byte: UInt8,
    accent: UInt8 = Level.plain,
    variant: UInt8 = Level.plain,
    script: UInt8 = 1
  ) {
    primary.append(byte)
    lastKana = nil
    guard hasLevels else { return }
    accents.append(accent)
    variants.append(variant)
    scripts.append(script)
  }

  private mutating func put(_ lead: UInt8, _ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    put(lead)
    primary += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
  }

  // MARK: Numbers

  /// Writes a number, the shorter before the longer. Zeros in front count for nothing.
  private mutating func endNumber() {
    guard !digits.isEmpty else { return }
    var number = digits.drop { $0 == 0 }
    digits = []
    // Of more digits than a byte can count the first ones tell.
    number = number.prefix(Int(UInt8.max))
    put(Lead.number)
    primary.append(UInt8(number.count))
    primary += number
  }

  // MARK: Letters

  private mutating func appendASCII(_ byte: UInt8, width: UInt8 = 0, accent: UInt8 = Level.plain) {
    switch byte {
    case 0x61...0x7A: put(Lead.latin + byte - 0x61, accent: accent, variant: Level.plain + width)
    case 0x41...0x5A:
      put(Lead.latin + byte - 0x41, accent: accent, variant: Level.plain + Level.upperCase + width)
    case 0x09...0x0D, 0x20: put(Lead.blank)
    case 0x21...0x7E:
      put(Lead.ascii)
      primary.append(Self.places[Int(byte)])
    // What is not shown.
    default: break
    }
  }

  /// The places of ASCII signs among each other.
  private static let places: [UInt8] = {
    var places = [UInt8](repeating: 0, count: 0x80)
    for (place, sign) in "_-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8.enumerated() {
      places[Int(sign)] = UInt8(place) + 1
    }
    return places
  }()

  /// Appends the bytes of the letters of a text in ASCII, as `finishedLetters` has them.
  ///
  /// - Returns: false for a text that has other characters, of which nothing is appended.
  static func appendLetters(
    ofASCII text: UnsafeBufferPointer<UInt8>,
    to bytes: inout [UInt8]
  ) -> Bool {
    // A number of one digit is three bytes.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * text.count) { letters in
      var count = 0
      func put(_ byte: UInt8) {
        letters[count] = byte
        count += 1
      }
      var place = 0
      while place < text.count {
        let byte = text[place]
        place += 1
        switch byte {
        case 0x61...0x7A: put(Lead.latin + byte - 0x61)
        case 0x41...0x5A: put(Lead.latin + byte - 0x41)
        case 0x09...0x0D, 0x20: put(Lead.blank)
        case 0x30...0x39:
          var start = place - 1
          while place < text.count, (0x30...0x39).contains(text[place]) { place += 1 }
          while start < place, text[start] == 0x30 { start += 1 }
          let digits = text[start..<place].prefix(Int(UInt8.max))
          put(Lead.number)
          put(UInt8(digits.count))
          for digit in digits { put(digit - 0x30) }
        case 0x21...0x7E:
          put(Lead.ascii)
          put(places[Int(byte)])
        case 0x80...: return false
        default: break
        }
      }
      bytes += letters[..<count]
      return true
    }
  }

  private mutating func append(beyondASCII scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x0300...0x036F:
      if !accents.isEmpty { accents[accents.count - 1] = Level.accented }
    case 0xFF01...0xFF5E: appendASCII(UInt8(value - 0xFEE0), width: Level.fullWidth)
    case 0x3000: put(Lead.blank)
    case 0x3007 where rank(of: value) == 0: put(Lead.zero)
    case 0x3041...0x30FF, 0xFF66...0xFF9F: appendKana(value)
    case _ where rank(of: value) != 0:
      let rank = rank(of: value)
      put(Lead.han)
      primary += [UInt8(rank >> 8), UInt8(rank & 0xFF)]
    case _ where HanOrder.has(value): put(Lead.otherHan, value)
    default: appendLetter(scalar)
    }
  }

  private func rank(of value: UInt32) -> UInt16 {
    guard let ranks, value >= HanTable.first, value < HanTable.end else { return 0 }
    return ranks[Int(value - HanTable.first)]
  }

  private mutating func appendLetter(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint else { return }
    let folded = TextFolding.fold(String(Character(scalar)))
    let isLetter = properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    guard isLetter else { return put(Lead.sign, scalar.value) }
    let isUpperCase = properties.isUppercase
    for letter in (Self.digraphs[folded] ?? folded).unicodeScalars {
      if letter.isASCII {
        let byte = UInt8(letter.value)
        appendASCII(isUpperCase && byte >= 0x61 ? byte - 0x20 : byte, accent: Level.accented)
      } else {
        put(letter.value < 0x250 ? Lead.otherLatin : Lead.letter, letter.value)
        if hasLevels, isUpperCase { variants[variants.count - 1] += Level.upperCase }
      }
    }
  }

  /// Latin letters that stand where others do, but are not those with an accent.
  private static let digraphs = [
    "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŋ": "n", "ŧ": "t",
  ]

  // MARK: Kana

  private mutating func appendKana(_ value: UInt32) {
    if let kana = Kana(value) {
      put(kana, kana.base, voice: kana.voice, kana.isSmall ? Level.small : Level.usual)
    } else if let voice = Kana.voice(of: value), lastKana != nil {
      if hasLevels { accents[accents.count - 1] = Level.plain + voice }
    } else if let last = lastKana, Kana.isLongSound(value) {
      put(last, last.vowel, voice: 0, Level.longSound)
    } else if let last = lastKana, let voice = Kana.repeated(value) {
      put(last, last.base, voice: voice, Level.repeated)
    } else {
      put(Lead.sign, value)
    }
  }

  private mutating func put(_ kana: Kana, _ base: UInt32, voice: UInt8, _ variant: UInt8) {
    put(
      Lead.kana,
      accent: Level.plain + voice,
      variant: variant,
      script: 1 + kana.script.rawValue
    )
    primary.append(UInt8(truncatingIfNeeded: base - 0x3040))
    lastKana = kana
  }
}

/// The bytes by which a name is sorted.
package struct CollationKey: Hashable, Comparable, Sendable {
  let bytes: [UInt8]

  package static func < (one: CollationKey, other: CollationKey) -> Bool {
    one.bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { left.lexicographicallyPrecedes($0) }
    }
  }
}

// Characters are equal by their canonical composition.
@_spi(_Unicode) import Swift

/// The form of texts for an index of grams: folded, with one scalar for each character, so that a
/// text has a word's scalars in a row where `SearchWords` finds the word.
///
/// White space is a space. A character that has several scalars even when composed is a scalar for
/// private use, which others may share: what is found by one has to be looked at.
package enum GramText {
  /// The number of this form, which changes with the form of any text: by it an index tells that it
  /// has to be made anew.
  package static let number: Int64 = 1

  /// Appends a text as UTF-8.
  package static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    let start = bytes.count
    TextFolding.append(text, to: &bytes)
    replaceCharacters(in: &bytes, from: start)
  }

  /// Replaces the characters of a folded text by their scalars.
  fileprivate static func replaceCharacters(in bytes: inout [UInt8], from start: Int) {
    let folded = bytes[start...]
    guard !folded.allSatisfy({ isPlainASCII($0) }) else { return }
    let characters = String(decoding: folded, as: UTF8.self)
    guard !characters.unicodeScalars.allSatisfy({ isPlain($0.value) }) else { return }
    bytes.removeSubrange(start...)
    for character in characters {
      bytes.append(contentsOf: UTF8.encode(scalar(of: character)) ?? UTF8.EncodedScalar())
    }
  }

  /// True if a scalar of this form stands for several characters.
  static func isShared(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= firstShared }

  private static func scalar(of character: Character) -> Unicode.Scalar {
    guard !character.isWhitespace else { return " " }
    let composed = Array(String(character)._nfc)
    if composed.count == 1, composed[0].value > 0x20, !isShared(composed[0]) { return composed[0] }
    var hash: UInt32 = 2_166_136_261
    for scalar in composed { hash = (hash ^ scalar.value) &* 16_777_619 }
    return Unicode.Scalar(firstShared + (hash >> 8) % sharedCount) ?? "\u{F0000}"
  }

  /// The plane whose scalars are shared, without its noncharacters, and all above it.
  private static let firstShared: UInt32 = 0xF0000
  private static let sharedCount: UInt32 = 0xFFFE

  private static func isPlainASCII(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  /// True for a scalar of a common script that is a character among others of these, and composed.
  private static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0x2FF, 0x388...0x482, 0x48A...0x52F, 0x2010...0x2027,
      0x3001...0x3029, 0x3030...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }
}

/// The words of a search as an index of grams has them.
package struct GramWords: Sendable {
  /// The words of three characters and more.
  package private(set) var long: [String] = []
  /// The words of one and two characters.
  package private(set) var short: [String] = []
  /// True if every text that has these words is one that the search finds.
  package private(set) var isExact = true

  /// The words of a search, without those that are part of another one.
  package init(_ search: SearchWords) {
    let words = Set(search.words.map(Self.form))
    for word in words.sorted() where !words.contains(where: { $0 != word && $0.contains(word) }) {
      if word.unicodeScalars.count > 2 { long.append(word) } else { short.append(word) }
      if word.unicodeScalars.contains(where: GramText.isShared) { isExact = false }
    }
  }

  /// True if nothing is searched for.
  package var isEmpty: Bool { long.isEmpty && short.isEmpty }

  private static func form(_ word: String) -> String {
    // It is folded: folding again may change it.
    var bytes = Array(word.utf8)
    GramText.replaceCharacters(in: &bytes, from: 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}

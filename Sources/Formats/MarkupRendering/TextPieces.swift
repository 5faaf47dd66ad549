import Flashcards
import Glibc

/// Takes the text of a node apart: words, white space, marks, sounds and formulas.
struct TextPieces {
  /// A piece of text.
  enum Piece {
    case text(String)
    /// White space that is one blank at most.
    case blank
    case lineEnd
    /// A formula in Unicode, and its source.
    case math(String, source: String)
    case sound(String)
    case mark(Unicode.Scalar)
  }

  /// The bytes of the first mark in UTF-8, without its last.
  private static let mark: [UInt8] = [0xF4, 0x8F, 0xBF]

  private let bytes: UnsafeBufferPointer<UInt8>
  private let whiteSpace: TextState.WhiteSpace
  private var index = 0
  private var search: BracketSearch
  /// The index before which nothing is a formula: the end of one that has no form in Unicode.
  private var sourceEnd = 0

  /// - Parameter bytes: ends in 0, and lives as long as the pieces are asked for.
  init(_ bytes: UnsafePointer<CChar>, whiteSpace: TextState.WhiteSpace, hasMath: Bool) {
    let count = strlen(bytes)
    let raw = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self)
    self.bytes = UnsafeBufferPointer(start: raw, count: count)
    self.whiteSpace = whiteSpace
    search = BracketSearch(hasMath: hasMath)
  }

  /// The next piece; nil at the end.
  mutating func next() -> Piece? {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
        if whiteSpace == .kept, byte == 0x20 || byte == 0x09 { break }
        return text(from: start) ?? space()
      case 0xC2 where has(0xA0, at: index + 1):
        if let text = text(from: start) { return text }
        index += 2
        return .text(" ")
      case 0xF4 where isMark(at: index):
        if let text = text(from: start) { return text }
        defer { index += 4 }
        return Unicode.Scalar(0x10FFC0 + UInt32(bytes[index + 3] & 0x3F)).map { .mark($0) }
      case UInt8(ascii: "["), UInt8(ascii: "\\"):
        guard let (piece, end) = special() else { break }
        if let text = text(from: start) { return text }
        index = end
        return piece
      default: break
      }
      index += 1
    }
    return text(from: start)
  }

  private func has(_ byte: UInt8, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == byte
  }

  private func isMark(at index: Int) -> Bool {
    index + 3 < bytes.count && Self.mark.indices.allSatisfy { bytes[index + $0] == Self.mark[$0] }
      && (0x90...0x9F).contains(bytes[index + 3])
  }

  /// The text up to the present place; nil if there is none.
  private func text(from start: Int) -> Piece? {
    start < index ? .text(String(decoding: bytes[start..<index], as: UTF8.self)) : nil
  }

  private mutating func space() -> Piece {
    let byte = bytes[index]
    index += 1
    guard whiteSpace != .collapsed else { return .blank }
    guard byte == 0x0A || byte == 0x0D || byte == 0x0C else { return .blank }
    if byte == 0x0D, has(0x0A, at: index) { index += 1 }
    return .lineEnd
  }

  /// The sound or formula that begins here, and its end.
  private mutating func special() -> (Piece, Int)? {
    guard index >= sourceEnd, let found = search.find(in: bytes, at: index) else { return nil }
    if found.isSound {
      let name = String(decoding: bytes[found.inner], as: UTF8.self)
      return (.sound(name.split(whereSeparator: \.isWhitespace).joined(separator: " ")), found.end)
    }
    let source = String(decoding: bytes[index..<found.end], as: UTF8.self)
    let inner = String(decoding: bytes[found.inner], as: UTF8.self)
    guard let text = MathText.unicode(of: inner) else {
      sourceEnd = found.end
      return nil
    }
    return (.math(text, source: source), found.end)
  }
}

/// Looks for what stands between brackets, formulas and sounds, from a text's beginning to its end.
private struct BracketSearch {
  private static let sounds = [("[sound:", "]")].map(bytes)
  private static let formulas = [
    ("\\(", "\\)"), ("\\[", "\\]"), ("[latex]", "[/latex]"), ("[$]", "[/$]"), ("[$$]", "[/$$]"),
  ].map(bytes)
  private static let longest = 4_000

  private let kinds: [(open: [UInt8], close: [UInt8])]
  /// For each kind the index before which no further end stands.
  private var searched: [Int]

  init(hasMath: Bool) {
    kinds = Self.sounds + (hasMath ? Self.formulas : [])
    searched = Array(repeating: 0, count: kinds.count)
  }

  mutating func find(
    in bytes: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> (inner: Range<Int>, end: Int, isSound: Bool)? {
    for (kind, (open, close)) in kinds.enumerated() where Self.has(open, bytes, at: start) {
      let first = start + open.count
      let most = min(bytes.count, first + Self.longest)
      var index = max(first, searched[kind])
      while index < most, !Self.has(close, bytes, at: index) { index += 1 }
      searched[kind] = max(searched[kind], index)
      if index < most { return (first..<index, index + close.count, kind == 0) }
    }
    return nil
  }

  private static func bytes(_ pair: (String, String)) -> (open: [UInt8], close: [UInt8]) {
    (Array(pair.0.utf8), Array(pair.1.utf8))
  }

  private static func has(
    _ pattern: [UInt8],
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> Bool {
    index + pattern.count <= bytes.count
      && pattern.indices.allSatisfy { bytes[index + $0] == pattern[$0] }
  }
}

import PaymentCards
import ReaderProtocol
import Secrets

/// A line of notes: any text, or a label and a value behind a colon, an equals sign or a tab.
struct NoteLine {
  /// All of it, without its end.
  let text: RawText
  /// The label and its value; nil where there is none.
  private(set) var labelled: (label: String, value: RawText)?

  /// The lines of notes in UTF-8, read in place.
  static func lines(in bytes: UnsafeRawBufferPointer) -> [NoteLine] {
    bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }.map { line in
      let line = UnsafeRawBufferPointer(rebasing: line.last == 0x0D ? line.dropLast() : line)
      return NoteLine(line)
    }
  }

  /// A line in UTF-8.
  init(_ bytes: UnsafeRawBufferPointer) {
    text = RawText(bytes)
    guard let mark = Self.mark(in: bytes) else { return }
    let label = bytes[..<mark.lowerBound]
    // What has more digits than `CVV2` is a value, and becomes no String.
    guard label.count <= Self.longestLabel, label.count(where: Self.isDigit) <= 1 else { return }
    let value = Self.trimmed(UnsafeRawBufferPointer(rebasing: bytes[mark.upperBound...]))
    let name = String(decoding: label, as: UTF8.self).trimmed
    if !name.isEmpty, !value.isEmpty { labelled = (name, RawText(value)) }
  }

  /// The number in the line, and what stands beside it; nil where there is none, or several.
  var bareNumber: (number: RawText, before: RawText, behind: RawText)? {
    let bytes = text.bytes
    var found: Range<Int>?
    var position = 0
    while let start = bytes[position...].firstIndex(where: Self.isDigit) {
      let end = Self.endOfRun(bytes, from: start)
      position = end
      let digits = bytes[start..<end].count(where: Self.isDigit)
      let isWord =
        start > 0 && Self.isLetter(bytes[start - 1])
        || end < bytes.count && Self.isLetter(bytes[end])
      guard NumberCheck.lengths.contains(digits), !isWord else { continue }
      guard found == nil else { return nil }
      found = start..<end
    }
    guard let found else { return nil }
    func part(_ range: Range<Int>) -> RawText {
      RawText(Self.trimmed(UnsafeRawBufferPointer(rebasing: bytes[range])))
    }
    return (part(found), part(0..<found.lowerBound), part(found.upperBound..<bytes.count))
  }

  private static let longestLabel = 64
  /// U+FF1A, the colon of Chinese and Japanese.
  private static let wideColon: [UInt8] = [0xEF, 0xBC, 0x9A]

  private static func mark(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    for index in bytes.indices.prefix(longestLabel) {
      switch bytes[index] {
      case UInt8(ascii: ":"), UInt8(ascii: "="), 0x09: return index..<index + 1
      case wideColon[0] where bytes[index...].starts(with: wideColon): return index..<index + 3
      default: continue
      }
    }
    return nil
  }

  /// The end of digits with single spaces or hyphens between them.
  private static func endOfRun(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if isDigit(bytes[end]) {
        end += 1
      } else if bytes[end] == 0x20 || bytes[end] == UInt8(ascii: "-"), end + 1 < bytes.count,
        isDigit(bytes[end + 1]), !isDate(bytes, at: end + 1)
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// True where one or two digits and a slash stand, which belong to no number.
  private static func isDate(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    return end - start <= 2 && end < bytes.count && bytes[end] == UInt8(ascii: "/")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func trimmed(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: bytes[first...last])
  }
}

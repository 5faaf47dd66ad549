/// Anki's configuration of a note type or a template, a protobuf, as far as changes here concern it. What is
/// not changed keeps its bytes.
struct AnkiConfiguration {
  /// The number of the index of the field by which notes are sorted.
  static let sortField: UInt64 = 2
  /// The number of what cards need, for programs before Anki 2.1.28.
  static let requirements: UInt64 = 8
  /// The numbers of a template's sides in Anki's browser.
  static let browserForms: [UInt64] = [3, 4]

  /// The number of the type of Anki's gallery that a type was made from.
  private static let stockKind: UInt64 = 9

  /// The configuration that says nothing but from which type of Anki's gallery a type was made.
  static func stock(_ kind: UInt8) -> [UInt8] { bytes(stockKind << 3) + [kind] }

  /// The configuration of a field of a new type: Anki's standard font, the tag by which it finds the field, and
  /// whether it lets it be deleted.
  static func field(tag: UInt8, isKept: Bool) -> [UInt8] {
    let font = Array("Arial".utf8)
    return [3 << 3 | 2, UInt8(font.count)] + font + [4 << 3, 20, 10 << 3, tag]
      + (isKept ? [11 << 3, 1] : [])
  }

  private struct Part {
    let number: UInt64
    let bytes: [UInt8]
    /// What is behind the tag: of a text without its length.
    let value: ArraySlice<UInt8>
  }

  private var parts: [Part] = []

  /// Reads a configuration; nil if it is none.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = rest.startIndex
      guard let tag = Self.number(&rest) else { return nil }
      var value = rest
      switch tag & 7 {
      case 0: guard Self.number(&rest) != nil else { return nil }
      case 1: rest = rest.dropFirst(8)
      case 2:
        guard let count = Self.number(&rest), count <= UInt64(rest.count) else { return nil }
        value = rest
        rest = rest.dropFirst(Int(count))
      case 5: rest = rest.dropFirst(4)
      default: return nil
      }
      parts.append(
        Part(
          number: tag >> 3,
          bytes: Array(bytes[start..<rest.startIndex]),
          value: value[..<rest.startIndex]
        )
      )
    }
  }

  /// The bytes.
  var bytes: [UInt8] { parts.flatMap(\.bytes) }

  /// The last number of that kind.
  func number(_ number: UInt64) -> UInt64? {
    guard var value = parts.last(where: { $0.number == number })?.value else { return nil }
    return Self.number(&value)
  }

  /// The last text of that kind.
  func text(_ number: UInt64) -> String? {
    parts.last { $0.number == number }.map { String(decoding: $0.value, as: UTF8.self) }
  }

  /// Removes what is of a kind.
  mutating func remove(_ number: UInt64) { parts.removeAll { $0.number == number } }

  /// Sets a number; 0 is left out, as protobuf does.
  mutating func set(_ number: UInt64, _ value: UInt64) {
    put(number, value == 0 ? nil : Self.bytes(number << 3) + Self.bytes(value))
  }

  /// Sets a text; an empty one is left out.
  mutating func set(_ number: UInt64, _ text: String) {
    let value = Array(text.utf8)
    let head = Self.bytes(number << 3 | 2) + Self.bytes(UInt64(value.count))
    put(number, value.isEmpty ? nil : head + value)
  }

  private mutating func put(_ number: UInt64, _ bytes: [UInt8]?) {
    remove(number)
    guard let bytes else { return }
    let place = parts.firstIndex { $0.number > number } ?? parts.count
    parts.insert(Part(number: number, bytes: bytes, value: []), at: place)
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    var (rest, bytes) = (number, [UInt8]())
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}

extension NoteType {
  /// The index of the field by which Anki sorts notes of the type, whose text it also searches as it looks;
  /// 0 without one.
  package var sortField: Int {
    AnkiConfiguration(configuration)?.number(AnkiConfiguration.sortField)
      .flatMap { Int(exactly: $0) } ?? 0
  }
}

import ReaderProtocol

/// The rows of a CSV file (RFC 4180, and line ends of any kind), read in place.
struct CSVRows {
  /// One row.
  struct Row {
    /// The line it begins on, from 1.
    let line: Int
    let fields: [RawText]
  }

  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var line = 1

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The next row that is not empty; nil after the last. Throws where a quotation ends nowhere.
  mutating func next() throws(CardFileFailure) -> Row? {
    while position < bytes.count {
      let start = line
      let fields = try row()
      if fields.count > 1 || fields.first?.isEmpty == false {
        return Row(line: start, fields: fields)
      }
    }
    return nil
  }

  private mutating func row() throws(CardFileFailure) -> [RawText] {
    var fields: [RawText] = []
    while true {
      fields.append(try field())
      guard position < bytes.count else { return fields }
      let end = bytes[position]
      position += 1
      if end == UInt8(ascii: ",") {
        if position == bytes.count { return fields + [RawText(Self.nothing)] }
        continue
      }
      if end == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      line += 1
      return fields
    }
  }

  private mutating func field() throws(CardFileFailure) -> RawText {
    let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "\"")
    return isQuoted ? try quotation() : RawText(slice(from: position, to: endOfPlain()))
  }

  private mutating func quotation() throws(CardFileFailure) -> RawText {
    let start = position
    position += 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        let isDoubled = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\"")
        guard isDoubled else { break }
        position += 1
      } else if bytes[position] == 0x0A {
        line += 1
      }
      position += 1
    }
    guard position < bytes.count else { throw .broken(at: start) }
    let text = RawText(slice(from: start + 1, to: position), .csv)
    position += 1
    guard position == endOfPlain() else { throw .broken(at: start) }
    return text
  }

  private mutating func endOfPlain() -> Int {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ","), 0x0A, 0x0D: return position
      default: position += 1
      }
    }
    return position
  }

  private func slice(from start: Int, to end: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  private static var nothing: UnsafeRawBufferPointer { .init(start: nil, count: 0) }
}

/// Finds where the values of a JSON text begin and end (RFC 8259). No library has its place, not even a
/// small one as cJSON: they copy each string into memory that nobody wipes, and a secret goes from here
/// straight into guarded memory.
package struct JSONScanner {
  private let bytes: UnsafeRawBufferPointer
  private let offset: Int
  package private(set) var position: Int

  /// - Parameter offset: where in the file the bytes begin.
  package init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0, of offset: Int = 0) {
    self.bytes = bytes
    self.position = position
    self.offset = offset
  }

  /// The offset in the file.
  package var place: Int { offset + position }

  /// The byte with which the next value begins; nil at the end.
  package var next: UInt8? { bytes[position...].first { !Self.isSpace($0) } }

  /// True if nothing but white space is left.
  package var isAtEnd: Bool {
    bytes[position...].allSatisfy(Self.isSpace)
  }

  /// Goes through brackets and has `body` take each element in them.
  package mutating func eachElement(
    in opening: Unicode.Scalar,
    _ closing: Unicode.Scalar,
    _ body: (inout JSONScanner) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    try take(UInt8(ascii: opening))
    var isFirst = true
    while try hasNext(before: UInt8(ascii: closing), isFirst: isFirst) {
      isFirst = false
      try body(&self)
    }
  }

  /// True if another element comes before a closing bracket, which is taken otherwise.
  package mutating func hasNext(
    before end: UInt8,
    isFirst: Bool
  ) throws(CardFileFailure) -> Bool {
    skipSpace()
    guard position < bytes.count else { throw .broken(at: place) }
    if bytes[position] == end {
      position += 1
      return false
    }
    if !isFirst { try take(UInt8(ascii: ",")) }
    return true
  }

  /// Takes one sign, and the white space before it.
  package mutating func take(_ sign: UInt8) throws(CardFileFailure) {
    skipSpace()
    guard position < bytes.count, bytes[position] == sign else { throw .broken(at: place) }
    position += 1
  }

  /// Takes the next value, whole. What is inside brackets is only looked at for where they end.
  package mutating func value() throws(CardFileFailure) -> JSONValue {
    skipSpace()
    let start = position
    var depth = 0
    repeat {
      guard position < bytes.count else { throw .broken(at: place) }
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth <= JSONValue.depth else { throw .tooDeep }
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw .broken(at: place) }
        depth -= 1
        position += 1
      case UInt8(ascii: "\""): try string()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw .broken(at: place) }
        position += 1
      case let byte where Self.isSpace(byte): position += 1
      default: try word()
      }
    } while depth > 0
    return JSONValue(
      bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<position]),
      offset: offset + start
    )
  }

  private mutating func string() throws(CardFileFailure) {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        guard let length = JSONEscapes.length(bytes, at: position + 1) else {
          throw .broken(at: place)
        }
        position += 1 + length
      case ..<0x20: throw .broken(at: place)
      default: position += 1
      }
    }
    throw .broken(at: place)
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(CardFileFailure) {
    let start = position
    while position < bytes.count, Self.isInWord(bytes[position]) { position += 1 }
    let word = bytes[start..<position]
    let isNumber =
      word.first.map { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) } ?? false
    guard isNumber || Self.literals.contains(where: { word.elementsEqual($0) }) else {
      throw .broken(at: offset + start)
    }
  }

  private static let literals: [[UInt8]] = ["true", "false", "null"].map { Array($0.utf8) }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

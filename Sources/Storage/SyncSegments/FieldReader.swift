/// Reads what `FieldWriter` wrote, from bytes that are not trusted.
package struct FieldReader {
  /// The error of bytes that end too early or say what can't be.
  package struct Malformed: Error, Equatable {
    /// The error.
    package init() {}
  }

  private let bytes: [UInt8]
  private var offset = 0

  /// Begins at the first byte.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bytes that are left.
  package var remaining: Int { bytes.count - offset }

  /// Reads a number in its full width.
  package mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(Malformed) -> Number {
    let content = try take(MemoryLayout<Number>.size)
    return content.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  /// Reads this many bytes.
  package mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw Malformed() }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// Reads bytes behind their number.
  package mutating func counted(atMost limit: Int) throws(Malformed) -> [UInt8] {
    let count = Int(try number(UInt32.self))
    guard count <= limit else { throw Malformed() }
    return Array(try take(count))
  }

  /// Reads UTF-8 text behind its length in bytes.
  package mutating func text(atMost limit: Int) throws(Malformed) -> String {
    guard let text = String(validating: try counted(atMost: limit), as: UTF8.self) else {
      throw Malformed()
    }
    return text
  }

  /// Reads values behind their number.
  package mutating func list<Element>(
    atMost limit: Int,
    _ each: (inout FieldReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = Int(try number(UInt32.self))
    // Each value takes at least a byte, so a forged number reserves nothing.
    guard count <= min(limit, remaining) else { throw Malformed() }
    var list: [Element] = []
    for _ in 0..<count { list.append(try each(&self)) }
    return list
  }

  /// Makes sure that nothing is left.
  package func end() throws(Malformed) {
    guard remaining == 0 else { throw Malformed() }
  }
}

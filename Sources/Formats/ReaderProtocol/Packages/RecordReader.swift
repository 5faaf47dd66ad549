/// The bytes are not a record.
package struct RecordFault: Error, Sendable, Hashable {}

/// Reads records from bytes that another process gave, whatever it gave.
package struct RecordReader {
  private let bytes: UnsafeRawBufferPointer
  /// The number of bytes that were read.
  package private(set) var position: Int

  /// Reads whole records.
  ///
  /// - Parameters:
  ///   - bytes: must outlive this value.
  ///   - position: the place of the first record.
  package init(_ bytes: UnsafeRawBufferPointer, from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// True if all is read.
  package var isAtEnd: Bool { position == bytes.count }

  private var left: Int { bytes.count - position }

  mutating func byte() throws(RecordFault) -> UInt8 {
    guard position < bytes.count else { throw RecordFault() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func flag() throws(RecordFault) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw RecordFault()
    }
  }

  mutating func number() throws(RecordFault) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let next = try byte()
      // A tenth byte has the last bit: what else is in it would be lost.
      guard shift < 63 || next <= 1 else { throw RecordFault() }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
    throw RecordFault()
  }

  mutating func number<Number: FixedWidthInteger>(
    _: Number.Type = Number.self
  ) throws(RecordFault) -> Number {
    guard let value = Number(exactly: try number() as UInt64) else { throw RecordFault() }
    return value
  }

  mutating func signed() throws(RecordFault) -> Int64 {
    let value: UInt64 = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(value & 1)
  }

  mutating func signed32() throws(RecordFault) -> Int32 {
    guard let value = Int32(exactly: try signed()) else { throw RecordFault() }
    return value
  }

  /// The next bytes behind their length.
  mutating func raw() throws(RecordFault) -> UnsafeRawBufferPointer {
    let count: Int = try number()
    guard count <= RecordWriter.longest, count <= left else { throw RecordFault() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }

  mutating func array() throws(RecordFault) -> [UInt8] { Array(try raw()) }

  /// A text; what is not UTF-8 in it becomes replacement characters.
  mutating func text() throws(RecordFault) -> String { String(decoding: try raw(), as: UTF8.self) }

  mutating func float() throws(RecordFault) -> Float {
    Float(bitPattern: try number(UInt32.self))
  }

  mutating func floats() throws(RecordFault) -> [Float] {
    try list { reader throws(RecordFault) in try reader.float() }
  }

  mutating func optional<Value>(
    _ read: (inout RecordReader) throws(RecordFault) -> Value
  ) throws(RecordFault) -> Value? {
    try flag() ? try read(&self) : nil
  }

  /// A list, of which no element takes less than a byte.
  mutating func list<Value>(
    _ read: (inout RecordReader) throws(RecordFault) -> Value
  ) throws(RecordFault) -> [Value] {
    let count: Int = try number()
    guard count <= left else { throw RecordFault() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}

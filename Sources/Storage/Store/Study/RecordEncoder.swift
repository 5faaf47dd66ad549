/// Writes the parts of a record one after the other: numbers with the lowest byte first, texts in
/// UTF-8 with the number of their bytes (32 bits) in front.
struct RecordEncoder {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Double) {
    append(number.bitPattern)
  }

  /// Bytes, with their number (32 bits) in front.
  mutating func append(bytes: [UInt8]) {
    append(UInt32(bytes.count))
    self.bytes.append(contentsOf: bytes)
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }
}

/// A record ends before what it must say, or says what it can't.
struct UnreadableRecord: Error {}

/// Reads the parts of a record one after the other.
struct RecordDecoder {
  private var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws
    -> Number
  {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { throw UnreadableRecord() }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(size)) }
    return Number(littleEndian: rest.loadUnaligned(as: Number.self))
  }

  mutating func double() throws -> Double {
    Double(bitPattern: try number())
  }

  mutating func text() throws -> String {
    String(decoding: try bytes(), as: UTF8.self)
  }

  mutating func bytes() throws -> UnsafeRawBufferPointer {
    let count = Int(try number(UInt32.self))
    guard rest.count >= count else { throw UnreadableRecord() }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count)) }
    return UnsafeRawBufferPointer(rebasing: rest.prefix(count))
  }

  /// A value that is kept as its raw value.
  mutating func value<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws -> Value
  where Value.RawValue: FixedWidthInteger {
    guard let value = Value(rawValue: try number()) else { throw UnreadableRecord() }
    return value
  }

  /// Takes the number of the form, which must be this one.
  mutating func form(_ known: UInt8) throws {
    guard try number(UInt8.self) == known else { throw UnreadableRecord() }
  }
}

/// Writes the parts of a record one after the other: little-endian numbers, and texts in UTF-8
/// prefixed with their number of bytes (32 bits).
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

  /// Appends the parts of another encoder.
  mutating func append(_ other: RecordEncoder) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends bytes, prefixed with their number (32 bits).
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

/// The error of a record that ends too early, or has an impossible value.
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
    try bytes(count: Int(number(UInt32.self)))
  }

  /// Reads this many bytes.
  mutating func bytes(count: Int) throws -> UnsafeRawBufferPointer {
    guard rest.count >= count else { throw UnreadableRecord() }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count)) }
    return UnsafeRawBufferPointer(rebasing: rest.prefix(count))
  }

  /// Reads all that is left.
  mutating func remainder() -> UnsafeRawBufferPointer {
    defer { rest = UnsafeRawBufferPointer(start: nil, count: 0) }
    return rest
  }

  /// Reads a value that is stored as its raw value.
  mutating func value<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws -> Value
  where Value.RawValue: FixedWidthInteger {
    guard let value = Value(rawValue: try number()) else { throw UnreadableRecord() }
    return value
  }

  /// Reads the number of a format of which several are known.
  ///
  /// - Throws: `UnreadableRecord` unless it is one of `known`.
  mutating func form(among known: ClosedRange<UInt8>) throws -> UInt8 {
    let form = try number(UInt8.self)
    guard known.contains(form) else { throw UnreadableRecord() }
    return form
  }

  /// Reads the format's number.
  ///
  /// - Throws: `UnreadableRecord` unless it is `known`.
  mutating func form(_ known: UInt8) throws {
    guard try number(UInt8.self) == known else { throw UnreadableRecord() }
  }
}

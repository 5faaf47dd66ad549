import ReaderProtocol

/// A message in Protocol Buffers' wire format, field by field, so that one field can be changed and all
/// others stay as they came.
struct ProtobufMessage {
  /// The fields with their numbers.
  private var fields: [(number: UInt64, bytes: [UInt8])] = []

  /// A message without fields.
  init() {}

  /// Splits a message into its fields.
  init(_ bytes: [UInt8]) throws(PackageFailure) {
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() { append(number, value) }
  }

  /// The message's bytes, ordered by the numbers of the fields.
  var bytes: [UInt8] {
    fields.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .flatMap(\.element.bytes)
  }

  /// Sets a field; nil removes it.
  mutating func set(_ number: UInt64, _ value: ProtobufReader.Value?) {
    fields.removeAll { $0.number == number }
    if let value { append(number, value) }
  }

  /// Sets a number, which is left out if it is 0.
  mutating func set(_ number: UInt64, _ value: UInt64) {
    set(number, value == 0 ? nil : .varint(value))
  }

  /// Sets a number with a point, which is left out if it is 0.
  mutating func set(_ number: UInt64, _ value: Float) {
    set(number, value.bitPattern == 0 ? nil : .fixed32(value.bitPattern))
  }

  /// Sets a list of numbers with a point.
  mutating func set(_ number: UInt64, _ values: [Float]) {
    let bytes = values.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
    }
    set(number, bytes.isEmpty ? nil : .bytes(bytes[...]))
  }

  /// Sets a text, which is left out if it is empty.
  mutating func set(_ number: UInt64, _ text: String) {
    set(number, text.isEmpty ? nil : .bytes(Array(text.utf8)[...]))
  }

  /// Adds a field, beside others of its number.
  mutating func append(_ number: UInt64, _ value: ProtobufReader.Value) {
    var bytes: [UInt8] = []
    switch value {
    case .varint(let value):
      Self.write(number << 3, to: &bytes)
      Self.write(value, to: &bytes)
    case .fixed64(let value):
      Self.write(number << 3 | 1, to: &bytes)
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt64(shift)))) }
    case .bytes(let value):
      Self.write(number << 3 | 2, to: &bytes)
      Self.write(UInt64(value.count), to: &bytes)
      bytes.append(contentsOf: value)
    case .fixed32(let value):
      Self.write(number << 3 | 5, to: &bytes)
      for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt32(shift)))) }
    }
    fields.append((number, bytes))
  }

  /// Packs whole numbers into the bytes of a list.
  static func packed(_ numbers: [UInt64]) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    for number in numbers { write(number, to: &bytes) }
    return bytes[...]
  }

  private static func write(_ value: UInt64, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

import ByteCoding
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
    var bytes = ByteWriter()
    for value in values { bytes.append(value.bitPattern) }
    set(number, values.isEmpty ? nil : .bytes(bytes.bytes[...]))
  }

  /// Sets a text, which is left out if it is empty.
  mutating func set(_ number: UInt64, _ text: String) {
    set(number, text.isEmpty ? nil : .bytes(Array(text.utf8)[...]))
  }

  /// Adds a field, beside others of its number.
  mutating func append(_ number: UInt64, _ value: ProtobufReader.Value) {
    var bytes = ByteWriter()
    switch value {
    case .varint(let value):
      bytes.append(compact: number << 3)
      bytes.append(compact: value)
    case .fixed64(let value):
      bytes.append(compact: number << 3 | 1)
      bytes.append(value)
    case .bytes(let value):
      bytes.append(compact: number << 3 | 2)
      bytes.append(compact: value)
    case .fixed32(let value):
      bytes.append(compact: number << 3 | 5)
      bytes.append(value)
    }
    fields.append((number, bytes.bytes))
  }

  /// Packs whole numbers into the bytes of a list.
  static func packed(_ numbers: [UInt64]) -> ArraySlice<UInt8> {
    var bytes = ByteWriter()
    for number in numbers { bytes.append(compact: number) }
    return bytes.bytes[...]
  }
}

/// Writes records as bytes for a pipe: whole numbers by seven bits a byte, texts behind their length.
package struct RecordWriter: Sendable {
  /// The longest text or list of bytes in a record.
  package static let longest = 8 << 20

  /// The bytes written since the last `removeAll`.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer with room for what is sent at once.
  package init(room: Int = 128 << 10) {
    bytes.reserveCapacity(room)
  }

  /// Forgets what was written and keeps the room.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number with a sign, the small ones short.
  mutating func signed(_ value: Int64) {
    number(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  mutating func signed(_ value: Int32) { signed(Int64(value)) }

  mutating func raw(_ value: some Collection<UInt8>) {
    number(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  mutating func text(_ value: String) { raw(value.utf8) }

  mutating func append(_ value: some Collection<UInt8>) { bytes.append(contentsOf: value) }

  mutating func float(_ value: Float) { number(UInt64(value.bitPattern)) }

  mutating func floats(_ values: [Float]) {
    number(UInt64(values.count))
    for value in values { float(value) }
  }

  mutating func optional<Value>(
    _ value: Value?,
    _ write: (inout RecordWriter, Value) -> Void
  ) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  mutating func list<Value>(_ values: [Value], _ write: (inout RecordWriter, Value) -> Void) {
    number(UInt64(values.count))
    for value in values { write(&self, value) }
  }
}

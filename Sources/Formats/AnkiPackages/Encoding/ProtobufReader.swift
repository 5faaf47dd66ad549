import ReaderProtocol

/// Reads the fields of a message in Protocol Buffers' wire format.
struct ProtobufReader {
  /// The value of a field, as far as the wire tells.
  enum Value {
    case varint(UInt64)
    case fixed64(UInt64)
    case bytes(ArraySlice<UInt8>)
    case fixed32(UInt32)
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// The next field; nil at the end.
  ///
  /// - Throws: `damagedDatabase` where the bytes are no message.
  mutating func next() throws(PackageFailure) -> (number: UInt64, value: Value)? {
    guard position < bytes.endIndex else { return nil }
    let key = try varint()
    let value: Value =
      switch key & 7 {
      case 0: .varint(try varint())
      case 1: .fixed64(try fixed(8))
      case 2: .bytes(try take(Int(clamping: try varint())))
      case 5: .fixed32(UInt32(truncatingIfNeeded: try fixed(4)))
      default: throw .damagedDatabase
      }
    return (key >> 3, value)
  }

  private mutating func varint() throws(PackageFailure) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard position < bytes.endIndex else { throw .damagedDatabase }
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw .damagedDatabase
  }

  private mutating func fixed(_ count: Int) throws(PackageFailure) -> UInt64 {
    try take(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func take(_ count: Int) throws(PackageFailure) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.endIndex - position else { throw .damagedDatabase }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

extension ProtobufReader.Value {
  /// The number; 0 of another value.
  var number: UInt64 { if case .varint(let value) = self { value } else { 0 } }

  /// The bytes; none of another value.
  var bytes: ArraySlice<UInt8> { if case .bytes(let value) = self { value } else { [] } }

  /// The text; what is not UTF-8 in it becomes replacement characters.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number with a point; 0 of another value.
  var float: Float { if case .fixed32(let value) = self { Float(bitPattern: value) } else { 0 } }

  /// The numbers with a point of a list, packed or not.
  var floats: [Float] {
    switch self {
    case .fixed32(let value): [Float(bitPattern: value)]
    case .bytes(let bytes):
      stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { start in
        let bits = bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        return Float(bitPattern: bits)
      }
    default: []
    }
  }

  /// The whole numbers of a list, packed or not.
  var numbers: [UInt64] {
    switch self {
    case .varint(let value): return [value]
    case .bytes(let bytes):
      var numbers: [UInt64] = []
      var value: UInt64 = 0
      var shift: UInt64 = 0
      for byte in bytes {
        value |= UInt64(byte & 0x7F) << shift
        shift += 7
        guard byte < 0x80 else { continue }
        numbers.append(value)
        (value, shift) = (0, 0)
      }
      return numbers
    default: return []
    }
  }
}

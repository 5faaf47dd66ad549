import ByteCoding
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

  private var reader: ByteReader

  init(_ bytes: ArraySlice<UInt8>) {
    reader = ByteReader(bytes)
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// The next field; nil at the end.
  ///
  /// - Throws: `damagedDatabase` where the bytes are no message.
  mutating func next() throws(PackageFailure) -> (number: UInt64, value: Value)? {
    guard !reader.isEmpty else { return nil }
    do throws(UnreadableBytes) {
      let key = try reader.compact()
      let value: Value =
        switch key & 7 {
        case 0: .varint(try reader.compact())
        case 1: .fixed64(try reader.number())
        case 2: .bytes(try reader.content())
        case 5: .fixed32(try reader.number())
        default: throw .unknownTag
        }
      return (key >> 3, value)
    } catch {
      throw .damagedDatabase
    }
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
      stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).compactMap { start in
        var reader = ByteReader(bytes[start...])
        return (try? reader.number()).map { Float(bitPattern: $0) }
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
      var reader = ByteReader(bytes)
      // What follows an impossible one is no list any more.
      while let number = try? reader.compact() { numbers.append(number) }
      return numbers
    default: return []
    }
  }
}

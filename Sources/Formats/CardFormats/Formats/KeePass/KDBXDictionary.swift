import ByteCoding
import ReaderProtocol

/// The dictionary of named values in a KDBX 4 header, "VariantDictionary"
/// (https://keepass.info/help/kb/kdbx.html).
struct KDBXDictionary {
  /// The types of values, of which numbers and byte arrays are of use here.
  private enum Kind: UInt8 {
    case end = 0
    case uint32 = 0x04
    case uint64 = 0x05
    case bool = 0x08
    case int32 = 0x0C
    case int64 = 0x0D
    case string = 0x18
    case bytes = 0x42

    /// The length of a number in bytes; nil for what is none.
    var numberLength: Int? {
      switch self {
      case .uint32, .int32: 4
      case .uint64, .int64: 8
      case .end, .bool, .string, .bytes: nil
      }
    }
  }

  private var numbers: [String: UInt64] = [:]
  private var stretches: [String: [UInt8]] = [:]

  /// - Throws: `broken`; `unsupported` for a major version that is not known.
  init(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var reader = MemoryReader(bytes)
    guard try reader.whole(UInt16.self) >> 8 == 1 else { throw .unsupported(.derivation) }
    while true {
      let kind = Kind(rawValue: try reader.whole(UInt8.self))
      if kind == .end { return }
      let name = String(decoding: try reader.part(reader.whole(UInt32.self)), as: UTF8.self)
      let value = try reader.part(reader.whole(UInt32.self))
      guard let kind else { throw .broken(at: reader.position) }
      if let length = kind.numberLength {
        guard value.count == length else { throw .broken(at: reader.position) }
        numbers[name] = value.littleEndian()
      } else if kind == .bytes {
        stretches[name] = Array(value)
      }
    }
  }

  /// A number. One that is less than zero counts as one that is too large.
  func number(_ name: String) -> UInt64? { numbers[name] }

  /// A byte array.
  func bytes(_ name: String) -> [UInt8]? { stretches[name] }
}

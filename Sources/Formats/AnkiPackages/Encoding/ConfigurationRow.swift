import ReaderProtocol

/// A row of a table that says where a value of Anki's older JSON stands in its protobufs.
struct ConfigurationRow {
  /// The form of the value in both.
  enum Form {
    case bool
    case flippedBool
    /// True and false as 1 and 0 in JSON.
    case numberedBool
    /// 0 and 1 in the protobuf as 1 and 0 in JSON.
    case flippedNumber
    case unsigned
    case signed
    /// `null` in JSON where it is 0.
    case signedOrNull
    /// A number that may be missing, `null` in JSON then.
    case optionalUnsigned
    case optionalSigned
    case float
    /// A number with a point, a thousand times as much in JSON.
    case thousandths
    /// A number with a point that may be missing, a hundred times as much in JSON.
    case optionalHundredths
    case floats
    case text
  }

  /// The names on the way to the value; of an array, the digits of its index.
  let path: [String]
  let number: UInt64
  let form: Form

  init(_ path: String, _ number: UInt64, _ form: Form) {
    self.path = path.split(separator: ".").map(String.init)
    self.number = number
    self.form = form
  }

  /// Copies the value from JSON into a protobuf; one that is missing is left out.
  func copy(from json: JSON, to message: inout ProtobufMessage) {
    guard let value = json[path: path] else { return }
    switch form {
    case .bool, .numberedBool: message.set(number, value.isTrue ? 1 : 0 as UInt64)
    case .flippedBool: message.set(number, value.isTrue ? 0 : 1 as UInt64)
    case .flippedNumber: message.set(number, value.integer == 0 ? 1 : 0 as UInt64)
    case .unsigned: message.set(number, UInt64(clamping: value.integer ?? 0))
    case .signed, .signedOrNull:
      message.set(number, UInt64(bitPattern: value.integer ?? 0))
    case .optionalUnsigned:
      message.set(number, value.integer.map { .varint(UInt64(clamping: $0)) })
    case .optionalSigned:
      message.set(number, value.integer.map { .varint(UInt64(bitPattern: $0)) })
    case .float: message.set(number, value.float ?? 0)
    case .thousandths: message.set(number, (value.float ?? 0) / 1_000)
    case .optionalHundredths:
      message.set(number, value.float.map { .fixed32(($0 / 100).bitPattern) })
    case .floats: message.set(number, value.elements.compactMap(\.float))
    case .text: message.set(number, value.text ?? "")
    }
  }

  /// The value in JSON; what a protobuf does not have is its standard.
  func json(_ value: ProtobufReader.Value?) -> JSON {
    let bits = value?.number ?? 0
    return switch form {
    case .bool: .bool(bits != 0)
    case .flippedBool: .bool(bits == 0)
    case .numberedBool: .integer(bits == 0 ? 0 : 1)
    case .flippedNumber: .integer(bits == 0 ? 1 : 0)
    case .unsigned: .integer(bits)
    case .signed: .integer(Int64(bitPattern: bits))
    case .signedOrNull: bits == 0 ? .null : .integer(Int64(bitPattern: bits))
    case .optionalUnsigned: value == nil ? .null : .integer(bits)
    case .optionalSigned: value == nil ? .null : .integer(Int64(bitPattern: bits))
    case .float: .float(value?.float ?? 0)
    case .thousandths: .integer(Int(clamping: (value?.float ?? 0) * 1_000))
    case .optionalHundredths:
      value.map { .integer(Int(clamping: $0.float * 100)) } ?? .null
    case .floats: .array((value?.floats ?? []).map { .float($0) })
    case .text: .string(value?.text ?? "")
    }
  }
}

extension Int {
  /// The nearest whole number; 0 for none.
  fileprivate init(clamping value: Float) {
    self = value.isFinite ? Int(value.rounded().clamped(to: -1e9...1e9)) : 0
  }
}

extension Comparable {
  /// The nearest value in a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

import ByteCoding

/// The way a field of an object stands in a frame.
struct SyncField<Object>: Sendable {
  /// The field's number.
  let id: FieldID
  /// Encodes the field's value; ids of other objects become keys.
  let value: @Sendable (Object, StudyReferences) throws -> [UInt8]
  /// Sets the field to an encoded value.
  let set: @Sendable (inout Object, [UInt8], StudyReferences) throws -> Void

  init(
    _ id: FieldID,
    _ value: @escaping @Sendable (Object, StudyReferences) throws -> [UInt8],
    _ set: @escaping @Sendable (inout Object, [UInt8], StudyReferences) throws -> Void
  ) {
    self.id = id
    self.value = value
    self.set = set
  }
}

extension [UInt8] {
  /// A number as a value.
  init(value number: Int64) {
    var bytes = ByteWriter()
    bytes.append(signed: number)
    self = bytes.bytes
  }

  /// The number in a value.
  func number() throws(UnreadableBytes) -> Int64 {
    var bytes = ByteReader(self)
    return try bytes.signed()
  }

  /// The text in a value.
  var text: String { String(decoding: self, as: UTF8.self) }
}

import ByteCoding
import Vault

/// The encoding of an object's state: the registers; the kind and the id in this vault are columns.
enum SyncObjectCodec {
  /// The indexed columns. Only an object that exists has marks, and a name whose content is on the remote.
  static func indexedValues(
    of kind: ObjectKind,
    _ object: SyncObject,
    hasConflicts: Bool
  ) -> [Int64?] {
    var marks: SyncMarks = hasConflicts ? .conflict : []
    for (field, register) in object.registers.fields
    where register.isConcurrent && FieldRule(of: field, in: kind) == .derived {
      marks.insert(.derived)
    }
    for lack in object.lacking.values { marks.insert(lack == .reference ? .waiting : .newer) }
    if object.isWanted { marks.insert(.wanted) }
    if !object.registers.exists { marks = [] }
    if kind == .mediaName,
      object.registers.exists || object.registers.fields[MediaNameFields.place]?.shown?.value != nil
    {
      marks.insert(.medium)
    }
    return [
      Int64(kind.rawValue), object.local == 0 ? nil : object.local,
      marks.isEmpty ? nil : marks.rawValue,
    ]
  }

  static func bytes(of object: SyncObject) -> [UInt8] {
    var bytes = ByteWriter()
    object.registers.write(to: &bytes)
    return bytes.bytes
  }

  /// The kind and outline of an object, from its indexed columns and the number of holders.
  static func outline(
    _ indexed: [Int64?],
    from content: UnsafeRawBufferPointer
  ) throws -> (kind: ObjectKind, outline: ObjectOutline) {
    guard let kind = indexed[0].flatMap({ UInt8(exactly: $0) }), let first = content.first else {
      throw UnreadableBytes.invalid
    }
    let marks = SyncMarks(rawValue: indexed[2] ?? 0)
    let outline = ObjectOutline(
      local: indexed[1] ?? 0,
      exists: first != 0,
      isDerived: marks.contains(.derived)
    )
    return (ObjectKind(rawValue: kind), outline)
  }

  static func object(
    _ indexed: [Int64?],
    from content: UnsafeRawBufferPointer
  ) throws -> (kind: ObjectKind, object: SyncObject) {
    guard let kind = indexed[0].flatMap({ UInt8(exactly: $0) }) else {
      throw UnreadableBytes.invalid
    }
    var bytes = ByteReader(Array(content))
    let registers = try ObjectRegisters(from: &bytes)
    var object = SyncObject(local: indexed[1] ?? 0, registers: registers)
    let marks = SyncMarks(rawValue: indexed[2] ?? 0)
    if marks.contains(.newer) { object.lack(.program) }
    if marks.contains(.waiting) { object.lack(.reference) }
    object.isWanted = marks.contains(.wanted)
    return (ObjectKind(rawValue: kind), object)
  }
}

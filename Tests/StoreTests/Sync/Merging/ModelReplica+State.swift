import ByteCoding
import Store

/// All that replicas have to agree on.
extension ModelReplica {
  /// The state of each object in bytes, with the values that the registers leave to the records.
  var states: [ObjectKey: [UInt8]] {
    var states: [ObjectKey: [UInt8]] = [:]
    for (object, registers) in registers {
      var registers = registers
      let record = records[object] ?? ModelRecord()
      for field in registers.fields.keys {
        registers.fields[field]?.fill(record.fields[field] ?? [])
      }
      var bytes = ByteWriter()
      bytes.append(record.exists ? 1 : 0)
      registers.write(to: &bytes)
      for entry in (entries[object] ?? [:]).values.sorted(by: { $0.id < $1.id }) {
        bytes.append(signed: entry.id.time)
        bytes.append(entry.id.edition)
        bytes.append(compact: entry.content)
        bytes.append(withdrawn.contains(entry.id) ? 1 : 0)
      }
      states[object] = bytes.bytes
    }
    return states
  }

  /// The cards whose placement was made from another history than the one that is there.
  var misplaced: [ObjectKey] {
    registers.keys.filter { object in
      guard let placement = records[object]?.fields[ModelSchema.placement] else { return false }
      return !ModelPlacement.isMade(placement, from: history(of: object))
    }
  }

  /// The values of a field that do not show.
  func conflicts(_ field: FieldID, of object: ObjectKey) -> [[UInt8]] {
    (registers[object]?.fields[field]?.conflicts ?? []).compactMap(\.value)
  }

  func value(_ field: FieldID, of object: ObjectKey) -> [UInt8]? { records[object]?.fields[field] }
}

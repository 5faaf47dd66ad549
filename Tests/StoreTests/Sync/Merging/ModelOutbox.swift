import Store

/// The changes of a model replica that are in no frame yet. The values are in the records.
struct ModelOutbox {
  struct FieldName: Hashable {
    let object: ObjectKey
    let field: FieldID
  }

  /// The fields that were set, each with the time of the last write.
  var fields: [FieldName: HybridTime] = [:]
  /// The objects that were made, deleted or brought back.
  var existence: Set<ObjectKey> = []
  var added: [LogEntry] = []
  var withdrawn: [LogEntryID] = []
  /// Operations of the newer program.
  var newer: [[UInt8]] = []

  var isEmpty: Bool {
    fields.isEmpty && existence.isEmpty && added.isEmpty && withdrawn.isEmpty && newer.isEmpty
  }

  func holdsChange(of object: ObjectKey) -> Bool {
    fields.keys.contains { $0.object == object } || added.contains { $0.id.object == object }
  }
}

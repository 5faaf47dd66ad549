package import Flashcards
import PaymentCards
package import Secrets
package import Vault

extension SyncStore {
  /// The fields that were changed on several devices at once, by object.
  package func conflicts(
    in log: SyncLog,
    under key: VaultKey
  ) throws(VaultFailure) -> [SyncConflict] {
    try vault.writeRecords(under: key) { try $0.syncConflicts(in: log) }
  }

  /// The number of such fields' objects. In a vault that may only be read those count too whose values have come
  /// to be the same since.
  package func conflictCount(
    of space: SyncSpace,
    under key: VaultKey
  ) throws(VaultFailure) -> Int {
    let marked = try vault.readRecords(under: key) {
      try $0.markedObjects(.conflict, in: space).count
    }
    // Most vaults have none, and nothing is written then.
    guard marked > 0, vault.access == .readWrite else { return marked }
    return try vault.writeRecords(under: key) { records in
      try records.conflictingObjects(in: space, SyncObjects(records)).count
    }
  }

  /// Chooses values of fields, on all devices and in one step that can be undone. Changes that are in
  /// no frame yet must be in one before.
  ///
  /// - Returns: the changes in this vault, and the number of choices that still were ones.
  package func settle(
    _ choices: [SyncConflict.Choice],
    in log: SyncLog,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> (changes: AppliedChanges, count: Int) {
    try vault.writeRecords(under: key) { try $0.settle(choices, in: log, at: now) }
  }
}

extension RecordWriter {
  /// The objects with fields that wait for a choice, and those fields. The marks of others are
  /// cleared: what they were set for may have come to be the same meanwhile.
  fileprivate func conflictingObjects(
    in space: SyncSpace,
    _ objects: SyncObjects
  ) throws -> [(key: ObjectKey, object: SyncObject, fields: [FieldID])] {
    var keys: [ObjectKey] = []
    try eachIndexed(of: .syncObject, SyncMarks.any) { id, indexed in
      guard let kind = indexed[0].flatMap({ UInt8(exactly: $0) }),
        (ObjectKind(rawValue: kind) == .paymentCard) == (space == .wallet),
        SyncMarks(rawValue: indexed[2] ?? 0).contains(.conflict)
      else { return }
      keys.append(ObjectKey(ObjectKind(rawValue: kind), id))
    }
    var found: [(key: ObjectKey, object: SyncObject, fields: [FieldID])] = []
    var isStale = false
    for key in keys {
      guard let object = try objects.object(key) else { continue }
      let fields = try objects.toldConflicts(key, object)
      if fields.isEmpty {
        objects.set(object, for: key)
        isStale = true
      } else {
        found.append((key, object, fields))
      }
    }
    if isStale { try objects.save() }
    return found
  }

  func syncConflicts(in log: SyncLog) throws -> [SyncConflict] {
    let objects = SyncObjects(self)
    let values = ConflictValues(self, objects, log.values)
    var conflicts: [SyncConflict] = []
    for (key, object, fields) in try conflictingObjects(in: log.space, objects) {
      let name = try name(of: key, object)
      for field in fields {
        guard let register = object.registers.fields[field], let first = register.shown else {
          continue
        }
        let versions = try [first] + objects.conflicts(in: register, of: field, key)
        conflicts.append(
          SyncConflict(
            key: key,
            field: field,
            name: name.object,
            fieldName: name.field(field),
            versions: versions.map { version in
              SyncConflict.Version(
                dot: version.dot,
                time: version.time.milliseconds,
                value: values.value(version.value ?? [], of: field, key, object)
              )
            }
          )
        )
      }
    }
    return conflicts.sorted { ($0.name, $0.key, $0.field) < ($1.name, $1.key, $1.field) }
  }

  private func name(
    of key: ObjectKey,
    _ object: SyncObject
  ) throws -> (object: String, field: (FieldID) -> String?) {
    switch key.kind {
    case .deck:
      return (try deck(DeckID(rawValue: object.local))?.name.description ?? "", { _ in nil })
    case .preset:
      return (try preset(OptionsPresetID(rawValue: object.local))?.name ?? "", { _ in nil })
    case .note, .card:
      let noteID =
        try key.kind == .note
        ? NoteID(rawValue: object.local) : card(FlashcardID(rawValue: object.local))?.note
      guard let note = try noteID.flatMap({ try note($0) }) else { return ("", { _ in nil }) }
      let type = note.content.type
      return (
        note.content.title,
        { field in
          guard key.kind == .note, field.rawValue >= NoteFields.firstText else { return nil }
          return type.field(inPlace: Int(field.rawValue - NoteFields.firstText))
            .map { type.fields[$0].name }
        }
      )
    case .noteType:
      let type = try noteTypes()[NoteTypeID(rawValue: object.local)]
      return (type?.name ?? "", { _ in nil })
    case .paymentCard:
      return (try PaymentCardStore.kept(object.local, in: self)?.card.title ?? "", { _ in nil })
    default: return ("", { _ in nil })
    }
  }

  fileprivate func settle(
    _ choices: [SyncConflict.Choice],
    in log: SyncLog,
    at now: Timestamp
  ) throws -> (changes: AppliedChanges, count: Int) {
    guard let state = try syncState(log.space) else { return (AppliedChanges(), 0) }
    let objects = SyncObjects(self)
    // As a write of this device that knows all others.
    let merging = try FrameMerging(self, objects, state) { _, _, _ in nil }
    let time = HybridTime(
      rawValue: max(HybridTime(milliseconds: now.rawValue).rawValue, state.latest.rawValue + 1)
    )
    var edits = ConflictEdits(self, objects, log.values)
    var entry = OutboxEntry()
    entry.time = now.rawValue
    for choice in choices {
      guard let object = try objects.object(choice.key), object.registers.exists,
        let register = object.registers.fields[choice.field], register.isConcurrent,
        let value = register.versions.first(where: { $0.dot == choice.dot })?.value
      else { continue }
      if entry.settled.isEmpty { edits.name = try name(of: choice.key, object).object }
      if value != register.shown?.value {
        try edits.set(choice.field, value, of: choice.key, object)
      }
      try merging.settle(choice.key, choice.field, value, at: time, by: state.next)
      entry.settled.append((choice.key, choice.field))
    }
    guard !entry.settled.isEmpty else { return (AppliedChanges(), 0) }
    try objects.save()
    try putInOutbox(entry, of: log.space)
    return (try edits.write(at: now), entry.settled.count)
  }
}

package import Flashcards
import PaymentCards
package import Secrets
package import SyncMerging
package import Vault

extension SyncStore {
  /// The fields that were changed on several devices at once, by object.
  package func conflicts(
    in log: SyncLog,
    under key: VaultKey
  ) throws(VaultFailure) -> [SyncConflict] {
    try vault.writeRecords(under: key) { try $0.syncConflicts(in: log) }
  }

  /// The number of such fields' objects.
  package func conflictCount(
    of space: SyncSpace,
    under key: VaultKey
  ) throws(VaultFailure) -> Int {
    try vault.readRecords(under: key) { records in
      guard try records.hasTable(.syncObject) else { return 0 }
      var count = 0
      try records.eachIndexed(of: .syncObject, SyncMarks.any) { _, clear in
        let isWallet = clear[0] == Int64(ObjectKind.paymentCard.rawValue)
        if isWallet == (space == .wallet),
          SyncMarks(rawValue: clear[2] ?? 0).contains(.conflict)
        {
          count += 1
        }
      }
      return count
    }
  }

  /// Chooses one of the values of a field, on all devices. Changes that are in no frame yet must be in
  /// one before.
  ///
  /// - Returns: the changes in this vault; nil if there is no such conflict any more.
  package func settle(
    _ key: ObjectKey,
    _ field: FieldID,
    with dot: Dot,
    in log: SyncLog,
    at now: Timestamp,
    under vaultKey: VaultKey
  ) throws(VaultFailure) -> AppliedChanges? {
    try vault.writeRecords(under: vaultKey) {
      try $0.settle(key, field, with: dot, in: log, at: now)
    }
  }
}

extension RecordWriter {
  func syncConflicts(in log: SyncLog) throws -> [SyncConflict] {
    let objects = SyncObjects(self)
    var keys: [ObjectKey] = []
    try eachIndexed(of: .syncObject, SyncMarks.any) { id, clear in
      guard let kind = clear[0].flatMap({ UInt8(exactly: $0) }),
        (ObjectKind(rawValue: kind) == .paymentCard) == (log.space == .wallet),
        SyncMarks(rawValue: clear[2] ?? 0).contains(.conflict)
      else { return }
      keys.append(ObjectKey(ObjectKind(rawValue: kind), id))
    }
    var conflicts: [SyncConflict] = []
    for key in keys {
      guard let object = try objects.object(key), object.registers.exists else { continue }
      let name = try name(of: key, object)
      for field in object.registers.conflicts where FieldRule(of: field, in: key.kind) == .told {
        guard let register = object.registers.fields[field], let first = register.shown else {
          continue
        }
        conflicts.append(
          SyncConflict(
            key: key,
            field: field,
            name: name.object,
            fieldName: name.field(field),
            versions: ([first] + register.conflicts).map { version in
              SyncConflict.Version(
                dot: version.dot,
                time: version.time.milliseconds,
                text: SyncValueText.text(version.value ?? [], of: field, in: key.kind)
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
    case .note, .card:
      let noteID =
        try key.kind == .note
        ? NoteID(rawValue: object.local) : card(CardID(rawValue: object.local))?.note
      guard let note = try noteID.flatMap({ try note($0) }) else { return ("", { _ in nil }) }
      let names = note.content.type.fields.map(\.name)
      return (
        note.content.prompt,
        { field in
          let index = Int(field.rawValue) - Int(NoteFields.firstText)
          return key.kind == .note && names.indices.contains(index) ? names[index] : nil
        }
      )
    case .paymentCard:
      return (try CardStore.kept(object.local, in: self)?.card.title ?? "", { _ in nil })
    default: return ("", { _ in nil })
    }
  }

  func settle(
    _ key: ObjectKey,
    _ field: FieldID,
    with dot: Dot,
    in log: SyncLog,
    at now: Timestamp
  ) throws -> AppliedChanges? {
    guard let state = try syncState(log.space) else { return nil }
    let objects = SyncObjects(self)
    guard let object = try objects.object(key), object.registers.exists,
      let register = object.registers.fields[field], register.isConcurrent,
      let version = register.versions.first(where: { $0.dot == dot }), let value = version.value
    else { return nil }
    // As a write of this device that knows all others.
    let merging = FrameMerging(self, objects, state) { _, _, _ in nil }
    let time = HybridTime(
      rawValue: max(HybridTime(milliseconds: now.rawValue).rawValue, state.latest.rawValue + 1)
    )
    try merging.settle(key, field, value, at: time, by: state.next)
    var entry = OutboxEntry()
    entry.time = now.rawValue
    entry.settled = [(key, field)]
    try putInOutbox(entry, of: log.space)
    let applied: AppliedChanges
    if let values = log.values {
      applied = try WalletApplying(self, merging, values, at: now).finish()
    } else {
      var applying = try StudyApplying(self, merging, at: now)
      applied = try applying.finish()
    }
    try objects.save()
    return applied
  }
}

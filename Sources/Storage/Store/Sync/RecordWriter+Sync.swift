import ByteCoding
import Flashcards
import Secrets
import Vault

extension SyncSpaceState {
  /// The frames that must be applied before others, which come in order.
  func missing(for frames: [Frame]) -> [Dot] {
    var applied = applied
    for frame in frames where !applied.contains(frame.dot) {
      guard frame.isReady(after: applied) else {
        let before = Dot(replica: frame.dot.replica, number: frame.dot.number - 1)
        let missing = applied.missing(of: frame.context)
        return missing.isEmpty ? [before] : missing
      }
      applied[frame.dot.replica] = frame.dot.number
    }
    return []
  }
}

extension Error {
  /// True if it comes from frames that can't be read, and not from the vault.
  var isOfFrames: Bool {
    switch self as any Error {
    case is UnreadableBytes, is DecodingError, is SettingsError,
      is MissingObject:
      true
    case SecretFailure.notAuthentic, SecretFailure.wrongLength: true
    case VaultFailure.noRecord: true
    default: false
    }
  }

  /// True if it comes from a record of this vault that can't be read, or that names another that is
  /// not there.
  var isOfRecord: Bool {
    if case VaultFailure.damaged = self as any Error { true } else { isOfFrames }
  }
}

extension RecordWriter {
  /// Makes frames of everything that is in none yet.
  func drain(
    _ log: SyncLog,
    _ state: SyncSpaceState,
    at now: Timestamp,
    _ pass: @escaping (Frame) throws -> Void
  ) throws {
    let entries = try outbox(of: log.space)
    let objects = SyncObjects(self)
    guard
      try !entries.isEmpty || !state.isSeeded || !state.skipped.isEmpty
        || log.space == .study
          && (objects.haveNewParameters() || !mediaNamesWithoutObject().isEmpty)
    else { return }
    let frames = FrameBuilder(state, objects, wallTime: now.rawValue, pass: pass)
    var changedDecks: Set<DeckID> = []
    switch log.values {
    case nil:
      var draining = LocalChangeEncoder(self, objects, frames)
      if state.isSeeded {
        try draining.drain(entries.map(\.entry))
      } else {
        try draining.seed()
      }
      changedDecks = draining.changedDecks
      for key in draining.rejoined {
        _ = try MergedDecks(self, objects, frames.state).join(key, objects.resolved(key))
      }
    case let values?:
      let draining = WalletDraining(self, objects, frames, values)
      if state.isSeeded {
        try draining.drain(entries.map(\.entry), at: now.rawValue)
      } else {
        try draining.seed()
      }
    }
    frames.noteSeeded()
    try objects.save()
    try put(frames.state, of: log.space)
    try deleteAll(entries.map(\.id), from: .syncOutbox)
    if !changedDecks.isEmpty {
      _ = try DerivedProgress(self, SyncObjects(self)).update([], inDecks: changedDecks)
    }
  }

  /// Applies frames of another device.
  func apply(
    _ frames: [Frame],
    to log: SyncLog,
    _ state: SyncSpaceState,
    at now: Timestamp
  ) throws -> AppliedChanges {
    let objects = SyncObjects(self)
    let references = StudyReferences(objects, self)
    let values = log.values
    let merging = try FrameMerging(self, objects, state) { key, object, field in
      if let values {
        return try RemoteWalletChangeApplier.present(key, object, field, values, in: self)
      }
      return try self.present(key, object, field, references)
    }
    try merging.merge(frames)
    try merging.takeUp(in: log.space)
    let applied: AppliedChanges
    if let values {
      applied = try RemoteWalletChangeApplier(self, merging, values, at: now).finish()
    } else {
      var applying = try RemoteChangeApplier(self, merging, at: now)
      applied = try applying.finish()
    }
    try objects.save()
    try put(merging.state, of: log.space)
    return applied
  }

  /// Removes everything that is only for keeping devices in step, but for the membership, and for the
  /// keys of what is in the vault: whatever group it is in next, its objects are the same ones.
  func removeSync() throws {
    for table in [
      RecordTable.syncOutbox, .syncSegment, .syncDeleted, .syncWithdrawn, .syncHeld,
    ] {
      try deleteAll(try ids(of: table), from: table)
    }
    try deleteAll(SyncSpace.allCases.map { Int64($0.rawValue) }, from: .syncState)
    try forgetMerging()
  }

  /// Forgets what merging knows of objects, but for which they are on every device.
  private func forgetMerging() throws {
    var gone: [Int64] = []
    for id in try ids(of: .syncObject) {
      guard let indexed = try indexedValues(of: id, in: .syncObject),
        let kind = indexed[0].flatMap({ UInt8(exactly: $0) }).map(ObjectKind.init),
        let local = indexed[1],
        let table = kind.recordTable, try contains(local, in: table)
      else {
        gone.append(id)
        continue
      }
      let object = SyncObject(local: local, registers: ObjectRegisters())
      try put(
        id,
        indexed: SyncObjectCodec.indexedValues(of: kind, object, hasConflicts: false),
        .plain(SyncObjectCodec.bytes(of: object)),
        in: .syncObject
      )
    }
    try deleteAll(gone, from: .syncObject)
  }
}

extension ObjectKind {
  /// The table of the records of objects whose keys do not follow from what they are; nil for others.
  var recordTable: RecordTable? {
    switch self {
    case .noteType: .noteType
    case .deck: .deck
    case .filteredDeck: .filteredDeck
    case .preset: .preset
    case .note: .note
    case .card: .flashcard
    case .mediaName: .mediaName
    case .paymentCard: PaymentCardStore.table
    default: nil
    }
  }
}

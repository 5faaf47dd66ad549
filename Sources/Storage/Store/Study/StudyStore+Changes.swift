public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Called with the number of records read or written so far, and the total.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// The progress of one of several parts of some work, assumed to take equally long.
  static func part(_ index: Int, of count: Int, _ progress: Progress?) -> Progress? {
    progress.map { tell in { tell(index * $1 + $0, count * $1) } }
  }

  /// Writes a set of changes: all of it is on disk when this returns, or nothing is written.
  /// Additions and replacements come first, deletions after them. It can't be undone. Ends at the
  /// next record once the key is destroyed.
  ///
  /// - Throws: `VaultFailure.noRecord` if a card's note or deck is neither stored nor in the
  ///   changes.
  public func apply(_ change: ChangeSet, under key: VaultKey) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      if try records.isSynced(.study) {
        _ = try records.write(change)
      } else {
        try records.writeWithoutCapture(change)
      }
    }
  }

  /// Writes a set of changes as `apply` does, and in the same transaction what undoes it.
  ///
  /// - Parameter now: the time of the operation.
  /// - Throws: `VaultFailure.damaged` if something that is deleted can't be read: it could not be
  ///   restored.
  package func apply(
    _ change: ChangeSet,
    as operation: UndoableOperation,
    at now: Timestamp,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      let capture = try records.write(change, at: now, progress)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now)
    }
  }
}

extension RecordWriter {
  /// Writes a set of changes.
  func writeWithoutCapture(_ change: ChangeSet) throws {
    var writer = StudyWriter(self, change)
    try writer.put()
    try writer.remove(writer.pendingDeletion())
  }

  /// Writes a set of changes, notes them for other devices, and returns what they replaced.
  func write(
    _ change: ChangeSet,
    at now: Timestamp? = nil,
    _ progress: StudyStore.Progress? = nil
  ) throws -> UndoSnapshot {
    let parts = change.removesNothing ? 1 : 2
    var writer = StudyWriter(self, change)
    var capture = try UndoSnapshot(self, before: change)
    try writer.put(StudyStore.part(0, of: parts, progress))
    try noteForSync(change, before: capture.record, at: now)
    let pending = try writer.pendingDeletion()
    try capture.add(pending)
    try noteForSync(pending, at: now)
    try writer.remove(pending, StudyStore.part(1, of: parts, progress))
    return capture
  }
}

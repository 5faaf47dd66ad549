public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Called with the number of records read or written so far, and the total.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// The progress of one of several parts of some work, assumed to take equally long.
  private static func part(_ index: Int, of count: Int, _ progress: Progress?) -> Progress? {
    progress.map { tell in { tell(index * $1 + $0, count * $1) } }
  }

  /// Writes a set of changes: all of it is on disk when this returns, or nothing is written.
  /// Additions and replacements come first, deletions after them. Ends at the next record once the
  /// key is destroyed.
  ///
  /// - Throws: `VaultFailure.noRecord` if a card's note or deck is neither stored nor in the
  ///   changes.
  public func apply(_ change: ChangeSet, under key: VaultKey) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      var writer = StudyWriter(records, change)
      try writer.put()
      try writer.remove(writer.pendingDeletion())
    }
  }

  /// Writes a set of changes as `apply` does, and in the same transaction its undo record, which
  /// replaces that of the last operation of the same kind.
  ///
  /// - Parameter now: the time of the operation.
  /// - Throws: `VaultFailure.damaged` if data needed for undo can't be read.
  public func apply(
    _ change: ChangeSet,
    as operation: UndoableOperation,
    at now: Timestamp,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      let parts = change.removesNothing ? 1 : 2
      var writer = StudyWriter(records, change)
      var record = try writer.undoRecord()
      try writer.put(Self.part(0, of: parts, progress))
      let pending = try writer.pendingDeletion()
      try writer.add(pending, to: &record)
      try writer.remove(pending, Self.part(1, of: parts, progress))
      try records.store(record, of: operation, at: now)
    }
  }

  /// Undoes the last operation of the given kinds, in one transaction.
  ///
  /// Notes added by an import are deleted with all answers to them; a note that an import changed
  /// gets its old words, unless it was changed since. Deleted objects are restored; the cards of a
  /// deck whose name another deck has now go into that one.
  ///
  /// - Parameter force: true if imported notes that were answered or changed since are deleted as
  ///   well.
  /// - Throws: `VaultFailure.damaged` if the undo record can't be read, `noRecord` if the deck of a
  ///   note is gone.
  public func undo(
    _ kinds: Set<UndoableOperation.Kind>,
    force: Bool = false,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> UndoResult {
    try vault.writeRecords(under: key) { records in
      let known = try kinds.compactMap(records.lastOperation)
      let open = known.filter { !$0.header.isUndone }
      guard let last = (open.isEmpty ? known : open).max(by: { $0.version < $1.version }) else {
        return .nothing
      }
      let header = last.header
      guard !header.isUndone else { return .already(header.operation) }
      let planner = try UndoPlanner(records, records.undoRecord(of: header.operation.kind))
      let used = try planner.countUsed(Self.part(0, of: 3, progress))
      guard used == 0 || force else { return .used(header.operation, notes: used) }
      let change = try planner.change()
      var writer = StudyWriter(records, change)
      try writer.put(Self.part(1, of: 3, progress))
      try writer.remove(writer.pendingDeletion(), Self.part(2, of: 3, progress))
      try records.markUndone(header)
      return .done(header.operation, change)
    }
  }

  /// Deletes the undo records of operations before a moment.
  public func deleteUndoRecords(before moment: Timestamp, under key: VaultKey) throws(VaultFailure)
  {
    try vault.writeRecords(under: key) { records in
      for kind in UndoableOperation.Kind.allCases {
        if let last = try records.lastOperation(kind), last.header.time < moment {
          try records.deleteUndoRecord(of: kind)
        }
      }
    }
  }
}

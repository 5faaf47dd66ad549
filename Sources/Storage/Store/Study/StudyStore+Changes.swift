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
      try writer.remove(writer.doomed())
    }
  }

  /// Writes a set of changes as `apply` does, and in the same transaction its undo record, which
  /// replaces that of the last operation of the same kind.
  ///
  /// - Parameter now: the time of the operation.
  /// - Throws: `VaultFailure.damaged` if data needed for undo can't be read.
  public func apply(
    _ change: ChangeSet,
    as step: UndoableOperation,
    at now: Timestamp,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      let parts = change.removesNothing ? 1 : 2
      var writer = StudyWriter(records, change)
      var way = try writer.wayBack()
      try writer.put(Self.part(0, of: parts, progress))
      let doomed = try writer.doomed()
      try writer.add(doomed, to: &way)
      try writer.remove(doomed, Self.part(1, of: parts, progress))
      try records.keep(way, of: step, at: now)
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
  public func takeBack(
    _ kinds: Set<UndoableOperation.Kind>,
    force: Bool = false,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> UndoResult {
    try vault.writeRecords(under: key) { records in
      let known = try kinds.compactMap(records.lastStep)
      let open = known.filter { !$0.head.isTakenBack }
      guard let last = (open.isEmpty ? known : open).max(by: { $0.version < $1.version }) else {
        return .nothing
      }
      let head = last.head
      guard !head.isTakenBack else { return .already(head.step) }
      let way = try UndoPlanner(records, records.wayBack(of: head.step.kind))
      let used = try way.countUsed(Self.part(0, of: 3, progress))
      guard used == 0 || force else { return .used(head.step, notes: used) }
      let change = try way.change()
      var writer = StudyWriter(records, change)
      try writer.put(Self.part(1, of: 3, progress))
      try writer.remove(writer.doomed(), Self.part(2, of: 3, progress))
      try records.noteTakenBack(head)
      return .done(head.step, change)
    }
  }

  /// Deletes the undo records of operations before a moment.
  public func forgetSteps(before moment: Timestamp, under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      for kind in UndoableOperation.Kind.allCases {
        if let last = try records.lastStep(kind), last.head.time < moment {
          try records.forget(kind)
        }
      }
    }
  }
}

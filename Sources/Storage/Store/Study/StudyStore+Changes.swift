public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Told how much is read or written so far, and of how much, in records.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// What tells of one of so many parts of some work, each of which is taken to last as long.
  private static func part(_ index: Int, of count: Int, _ progress: Progress?) -> Progress? {
    progress.map { tell in { tell(index * $1 + $0, count * $1) } }
  }

  /// Writes a change: all of it is on disk when this returns, or nothing of it ever was. What is put
  /// comes first, what is removed after it. Ends at the next record once the key is destroyed.
  ///
  /// - Throws: `noRecord` where a card's note or deck is not there, nor in the change.
  public func apply(_ change: ChangeSet, under key: VaultKey) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      var writer = StudyWriter(records, change)
      try writer.put()
      try writer.remove(writer.doomed())
    }
  }

  /// Writes a change as `apply` does, and in the same transaction what takes it back, in place of the
  /// way back of the last step of that kind.
  ///
  /// - Parameter now: when the step is done.
  /// - Throws: `damaged` where what would be lost can't be read.
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

  /// Takes the last step of some kinds back, in one transaction.
  ///
  /// What came with an import goes with all answers to it; a note that an import changed gets its old
  /// words, unless it was changed since. What was deleted is there again; the cards of a deck whose
  /// name another deck has now go into that one.
  ///
  /// - Parameter force: whether notes that were answered or changed since an import go as well.
  /// - Throws: `damaged` where the way back can't be read, `noRecord` where the deck of a note is gone.
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

  /// Keeps no longer what takes back a step that was done before a moment.
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

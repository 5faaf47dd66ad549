package import Flashcards
package import PaymentCards
package import Preferences
package import Secrets
package import Vault

/// The log of operations in a vault, by which they are undone and redone, in order, over locks and
/// restarts.
///
/// An entry holds the earlier states of what its operation changed. Undoing writes these states as
/// a new change, and keeps in the entry the states that it replaced: they redo the operation.
package struct UndoStore: Sendable {
  let vault: Vault

  /// The log of this vault.
  package init(_ vault: Vault) {
    self.vault = vault
  }

  /// The entries, or the newest ones of them, the latest first, and the number of unreadable ones.
  package func entries(
    newest: Int = .max,
    under key: VaultKey
  ) throws(VaultFailure) -> (entries: [UndoEntry], damaged: Int) {
    try vault.readRecords(under: key) { records in
      guard
        let first = newest == .max
          ? 0 : try records.lastIDs(in: .undo, upTo: .max, limit: newest).last
      else { return ([], 0) }
      var entries: [UndoEntry] = []
      let damaged = try records.eachOperation(first...Int64.max) { logged, _ in
        entries.append(logged.entry)
      }
      return (entries.reversed(), damaged)
    }
  }

  /// The entry that a step would undo or redo: of those within a scope the latest operation, or the
  /// one that was undone last. Nil if there is none.
  package func next(
    _ direction: UndoDirection,
    in scope: UndoScope,
    under key: VaultKey
  ) throws(VaultFailure) -> UndoEntry? {
    try vault.readRecords(under: key) { records in
      switch direction {
      case .undo: try records.latest(in: scope)?.entry
      case .redo: try records.lastUndone(in: scope)?.entry
      }
    }
  }

  /// Looks up an operation, and those that depend on it; nil if there is no such entry any more, or
  /// it can't be stepped in this direction.
  ///
  /// - Throws: `VaultFailure.damaged` if the entry can't be read.
  package func inspect(
    _ direction: UndoDirection,
    _ id: Int64,
    under key: VaultKey
  ) throws(VaultFailure) -> UndoInspection? {
    try vault.readRecords(under: key) { records in
      guard let logged = try records.operation(id), logged.isUndone == (direction == .redo),
        let record = try records.undoRecord(id)
      else { return nil }
      let dependents = try records.dependents(of: logged, record).map(\.entry)
      return UndoInspection(direction, logged.entry, dependents: dependents)
    }
  }

  /// Undoes or redoes one operation in one transaction.
  ///
  /// - Parameter withDependents: true to undo the later operations that depend on it as well.
  /// - Throws: `VaultFailure.damaged` if the entry can't be read.
  package func step(
    _ direction: UndoDirection,
    _ id: Int64,
    withDependents: Bool = false,
    under key: VaultKey,
    progress: StudyStore.Progress? = nil
  ) throws(VaultFailure) -> UndoStep {
    try vault.writeRecords(under: key) { records in
      guard let logged = try records.operation(id), logged.isUndone == (direction == .redo),
        var record = try records.undoRecord(id)
      else { return .gone }
      let dependents = try records.dependents(of: logged, record)
      guard dependents.isEmpty || withDependents else {
        return .blocked(
          UndoInspection(direction, logged.entry, dependents: dependents.map(\.entry))
        )
      }
      var changes = UndoChanges()
      var entries: [UndoEntry] = []
      for step in dependents + [logged] {
        if step.id == id {
          try records.take(step, &record, into: &changes, progress)
        } else {
          var own = try records.undoRecord(step.id) ?? UndoRecord()
          try records.take(step, &own, into: &changes, progress)
        }
        entries.append(step.entry)
      }
      return .done(UndoReport(direction, entries), changes)
    }
  }

  /// The time in milliseconds for which an operation can be undone: 30 days.
  package static let lifetime: Int64 = 30 * 86_400_000

  /// Deletes the entries of operations before a moment.
  package func deleteEntries(
    before moment: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      let older = RecordSelection(["id": 0...UndoID.first(at: moment) - 1])
      var hadWords = false
      for id in try records.ids(of: .undo, older) {
        // One that can't be read may have had some.
        if try records.readableUndoRecord(id)?.hasWords != false { hadWords = true }
        try records.forget(id)
      }
      if hadWords { try NoteIndex(records).clean() }
    }
  }
}

/// The result of a step through the undo log.
package enum UndoStep: Sendable {
  /// The operations were undone or redone, by these changes.
  case done(UndoReport, UndoChanges)
  /// Nothing was done, as later operations depend on it.
  case blocked(UndoInspection)
  /// There is no such entry any more.
  case gone
}

/// An operation with those that depend on it.
package struct UndoInspection: Sendable {
  package let direction: UndoDirection
  package let entry: UndoEntry
  /// The later operations that depend on it, the latest first.
  package let dependents: [UndoEntry]

  /// An operation to undo or redo.
  package init(_ direction: UndoDirection, _ entry: UndoEntry, dependents: [UndoEntry] = []) {
    self.direction = direction
    self.entry = entry
    self.dependents = dependents
  }
}

/// The changes by a step through the undo log.
package struct UndoChanges: Sendable {
  /// The changes of flashcards.
  package var study = ChangeSet()
  /// The payment cards that were restored or changed.
  package var savedCards: [WalletEntry] = []
  /// The payment cards that are gone.
  package var removedCards: [Int64] = []
  /// All settings, if some of them were changed.
  package var preferences: Preferences?
}

extension RecordReader {
  /// The latest operation within a scope that is not undone.
  fileprivate func latest(in scope: UndoScope) throws -> LoggedOperation? {
    // Mostly it is one of the last few.
    var end = Int64.max
    for batch in [8, 256, Int.max] {
      let ids = try lastIDs(in: .undo, upTo: end, limit: batch)
      guard let first = ids.last else { return nil }
      var found: LoggedOperation?
      _ = try eachOperation(first...end, isUndone: false) { logged, _ in
        if scope.contains(logged.head.operation.kind.area, decks: logged.head.decks) {
          found = logged
        }
      }
      if let found { return found }
      end = first - 1
    }
    return nil
  }

  /// The operation within a scope that was undone last.
  fileprivate func lastUndone(in scope: UndoScope) throws -> LoggedOperation? {
    var found: LoggedOperation?
    _ = try eachOperation(isUndone: true) { logged, _ in
      // Undone in one transaction, the earliest operation was undone last.
      guard scope.contains(logged.head.operation.kind.area, decks: logged.head.decks),
        found.map({ logged.version > $0.version }) ?? true
      else { return }
      found = logged
    }
    return found
  }

  /// The operations since an entry that depend on it, the latest first.
  fileprivate func dependents(
    of logged: LoggedOperation,
    _ record: UndoRecord
  ) throws -> [LoggedOperation] {
    guard try !isUntouched(record, by: logged) else { return [] }
    var keys = UndoKeys(record, concerning: logged.head.decks)
    var dependents: [LoggedOperation] = []
    _ = try eachOperation((logged.id + 1)...Int64.max, isUndone: false) { later, parts in
      // One that can't be read can't be undone either, and must not bar the way to all before it.
      guard let own = try readableUndoRecord(of: later, &parts) else { return }
      let ownKeys = UndoKeys(own, concerning: later.head.decks)
      guard keys.conflicts(with: ownKeys) else { return }
      keys.formUnion(ownKeys)
      dependents.append(later)
    }
    return dependents.reversed()
  }

  /// True if nothing that an operation wrote was written since, so that no other depends on it.
  private func isUntouched(_ record: UndoRecord, by logged: LoggedOperation) throws -> Bool {
    // What came to need a preset or a note type since has written nothing of it.
    guard record.settings.isEmpty, record[.preset].isEmpty, record[.noteType].isEmpty else {
      return false
    }
    let objects =
      StudyKind.allCases.map { kind in (kind.table, record[kind].map { ($0.id, $0.isGone) }) }
      + [(PaymentCardStore.table, record.paymentCards.map { ($0.id, $0.isGone) })]
    for (table, states) in objects
    where try !isUntouched(states, in: table, since: logged.version) {
      return false
    }
    // A deck that was added must have got no other card since, and one that is needed be there.
    let own = Set(record[.card].lazy.map(\.id))
    for deck in record[.deck] where deck.content == nil {
      let cards = try cardIDs("deck", deck.id)
      guard cards.allSatisfy({ own.contains($0.rawValue) }) else { return false }
    }
    guard !record[.card].isEmpty else { return true }
    let restored = Set(record[.deck].lazy.map(\.id))
    return try !logged.head.decks.isEmpty
      && logged.head.decks.allSatisfy { deck in
        try restored.contains(deck.rawValue) || contains(deck.rawValue, in: .deck)
      }
  }

  private func isUntouched(
    _ objects: [(id: Int64, isGone: Bool)],
    in table: RecordTable,
    since version: Int64
  ) throws -> Bool {
    guard objects.count > Self.many else {
      return try objects.allSatisfy { object in
        let own = try header(of: object.id, in: table)?.version
        return object.isGone ? own == nil : own == version
      }
    }
    var wanted: [Int64: Bool] = [:]
    wanted.reserveCapacity(objects.count)
    for object in objects { wanted[object.id] = object.isGone }
    var there = 0
    var isUntouched = true
    try eachVersion(of: table) { id, own in
      guard let isGone = wanted[id] else { return }
      there += 1
      if isGone || own != version { isUntouched = false }
    }
    return isUntouched && there == objects.count { !$0.isGone }
  }

  /// The number of objects from which on reading all versions of a table once is faster than
  /// looking up each.
  private static let many = 256
}

extension ObjectState {
  /// True if the object does not exist after the operation: it was deleted.
  fileprivate var isGone: Bool { fields == .all && content != nil }
}

extension PaymentCardState {
  /// True if the card does not exist after the operation: it was deleted.
  fileprivate var isGone: Bool { fields == .all && content != nil }
}

package import Flashcards
package import Secrets
import Undo
package import Vault

/// Deleting for good: with everything in the log by which it could come back.
extension UndoStore {
  /// Deletes flashcards as `StudyStore.apply` does, and everything about them in the log. Nothing
  /// of it is left in the vault's file; older backups still have it.
  package func deleteForGood(_ change: ChangeSet, under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      let writer = StudyWriter(records, change)
      let pending = try writer.pendingDeletion()
      try writer.remove(pending)
      var objects = ForgottenObjects()
      objects.decks = Set(pending.decks.map(\.rawValue))
      objects.notes = Set(pending.notes.map(\.rawValue))
      objects.cards = Set(pending.cards.map(\.rawValue))
      try records.forget(objects)
    }
    try vault.flushJournal()
  }

  /// Deletes payment cards, and everything about them in the log, old numbers included.
  package func deleteForGood(
    paymentCards ids: [Int64],
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      for id in ids { try records.delete(id, from: CardStore.table) }
      var objects = ForgottenObjects()
      objects.paymentCards = Set(ids)
      try records.forget(objects)
    }
    try vault.flushJournal()
  }

  /// Deletes an entry, so that its operation can't be undone any more. What it deleted is gone for
  /// good, in all other entries too.
  package func forget(_ id: Int64, under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      // One that can't be read can still be deleted.
      let record = (try? records.undoRecord(id)) ?? nil
      try records.forget(id)
      if let record { try records.forget(ForgottenObjects(deletedBy: record)) }
    }
    try vault.flushJournal()
  }
}

/// Objects of which nothing is to be left.
struct ForgottenObjects {
  var decks: Set<Int64> = []
  var notes: Set<Int64> = []
  var cards: Set<Int64> = []
  var paymentCards: Set<Int64> = []

  init() {}

  /// The objects that an operation deleted.
  init(deletedBy record: UndoRecord) {
    decks = Self.gone(record.decks)
    notes = Self.gone(record.notes)
    cards = Self.gone(record.cards)
    let gone = record.paymentCards.filter { $0.fields == .all && $0.content != nil }
    paymentCards = Set(gone.map(\.id))
  }

  private static func gone(_ states: [ObjectState]) -> Set<Int64> {
    Set(states.lazy.filter { $0.fields == .all && $0.content != nil }.map(\.id))
  }

  var isEmpty: Bool {
    decks.isEmpty && notes.isEmpty && cards.isEmpty && paymentCards.isEmpty
  }

  /// Removes them from a record.
  ///
  /// - Returns: true if one was in it.
  func remove(from record: inout UndoRecord) -> Bool {
    let before = record
    record.decks.removeAll { decks.contains($0.id) }
    record.notes.removeAll { notes.contains($0.id) }
    record.cards.removeAll { cards.contains($0.id) || belongsToNote($0) }
    record.reviews.removeAll { cards.contains($0.card.rawValue) }
    record.withdrawn.removeAll { cards.contains($0.card.rawValue) }
    record.paymentCards.removeAll { paymentCards.contains($0.id) }
    return record.decks.count != before.decks.count || record.notes.count != before.notes.count
      || record.cards.count != before.cards.count
      || record.reviews.count != before.reviews.count
      || record.withdrawn.count != before.withdrawn.count
      || record.paymentCards.count != before.paymentCards.count
  }

  /// True for an earlier state of a card of one of the notes.
  private func belongsToNote(_ state: ObjectState) -> Bool {
    guard !notes.isEmpty, let content = state.content else { return false }
    // What can't be read can't be restored either.
    let card = try? content.withUnsafeBytes { try FlashcardCodec.card(state.id, from: $0) }
    return card.map { notes.contains($0.note.rawValue) } ?? true
  }
}

extension RecordWriter {
  /// Removes objects from all entries of the log; entries about nothing else are deleted.
  func forget(_ objects: ForgottenObjects) throws {
    guard !objects.isEmpty else { return }
    var ids: [Int64] = []
    try eachIndexed(of: .undo) { id, _ in ids.append(id) }
    for id in ids {
      guard let logged = try operation(id), var record = try undoRecord(id),
        objects.remove(from: &record)
      else { continue }
      try forget(id)
      guard !record.isEmpty else { continue }
      var head = logged.head
      // A name may be that of the object. A file's name is not.
      switch head.operation.kind {
      case .importing, .paymentCardImport: break
      default: head.operation = UndoableOperation(head.operation.kind)
      }
      try write(record, under: head, as: id, isUndone: logged.isUndone)
    }
  }
}

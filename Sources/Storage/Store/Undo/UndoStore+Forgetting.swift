package import Flashcards
import PaymentCards
package import Secrets
package import Vault

/// Deleting for good: with everything in the log by which it could come back.
extension UndoStore {
  /// Deletes flashcards as `StudyStore.apply` does, and everything about them in the log. Nothing
  /// of it is left in the vault's file; older backups still have it.
  package func deleteForGood(_ change: ChangeSet, under key: VaultKey) throws(VaultFailure) {
    try deleteForGood(under: key) { records in
      let writer = StudyWriter(records, change)
      let pending = try writer.pendingDeletion()
      var objects = ForgottenObjects()
      objects.decks = Set(pending.decks.map(\.rawValue))
      objects.notes = Set(pending.notes.map(\.rawValue))
      objects.cards = Set(pending.cards.map(\.rawValue))
      for id in objects.decks {
        // Content that can't be read has no name that could be found.
        let deck = try records.readable(id, in: .deck) { try? DeckCodec.deck(id, from: $0) }
        if let deck { objects.add(name: deck.name.description) }
      }
      try records.noteForSync(forGood: objects)
      try writer.remove(pending)
      try records.forget(objects)
      if !objects.notes.isEmpty { try NoteIndex(records).removeForGood() }
    }
  }

  /// Deletes payment cards, and everything about them in the log, old numbers included.
  package func deleteForGood(
    paymentCards ids: [Int64],
    under key: VaultKey
  ) throws(VaultFailure) {
    try deleteForGood(under: key) { records in
      var objects = ForgottenObjects()
      objects.paymentCards = Set(ids)
      for id in ids {
        let card = try records.readable(id, in: PaymentCardStore.table) {
          PaymentCardCodec.entry(id, from: $0)
        }
        if let card { objects.add(name: card.title) }
      }
      try records.noteForSync(forGood: objects)
      for id in ids { try records.delete(id, from: PaymentCardStore.table) }
      try records.forget(objects)
    }
  }

  /// Deletes an entry, so that its operation can't be undone any more. What it deleted is gone for
  /// good, in all other entries too.
  package func forget(_ id: Int64, under key: VaultKey) throws(VaultFailure) {
    try deleteForGood(under: key) { records in
      // One that can't be read can still be deleted.
      let record = try records.readableUndoRecord(id)
      try records.forget(id)
      if let record { try records.forget(ForgottenObjects(deletedBy: record)) }
      // Their earlier words, too.
      if record?.hasWords != false { try NoteIndex(records).removeForGood() }
    }
  }

  private func deleteForGood(
    under key: VaultKey,
    _ body: (RecordWriter) throws -> Void
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key, body)
    // Ended by a lock, it goes on after the next unlocking.
    while try StudyStore(vault).proceedWithIndex(under: key) {}
    do throws(VaultFailure) {
      try vault.rewriteFile(under: key)
    } catch .busy {
      // It is deleted. A backup that reads the file just now keeps the log, which the work after the
      // next unlocking empties.
    }
  }
}

extension RecordReader {
  /// Reads the content of a record; nil if there is none with this id, or it is damaged.
  fileprivate func readable<Value>(
    _ id: Int64,
    in table: RecordTable,
    _ read: (UnsafeRawBufferPointer) -> Value?
  ) throws -> Value? {
    do {
      return try open(id, in: table) { _, content in read(content) } ?? nil
    } catch VaultFailure.damaged {
      return nil
    }
  }
}

extension UndoRecord {
  /// True if it has words of notes.
  var hasWords: Bool { self[.note].contains { $0.content != nil } }
}

/// Objects of which nothing is to be left.
struct ForgottenObjects {
  var decks: Set<Int64> = []
  var notes: Set<Int64> = []
  var cards: Set<Int64> = []
  var mediaNames: Set<Int64> = []
  var paymentCards: Set<Int64> = []
  /// The names of decks and payment cards, as they stand in entries.
  private(set) var names: Set<String> = []

  init() {}

  /// Adds a name that a deck or a payment card has or had.
  mutating func add(name: String) {
    let name = UndoableOperation(.move, name).name
    if !name.isEmpty { names.insert(name) }
  }

  /// The objects that an operation deleted.
  init(deletedBy record: UndoRecord) {
    decks = Self.gone(record[.deck])
    notes = Self.gone(record[.note])
    cards = Self.gone(record[.card])
    mediaNames = Self.gone(record[.mediaName])
    let gone = record.paymentCards.filter { $0.fields == .all && $0.content != nil }
    paymentCards = Set(gone.map(\.id))
  }

  private static func gone(_ states: [ObjectState]) -> Set<Int64> {
    Set(states.lazy.filter { $0.fields == .all && $0.content != nil }.map(\.id))
  }

  var isEmpty: Bool {
    decks.isEmpty && notes.isEmpty && cards.isEmpty && mediaNames.isEmpty && paymentCards.isEmpty
  }

  /// Removes them from a record.
  ///
  /// - Returns: true if one was in it.
  func remove(from record: inout UndoRecord) -> Bool {
    let before = record
    record[.deck].removeAll { decks.contains($0.id) }
    record[.note].removeAll { notes.contains($0.id) }
    record[.card].removeAll { cards.contains($0.id) || belongsToNote($0) }
    record[.mediaName].removeAll { mediaNames.contains($0.id) }
    record.reviews.removeAll { cards.contains($0.card.rawValue) }
    record.withdrawn.removeAll { cards.contains($0.card.rawValue) }
    record.paymentCards.removeAll { paymentCards.contains($0.id) }
    return StudyKind.allCases.contains { record[$0].count != before[$0].count }
      || record.reviews.count != before.reviews.count
      || record.withdrawn.count != before.withdrawn.count
      || record.paymentCards.count != before.paymentCards.count
  }

  /// Adds the names that its decks and payment cards have in a record.
  mutating func addNames(in record: UndoRecord) throws {
    for state in record[.deck] where decks.contains(state.id) {
      // Content that can't be read has no name that could be found.
      let deck = try? state.content?.withUnsafeBytes { try DeckCodec.deck(state.id, from: $0) }
      if let deck { add(name: deck.name.description) }
    }
    for state in record.paymentCards where paymentCards.contains(state.id) {
      let entry = try state.content?.open().withUnsafeBytes {
        PaymentCardCodec.entry(state.id, from: $0)
      }
      if let title = entry?.title { add(name: title) }
    }
  }

  /// True for an earlier state of a card of one of the notes.
  private func belongsToNote(_ state: ObjectState) -> Bool {
    guard !notes.isEmpty, let content = state.content else { return false }
    // What can't be read can't be restored either.
    let card = try? content.withUnsafeBytes { try Flashcard.read(state.id, $0) }
    return card.map { notes.contains($0.note.rawValue) } ?? true
  }
}

extension RecordWriter {
  /// Removes objects from all entries of the log; entries about nothing else are deleted. So are
  /// entries and parts that can't be read: they may hold one of the objects, and undo nothing.
  func forget(_ objects: ForgottenObjects) throws {
    guard !objects.isEmpty else { return }
    try forgetForSync(objects)
    var objects = objects
    let entries = Set(try ids(of: .undo))
    var readable: [(id: Int64, name: String)] = []
    var concerned = entries
    _ = try eachOperation { logged, parts in
      guard var record = try readableUndoRecord(of: logged, &parts) else { return }
      readable.append((logged.id, logged.head.operation.name))
      // Any entry may have one of the names that they had before.
      try objects.addNames(in: record)
      if !objects.remove(from: &record) { concerned.remove(logged.id) }
    }
    for (id, name) in readable where objects.names.contains(name) { concerned.insert(id) }
    for id in concerned { try remove(objects, fromEntry: id) }
    try forgetStrayParts(of: entries)
  }

  /// Writes an entry anew without objects, or deletes it if nothing is left or it can't be read.
  private func remove(_ objects: ForgottenObjects, fromEntry id: Int64) throws {
    guard let logged = try readableOperation(id), var record = try readableUndoRecord(id) else {
      return try forget(id)
    }
    try forget(id)
    _ = objects.remove(from: &record)
    guard !record.isEmpty else { return }
    var head = logged.head
    // A name may be that of the object. A file's name is not.
    switch head.operation.kind {
    case .importing, .paymentCardImport: break
    default: head.operation = UndoableOperation(head.operation.kind)
    }
    try write(record, under: head, as: id, isUndone: logged.isUndone)
  }

  /// Deletes the parts whose entry is not there.
  private func forgetStrayParts(of entries: Set<Int64>) throws {
    var strays: [Int64] = []
    try eachIndexed(of: .undoPart) { id, indexed in
      if indexed[0].map({ !entries.contains($0) }) ?? true { strays.append(id) }
    }
    for id in strays { try delete(id, from: .undoPart) }
  }

  private func readableOperation(_ id: Int64) throws -> LoggedOperation? {
    do {
      return try operation(id)
    } catch VaultFailure.damaged {
      return nil
    }
  }
}

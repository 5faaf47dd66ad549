import Flashcards
import SyncMerging
import Vault

extension RecordWriter {
  /// Notes changes of flashcards for other devices.
  ///
  /// - Parameter record: the objects as they were before the changes.
  func noteForSync(_ change: ChangeSet, before record: UndoRecord, at now: Timestamp?) throws {
    guard try isSynced(.study) else { return }
    var entry = OutboxEntry()
    entry.time = (now ?? change.reviews.last?.moment.time)?.rawValue ?? 0
    let references = StudyReferences(SyncObjects(self), self)
    func add(_ kind: ObjectKind, _ local: Int64, _ fields: Set<FieldID>) {
      entry.changes.append(OutboxEntry.Change(kind: kind, local: local, fields: fields))
    }
    for type in change.noteTypes { add(.noteType, type.id.rawValue, []) }
    let decks = Dictionary(record.decks.map { ($0.id, $0) }) { first, _ in first }
    for deck in change.decks {
      guard let state = decks[deck.id.rawValue] else { continue }
      let old = try state.content.map {
        try $0.withUnsafeBytes { try DeckCodec.deck(state.id, from: $0) }
      }
      add(
        .deck,
        deck.id.rawValue,
        try old.map { try DeckFields.changed(from: $0, to: deck, references) } ?? []
      )
    }
    let notes = Dictionary(record.notes.map { ($0.id, $0) }) { first, _ in first }
    let codec = noteCodec
    for note in change.notes {
      guard let state = notes[note.id.rawValue] else { continue }
      let old = try state.content.map {
        try $0.withUnsafeBytes { try codec.note(state.id, from: $0) }
      }
      add(
        .note,
        note.id.rawValue,
        try old.map { try NoteFields.changed(from: $0, to: note, references) } ?? []
      )
    }
    let cards = Dictionary(record.cards.map { ($0.id, $0) }) { first, _ in first }
    for card in change.cards {
      guard let state = cards[card.id.rawValue] else { continue }
      let old = try state.content.map {
        try $0.withUnsafeBytes { try FlashcardCodec.card(state.id, from: $0) }
      }
      add(.card, card.id.rawValue, old.map { CardField.changed(from: $0, to: card) } ?? [])
    }
    entry.added = change.reviews
    entry.withdrawn = change.withdrawn
    try putInOutbox(entry, of: .study)
  }

  /// Notes that objects are about to be deleted, and keeps what they are for the case that another
  /// device changes one at the same time.
  func noteForSync(_ pending: StudyWriter.PendingDeletion, at now: Timestamp?) throws {
    guard !pending.isEmpty, try isSynced(.study) else { return }
    var entry = OutboxEntry()
    entry.time = now?.rawValue ?? 0
    entry.deleted = try keepDeleted(pending, SyncObjects(self))
    try putInOutbox(entry, of: .study)
  }

  /// Appends an entry to the outbox.
  func putInOutbox(_ entry: OutboxEntry, of space: SyncSpace) throws {
    guard !entry.isEmpty else { return }
    try append(.plain(entry.bytes), clear: [Int64(space.rawValue)], to: .syncOutbox)
  }
}

extension RecordReader {
  /// The entries of the outbox, in order, with their numbers.
  func outbox(of space: SyncSpace) throws -> [(id: Int64, entry: OutboxEntry)] {
    var entries: [(id: Int64, entry: OutboxEntry)] = []
    let damage = try openAll(in: .syncOutbox) { header, content in
      guard header.clear[0] == Int64(space.rawValue) else { return }
      entries.append((header.id, try OutboxEntry(content)))
    }
    if let first = damage.first { throw VaultFailure.damaged(first) }
    return entries
  }
}

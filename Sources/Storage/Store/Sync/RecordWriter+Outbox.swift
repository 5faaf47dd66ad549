import Flashcards
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
    let types = noteTypeTable
    for type in change.noteTypes {
      entry.changes.append(
        OutboxEntry.Change(kind: .noteType, local: type.id.rawValue, fields: [])
      )
    }
    func add<Object: SyncedObject>(_ objects: [Object]) throws {
      let before = Dictionary(record[Object.studyKind].map { ($0.id, $0) }) { first, _ in first }
      for object in objects {
        guard let state = before[object.recordID] else { continue }
        let old = try state.content.map { try Object.read(state.id, $0, types) }
        // One that the changes only needed.
        if let old, old == object { continue }
        let fields = try old?.syncedFields(changedIn: object, references) ?? []
        entry.changes.append(
          OutboxEntry.Change(kind: Object.syncKind, local: state.id, fields: fields)
        )
      }
    }
    try add(change.presets)
    try add(change.decks)
    try add(change.filteredDecks)
    try add(change.notes)
    try add(change.cards)
    try add(change.mediaNames)
    let objects = SyncObjects(self)
    for id in change.removedMediaNames.sorted() {
      if let key = try objects.key(of: .mediaName, id.rawValue) { entry.deleted.append(key) }
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
    try append(.plain(entry.bytes), indexed: [Int64(space.rawValue)], to: .syncOutbox)
  }
}

extension RecordReader {
  /// The entries of the outbox, in order, with their numbers.
  func outbox(of space: SyncSpace) throws -> [(id: Int64, entry: OutboxEntry)] {
    var entries: [(id: Int64, entry: OutboxEntry)] = []
    let damage = try openAll(in: .syncOutbox) { header, content in
      guard header.indexed[0] == Int64(space.rawValue) else { return }
      entries.append((header.id, try OutboxEntry(content)))
    }
    if let first = damage.first { throw VaultFailure.damaged(first) }
    return entries
  }
}

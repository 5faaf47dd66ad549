import Flashcards
import Vault

/// Brings flashcards into the state that merged frames give their objects.
struct RemoteChangeApplier {
  let records: RecordWriter
  let merging: FrameMerging
  let objects: SyncObjects
  let references: StudyReferences
  let now: Timestamp
  /// The changes of objects, by kind and in order.
  let changes: [(key: ObjectKey, value: FrameMerging.Change)]
  /// True if deleted objects were kept before.
  let hasDeleted: Bool
  var ids: IDSource
  /// The ids of other devices that objects got here, which are not written yet.
  private var taken: [RecordTable: Set<Int64>] = [:]
  var change = ChangeSet()
  var types: [NoteTypeID: NoteType] = [:]
  var cards: [FlashcardID: Flashcard] = [:]
  /// The cards whose progress follows from the merged answers.
  var derived: Set<FlashcardID> = []
  /// The notes of the cards that came.
  var notes: [ObjectKey: ObjectOutline] = [:]
  /// The answers of objects that exist again.
  var restored: [Review] = []
  var changedDecks: Set<DeckID> = []
  /// The cards that came home because their stay in a filtered deck is over.
  var endedStays: [FlashcardID] = []
  /// Answers to deleted cards.
  var lateAnswers: [ObjectKey: [Review]] = [:]
  /// Decks in whose place another one of the same name is.
  var aliases: [(loser: ObjectKey, winner: ObjectKey)] = []

  init(_ records: RecordWriter, _ merging: FrameMerging, at now: Timestamp) throws {
    self.records = records
    self.merging = merging
    self.now = now
    objects = merging.objects
    changes = merging.changes.sorted { $0.key < $1.key }
    hasDeleted = try !records.isEmpty(.syncDeleted)
    references = StudyReferences(merging.objects, records)
    ids = try records.idSource()
  }

  /// Writes all that follows.
  mutating func finish() throws -> AppliedChanges {
    types = try records.noteTypes()
    try apply(.noteType) { try $0.applyNoteType($1, $2) }
    try apply(.parameters) { try $0.applyParameters($1, $2) }
    try apply(.mediaName) { remote, key, _ in try remote.applyMediaName(key) }
    try apply(.preset) { try $0.applyPreset($1, $2) }
    try apply(.deck) { try $0.applyDeck($1, $2) }
    try apply(.filteredDeck) { try $0.applyFilteredDeck($1, $2) }
    try apply(.note) { try $0.applyNote($1, $2) }
    notes = try objects.outlines(of: notesOfNewCards)
    try apply(.card) { try $0.applyCard($1, $2) }
    try applyAnswers()
    try holdHomes()
    try endStays()
    change.cards = cards.values.sorted { $0.id < $1.id }
    var applied = AppliedChanges()
    applied.answers = change.reviews.count
    applied.survivors = merging.survivors.count
    try write(change)
    try records.noteEndedStays(of: endedStays, at: now)
    applied.changes.study = change
    applied.changes.study.merge(try makeMissingCards())
    let decks = MergedDecks(records, objects, merging.state)
    for (loser, winner) in aliases { applied.changes.study.merge(try decks.join(loser, winner)) }
    applied.changes.study.merge(try decks.joinNamesakes())
    applied.changes.study.merge(try renameFilteredNamesakes())
    let following = try followPresets()
    applied.changes.study.merge(following)
    changedDecks.formUnion(following.decks.map(\.id))
    let replayed = try DerivedProgress(records, objects).update(derived, inDecks: changedDecks)
    if !replayed.isEmpty {
      var change = ChangeSet()
      change.cards = replayed
      applied.changes.study.merge(change)
    }
    return applied
  }

  func write(_ change: ChangeSet) throws {
    guard !change.isEmpty || !lateAnswers.isEmpty else { return }
    var writer = StudyWriter(records, change)
    try writer.put()
    // Nothing goes with something else: what exists is told by each object itself.
    let pending = StudyWriter.PendingDeletion(of: change)
    _ = try records.keepDeleted(pending, objects)
    try writer.remove(pending)
    try keepLateAnswers()
    guard hasDeleted else { return }
    for (key, old) in changes where !old.existed {
      guard try objects.local(of: key) != nil else { continue }
      try records.delete(key.id, from: .syncDeleted)
    }
  }

  /// Keeps answers to cards that are deleted, for the case that they exist again.
  func keepLateAnswers() throws {
    for (key, answers) in lateAnswers {
      guard let object = try objects.object(key) else { continue }
      var deleted =
        try records.deleted(key)
        ?? DeletedObject(kind: .card, local: object.local, content: [])
      deleted.reviews += answers
      try records.put(key.id, .plain(deleted.bytes), in: .syncDeleted)
    }
  }

  /// The keys of the notes of cards that did not exist before.
  private var notesOfNewCards: Set<ObjectKey> {
    var keys: Set<ObjectKey> = []
    for (key, change) in changes where key.kind == .card && !change.existed {
      // Why it can't be read is told where the card is made.
      guard let value = change.values[FlashcardSyncField.identity],
        let identity = try? FlashcardSyncField.Identity(value)
      else { continue }
      keys.insert(ObjectKey(.note, identity.note))
    }
    return keys
  }

  mutating func apply(
    _ kind: ObjectKind,
    _ body: (inout RemoteChangeApplier, ObjectKey, FrameMerging.Change) throws -> Void
  ) throws {
    for (key, change) in changes where key.kind == kind {
      try merging.apply(change, to: key) { try body(&self, key, change) }
    }
  }

  // MARK: Identity

  /// The id for an object that another device made: the same one, if it is free here, so that new
  /// cards are in the same order on every device.
  mutating func newID(_ origin: Int64, in table: RecordTable) throws -> Int64 {
    if origin > 0, taken[table, default: []].insert(origin).inserted,
      try !records.contains(origin, in: table)
    {
      ids.skip(to: origin)
      return origin
    }
    return ids.next(at: now)
  }

  func set(local: Int64, of key: ObjectKey) throws {
    guard var object = try objects.object(key) else { return }
    object.local = local
    objects.set(object, for: key)
  }

  /// The value that shows of a field of an object.
  func shown(_ field: FieldID, of key: ObjectKey) throws -> [UInt8]? {
    try objects.object(key)?.registers.fields[field]?.shown?.value
  }

  /// The values that show of all fields of an object.
  func shown(_ key: ObjectKey) throws -> [FieldID: [UInt8]] {
    try objects.object(key)?.shown ?? [:]
  }

  /// The record of an object before the changes: as it is, as it was when it was deleted, or nil.
  func kept<Object: SyncedObject>(_ key: ObjectKey) throws -> Object? {
    try records.kept(objects.local(of: key) ?? 0, hasDeleted ? key : nil, records.noteTypeTable)
  }

  /// True if the object exists after the changes; notes its deletion otherwise.
  mutating func exists(
    _ key: ObjectKey,
    _ old: FrameMerging.Change,
    remove: (inout ChangeSet, Int64) -> Void
  ) throws -> Bool {
    guard let object = try objects.object(key) else { return false }
    if object.registers.exists { return true }
    if object.local != 0 { remove(&change, object.local) }
    return false
  }
}

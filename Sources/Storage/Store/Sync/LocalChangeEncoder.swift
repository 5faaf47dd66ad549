import Flashcards
import Vault

/// Turns the changes of flashcards that are in no frame yet into frames.
struct LocalChangeEncoder {
  /// The changes of an object by all entries: the time of each field, or of all.
  struct Pending {
    var fields: [FieldID: HybridTime] = [:]
    var all: HybridTime?
  }

  let records: RecordWriter
  let objects: SyncObjects
  let frames: FrameBuilder
  private let references: StudyReferences
  let types: NoteTypeTable
  /// The decks whose options changed.
  private(set) var changedDecks: Set<DeckID> = []
  /// Decks that are there again although another one is in their place.
  private(set) var rejoined: [ObjectKey] = []

  init(_ records: RecordWriter, _ objects: SyncObjects, _ frames: FrameBuilder) {
    self.records = records
    self.objects = objects
    self.frames = frames
    references = StudyReferences(objects, records)
    types = records.noteTypeTable
  }

  // MARK: The outbox

  /// Makes frames of the entries of the outbox.
  mutating func drain(_ entries: [OutboxEntry]) throws {
    var pending: [LocalName: Pending] = [:]
    let late = frames.state.skipped
    for name in late { pending[name, default: Pending()].all = frames.clock.latest }
    var deleted: [ObjectKey] = []
    var settled: [(key: ObjectKey, field: FieldID, time: HybridTime)] = []
    var aliases: [(loser: ObjectKey, winner: ObjectKey, time: HybridTime)] = []
    var placed: [(key: ObjectKey, place: [UInt8], time: HybridTime)] = []
    for entry in entries {
      let time = frames.reading(at: entry.time)
      for change in entry.changes {
        let name = LocalName(kind: change.kind, local: change.local)
        if change.fields.isEmpty { pending[name, default: Pending()].all = time }
        for field in change.fields { pending[name, default: Pending()].fields[field] = time }
      }
      deleted += entry.deleted
      settled += entry.settled.map { ($0.key, $0.field, time) }
      aliases += entry.aliases.map { ($0.loser, $0.winner, time) }
      placed += entry.placed.map { ($0.key, $0.place, time) }
      for key in entry.held { try frames.touch(key) }
    }
    for (loser, winner, time) in aliases {
      guard let object = try objects.object(loser) else { continue }
      let value = [UInt8](value: winner.id)
      try frames.set([(DeckFields.alias, value, time)], of: loser, local: object.local)
    }
    for (key, field, time) in settled {
      guard let local = try objects.local(of: key) else { continue }
      pending[LocalName(kind: key.kind, local: local), default: Pending()].fields[field] = time
    }
    for key in deleted {
      guard let local = try objects.local(of: key), try isStored(key.kind, local) else { continue }
      // Its deletion was undone meanwhile.
      pending[LocalName(kind: key.kind, local: local), default: Pending()].all =
        frames.clock.latest
    }
    for id in try records.mediaNamesWithoutObject() {
      let name = LocalName(kind: .mediaName, local: id)
      if pending[name] == nil { pending[name] = Pending(all: frames.clock.latest) }
    }
    try emitParameters(at: frames.clock.latest)
    let order: [ObjectKind] = [
      .mediaName, .noteType, .preset, .deck, .filteredDeck, .note, .card,
    ]
    for kind in order {
      for (name, change) in pending.sorted(by: { $0.key.local < $1.key.local })
      where name.kind == kind {
        try frames.attempt(name.kind, name.local) { try emit(name, change) }
      }
    }
    for (key, place, time) in placed {
      guard let object = try objects.object(key), object.registers.exists else { continue }
      let field = (MediaNameFields.place, place, time)
      try frames.set([field], of: key, local: object.local)
    }
    try emitAnswers(entries)
    try emitAnswers(to: Set(late.map { FlashcardID(rawValue: $0.local) }))
    // A deletion knows of what was written before it, so it is in a frame after that.
    if !deleted.isEmpty { try frames.flush() }
    for key in deleted {
      guard let local = try objects.local(of: key), try !isStored(key.kind, local) else { continue }
      try frames.delete(key)
      guard key.kind == .mediaName else { continue }
      try records.noteMediaDeletion(of: key, local: local, at: frames.wallTime)
    }
    try frames.flush()
  }

  private func isStored(_ kind: ObjectKind, _ local: Int64) throws -> Bool {
    guard let table = kind.recordTable else { return false }
    return try records.contains(local, in: table)
  }

  /// Emits the answers that were added or taken back; one that was both is not told.
  private func emitAnswers(_ entries: [OutboxEntry]) throws {
    var ids: Set<LogEntryID> = []
    var added: [(Review, ObjectKey)] = []
    var withdrawn: [LogEntryID] = []
    for entry in entries {
      // Within an entry what is taken back comes first.
      for review in entry.withdrawn {
        guard let card = try card(of: review) else { continue }
        let id = AnswerEntry.id(of: review, card)
        withdrawn.append(id)
      }
      for review in entry.added {
        guard let card = try card(of: review) else { continue }
        if ids.insert(AnswerEntry.id(of: review, card)).inserted { added.append((review, card)) }
      }
    }
    let gone = Set(withdrawn)
    for (review, card) in added where !gone.contains(AnswerEntry.id(of: review, card)) {
      try emit(review, card)
    }
    for id in withdrawn where !ids.contains(id) {
      try records.put(SyncHash.withdrawn(id), .plain([]), in: .syncWithdrawn)
      try frames.append(.withdraw(id), byteCount: 18)
    }
  }

  /// Emits all answers to cards that were in no frame; those that are known are known by their names.
  private func emitAnswers(to cards: Set<FlashcardID>) throws {
    guard !cards.isEmpty else { return }
    _ = try records.eachReview { review in
      guard cards.contains(review.card),
        let card = try objects.key(of: .card, review.card.rawValue)
      else { return }
      try emit(review, card)
    }
  }

  func emit(_ review: Review, _ card: ObjectKey) throws {
    let entry = try AnswerEntry.entry(review, of: card, references)
    try frames.append(.add(entry), byteCount: 20 + entry.content.count)
  }

  /// The key of the card that an answer is to; nil if no frame can name it yet.
  private func card(of review: Review) throws -> ObjectKey? {
    var found: ObjectKey?
    try frames.attempt(.card, review.card.rawValue) {
      found = try key(.card, review.card.rawValue)
    }
    return found
  }

  private func key(_ kind: ObjectKind, _ local: Int64) throws -> ObjectKey? {
    if let known = try objects.key(of: kind, local) { return known }
    return try isStored(kind, local) ? references.newKey(kind, local) : nil
  }

  // MARK: Objects

  private mutating func emit(_ name: LocalName, _ change: Pending) throws {
    switch name.kind {
    case .deck:
      guard let deck: Deck = try kept(name) else { return }
      if let key = try objects.key(of: .deck, name.local), try objects.resolved(key) != key {
        // Undoing something brought back a deck in whose place another one is.
        rejoined.append(key)
        return
      }
      if change.all == nil, change.fields.keys.contains(where: { $0 != DeckFields.name }) {
        changedDecks.insert(deck.id)
      }
      try emit(deck, change)
      if let preset = deck.preset?.id { try touch(.preset, preset.rawValue) }
    case .preset: if let preset: OptionsPreset = try kept(name) { try emit(preset, change) }
    case .filteredDeck: if let deck: FilteredDeck = try kept(name) { try emit(deck, change) }
    case .mediaName: try emit(MediaNameID(rawValue: name.local), change)
    case .note:
      guard let note: Note = try kept(name) else { return }
      try emit(note, change)
      try touch(.noteType, note.content.type.id.rawValue)
      for card in try records.cardIDs("note", name.local) {
        guard let key = try objects.key(of: .card, card.rawValue) else { continue }
        try frames.touch(key)
        if let deck = try records.indexedValues(of: card.rawValue, in: .flashcard)?[
          FlashcardColumn.deck.place
        ] {
          try touch(.deck, deck)
        }
      }
    case .card:
      guard let card: Flashcard = try kept(name) else { return }
      try emit(card, change)
      try touch(.note, card.note.rawValue)
      try touch(.deck, card.deck.rawValue)
      if let stay = card.stay { try touch(.filteredDeck, stay.deck.rawValue) }
    case .noteType:
      guard let type = try records.noteTypes()[NoteTypeID(rawValue: name.local)] else { return }
      try emit(type, at: change.all ?? frames.clock.latest)
    default: return
    }
  }

  /// Reads an object, even a deleted one: earlier writes are told, so that it can be restored.
  private func kept<Object: SyncedObject>(_ name: LocalName) throws -> Object? {
    try records.kept(name.local, objects.key(of: name.kind, name.local), types)
  }

  private func touch(_ kind: ObjectKind, _ local: Int64) throws {
    if let key = try objects.key(of: kind, local) { try frames.touch(key) }
  }

  /// The times of the fields to set: of all if no other device knows of the object, but for those
  /// whose value waits to come into the record.
  private func times(
    _ key: ObjectKey,
    _ change: Pending
  ) throws -> (FieldID) -> HybridTime? {
    let object = try objects.object(key)
    let isKnown = object?.registers.exists ?? false
    let rest = change.all ?? (isKnown ? nil : change.fields.values.max() ?? frames.clock.latest)
    return { change.fields[$0] ?? (object?.isWaiting(for: $0, of: key.kind) == true ? nil : rest) }
  }

  func emit(_ object: some SyncedObject, _ change: Pending) throws {
    let kind = type(of: object).syncKind
    let key = try objects.key(of: kind, object.recordID) ?? object.newKey(references)
    let time = try times(key, change)
    let fields = try object.values(references) { time($0) != nil }.compactMap { id, value in
      time(id).map { (id, value, $0) }
    }
    try frames.set(fields, of: key, local: object.recordID)
  }

  /// Emits a name of media. Where other devices have it for another content, which has not come yet, it becomes
  /// another name.
  private func emit(_ id: MediaNameID, _ change: Pending) throws {
    guard var name: MediaName = try records.object(id.rawValue, types) else { return }
    let settling = MediaNameSettling(records, objects)
    if let renamed = try settling.renamed(name) { name = renamed }
    try emit(name, change)
  }

  func emit(_ type: NoteType, at time: HybridTime) throws {
    let key = ObjectKey(.noteType, try references.key(.noteType, of: type.id.rawValue))
    let content = try NoteTypeCodec.bytes(of: type)
    let isKnown = try objects.object(key)?.registers.fields[NoteTypeFields.made] != nil
    let field = isKnown || type.layout != nil ? NoteTypeFields.changed : NoteTypeFields.made
    try frames.set([(field, content, time)], of: key, local: type.id.rawValue)
  }

  /// Sets all parameters that no frame has: none is ever changed, so these are the new ones.
  func emitParameters(at time: HybridTime) throws {
    for id in try records.ids(of: .parameters) {
      try frames.attempt(.parameters, id) {
        guard let new = try objects.newParameters(id) else { return }
        try frames.set([(FieldID(rawValue: 1), new.content, time)], of: new.key, local: id)
      }
    }
  }
}

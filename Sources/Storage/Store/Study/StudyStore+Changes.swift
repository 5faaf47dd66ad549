public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Called with the number of records read or written so far, and the total.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// The progress of one of several parts of some work, assumed to take equally long.
  static func part(_ index: Int, of count: Int, _ progress: Progress?) -> Progress? {
    progress.map { tell in { tell(index * $1 + $0, count * $1) } }
  }

  /// Writes a set of changes: all of it is on disk when this returns, or nothing is written.
  /// Additions and replacements come first, deletions after them. It can't be undone. Ends at the
  /// next record once the key is destroyed.
  ///
  /// - Throws: `VaultFailure.noRecord` if a card's note or deck is neither stored nor in the
  ///   changes.
  public func apply(_ change: ChangeSet, under key: VaultKey) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      if try records.isSynced(.study) {
        _ = try records.write(change)
      } else {
        try records.writeWithoutCapture(records.keepingPresets(change))
      }
    }
  }

  /// Writes a set of changes as `apply` does, and in the same transaction what undoes it.
  ///
  /// - Parameter now: the time of the operation.
  /// - Returns: the changes with those that follow from them: of presets of options and of the decks that
  ///   share them.
  /// - Throws: `VaultFailure.damaged` if something that is deleted can't be read: it could not be
  ///   restored.
  @discardableResult
  package func apply(
    _ change: ChangeSet,
    as operation: UndoableOperation,
    at now: Timestamp,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> ChangeSet {
    guard !change.isEmpty else { return change }
    return try vault.writeRecords(under: key) { records in
      let capture = try records.write(change, at: now, progress)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now)
      return capture.change
    }
  }
}

extension RecordWriter {
  /// Writes a set of changes.
  func writeWithoutCapture(_ change: ChangeSet) throws {
    var writer = StudyWriter(self, change)
    try writer.put()
    try writer.remove(writer.pendingDeletion())
  }

  /// Writes a set of changes with what follows from it for presets of options, notes them for other devices,
  /// and returns what they replaced.
  func write(
    _ change: ChangeSet,
    at now: Timestamp? = nil,
    _ progress: StudyStore.Progress? = nil
  ) throws -> UndoSnapshot {
    let change = try keepingPresets(change)
    let parts = change.removesNothing ? 1 : 2
    var writer = StudyWriter(self, change)
    var capture = try UndoSnapshot(self, before: change)
    try writer.put(StudyStore.part(0, of: parts, progress))
    try noteForSync(change, before: capture.record, at: now)
    let pending = try writer.pendingDeletion()
    try capture.add(pending)
    try noteForSync(pending, at: now)
    try writer.remove(pending, StudyStore.part(1, of: parts, progress))
    return capture
  }
}

/// Writes one set of changes within one transaction.
struct StudyWriter {
  /// The number of notes from which on reading the index of all cards once is faster than looking
  /// up the cards of each.
  private static let many = 1_000

  private let records: RecordWriter
  private let change: ChangeSet
  /// The ordinals of the cards that notes ask for, for the notes read so far.
  private var ordinals: [NoteID: [Int]] = [:]
  private var knownDecks: Set<DeckID> = []
  private lazy var changedCards = Set(change.cards.lazy.map(\.id)).union(change.removedCards)
  /// The note types as they are once those of the changes are written.
  private lazy var types = records.noteTypeTable

  init(_ records: RecordWriter, _ change: ChangeSet) {
    self.records = records
    self.change = change
  }

  /// Writes additions and replacements.
  mutating func put(_ progress: StudyStore.Progress? = nil) throws {
    let total = change.notes.count + change.cards.count
    var done = 0
    func advance() {
      done += 1
      progress?(done, total)
    }
    for set in change.parameters where try !records.contains(set.id.rawValue, in: .parameters) {
      let content = RecordContent.plain(ParameterCodec.bytes(of: set))
      try records.insert(set.id.rawValue, content, into: .parameters)
    }
    let changedTypes = try typesOfOtherCards()
    for type in change.noteTypes { try put(type) }
    for collection in change.collections { try put(collection) }
    for id in change.removedCollections { try records.delete(id.rawValue, from: .collection) }
    try MediaNames(records).write(change.mediaNames, removing: change.removedMediaNames, records)
    for preset in change.presets { try put(preset) }
    for deck in change.decks {
      try put(deck)
      knownDecks.insert(deck.id)
    }
    for deck in change.filteredDecks { try put(deck) }
    ordinals.reserveCapacity(change.notes.count)
    for note in change.notes { ordinals[note.id] = note.content.ordinals }
    for note in change.notes {
      let content = note.recordContent()
      if try records.contains(note.id.rawValue, in: .note) {
        try records.update(note.id.rawValue, content, in: .note)
        try putOthers(of: note.id)
      } else {
        try records.insert(note.id.rawValue, content, into: .note)
      }
      advance()
    }
    for card in change.cards {
      try put(card)
      advance()
    }
    for type in changedTypes { try putCards(of: type) }
    try records.withdraw(change.withdrawn)
    try records.add(change.reviews)
    if !change.searches.isEmpty { try records.save(change.searches) }
    try records.switchOn(change.limitRules)
    if !change.notes.isEmpty { try NoteIndex(records).indexFew() }
  }

  /// Updates unchanged cards of a changed note: they become dormant or active.
  private mutating func putOthers(of note: NoteID) throws {
    for id in try records.cardIDs("note", note.rawValue) where !changedCards.contains(id) {
      do {
        guard let card = try records.card(id), try changesDormancy(card) else { continue }
        try put(card)
      } catch VaultFailure.damaged {
        // It can't be shown anyway, and the note's words must not be lost for it.
        continue
      }
    }
  }

  /// The changed note types of which notes may ask for other cards than before.
  private func typesOfOtherCards() throws -> [NoteTypeID] {
    guard !change.noteTypes.isEmpty else { return [] }
    let old = try records.noteTypes()
    return change.noteTypes.filter { old[$0.id].map($0.mayAskForOtherCards) ?? false }.map(\.id)
  }

  /// Updates unchanged cards of a changed type's notes: they become dormant or active.
  private mutating func putCards(of type: NoteTypeID) throws {
    for id in try records.noteIDs(of: type) where ordinals[id] == nil {
      // One that can't be read can't be shown either.
      guard let note: Note = try records.readable(id.rawValue, types) else { continue }
      let wanted = note.content.ordinals
      ordinals[id] = wanted
      for card in try records.cardFacts(of: id)
      where card.isDormant == wanted.contains(card.ordinal) && !changedCards.contains(card.id) {
        if let card: Flashcard = try records.readable(card.id.rawValue, types) { try put(card) }
      }
    }
  }

  /// True if a card becomes dormant or active with the new words of its note.
  private func changesDormancy(_ card: Flashcard) throws -> Bool {
    let indexed = try records.indexedValues(of: card.id.rawValue, in: .flashcard)
    let wasDormant = indexed?.at(FlashcardColumn.due.place) == nil
    return wasDormant == (ordinals[card.note]?.contains(card.ordinal) ?? true)
  }

  /// Writes an object whose table has no columns that indexes order.
  private func put(_ object: some StudyObject) throws {
    let table = type(of: object).studyKind.table
    try records.put(object.recordID, object.recordContent(), in: table)
  }

  private mutating func put(_ card: Flashcard) throws {
    if !knownDecks.contains(card.deck) {
      guard try records.contains(card.deck.rawValue, in: .deck) else {
        throw VaultFailure.noRecord(table: RecordTable.deck.name, id: card.deck.rawValue)
      }
      knownDecks.insert(card.deck)
    }
    let id = card.id.rawValue
    let old = try records.header(of: id, in: .flashcard)
    let isDormant = try isDormant(card, before: old?.indexed)
    let indexed = card.indexedColumns(isDormant: isDormant)
    let content = card.recordContent()
    if old == nil {
      try records.insert(id, indexed: indexed, content, into: .flashcard)
    } else {
      try records.update(id, indexed: indexed, content, in: .flashcard)
    }
  }

  private mutating func isDormant(_ card: Flashcard, before indexed: [Int64?]?) throws -> Bool {
    if let known = ordinals[card.note] { return !known.contains(card.ordinal) }
    // If the note does not change, the card stays dormant or active.
    if let indexed, indexed.at(FlashcardColumn.note.place) == card.note.rawValue {
      return indexed.at(FlashcardColumn.due.place) == nil
    }
    do {
      guard let note: Note = try records.object(card.note.rawValue, types) else {
        throw VaultFailure.noRecord(table: RecordTable.note.name, id: card.note.rawValue)
      }
      let wanted = note.content.ordinals
      ordinals[card.note] = wanted
      return !wanted.contains(card.ordinal)
    } catch VaultFailure.damaged {
      // Unknown; the answer must be stored all the same.
      return false
    }
  }

  /// Everything that the changes delete, given what is stored.
  func pendingDeletion() throws -> PendingDeletion {
    var pending = PendingDeletion(of: change)
    var left: Set<NoteID> = []
    for deck in change.removedDecks {
      try records.eachIndexed(of: .flashcard, .column("deck", deck.rawValue)) { id, indexed in
        pending.cards.insert(FlashcardID(rawValue: id))
        if let note = indexed[FlashcardColumn.note.place] { left.insert(NoteID(rawValue: note)) }
      }
    }
    for note in left.subtracting(pending.notes) {
      let cards = try records.cardIDs("note", note.rawValue)
      if pending.cards.isSuperset(of: cards) { pending.notes.insert(note) }
    }
    if change.removedNotes.count < Self.many {
      for note in change.removedNotes {
        pending.cards.formUnion(try records.cardIDs("note", note.rawValue))
      }
    } else {
      try records.eachIndexed(of: .flashcard) { id, indexed in
        if let note = indexed[FlashcardColumn.note.place],
          change.removedNotes.contains(NoteID(rawValue: note))
        {
          pending.cards.insert(FlashcardID(rawValue: id))
        }
      }
    }
    pending.cards.formUnion(change.removedCards)
    return pending
  }

  /// Deletes it, with the answers to its cards.
  func remove(_ pending: PendingDeletion, _ progress: StudyStore.Progress? = nil) throws {
    let total = pending.cards.count + pending.notes.count
    var done = 0
    func advance() {
      done += 1
      progress?(done, total)
    }
    try records.removeReviews(of: pending.cards)
    // In the order of the tables, so that each of their pages is written once.
    try records.deleteAll(pending.cards.map(\.rawValue).sorted(), from: .flashcard, advance)
    try records.deleteAll(pending.notes.map(\.rawValue).sorted(), from: .note, advance)
    for deck in pending.decks { try records.delete(deck.rawValue, from: .deck) }
    for deck in pending.filteredDecks { try records.delete(deck.rawValue, from: .filteredDeck) }
    for preset in pending.presets { try records.delete(preset.rawValue, from: .preset) }
    for type in pending.noteTypes where try records.noteCount(of: type) == 0 {
      try records.delete(type.rawValue, from: .noteType)
    }
    if !pending.notes.isEmpty { try NoteIndex(records).indexFew() }
  }
}

extension [Int64?] {
  /// The value in a column; nil for NULL.
  fileprivate func at(_ column: Int) -> Int64? { indices.contains(column) ? self[column] : nil }
}

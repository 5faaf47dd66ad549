import Flashcards
import Vault

/// The undo record of a set of changes: the stored objects as they are before it is written.
struct UndoSnapshot {
  private let records: RecordWriter
  /// The changes.
  let change: ChangeSet
  private let types: NoteTypeTable
  private(set) var record = UndoRecord()
  /// The decks concerned.
  private(set) var decks: Set<DeckID> = []

  /// Captures what the additions and replacements of a set of changes replace.
  init(_ records: RecordWriter, before change: ChangeSet) throws {
    self.records = records
    self.change = change
    types = records.noteTypeTable
    try addNoteTypes()
    try addCollections()
    try addMediaNames()
    for preset in change.presets { _ = try capture(preset) }
    try addDecks()
    try addFilteredDecks()
    try addNotes()
    try addCards()
    if let new = records.settings(switchingOn: change.limitRules) {
      record.settings = records.studySettings(replacedBy: new)
    }
    record.withdrawn = change.reviews.filter { !isNew($0.card) }
    record.reviews = change.withdrawn.map(\.redone)
  }

  /// The cards added by the same changes: their answers are deleted with them.
  private var newCards: Set<FlashcardID> = []

  private func isNew(_ card: FlashcardID) -> Bool { newCards.contains(card) }

  /// Captures the note types that are replaced. One that was added with notes stays: it is of no effect
  /// without them, and later ones may have it.
  private mutating func addNoteTypes() throws {
    for type in change.noteTypes
    where try change.notes.isEmpty || records.contains(type.id.rawValue, in: .noteType) {
      _ = try capture(type)
    }
  }

  private mutating func addCollections() throws {
    for collection in change.collections { _ = try capture(collection) }
    let removed = Set(change.removedCollections.lazy.map(\.rawValue))
    record[.collection] += try states(removed, in: .collection)
  }

  private mutating func addMediaNames() throws {
    for name in change.mediaNames { _ = try capture(name) }
    let removed = Set(change.removedMediaNames.lazy.map(\.rawValue))
    record[.mediaName] += try states(removed, in: .mediaName)
  }

  private mutating func addDecks() throws {
    for deck in change.decks {
      decks.insert(deck.id)
      let old = try capture(deck)
      if deck.preset?.id != old?.preset?.id { try note(deck.preset, .followed) }
    }
  }

  /// Notes that the changes need a preset of options, which they leave as it is.
  private mutating func note(_ preset: DeckPreset?, _ use: ObjectFields) throws {
    guard let id = preset?.id?.rawValue, !record[.preset].contains(where: { $0.id == id }),
      let stored: (object: OptionsPreset, content: [UInt8]) = try records.stored(id, types)
    else { return }
    record[.preset].append(ObjectState(id: id, fields: use, content: stored.content))
  }

  /// The note types that were looked for, standard ones among them.
  private var heldTypes: Set<NoteTypeID> = []

  /// Notes that the changes need a note type.
  private mutating func hold(_ id: NoteTypeID) throws {
    guard heldTypes.insert(id).inserted,
      try records.contains(id.rawValue, in: .noteType)
        || change.noteTypes.contains(where: { $0.id == id }),
      !record[.noteType].contains(where: { $0.id == id.rawValue })
    else { return }
    record[.noteType].append(.held(id.rawValue))
  }

  private mutating func addFilteredDecks() throws {
    for deck in change.filteredDecks { _ = try capture(deck) }
  }

  private mutating func addNotes() throws {
    lazy var carded = Set(change.cards.lazy.map(\.note))
    for note in change.notes {
      do {
        let old = try capture(note)
        let (oldType, type) = (old?.content.type.id, note.content.type.id)
        if oldType != type {
          try hold(type)
          if let oldType { try hold(oldType) }
        }
        guard old != nil else { continue }
      } catch VaultFailure.damaged {
        // It can't be restored, and the new words must not be lost for it.
        continue
      }
      guard !carded.contains(note.id) else { continue }
      for card in try records.cardIDs("note", note.id.rawValue) {
        let indexed = try records.indexedValues(of: card.rawValue, in: .flashcard)
        if let deck = indexed?[FlashcardColumn.deck.place] { decks.insert(DeckID(rawValue: deck)) }
      }
    }
  }

  private mutating func addCards() throws {
    lazy var changed = Set(change.notes.lazy.map(\.id))
    var held: Set<NoteID> = []
    for card in change.cards {
      decks.insert(card.deck)
      do {
        if let old = try capture(card) {
          decks.insert(old.deck)
          holdFilteredDecks(of: old, card)
          continue
        }
        if !change.reviews.isEmpty { newCards.insert(card.id) }
        // Cards that its note type gives a note go with the note.
        if !changed.contains(card.note), held.insert(card.note).inserted {
          record[.note].append(.held(card.note.rawValue))
        }
      } catch VaultFailure.damaged {
        // It can't be restored, and the answer must not be lost for it.
        continue
      }
    }
  }

  /// Notes that the changes need the filtered decks that a card leaves and comes to. The answer that sends a
  /// card home can be undone and redone without one.
  private mutating func holdFilteredDecks(of old: Flashcard, _ new: Flashcard) {
    guard change.reviews.isEmpty, change.withdrawn.isEmpty, old.stay?.deck != new.stay?.deck else {
      return
    }
    for case let deck? in [old.stay?.deck, new.stay?.deck]
    where !record[.filteredDeck].contains(where: { $0.id == deck.rawValue }) {
      record[.filteredDeck].append(.held(deck.rawValue))
    }
  }

  /// Captures the fields of an object that a new state changes.
  ///
  /// - Returns: the object as it is; nil if there is none.
  private mutating func capture<Object: StudyObject>(_ new: Object) throws -> Object? {
    let id = new.recordID
    guard let old: (object: Object, content: [UInt8]) = try records.stored(id, types) else {
      record[Object.studyKind].append(.missing(id))
      return nil
    }
    let fields = old.object.fields(changedIn: new)
    if !fields.isEmpty {
      record[Object.studyKind].append(ObjectState(id: id, fields: fields, content: old.content))
    }
    return old.object
  }

  /// Captures what is about to be deleted, except for additions of the same set of changes.
  mutating func add(_ pending: StudyWriter.PendingDeletion) throws {
    guard !pending.isEmpty else { return }
    let added = Set(change.decks.map(\.id.rawValue))
    decks.formUnion(pending.decks)
    let gone = Set(pending.decks.lazy.map(\.rawValue)).subtracting(added)
    record[.deck] += try states(gone, in: .deck)
    let filtered = Set(pending.filteredDecks.lazy.map(\.rawValue))
    record[.filteredDeck] += try states(filtered, in: .filteredDeck)
    for id in gone {
      guard let deck: Deck = try records.readable(id, types), let preset = deck.preset?.id,
        !pending.presets.contains(preset)
      else { continue }
      try note(deck.preset, .held)
    }
    record[.preset] += try states(Set(pending.presets.lazy.map(\.rawValue)), in: .preset)
    record[.noteType] += try states(Set(pending.noteTypes.lazy.map(\.rawValue)), in: .noteType)
    let notes = Set(pending.notes.lazy.map(\.rawValue))
      .subtracting(change.notes.lazy.map(\.id.rawValue))
    var used: Set<NoteTypeID> = []
    record[.note] += try states(notes, in: .note) { row in
      if let type = row.integer(NoteColumn.type.rawValue) {
        used.insert(NoteTypeID(rawValue: type))
      }
    }
    for id in used { try hold(id) }
    let cards = Set(pending.cards.lazy.map(\.rawValue))
      .subtracting(change.cards.lazy.map(\.id.rawValue))
    var homes: Set<Int64> = []
    var left: Set<Int64> = []
    record[.card] += try states(cards, in: .flashcard) { row in
      if let deck = row.integer(FlashcardColumn.deck.rawValue) { homes.insert(deck) }
      if let note = row.integer(FlashcardColumn.note.rawValue) { left.insert(note) }
    }
    // A card comes back only to its note, which has others that stay.
    left.subtract(record[.note].lazy.map(\.id))
    left.subtract(pending.notes.lazy.map(\.rawValue))
    record[.note] += left.sorted().map { .held($0) }
    decks.formUnion(homes.map(DeckID.init))
    let own = Set(change.reviews)
    var lost: [Review] = []
    _ = try records.eachReview {
      if pending.cards.contains($0.card), !own.contains($0) { lost.append($0) }
    }
    ReviewOrder.sort(&lost)
    record.reviews += lost
  }

  /// The states of records that are about to be deleted.
  ///
  /// - Throws: `VaultFailure.damaged` if one can't be read.
  private func states(
    _ ids: Set<Int64>,
    in table: RecordTable,
    _ look: (Row) -> Void = { _ in }
  ) throws -> [ObjectState] {
    var states: [ObjectState] = []
    states.reserveCapacity(ids.count)
    let missing = try records.eachRow(of: ids.sorted(), in: table) { row in
      look(row)
      let content = try row.storedContent(in: table)
      states.append(ObjectState(id: row.integer(0) ?? 0, fields: .all, content: content))
    }
    // What is not there needs no restoring; what can't be read would be lost for good.
    if missing > 0 {
      let read = Set(states.map(\.id))
      for id in ids.subtracting(read) where try records.contains(id, in: table) {
        throw VaultFailure.damaged(.record(table: table.name, id: id))
      }
    }
    return states
  }
}

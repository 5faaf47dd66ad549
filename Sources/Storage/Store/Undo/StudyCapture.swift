import Flashcards
import Vault

/// The undo record of a set of changes: the stored objects as they are before it is written.
struct StudyCapture {
  private let records: RecordWriter
  private let change: ChangeSet
  private(set) var record = UndoRecord()
  /// The decks concerned.
  private(set) var decks: Set<DeckID> = []

  /// Captures what the additions and replacements of a set of changes replace.
  init(_ records: RecordWriter, before change: ChangeSet) throws {
    self.records = records
    self.change = change
    try addNoteTypes()
    try addCollections()
    try addDecks()
    try addNotes()
    try addCards()
    record.withdrawn = change.reviews.filter { !isNew($0.card) }
    record.reviews = change.withdrawn.map(\.redone)
  }

  /// The cards added by the same changes: their answers are deleted with them.
  private var newCards: Set<CardID> = []

  private func isNew(_ card: CardID) -> Bool { newCards.contains(card) }

  /// Captures the note types that are replaced. An added one stays: it is of no effect without notes,
  /// and later notes may have it.
  private mutating func addNoteTypes() throws {
    for type in change.noteTypes {
      let old = try content(type.id.rawValue, in: .noteType, read: NoteTypeCodec.noteType)
      if let old, old.value != type { record.noteTypes.append(old.state(.all)) }
    }
  }

  private mutating func addCollections() throws {
    let ids = change.collections.map(\.id.rawValue) + change.removedCollections.map(\.rawValue)
    for id in ids {
      let old = try content(id, in: .collection, read: CollectionCodec.collection)
      record.collections.append(old?.state(.all) ?? .missing(id))
    }
  }

  private mutating func addDecks() throws {
    for deck in change.decks {
      decks.insert(deck.id)
      guard let old = try content(deck.id.rawValue, in: .deck, read: DeckCodec.deck) else {
        record.decks.append(.missing(deck.id.rawValue))
        continue
      }
      let fields = ObjectFields(changedFrom: old.value, to: deck)
      if !fields.isEmpty { record.decks.append(old.state(fields)) }
    }
  }

  private mutating func addNotes() throws {
    let carded = Set(change.cards.lazy.map(\.note))
    let codec = records.noteCodec
    for note in change.notes {
      do {
        guard let old = try content(note.id.rawValue, in: .note, read: codec.note) else {
          record.notes.append(.missing(note.id.rawValue))
          continue
        }
        let fields = ObjectFields(changedFrom: old.value, to: note)
        if !fields.isEmpty { record.notes.append(old.state(fields)) }
      } catch VaultFailure.damaged {
        // It can't be restored, and the new words must not be lost for it.
        continue
      }
      guard !carded.contains(note.id) else { continue }
      for card in try records.cardIDs("note", note.id.rawValue) {
        let clear = try records.clear(of: card.rawValue, in: .flashcard)
        if let deck = clear?[CardColumns.deck] { decks.insert(DeckID(rawValue: deck)) }
      }
    }
  }

  private mutating func addCards() throws {
    for card in change.cards {
      decks.insert(card.deck)
      do {
        guard let old = try content(card.id.rawValue, in: .flashcard, read: FlashcardCodec.card)
        else {
          record.cards.append(.missing(card.id.rawValue))
          newCards.insert(card.id)
          continue
        }
        decks.insert(old.value.deck)
        let fields = ObjectFields(changedFrom: old.value, to: card)
        if !fields.isEmpty { record.cards.append(old.state(fields)) }
      } catch VaultFailure.damaged {
        // It can't be restored, and the answer must not be lost for it.
        continue
      }
    }
  }

  /// Captures what is about to be deleted, except for additions of the same set of changes.
  mutating func add(_ pending: StudyWriter.PendingDeletion) throws {
    guard !pending.isEmpty else { return }
    let added = Set(change.decks.map(\.id.rawValue))
    decks.formUnion(pending.decks)
    let gone = Set(pending.decks.lazy.map(\.rawValue)).subtracting(added)
    record.decks += try states(gone, in: .deck)
    let notes = Set(pending.notes.lazy.map(\.rawValue))
      .subtracting(change.notes.lazy.map(\.id.rawValue))
    record.notes += try states(notes, in: .note)
    let cards = Set(pending.cards.lazy.map(\.rawValue))
      .subtracting(change.cards.lazy.map(\.id.rawValue))
    var homes: Set<Int64> = []
    record.cards += try states(cards, in: .flashcard) { header in
      if let deck = header.clear[CardColumns.deck] { homes.insert(deck) }
    }
    decks.formUnion(homes.map(DeckID.init))
    let own = Set(change.reviews)
    var lost: [Review] = []
    _ = try records.eachReview {
      if pending.cards.contains($0.card), !own.contains($0) { lost.append($0) }
    }
    record.reviews += ReviewOrder.sorted(lost)
  }

  /// The states of records that are about to be deleted.
  ///
  /// - Throws: `VaultFailure.damaged` if one can't be read.
  private func states(
    _ ids: Set<Int64>,
    in table: RecordTable,
    _ look: (RecordHeader) -> Void = { _ in }
  ) throws -> [ObjectState] {
    var states: [ObjectState] = []
    states.reserveCapacity(ids.count)
    let missing = try records.openEach(of: ids.sorted(), in: table) { header, content in
      look(header)
      states.append(ObjectState(id: header.id, fields: .all, content: Array(content)))
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

  /// A stored object, and the content of its record.
  private struct Stored<Value> {
    let id: Int64
    let value: Value
    let content: [UInt8]

    func state(_ fields: ObjectFields) -> ObjectState {
      ObjectState(id: id, fields: fields, content: content)
    }
  }

  private func content<Value>(
    _ id: Int64,
    in table: RecordTable,
    read: (Int64, UnsafeRawBufferPointer) throws -> Value
  ) throws -> Stored<Value>? {
    try records.open(id, in: table) { _, content in
      do {
        return Stored(id: id, value: try read(id, content), content: Array(content))
      } catch {
        throw VaultFailure.damaged(.record(table: table.name, id: id))
      }
    }
  }
}

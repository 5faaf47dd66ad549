import Flashcards
import Vault

/// Computes the changes of flashcards that restore the states of an undo record.
struct UndoPlanner {
  private let records: RecordReader
  private let record: UndoRecord

  init(_ records: RecordReader, _ record: UndoRecord) {
    self.records = records
    self.record = record
  }

  /// The changes to write.
  func change() throws -> ChangeSet {
    var change = ChangeSet()
    let homes = try restoreDecks(into: &change)
    let codec = records.noteCodec
    for state in record.noteTypes {
      guard let content = state.content else { continue }
      change.noteTypes.append(
        try decoded(content) { try NoteTypeCodec.noteType(state.id, from: $0) }
      )
    }
    for state in record.collections {
      guard let content = state.content else {
        change.removedCollections.insert(CollectionID(rawValue: state.id))
        continue
      }
      change.collections.append(
        try decoded(content) { try CollectionCodec.collection(state.id, from: $0) }
      )
    }
    for state in record.notes {
      let id = NoteID(rawValue: state.id)
      guard let content = state.content else {
        change.removedNotes.insert(id)
        continue
      }
      let old = try decoded(content) { try codec.note(state.id, from: $0) }
      let current = state.fields == .all ? nil : try records.note(id)
      change.notes.append(current?.restoring(state.fields, of: old) ?? old)
    }
    for state in record.cards {
      let id = CardID(rawValue: state.id)
      guard let content = state.content else {
        change.removedCards.insert(id)
        continue
      }
      let old = try decoded(content) { try FlashcardCodec.card(state.id, from: $0) }
      let current = state.fields == .all ? nil : try records.card(id)
      var card = current?.restoring(state.fields, of: old) ?? old
      if let home = homes[card.deck] { card.deck = home }
      change.cards.append(card)
    }
    change.reviews = record.reviews
    change.withdrawn = record.withdrawn
    return change
  }

  /// Restores decks. The cards of one whose name is taken go into the deck of that name.
  private func restoreDecks(into change: inout ChangeSet) throws -> [DeckID: DeckID] {
    guard !record.decks.isEmpty else { return [:] }
    var reader = StudyReader(records)
    let there = try reader.decks()
    var homes: [DeckID: DeckID] = [:]
    for state in record.decks {
      let id = DeckID(rawValue: state.id)
      let current = there.first { $0.id == id }
      guard let content = state.content else {
        if current != nil, try !holdsOthers(id) { change.removedDecks.insert(id) }
        continue
      }
      let old = try decoded(content) { try DeckCodec.deck(state.id, from: $0) }
      if let current {
        change.decks.append(current.restoring(state.fields, of: old))
      } else if let taken = there.first(where: { $0.name == old.name }) {
        homes[id] = taken.id
      } else {
        change.decks.append(old)
      }
    }
    return homes
  }

  /// True if a deck has cards that the record does not know: of an operation whose entry is gone or
  /// can't be read. An added deck then stays, with them in it.
  private func holdsOthers(_ deck: DeckID) throws -> Bool {
    let own = Set(record.cards.lazy.map(\.id))
    return try !records.cardIDs("deck", deck.rawValue).allSatisfy { own.contains($0.rawValue) }
  }

  private func decoded<Value>(
    _ content: [UInt8],
    _ read: (UnsafeRawBufferPointer) throws -> Value
  ) throws -> Value {
    do {
      return try content.withUnsafeBytes { try read($0) }
    } catch {
      throw VaultFailure.damaged(.records(table: RecordTable.undo.name))
    }
  }
}

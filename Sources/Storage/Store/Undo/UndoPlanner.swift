import Flashcards
import Vault

/// Computes the changes of flashcards that restore the states of an undo record.
struct UndoPlanner {
  private let records: RecordReader
  /// The rest of the record: states are let go of once they are decoded.
  private var record: UndoRecord
  private let types: NoteTypeTable

  init(_ records: RecordReader, _ record: UndoRecord) {
    self.records = records
    self.record = record
    types = records.noteTypeTable
  }

  /// The changes to write.
  mutating func change() throws -> ChangeSet {
    var change = ChangeSet()
    let homes = try restoreDecks(into: &change)
    // What was only needed is as it is.
    for kind in [StudyKind.preset, .noteType, .note, .filteredDeck] {
      record[kind].removeAll { $0.fields == .held || $0.fields == .followed && kind == .preset }
    }
    var made: [NoteTypeID] = []
    change.noteTypes = try restored { made.append(NoteTypeID(rawValue: $0)) }
    change.collections = try restored {
      change.removedCollections.insert(CollectionID(rawValue: $0))
    }
    change.mediaNames = try restored {
      change.removedMediaNames.insert(MediaNameID(rawValue: $0))
    }
    try leaveTakenNames(of: &change)
    change.presets = try restored {
      change.removedPresets.insert(OptionsPresetID(rawValue: $0))
    }
    change.filteredDecks = try restored {
      change.removedFilteredDecks.insert(FilteredDeckID(rawValue: $0))
    }
    change.notes = try restored { change.removedNotes.insert(NoteID(rawValue: $0)) }
    change.cards = try restored { change.removedCards.insert(FlashcardID(rawValue: $0)) }
    change.removedNoteTypes = Set(try made.filter { try records.noteCount(of: $0) == 0 })
    if !homes.isEmpty {
      for index in change.cards.indices {
        if let home = homes[change.cards[index].deck] { change.cards[index].deck = home }
      }
    }
    try endStays(in: &change)
    change.reviews = record.reviews
    change.withdrawn = record.withdrawn
    return change
  }

  /// Leaves out the names of media that another one has by now, here or on another device, or whose content is
  /// gone.
  private func leaveTakenNames(of change: inout ChangeSet) throws {
    let names = MediaNames(records)
    let removed = change.removedMediaNames
    change.mediaNames = try change.mediaNames.filter { name in
      let holder = try names.id(of: name.text)
      return try (holder.map { $0 == name.id || removed.contains($0) } ?? true)
        && names.hasFile(name.file) && !records.hasOtherContentElsewhere(name)
    }
  }

  /// The objects of a kind as they were.
  ///
  /// - Parameter remove: called with the id of each that did not exist.
  private mutating func restored<Object: StudyObject>(
    _ remove: (Int64) -> Void
  ) throws -> [Object] {
    defer { record[Object.studyKind] = [] }
    var objects: [Object] = []
    objects.reserveCapacity(record[Object.studyKind].count { $0.content != nil })
    for state in record[Object.studyKind] {
      guard let old: Object = try decoded(state) else {
        remove(state.id)
        continue
      }
      let current: Object? = state.fields == .all ? nil : try records.object(state.id, types)
      objects.append(current?.restoring(state.fields, of: old) ?? old)
    }
    return objects
  }

  /// Has the cards come home that are in a filtered deck which is deleted or not there.
  private func endStays(in change: inout ChangeSet) throws {
    let restored = Set(change.filteredDecks.map(\.id))
    var known: [FilteredDeckID: Bool] = [:]
    for index in change.cards.indices {
      guard let deck = change.cards[index].stay?.deck, !restored.contains(deck) else { continue }
      let isThere =
        try known[deck]
        ?? (!change.removedFilteredDecks.contains(deck)
          && records.contains(deck.rawValue, in: .filteredDeck))
      known[deck] = isThere
      if !isThere { change.cards[index].stay = nil }
    }
    let changed = Set(change.cards.lazy.map(\.id))
    for deck in change.removedFilteredDecks {
      change.cards += try records.cardsHome(from: deck) { !changed.contains($0) }
    }
  }

  /// Restores decks. The cards of one whose name is taken go into the deck of that name.
  private func restoreDecks(into change: inout ChangeSet) throws -> [DeckID: DeckID] {
    guard !record[.deck].isEmpty else { return [:] }
    var reader = StudyReader(records)
    let there = try reader.decks()
    var homes: [DeckID: DeckID] = [:]
    for state in record[.deck] {
      let id = DeckID(rawValue: state.id)
      let current = there.first { $0.id == id }
      guard let old: Deck = try decoded(state) else {
        if current != nil, try !holdsOthers(id) { change.removedDecks.insert(id) }
        continue
      }
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
    let own = Set(record[.card].lazy.map(\.id))
    return try !records.cardIDs("deck", deck.rawValue).allSatisfy { own.contains($0.rawValue) }
  }

  /// An object as it was; nil if it did not exist.
  private func decoded<Object: StudyObject>(_ state: ObjectState) throws -> Object? {
    do {
      return try state.content.map { try Object.read(state.id, $0, types) }
    } catch {
      throw VaultFailure.damaged(.records(table: RecordTable.undo.name))
    }
  }
}

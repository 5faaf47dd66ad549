package import Flashcards
import Preferences
package import Secrets
package import Vault

/// Filtered decks: reading them, emptying and deleting them.
extension StudyStore {
  /// The filtered decks, ordered by name, with the numbers of their cards to study. Opens no card.
  package func filteredDecks(
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> [FilteredSummary] {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let filtered = try reader.filteredDecks()
      guard !filtered.isEmpty else { return [] }
      let homes = Dictionary(uniqueKeysWithValues: try reader.decks().map { ($0.id, $0.options) })
      let today = boundary.day(of: now)
      return try filtered.map { deck in
        FilteredSummary(
          deck: deck,
          counts: try reader.counts(of: deck, on: today, homes: homes),
          cards: try records.cardIDs(inFiltered: deck.id).count
        )
      }
    }
  }

  /// A filtered deck with the cards that a session of it shows first, those that it holds already and
  /// the others of their notes, in place of a deck's. `deck` is one of its name that is nowhere stored,
  /// and `inner` are the decks that the cards come from.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func filteredContents(
    of id: FilteredDeckID,
    holding held: Set<FlashcardID> = [],
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> (contents: DeckContents, damaged: Int) {
    let balancesLoad = try settings(under: key).balancesLoad
    return try vault.readRecords(under: key) { records in
      guard let filtered = try records.filteredDeck(id) else {
        throw VaultFailure.noRecord(table: RecordTable.filteredDeck.name, id: id.rawValue)
      }
      var reader = StudyReader(records)
      let decks = try reader.decks()
      let homes = Dictionary(uniqueKeysWithValues: decks.map { ($0.id, $0.options) })
      let first = try reader.firstCards(of: filtered, on: boundary.day(of: now), homes: homes)
      var notes = first.notes
      for card in held {
        let indexed = try records.indexedValues(of: card.rawValue, in: .flashcard)
        if let note = indexed?[FlashcardColumn.note.place] { notes.insert(NoteID(rawValue: note)) }
      }
      let loaded = try reader.cards(
        reader.cards(of: notes).map(\.id).filter { !first.unreadable.contains($0) }
      )
      let known = Set(loaded.lazy.map(\.deck))
      let inner = decks.filter { known.contains($0.id) }
      var contents = DeckContents(
        deck: filtered.contents,
        inner: inner,
        notes: try reader.notes(notes),
        cards: loaded,
        doneToday: try reader.counts(of: boundary.day(of: now), at: now, boundary: boundary),
        parameters: try reader.parameters(of: inner),
        noteTypes: try reader.noteTypes(),
        isWhole: false
      )
      if balancesLoad { contents.load = try reader.load(of: inner, from: boundary.day(of: now)) }
      contents.examRetentions = decks.examRetentions(on: boundary.day(of: now))
      contents.filtered = filtered
      contents.previews = try reader.filteredDecks().previews
      (contents.filteredOrder, contents.unloaded) = (first.cards, first.unloaded)
      contents.notes.sort { $0.id > $1.id }
      return (contents, reader.damaged + first.damaged)
    }
  }

  /// Has the cards of a filtered deck come home.
  package func empty(
    _ id: FilteredDeckID,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> EditReport {
    try send(id, as: .filteredEmptying, at: now, under: key) { _ in }
  }

  /// Deletes a filtered deck. Its cards come home.
  package func remove(
    _ id: FilteredDeckID,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> EditReport {
    try send(id, as: .filteredRemoval, at: now, under: key) { $0.removedFilteredDecks = [id] }
  }

  private func send(
    _ id: FilteredDeckID,
    as kind: UndoableOperation.Kind,
    at now: Timestamp,
    under key: VaultKey,
    _ add: (inout ChangeSet) -> Void
  ) throws(VaultFailure) -> EditReport {
    try vault.writeRecords(under: key) { records in
      guard let deck = try records.filteredDeck(id) else {
        throw VaultFailure.noRecord(table: RecordTable.filteredDeck.name, id: id.rawValue)
      }
      var change = ChangeSet()
      let count = try records.cardIDs(inFiltered: id).count
      change.cards = try records.cardsHome(from: id)
      add(&change)
      let report = EditReport(change, damaged: count - change.cards.count)
      guard !change.isEmpty else { return report }
      let capture = try records.write(change, at: now)
      let operation = UndoableOperation(kind, deck.name.description)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now)
      return report
    }
  }
}

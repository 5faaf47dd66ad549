package import Flashcards
import Preferences
package import SearchLanguage
package import Secrets
package import Vault

/// A card that a search found.
package struct FoundCard: Hashable, Sendable {
  /// The card.
  package let card: FlashcardID
  /// Its note.
  package let note: NoteID
}

extension StudyStore {
  /// The circumstances of a search at a moment, as they are set for the vault.
  ///
  /// - Parameter scope: the deck in which, and in those within it, is searched; nil for all.
  package func searchContext(
    at now: LocalMoment,
    in scope: DeckID? = nil,
    under key: VaultKey
  ) throws(VaultFailure) -> SearchContext {
    let settings = try SettingsStore(vault).verified(under: key) ?? Preferences()
    var context = SearchContext(
      now: now,
      boundary: DayBoundary(rolloverHour: settings.rolloverHour),
      letters: settings.searchedLetters,
      scope: scope
    )
    context.learnAhead = settings.learnAheadTime
    return context
  }

  /// The cards of all decks that a search finds, in no order. Cards that their notes no longer ask for are
  /// among them. Ends at once when the key is destroyed.
  ///
  /// - Returns: the cards, and the number of notes that may be meant and can't be read.
  /// - Throws: `VaultFailure`.
  package func cards(
    matching search: CardQuery,
    _ context: SearchContext,
    under key: VaultKey
  ) throws(VaultFailure) -> (cards: [FoundCard], damaged: Int) {
    try vault.readRecords(under: key) { records in
      let found = try CardSearch(search, context, records).found()
      return (found.cards, found.unreadable)
    }
  }

  /// The names that a search can have.
  package func searchVocabulary(under key: VaultKey) throws(VaultFailure) -> SearchVocabulary {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decks()
      let presets = try reader.presets()
      let filtered = try reader.filteredDecks()
      let types = try StandardNoteType.allCases.map(\.type) + reader.noteTypes()
      var tags: Set<String> = []
      try records.each("SELECT DISTINCT tags FROM record_note") { row in
        for name in Tags(row.text(0) ?? "").names { tags.insert(name) }
      }
      func names(_ names: some Sequence<String>) -> [String] { Set(names).sorted() }
      return SearchVocabulary([
        .decks: names((decks.map(\.name) + filtered.map(\.name)).map(\.description)),
        .tags: tags.sorted(),
        .types: names(types.map(\.name)),
        .fields: names(types.flatMap(\.fields).map(\.name)),
        .templates: names(types.flatMap(\.templates).map(\.name)),
        .presets: names(
          presets.map(\.name) + decks.map { presets.name(of: $0) ?? SearchQuery.presetName }
        ),
      ])
    }
  }

  /// Makes a row of each note of which a search finds a card, the newest note first, with what the notes'
  /// cards tell. All of it is read in one transaction. Ends at the next record once the key is destroyed.
  ///
  /// - Parameter row: returns the row of a note. It gets the deck of the note's first card, nil if that
  ///   can't be read, and the number of cards that can be studied.
  /// - Returns: the rows, and the number of unreadable decks, and of notes that may be meant and can't be
  ///   read.
  package func rows<Row>(
    matching search: CardQuery,
    _ context: SearchContext,
    under key: VaultKey,
    _ row: (_ note: Note, _ deck: Deck?, _ cards: Int) throws -> Row
  ) throws(VaultFailure) -> (rows: [Row], damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = Dictionary(uniqueKeysWithValues: try reader.decks().map { ($0.id, $0) })
      var rows: [Row] = []
      func add(_ note: Note, at place: NotePlace?) throws {
        guard let place else { return }
        rows.append(try row(note, decks[place.deck], place.cards))
      }
      guard search.node == .everything else {
        let found = try CardSearch(search, context, records).found()
        let types = records.noteTypeTable
        var unreadable = found.unreadable
        for id in Set(found.cards.map(\.note)).sorted(by: >) {
          guard let note: Note = try records.readable(id.rawValue, types) else {
            unreadable += 1
            continue
          }
          try add(note, at: records.place(of: note.id))
        }
        return (rows, reader.damaged + unreadable)
      }
      let places = try reader.places()
      try reader.eachNote { try add($0, at: places[$0.id]) }
      return (rows.reversed(), reader.damaged)
    }
  }
}

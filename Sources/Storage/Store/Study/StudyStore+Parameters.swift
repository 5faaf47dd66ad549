package import Flashcards
package import Secrets
package import Vault

/// Other parameters for decks. A deck has them together with all decks that follow its preset, as in Anki.
extension StudyStore {
  /// What a set of parameters would do to a deck and those that share its preset, and the number of
  /// unreadable records. Nothing is written.
  ///
  /// - Parameter set: the set; nil for the defaults.
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func parameterChange(
    of id: DeckID,
    to set: ParameterSet?,
    at now: LocalMoment,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> (change: ParameterChange, damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decksSharingParameters(with: id)
      let change = ParameterChange(
        of: decks,
        to: set,
        cards: try reader.cards(in: Set(decks.map(\.id))),
        dormant: try records.dormantCards(in: decks.map(\.id)),
        reviews: try reader.reviews(),
        now: now,
        boundary: boundary
      )
      return (change, reader.damaged)
    }
  }

  /// What parameters of a deck are fitted to: the answers to its cards and those of the decks that share its
  /// preset.
  ///
  /// - Returns: the deck, its set as it is, nil for the defaults, and the answers.
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  package func fittingData(
    of id: DeckID,
    boundary: DayBoundary,
    under key: VaultKey
  ) throws(VaultFailure) -> (deck: Deck, set: ParameterSet?, data: FittingData) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decksSharingParameters(with: id)
      let set = try reader.parameters(of: [decks[0]]).first
      var cards: Set<FlashcardID> = []
      try reader.eachCard(in: Set(decks.map(\.id)), withDormant: false) { cards.insert($0.id) }
      let data = FittingData(try reader.reviews(), of: cards, boundary: boundary)
      return (decks[0], set, data)
    }
  }

  /// What new parameters for all decks are fitted to, and the number of unreadable records.
  package func planData(
    under key: VaultKey
  ) throws(VaultFailure) -> (data: ParameterPlan.Data, damaged: Int) {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let decks = try reader.decks().sorted { $0.name < $1.name }
      let data = ParameterPlan.Data(
        decks: decks,
        presets: try reader.presets(),
        sets: try reader.parameters(of: decks),
        cards: try reader.cards(in: Set(decks.map(\.id))),
        dormant: try records.dormantCards(in: decks.map(\.id)),
        reviews: try reader.reviews()
      )
      return (data, reader.damaged)
    }
  }
}

extension StudyReader {
  /// A deck, and behind it those that follow its preset.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such deck.
  fileprivate mutating func decksSharingParameters(with id: DeckID) throws -> [Deck] {
    let decks = try decks()
    guard let deck = decks.first(where: { $0.id == id }) else {
      throw VaultFailure.noRecord(table: RecordTable.deck.name, id: id.rawValue)
    }
    return [deck] + deck.others(sharing: try presets().preset(of: deck), among: decks)
  }
}

extension RecordReader {
  /// The cards of decks that their notes no longer ask for.
  fileprivate func dormantCards(in decks: [DeckID]) throws -> Set<FlashcardID> {
    var cards: Set<FlashcardID> = []
    for deck in decks {
      try each(
        "SELECT id FROM record_flashcard WHERE deck = ? AND due IS NULL",
        deck.rawValue
      ) { cards.insert(FlashcardID(rawValue: $0.integerOrZero(0))) }
    }
    return cards
  }
}

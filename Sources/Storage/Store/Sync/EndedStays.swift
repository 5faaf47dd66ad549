import Flashcards
import Vault

/// The ends of stays in filtered decks that devices see when they merge changes: the filtered deck is
/// deleted, or the card was answered or placed at home by a program that knows none.
extension RecordWriter {
  /// Notes for other devices that cards came home. Those that see it too note the same.
  func noteEndedStays(of cards: [FlashcardID], at now: Timestamp?) throws {
    guard !cards.isEmpty, try isSynced(.study) else { return }
    var entry = OutboxEntry()
    entry.time = now?.rawValue ?? 0
    entry.changes = cards.sorted().map {
      OutboxEntry.Change(kind: .card, local: $0.rawValue, fields: [FlashcardSyncField.stay])
    }
    try putInOutbox(entry, of: .study)
  }
}

extension RemoteChangeApplier {
  mutating func applyFilteredDeck(_ key: ObjectKey, _ old: FrameMerging.Change) throws {
    let exists = try exists(key, old) {
      $0.removedFilteredDecks.insert(FilteredDeckID(rawValue: $1))
    }
    guard exists else { return }
    let stored: FilteredDeck? = try kept(key)
    guard stored == nil || old.existed == false || !old.values.isEmpty else { return }
    let values = try stored == nil || !old.existed ? shown(key) : old.values
    let ankiID = try values[FilteredDeckFields.ankiID]?.number() ?? 0
    var deck =
      try stored
      ?? FilteredDeck(
        id: FilteredDeckID(rawValue: newID(0, in: .filteredDeck)),
        ankiID: ankiID == 0 ? nil : ankiID,
        name: DeckName(nearest: "")
      )
    for field in FilteredDeckFields.all {
      guard let value = values[field.id] else { continue }
      try merging.apply(field.id, of: key) { try field.set(&deck, value, references) }
    }
    change.filteredDecks.append(deck)
    try set(local: deck.id.rawValue, of: key)
  }

  /// Has the cards come home whose stay is over.
  mutating func endStays() throws {
    let gone = change.removedFilteredDecks
    for deck in gone.sorted() {
      for card in try records.cardsHome(from: deck)
      where cards[card.id] == nil && !change.removedCards.contains(card.id) {
        cards[card.id] = card
        endedStays.append(card.id)
      }
    }
    for (id, card) in cards {
      guard let stay = card.stay, gone.contains(stay.deck) || stay.isEnded(by: card) else {
        continue
      }
      cards[id]?.stay = nil
      endedStays.append(id)
    }
  }

  /// Gives filtered decks whose name another deck has other names, the same ones on every device.
  func renameFilteredNamesakes() throws -> ChangeSet {
    var change = ChangeSet()
    var reader = StudyReader(records)
    let filtered = try reader.filteredDecks()
    guard !filtered.isEmpty else { return change }
    var names = try Set(reader.decks().map(\.name))
    var entry = OutboxEntry()
    entry.time = now.rawValue
    let keyed = try filtered.map { deck in
      (key: try references.key(.filteredDeck, of: deck.id.rawValue), deck: deck)
    }
    for (_, deck) in keyed.sorted(by: { $0.key < $1.key }) {
      var renamed = deck
      renamed.name = deck.name.free(among: names)
      names.insert(renamed.name)
      guard renamed.name != deck.name else { continue }
      change.filteredDecks.append(renamed)
      entry.changes.append(
        OutboxEntry.Change(
          kind: .filteredDeck,
          local: deck.id.rawValue,
          fields: [FilteredDeckFields.name]
        )
      )
    }
    try records.writeWithoutCapture(change)
    try records.putInOutbox(entry, of: .study)
    return change
  }
}

import Flashcards
import Vault

/// Makes one deck of two that have the same name.
struct MergedDecks {
  private let records: RecordWriter
  private let objects: SyncObjects

  private let state: SyncSpaceState

  init(_ records: RecordWriter, _ objects: SyncObjects, _ state: SyncSpaceState) {
    self.records = records
    self.objects = objects
    self.state = state
  }

  /// Joins decks whose names differ at most by case: the one with the lower key takes the place of
  /// the other, on every device.
  func joinNamesakes() throws -> ChangeSet {
    var change = ChangeSet()
    var reader = StudyReader(records)
    for (_, decks) in Dictionary(grouping: try reader.decks(), by: \.name) where decks.count > 1 {
      let keys = try decks.compactMap { try objects.key(of: .deck, $0.id.rawValue) }.sorted()
      guard let winner = keys.first else { continue }
      for loser in keys.dropFirst() {
        try markJoined(loser, winner)
        change.merge(try join(loser, winner))
        var entry = OutboxEntry()
        entry.aliases = [(loser, winner)]
        try records.putInOutbox(entry, of: .study)
      }
    }
    return change
  }

  /// Has a deleted deck exist again, by the next frame of this device.
  private func restore(_ key: ObjectKey) throws -> Deck? {
    guard var object = try objects.object(key) else { return nil }
    object.registers.touch(by: state.next, knowing: state.applied)
    objects.set(object, for: key)
    var entry = OutboxEntry()
    entry.held = [key]
    try records.putInOutbox(entry, of: .study)
    guard let deleted = try records.deleted(key), !deleted.content.isEmpty else { return nil }
    var deck = try deleted.content.withUnsafeBytes {
      try DeckCodec.deck(deleted.local, from: $0)
    }
    try DeckFields.set(object, in: &deck, StudyReferences(objects, records))
    return deck
  }

  /// Sets the alias of a deck, as the next frame will.
  private func markJoined(_ loser: ObjectKey, _ winner: ObjectKey) throws {
    guard var object = try objects.object(loser) else { return }
    object.registers.set(
      DeckFields.alias,
      [UInt8](value: winner.id),
      at: HybridTime(rawValue: state.latest.rawValue + 1),
      by: state.next,
      knowing: state.applied
    )
    objects.set(object, for: loser)
  }

  /// Moves the cards of a deck into another, which takes its place.
  func join(_ loser: ObjectKey, _ winner: ObjectKey) throws -> ChangeSet {
    var change = ChangeSet()
    guard let old = try objects.object(loser)?.local, old != 0,
      try records.contains(old, in: .deck)
    else { return change }
    let cards = try records.cardIDs("deck", old)
    // A deck that was deleted meanwhile is there again only if cards come into it.
    if !cards.isEmpty, try objects.local(of: winner) == nil {
      guard let deck = try restore(winner) else { return change }
      change.decks.append(deck)
    }
    let home = try objects.local(of: winner) ?? 0
    guard old != home else { return change }
    for id in cards {
      guard var card = try records.card(id) else { continue }
      card.deck = DeckID(rawValue: home)
      change.cards.append(card)
    }
    change.removedDecks = [DeckID(rawValue: old)]
    try records.writeWithoutCapture(change)
    return change
  }
}

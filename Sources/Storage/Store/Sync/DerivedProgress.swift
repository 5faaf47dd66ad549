import Flashcards
import Vault

/// The progress of cards that were answered on several devices at once: it follows from all answers.
struct DerivedProgress {
  private let records: RecordWriter
  private let objects: SyncObjects

  init(_ records: RecordWriter, _ objects: SyncObjects) {
    self.records = records
    self.objects = objects
  }

  /// Replays the answers to some cards, and to all such cards of decks whose options changed. Days of
  /// study end at the hour of a new vault, so that every device comes to the same result.
  ///
  /// - Returns: the cards whose progress changed.
  func update(_ cards: Set<FlashcardID>, inDecks decks: Set<DeckID>) throws -> [Flashcard] {
    var ids = cards
    if !decks.isEmpty {
      var keys: [ObjectKey] = []
      try records.eachIndexed(of: .syncObject, SyncMarks.any) { id, indexed in
        guard indexed[0] == Int64(ObjectKind.card.rawValue),
          SyncMarks(rawValue: indexed[2] ?? 0).contains(.derived)
        else { return }
        keys.append(ObjectKey(.card, id))
      }
      for key in keys {
        // The mark is of before this transaction.
        guard let object = try objects.object(key), object.registers.exists, object.isDerived else {
          continue
        }
        ids.insert(FlashcardID(rawValue: object.local))
      }
    }
    guard !ids.isEmpty else { return [] }
    var reviews: [FlashcardID: [Review]] = [:]
    _ = try records.eachReview {
      if ids.contains($0.card) { reviews[$0.card, default: []].append($0) }
    }
    var schedulers: [DeckID: Scheduler] = [:]
    var change = ChangeSet()
    var ended: [FlashcardID] = []
    for id in ids.sorted() {
      guard var card = try records.card(id), cards.contains(id) || decks.contains(card.deck),
        let scheduler = try scheduler(of: card.deck, &schedulers)
      else { continue }
      let progress = scheduler.replay(
        ReviewHistory(reviews[id] ?? []).reviews,
        from: card.placement,
        fuzzID: try fuzzID(of: card)
      )
      guard progress != card.progress else { continue }
      card.progress = progress
      if card.stay?.isEnded(by: card) == true {
        card.stay = nil
        ended.append(id)
      }
      change.cards.append(card)
    }
    try records.writeWithoutCapture(change)
    try records.noteEndedStays(of: ended, at: nil)
    return change.cards
  }

  private func scheduler(
    of deck: DeckID,
    _ schedulers: inout [DeckID: Scheduler]
  ) throws -> Scheduler? {
    if let known = schedulers[deck] { return known }
    guard let options = try records.deck(deck) else { return nil }
    let set = try options.options.parameters.flatMap { try records.parameters($0) }
    let scheduler = options.scheduler(set, boundary: DayBoundary())
    schedulers[deck] = scheduler
    return scheduler
  }

  /// The id that spreads the days of a card on every device.
  private func fuzzID(of card: Flashcard) throws -> FlashcardID {
    guard let key = try objects.key(of: .card, card.id.rawValue),
      let identity = try objects.object(key)?.registers.fields[FlashcardSyncField.identity]?.shown?
        .value
    else { return card.fuzzID }
    return try FlashcardSyncField.Identity(identity).fuzzID
  }
}

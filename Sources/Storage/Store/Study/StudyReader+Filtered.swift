import Flashcards
import Vault

extension RecordReader {
  func filteredDeck(_ id: FilteredDeckID) throws -> FilteredDeck? {
    try object(id.rawValue, noteTypeTable)
  }

  /// The ids of the cards in a filtered deck, in their order, dormant ones included.
  func cardIDs(inFiltered deck: FilteredDeckID) throws -> [FlashcardID] {
    var ids: [FlashcardID] = []
    try each(
      """
      SELECT id FROM record_flashcard INDEXED BY flashcard_filtered WHERE filtered = ?
      ORDER BY filtered_place, id
      """,
      deck.rawValue
    ) { ids.append(FlashcardID(rawValue: $0.integerOrZero(0))) }
    return ids
  }

  /// The cards of a filtered deck as they are at home. One that can't be read stays as it is.
  func cardsHome(from deck: FilteredDeckID) throws -> [Flashcard] {
    let types = noteTypeTable
    return try cardIDs(inFiltered: deck).compactMap { id in
      var card: Flashcard? = try readable(id.rawValue, types)
      card?.stay = nil
      return card
    }
  }
}

extension StudyReader {
  /// The cards of a filtered deck that can be studied there, from their columns: no card is opened.
  func filteredCards(of deck: FilteredDeckID, on today: StudyDay) throws -> [FilteredCard] {
    var cards: [FilteredCard] = []
    try records.each(
      """
      SELECT id, note, deck, filtered_place, filtered_since, again_time, phase, due_day, due_time,
        last_review
      FROM record_flashcard INDEXED BY flashcard_filtered
      WHERE filtered = ? AND due = ? AND buried IS NOT ?
      """,
      deck.rawValue,
      DueNumber.away.number,
      Int64(today)
    ) { row in
      guard let phase = Phase(rawValue: UInt8(clamping: row.integerOrZero(6))) else { return }
      let due: Due? =
        row.integer(7).map { .day(StudyDay($0)) }
        ?? row.integer(8).map { .moment(Timestamp(milliseconds: $0)) }
      cards.append(
        FilteredCard(
          id: FlashcardID(rawValue: row.integerOrZero(0)),
          note: NoteID(rawValue: row.integerOrZero(1)),
          deck: DeckID(rawValue: row.integerOrZero(2)),
          stay: FilteredStay(
            deck: deck,
            place: Int(row.integerOrZero(3)),
            since: Timestamp(milliseconds: row.integerOrZero(4)),
            again: row.integer(5).map { Timestamp(milliseconds: $0) }
          ),
          phase: phase,
          due: due,
          lastReview: row.integer(9).map { Timestamp(milliseconds: $0) },
          today: today
        )
      )
    }
    return cards
  }
}

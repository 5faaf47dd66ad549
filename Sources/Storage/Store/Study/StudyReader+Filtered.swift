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

  /// The cards of a filtered deck, all or some, as they are at home. One that can't be read stays as it is.
  func cardsHome(
    from deck: FilteredDeckID,
    where isWanted: (FlashcardID) -> Bool = { _ in true }
  ) throws -> [Flashcard] {
    let types = noteTypeTable
    return try cardIDs(inFiltered: deck).filter(isWanted).compactMap { id in
      var card: Flashcard? = try readable(id.rawValue, types)
      card?.stay = nil
      return card
    }
  }
}

/// The cards of a filtered deck that a session shows first.
struct FirstCards {
  /// Those that are not in steps within a day, in their order.
  var cards: [FlashcardID] = []
  /// The notes of all of them.
  var notes: Set<NoteID> = []
  /// The numbers of cards that come later.
  var unloaded = StudyCounts()
  /// Those that can't be read, which the next ones take the place of.
  var unreadable: Set<FlashcardID> = []
  /// The number of unreadable records.
  var damaged = 0
}

extension StudyReader {
  /// The cards of a filtered deck that a session shows first on a day: all in steps within the day, and
  /// a page of the others that can be read.
  ///
  /// - Parameter homes: the options of the decks that the cards come from.
  func firstCards(
    of deck: FilteredDeck,
    on day: StudyDay,
    homes: [DeckID: DeckOptions]
  ) throws -> FirstCards {
    let all = try filteredCards(of: deck.id, on: day)
    let order = FilteredDay(all, deck.options, homes: homes)
    var first = FirstCards()
    first.notes = Set(all.lazy.filter { order.steps[$0.id] != nil }.map(\.note))
    var rest = order.main[...]
    var reader = StudyReader(records)
    while first.cards.count < FilteredDay.page, !rest.isEmpty {
      let ids = Array(rest.prefix(FilteredDay.page - first.cards.count))
      rest = rest.dropFirst(ids.count)
      let cards = try reader.cards(ids)
      let notes = Set(try reader.notes(Set(cards.map(\.note))).map(\.id))
      first.unreadable.formUnion(Set(ids).subtracting(cards.map(\.id)))
      first.cards += cards.filter { notes.contains($0.note) }.map(\.id)
      first.notes.formUnion(notes)
    }
    let new = Set(all.lazy.filter { $0.state.shown(deck.options) == .new }.map(\.id))
    first.unloaded.new = rest.count { new.contains($0) }
    first.unloaded.review = rest.count - first.unloaded.new
    first.damaged = reader.damaged
    return first
  }

  /// The numbers of cards of a filtered deck that can be studied there on a day.
  ///
  /// - Parameter homes: the options of the decks that the cards come from.
  func counts(
    of deck: FilteredDeck,
    on day: StudyDay,
    homes: [DeckID: DeckOptions]
  ) throws -> StudyCounts {
    FilteredDay(try filteredCards(of: deck.id, on: day), deck.options, homes: homes).counts
  }

  /// The numbers of cards of a filtered deck that can be studied there on each of some days, if nothing
  /// is studied until then. They change once what is buried on the first day is no more, and on the days
  /// for which cards wait that were answered there.
  func counts(
    of deck: FilteredDeck,
    on days: Range<StudyDay>,
    homes: [DeckID: DeckOptions]
  ) throws -> [StudyCounts] {
    var changes: Set<StudyDay> = [days.lowerBound, days.lowerBound + 1]
    try records.each(
      """
      SELECT DISTINCT due_day FROM record_flashcard INDEXED BY flashcard_filtered
      WHERE filtered = ? AND last_review >= filtered_since AND due_day IS NOT NULL
      """,
      deck.id.rawValue
    ) { changes.insert(StudyDay($0.integerOrZero(0))) }
    var counts = StudyCounts()
    return try days.map { day in
      if changes.contains(day) { counts = try self.counts(of: deck, on: day, homes: homes) }
      return counts
    }
  }

  /// The cards of a filtered deck that can be studied there, from their columns: no card is opened.
  ///
  /// - Parameter withBuried: true to have those among them that are buried for the day.
  func filteredCards(
    of deck: FilteredDeckID,
    on today: StudyDay,
    withBuried: Bool = false
  ) throws -> [FilteredCard] {
    var cards: [FilteredCard] = []
    try records.each(
      """
      SELECT id, note, deck, filtered_place, filtered_since, again_time, phase, due_day, due_time,
        last_review, buried
      FROM record_flashcard INDEXED BY flashcard_filtered
      WHERE filtered = ? AND due = ? AND (? OR buried IS NOT ?)
      """,
      deck.rawValue,
      DueNumber.away.number,
      Int64(withBuried ? 1 : 0),
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
          buriedOn: row.integer(10).map { StudyDay($0) },
          today: today
        )
      )
    }
    return cards
  }
}

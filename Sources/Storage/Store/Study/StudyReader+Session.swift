import Database
import Flashcards
import Vault

extension StudyReader {
  /// Reads those cards of some decks that a session can show, those that it holds already, and the
  /// others of the same notes; with these notes, and with the number of remaining cards.
  ///
  /// The clear columns say which cards are worth opening, and the queue chooses among them by their
  /// contents. A card whose note is unreadable is replaced by the next one.
  ///
  /// - Parameter request: the session's request, without its cards.
  mutating func session(
    _ request: StudyRequest,
    holding held: Set<CardID>
  ) throws -> (cards: [Card], notes: [Note], others: Int) {
    let today = request.boundary.day(of: request.now)
    let decks = request.decks.map(\.id).sorted()
    var count = 0
    var candidates: [CardID] = []
    for deck in decks {
      count += try records.count(of: .flashcard, .column("deck", deck.rawValue))
      func add(_ card: CardID, _ dueState: DueState) {
        if dueState.canBeStudied(at: request.now, on: today) { candidates.append(card) }
      }
      try eachNew(of: deck, add)
      try eachAnswered(of: deck, upTo: today, add)
    }
    let within = Set(decks)
    let wanted = try Set(held.compactMap { try note(of: $0, in: within) })
    // By their ids, so that each page is read once.
    let opened = try cards(candidates.sorted())
    let notes = try notes(of: opened, in: request, with: wanted)
    let shown = Set(notes.map(\.id))
    let siblings = try siblings(of: shown, in: within, without: Set(candidates))
    let cards = try opened.filter { shown.contains($0.note) } + cards(siblings)
    return (cards, notes, count - cards.count)
  }

  /// The note of a card, if that is of some decks.
  private func note(of card: CardID, in decks: Set<DeckID>) throws -> NoteID? {
    guard let clear = try records.clear(of: card.rawValue, in: .flashcard),
      let deck = clear[CardColumns.deck], decks.contains(DeckID(rawValue: deck))
    else { return nil }
    return clear[CardColumns.note].map(NoteID.init)
  }

  /// The other cards of some notes, ordered by deck and note.
  private func siblings(
    of notes: Set<NoteID>,
    in decks: Set<DeckID>,
    without known: Set<CardID>
  ) throws -> [CardID] {
    var siblings: [(deck: DeckID, note: NoteID, card: CardID)] = []
    for note in notes {
      try records.each(
        "SELECT id, deck FROM record_flashcard INDEXED BY flashcard_note WHERE note = ?",
        note.rawValue
      ) { row in
        let card = CardID(rawValue: row.integer(0) ?? 0)
        let deck = DeckID(rawValue: row.integer(1) ?? 0)
        if decks.contains(deck), !known.contains(card) { siblings.append((deck, note, card)) }
      }
    }
    return siblings.sorted { ($0.deck, $0.note) < ($1.deck, $1.note) }.map(\.card)
  }

  /// The notes of the cards that a session can show, and the other requested ones.
  private mutating func notes(
    of cards: [Card],
    in request: StudyRequest,
    with others: Set<NoteID>
  ) throws -> [Note] {
    var request = request
    request.cards = cards
    var notes: [Note] = []
    var asked: Set<NoteID> = []
    var wanted = others
    while true {
      let upcoming = request.upcoming
      wanted.formUnion(cards.lazy.filter { upcoming.contains($0.id) }.map(\.note))
      wanted.subtract(asked)
      guard !wanted.isEmpty else { return notes }
      let found = try self.notes(wanted)
      notes += found
      asked.formUnion(wanted)
      let missing = wanted.subtracting(found.map(\.id))
      guard !missing.isEmpty else { return notes }
      request.cards.removeAll { missing.contains($0.note) }
    }
  }
}

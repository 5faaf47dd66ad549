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
    var places: [(card: CardID, note: NoteID)] = []
    var candidates: [CardID] = []
    var wanted: Set<NoteID> = []
    for deck in request.decks.map(\.id).sorted() {
      let selection = RecordSelection.column("deck", deck.rawValue, order: ["deck", "note"])
      try records.eachIndexed(of: .flashcard, selection) { id, values in
        let card = CardID(rawValue: id)
        let note = NoteID(rawValue: values[CardColumns.note] ?? 0)
        places.append((card, note))
        if CardColumns.dueState(values)?.canBeStudied(at: request.now, on: today) == true {
          candidates.append(card)
        }
        if !held.isEmpty, held.contains(card) { wanted.insert(note) }
      }
    }
    let opened = try cards(candidates)
    let notes = try notes(of: opened, in: request, with: wanted)
    let shown = Set(notes.map(\.id))
    let tried = Set(candidates)
    let siblings = places.filter { shown.contains($0.note) && !tried.contains($0.card) }
    let cards = try opened.filter { shown.contains($0.note) } + cards(siblings.map(\.card))
    return (cards, notes, places.count - cards.count)
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

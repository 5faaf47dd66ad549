import Flashcards
import Vault

extension StudyReader {
  /// Reads those cards of some decks that a session can show, those that it holds already, and the
  /// others of the same notes; with these notes, their cards in all other decks, and whether there are no
  /// more cards in these.
  ///
  /// The indexed columns say which cards are due, and only these are opened, and not kept. New cards are
  /// ordered by their contents, so all of a deck are opened as long as the limits have room for one.
  /// A card that is unreadable, or whose note is, is replaced by the next one.
  ///
  /// - Parameters:
  ///   - request: the session's request, without its cards.
  ///   - guests: the filtered decks within the studied one, with their cards.
  mutating func session(
    _ request: StudyRequest,
    guests: [(deck: FilteredDeck, cards: [FilteredCard])] = [],
    holding held: Set<FlashcardID>
  ) throws -> (cards: [Flashcard], notes: [Note], siblings: [Flashcard], isWhole: Bool) {
    let today = request.boundary.day(of: request.now)
    let decks = request.decks.filter { request.selected.contains($0.name) }.map(\.id).sorted()
    let studied = Set(decks)
    let within = Set(request.decks.map(\.id))
    var request = request
    var due: [FlashcardID] = []
    var new: [DeckID: [FlashcardID]] = [:]
    var marked: Set<NoteID> = []
    for deck in decks {
      try eachAnswered(of: deck, upTo: today) { card, state in
        guard state.canBeStudied(at: request.now, on: today) else { return }
        due.append(card)
        if request.order.asksNotes { marked.insert(state.note) }
      }
      try eachNew(of: deck) { card, state in
        guard state.canBeStudied(at: request.now, on: today) else { return }
        new[deck, default: []].append(card)
        if request.order.asksNotes { marked.insert(state.note) }
      }
    }
    for (deck, cards) in guests {
      for card in cards {
        switch card.state.shown(deck.options) {
        case .later: continue
        case .new: new[deck.contents.id, default: []].append(card.id)
        case .step, .dayStep, .review: due.append(card.id)
        }
        if request.order.asksNotes { marked.insert(card.note) }
      }
    }
    request.added = try added(marked)
    let candidates = StudyCandidates(request)
    var dueCandidates: [StudyCandidate] = []
    try eachCard(due.sorted()) { card in
      if let candidate = candidates.candidate(card) { dueCandidates.append(candidate) }
    }
    var cards = Asked(by: \Flashcard.id)
    var notes = Asked(by: \Note.id)
    try notes.ask(for: held.compactMap { try note(of: $0, in: within) }) { try self.notes(Set($0)) }
    var missing: Int
    repeat {
      missing = cards.missing.count + notes.missing.count
      var choice = DayChoice(
        request,
        among: dueCandidates.lazy.filter {
          !cards.missing.contains($0.card.id) && !notes.missing.contains($0.note)
        }
      )
      try cards.ask(for: choice.notes.keys) { try self.cards($0) }
      /// Opens the new cards of some decks, and keeps those that are chosen.
      func takeNew(of decks: [Deck]) throws {
        var found = try cards.look(for: decks.flatMap { new[$0.id] ?? [] }) { try self.cards($0) }
        found.removeAll { notes.missing.contains($0.note) }
        choice.take(new: found.lazy.compactMap { candidates.candidate($0) })
        cards.keep(found.filter { choice.notes[$0.id] != nil })
      }
      if choice.order.newGather.isByDeck {
        for deck in choice.decks where choice.hasRoomForNew(of: deck.id) {
          try takeNew(of: [deck])
        }
      } else {
        try takeNew(of: choice.decks.filter { choice.hasRoomForNew(of: $0.id) })
      }
      try notes.ask(for: choice.notes.values) { try self.notes(Set($0)) }
    } while missing != cards.missing.count + notes.missing.count
    let shown = Set(notes.found.keys)
    let all = try self.cards(of: shown)
    try cards.ask(for: all.lazy.filter { within.contains($0.deck) }.map(\.id)) {
      try self.cards($0)
    }
    var siblings: [Flashcard] = []
    // Damage of other decks does not matter here.
    try eachCard(all.filter { !within.contains($0.deck) }.map(\.id)) { siblings.append($0) }
    let loaded = cards.found.values.filter { shown.contains($0.note) }
      .sorted { ($0.note, $0.id) < ($1.note, $1.id) }
    return (
      loaded, notes.found.values.sorted { $0.id < $1.id }, siblings,
      try guests.isEmpty && hasNoMore(than: loaded.count { studied.contains($0.deck) }, in: decks)
    )
  }

  /// The places of some notes in the order of adding, of those that come from Anki.
  private func added(_ notes: Set<NoteID>) throws -> [NoteID: Int64] {
    guard !notes.isEmpty else { return [:] }
    var added: [NoteID: Int64] = [:]
    let statement = try records.db.unkeptStatement("SELECT anki_id FROM record_note WHERE id = ?")
    for note in notes.sorted() {
      try statement.each([note.rawValue]) { row in
        added[note] = row.integer(0).map { IDSource.place(ofAnki: $0) }
      }
    }
    return added
  }

  /// The note of a card, if that is of some decks.
  private func note(of card: FlashcardID, in decks: Set<DeckID>) throws -> NoteID? {
    guard let indexed = try records.indexedValues(of: card.rawValue, in: .flashcard),
      let deck = indexed[FlashcardColumn.deck.place], decks.contains(DeckID(rawValue: deck))
    else { return nil }
    return indexed[FlashcardColumn.note.place].map(NoteID.init)
  }

  /// The cards of some notes, ordered by id, with the decks that they are in.
  func cards(of notes: Set<NoteID>) throws -> [(id: FlashcardID, deck: DeckID)] {
    var cards: [(id: FlashcardID, deck: DeckID)] = []
    for note in notes {
      try records.each(
        "SELECT id, deck FROM record_flashcard INDEXED BY flashcard_note WHERE note = ?",
        note.rawValue
      ) { row in
        let card = FlashcardID(rawValue: row.integerOrZero(0))
        cards.append((card, DeckID(rawValue: row.integerOrZero(1))))
      }
    }
    return cards.sorted { $0.id < $1.id }
  }

  /// The lowest and the highest position of cards of some decks, dormant ones included; 0 without any.
  func positions(in decks: Set<DeckID>) throws -> ClosedRange<Int> {
    let ids = decks.sorted().map { String($0.rawValue) }.joined(separator: ",")
    let sql = "SELECT min(position), max(position) FROM record_flashcard WHERE deck IN (\(ids))"
    return try records.db.unkeptStatement(sql).first {
      Int($0.integerOrZero(0))...Int($0.integerOrZero(1))
    } ?? 0...0
  }

  /// True if some decks have no more than a number of cards, dormant ones included. Counts no further.
  func hasNoMore(than count: Int, in decks: [DeckID]) throws -> Bool {
    var left = count
    for deck in decks where left >= 0 {
      try records.each(
        """
        SELECT count(*) FROM (
          SELECT 1 FROM record_flashcard INDEXED BY flashcard_deck WHERE deck = ? LIMIT ?
        )
        """,
        deck.rawValue,
        left + 1
      ) { left -= Int($0.integer(0) ?? 0) }
    }
    return left >= 0
  }
}

/// The objects that were asked for: those that were found, and those that are missing or unreadable.
private struct Asked<ID: Hashable & Comparable, Object> {
  private let id: KeyPath<Object, ID>
  private(set) var found: [ID: Object] = [:]
  private(set) var missing: Set<ID> = []

  init(by id: KeyPath<Object, ID>) {
    self.id = id
  }

  /// Reads and keeps those that were not asked for before.
  mutating func ask(for ids: some Sequence<ID>, _ read: ([ID]) throws -> [Object]) throws {
    keep(try look(for: Set(ids).filter { found[$0] == nil }, read))
  }

  /// Reads those that are not known to be missing, in the order of their ids, so that each page is read
  /// once.
  mutating func look(
    for ids: some Sequence<ID>,
    _ read: ([ID]) throws -> [Object]
  ) throws -> [Object] {
    let ids = ids.filter { !missing.contains($0) }.sorted()
    let objects = try read(ids)
    if objects.count < ids.count {
      missing.formUnion(Set(ids).subtracting(objects.map { $0[keyPath: id] }))
    }
    return objects
  }

  mutating func keep(_ objects: [Object]) {
    for object in objects { found[object[keyPath: id]] = object }
  }
}

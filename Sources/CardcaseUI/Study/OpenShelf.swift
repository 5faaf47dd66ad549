import Flashcards

/// The shelf that is open, ready for questions about single notes and cards.
struct OpenShelf: Sendable {
  private(set) var deck: Deck
  /// The decks within it.
  private(set) var inner: [Deck]
  /// The notes, the one added last first.
  private(set) var order: [NoteID]
  private var notes: [NoteID: Note]
  private var cards: [CardID: Card]
  private var cardsOfNotes: [NoteID: [CardID]]
  private var doneToday: [DeckID: DayCounts]
  /// The day of study that `doneToday` is about.
  private var day: StudyDay

  init(_ shelf: Shelf, on day: StudyDay) {
    self.day = day
    deck = shelf.deck
    inner = shelf.inner
    order = shelf.notes.map(\.id)
    notes = Dictionary(shelf.notes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    cards = Dictionary(shelf.cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    cardsOfNotes = Dictionary(grouping: shelf.cards.map(\.id)) { [cards] in
      cards[$0]?.note ?? NoteID(rawValue: 0)
    }
    doneToday = shelf.doneToday
  }

  // MARK: Questions

  /// The deck and those within it.
  var decks: [Deck] { [deck] + inner }

  func deck(_ id: DeckID) -> Deck? { decks.first { $0.id == id } }

  func note(_ id: NoteID) -> Note? { notes[id] }

  func card(_ id: CardID) -> Card? { cards[id] }

  /// The cards of a note in these decks, in the order of its questions.
  func cards(of note: NoteID) -> [Card] {
    (cardsOfNotes[note] ?? []).compactMap { cards[$0] }.sorted { $0.ordinal < $1.ordinal }
  }

  /// All cards but those that sleep, as their words no longer ask for them.
  var awake: [Card] {
    cards.values.filter { card in
      guard let words = notes[card.note]?.words else { return false }
      if words.kind == .basic || words.kind == .typed { return card.ordinal == 0 }
      return words.ordinals.contains(card.ordinal)
    }
  }

  /// Whether there is no card at all.
  var isEmpty: Bool { cards.isEmpty }

  /// The two sides of a card.
  func face(_ id: CardID) -> CardFace? {
    guard let card = cards[id], let note = notes[card.note] else { return nil }
    return CardFace(words: note.words, ordinal: card.ordinal)
  }

  /// The newest id there is, of a note or a card: new ones come after it.
  var newest: Int64 {
    max(order.map(\.rawValue).max() ?? 0, cards.keys.map(\.rawValue).max() ?? 0)
  }

  /// The lowest and the highest place among new cards.
  var positions: ClosedRange<Int> {
    let all = cards.values.lazy.map(\.position)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// What a session of the whole shelf is made from.
  func request(_ context: ScreenContext) -> StudyRequest {
    StudyRequest(
      selected: deck.name,
      decks: decks,
      cards: awake,
      doneToday: context.boundary.day(of: context.moment) == day ? doneToday : [:],
      now: context.moment,
      boundary: context.boundary
    )
  }

  /// The scheduler of a deck's cards.
  func scheduler(of id: DeckID, boundary: DayBoundary) -> Scheduler {
    let settings = (deck(id) ?? deck).options.scheduling
    return Scheduler(model: FSRS6(), settings: settings.counting(boundary))
  }

  // MARK: Changes

  /// Follows what was written.
  mutating func apply(_ change: StudyChange, on today: StudyDay) {
    if today != day {
      doneToday = [:]
      day = today
    }
    for changed in change.decks { apply(changed) }
    inner.removeAll { change.removedDecks.contains($0.id) }
    for review in change.reviews { count(review.card, by: 1) }
    for note in change.notes {
      let isNew = notes.updateValue(note, forKey: note.id) == nil
      if isNew { order.insert(note.id, at: 0) }
    }
    for card in change.cards { apply(card) }
    for review in change.withdrawn { count(review.card, by: -1) }
    for (id, card) in cards where change.removedDecks.contains(card.deck) { cards[id] = nil }
    remove(change.removedNotes.union(emptied(by: change)))
  }

  private mutating func apply(_ changed: Deck) {
    if changed.id == deck.id {
      deck = changed
    } else if let index = inner.firstIndex(where: { $0.id == changed.id }) {
      inner[index] = changed
    } else if deck.name.contains(changed.name) {
      inner.append(changed)
      inner.sort { $0.name < $1.name }
    }
  }

  private mutating func apply(_ card: Card) {
    if deck(card.deck) == nil {
      cards[card.id] = nil
    } else if cards.updateValue(card, forKey: card.id) == nil {
      cardsOfNotes[card.note, default: []].append(card.id)
    }
  }

  /// The notes that a change left without a card.
  private func emptied(by change: StudyChange) -> Set<NoteID> {
    guard !change.cards.isEmpty || !change.removedDecks.isEmpty else { return [] }
    let touched =
      change.removedDecks.isEmpty ? Set(change.cards.map(\.note)) : Set(cardsOfNotes.keys)
    return touched.filter { cardsOfNotes[$0]?.contains { cards[$0] != nil } != true }
  }

  private mutating func remove(_ gone: Set<NoteID>) {
    guard !gone.isEmpty else { return }
    for id in gone {
      for card in cardsOfNotes.removeValue(forKey: id) ?? [] { cards[card] = nil }
      notes[id] = nil
    }
    order.removeAll { gone.contains($0) }
  }

  /// Counts a card among those seen today by what it was before its answer: that is, before the
  /// change is followed for an answer, and after it for one that was taken back.
  private mutating func count(_ id: CardID, by step: Int) {
    guard let card = cards[id] else { return }
    switch card.progress.phase {
    case .new: doneToday[card.deck, default: DayCounts()].new += step
    case .review: doneToday[card.deck, default: DayCounts()].reviews += step
    case .learning, .relearning: break
    }
  }
}

extension SchedulerSettings {
  /// The same, with days that end where the user's do.
  func counting(_ boundary: DayBoundary) -> SchedulerSettings {
    var settings = self
    if case .rollover = days { settings.days = .rollover(boundary) }
    return settings
  }
}

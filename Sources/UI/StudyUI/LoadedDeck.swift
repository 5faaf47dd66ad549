import Flashcards
import Screens
import Widgets
import WindowLevels

/// The shelf that is open, ready for questions about single notes and cards.
///
/// There may be a hundred thousand of them and the first card is waited for, so that both are kept as
/// sorted arrays; only the places of the cards are looked up by their ids.
struct LoadedDeck: Sendable {
  private(set) var deck: Deck
  /// The decks within it.
  private(set) var inner: [Deck]
  /// The note added last first.
  private var notes: [Note]
  /// In the order of their notes, and of the questions of a note.
  private var cards: [Card]
  /// Where each card stands in `cards`.
  private var places: [CardID: Int] = [:]
  private var doneToday: [DeckID: DayCounts]
  private var sets: [ParameterSetID: ParameterSet]
  /// The day of study that `doneToday` is about.
  private var day: StudyDay
  /// The day of study on which it was loaded.
  private let loadedOn: StudyDay
  /// Whether all cards of the decks are here, and not only those of a session.
  let isWhole: Bool

  init(_ shelf: DeckContents, on day: StudyDay) {
    self.day = day
    loadedOn = day
    isWhole = shelf.others == 0
    deck = shelf.deck
    inner = shelf.inner
    doneToday = shelf.doneToday
    notes = shelf.notes
    cards = shelf.cards
    sets = Dictionary(shelf.parameters.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    if !shelf.notes.indices.dropFirst().allSatisfy({ shelf.notes[$0 - 1].id > shelf.notes[$0].id })
    {
      notes.sort { $0.id > $1.id }
    }
    if !shelf.cards.indices.dropFirst()
      .allSatisfy({ Self.isOrdered(shelf.cards[$0 - 1], shelf.cards[$0]) })
    {
      cards.sort(by: Self.isOrdered)
    }
    place()
  }

  private static func isOrdered(_ one: Card, _ other: Card) -> Bool {
    (one.note, one.ordinal, one.id) < (other.note, other.ordinal, other.id)
  }

  private mutating func place() {
    places = [:]
    places.reserveCapacity(cards.count)
    for index in cards.indices { places[cards[index].id] = index }
  }

  // MARK: Questions

  /// The deck and those within it.
  var decks: [Deck] { [deck] + inner }

  func deck(_ id: DeckID) -> Deck? { decks.first { $0.id == id } }

  /// The notes, the one added last first.
  var order: [NoteID] { notes.map(\.id) }

  /// What the notes say, in their order.
  var texts: some Sequence<Note> { notes }

  func note(_ id: NoteID) -> Note? {
    let index = noteIndex(id)
    return index < notes.count && notes[index].id == id ? notes[index] : nil
  }

  /// Where a note stands, or would.
  private func noteIndex(_ id: NoteID) -> Int { notes.partitioningIndex { $0.id <= id } }

  func card(_ id: CardID) -> Card? { places[id].map { cards[$0] } }

  /// The cards of a note in these decks, in the order of its questions.
  func cards(of note: NoteID) -> [Card] {
    Array(cards[cards.partitioningIndex { $0.note >= note }...].prefix { $0.note == note })
  }

  /// The cards that a note asks for now, in the order of its questions.
  func awakeCards(of note: NoteID) -> [Card] { cards(of: note).filter { hasFace($0.id) } }

  /// All cards but those that sleep, as their words no longer ask for them.
  var awake: [Card] {
    var note = notes.count - 1
    func isAwake(_ card: Card) -> Bool {
      while note >= 0, notes[note].id < card.note { note -= 1 }
      guard note >= 0, notes[note].id == card.note else { return false }
      switch notes[note].words.kind {
      case .basic, .typed: return card.ordinal == 0
      case .basicAndReversed: return card.ordinal <= 1
      case .cloze: return notes[note].words.ordinals.contains(card.ordinal)
      }
    }
    // Mostly all are, and then none has to be copied.
    guard let asleep = cards.firstIndex(where: { !isAwake($0) }) else { return cards }
    note = notes.count - 1
    return Array(cards[..<asleep]) + cards[asleep...].filter(isAwake)
  }

  /// Whether there is no card at all.
  var isEmpty: Bool { isWhole && cards.isEmpty }

  /// Whether the cards that a session of this day can come to are here.
  func covers(_ day: StudyDay) -> Bool { isWhole || loadedOn == day }

  /// The two sides of a card.
  func face(_ id: CardID) -> CardFace? {
    guard let card = card(id), let note = note(card.note) else { return nil }
    return CardFace(words: note.words, ordinal: card.ordinal)
  }

  /// Whether a card has two sides: that it is here, and its note asks for it. Much quicker than making
  /// them.
  func hasFace(_ id: CardID) -> Bool {
    guard let card = card(id), let note = note(card.note) else { return false }
    return note.words.ordinals.contains(card.ordinal)
  }

  /// Whether an answer is typed for a card.
  func asksToType(_ id: CardID) -> Bool {
    guard hasFace(id), let card = card(id) else { return false }
    return note(card.note)?.words.kind == .typed
  }

  /// The newest id there is, of a note or a card: new ones come after it.
  var newest: Int64 {
    max(notes.first?.id.rawValue ?? 0, cards.lazy.map(\.id.rawValue).max() ?? 0)
  }

  /// The lowest and the highest place among new cards.
  var positions: ClosedRange<Int> {
    let all = cards.lazy.map(\.position)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// What a session of the whole shelf is made from.
  func request(_ context: StudyContext) -> StudyRequest {
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
    let deck = deck(id) ?? deck
    return deck.scheduler(deck.options.parameters.flatMap { sets[$0] }, boundary: boundary)
  }

  /// The set of parameters of that id, where one of the decks uses it.
  func parameters(_ id: ParameterSetID) -> ParameterSet? { sets[id] }

  /// All cards of one deck itself, those that sleep among them.
  func cards(in deck: DeckID) -> [Card] { cards.filter { $0.deck == deck } }

  // MARK: Changes

  /// Follows what was written.
  mutating func apply(_ change: ChangeSet, on today: StudyDay) {
    if today != day {
      doneToday = [:]
      day = today
    }
    for set in change.parameters where sets[set.id] == nil { sets[set.id] = set }
    for changed in change.decks { apply(changed) }
    inner.removeAll { change.removedDecks.contains($0.id) }
    for review in change.reviews { count(review.card, by: 1) }
    // A note that comes to another deck is none of this shelf's.
    let known = Set(decks.map(\.id))
    let mine = Set(change.cards.lazy.filter { known.contains($0.deck) }.map(\.note))
    for note in change.notes {
      let index = noteIndex(note.id)
      if index < notes.count, notes[index].id == note.id {
        notes[index] = note
      } else if mine.contains(note.id) {
        notes.insert(note, at: index)
      }
    }
    put(change.cards)
    for review in change.withdrawn { count(review.card, by: -1) }
    remove(change)
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

  private mutating func put(_ changed: [Card]) {
    var new: [Card] = []
    for card in changed {
      if let index = places[card.id] {
        cards[index] = card
      } else if deck(card.deck) != nil {
        new.append(card)
      }
    }
    guard !new.isEmpty else { return }
    cards += new
    cards.sort(by: Self.isOrdered)
    place()
  }

  /// Takes away what a change removed, and what it moved to other decks, with notes left without a
  /// card.
  private mutating func remove(_ change: ChangeSet) {
    let known = Set(decks.map(\.id))
    let isMoved = change.cards.contains { !known.contains($0.deck) && places[$0.id] != nil }
    guard isMoved || !change.removesNothing else { return }
    cards.removeAll {
      !known.contains($0.deck) || change.removedDecks.contains($0.deck)
        || change.removedNotes.contains($0.note) || change.removedCards.contains($0.id)
    }
    place()
    let used = Set(cards.lazy.map(\.note))
    notes.removeAll { !used.contains($0.id) }
  }

  /// Counts a card among those seen today by what it was before its answer: that is, before the
  /// change is followed for an answer, and after it for one that was taken back.
  private mutating func count(_ id: CardID, by step: Int) {
    guard let card = card(id) else { return }
    switch card.progress.phase {
    case .new: doneToday[card.deck, default: DayCounts()].new += step
    case .review: doneToday[card.deck, default: DayCounts()].reviews += step
    case .learning, .relearning: break
    }
  }
}

extension RandomAccessCollection {
  /// The first index at which `belongs` is true, where it is false up to some index and true from
  /// there on.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongs(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

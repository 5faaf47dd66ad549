import Collation
import Flashcards
import Screens
import Wording

/// The open deck with its subdecks, prepared for lookups of single notes and cards.
///
/// There may be a hundred thousand of both and the first card is waited for, so they are kept as
/// sorted arrays; only cards have an index by their ids.
struct LoadedDeck: Sendable {
  var deck: Deck
  /// The subdecks.
  var inner: [Deck]
  /// The notes, the one added last first.
  var notes: [Note]
  /// The cards in the order of their notes, and of the questions of a note.
  var cards: [Flashcard]
  /// The index of each card in `cards`.
  var places: [CardID: Int] = [:]
  var doneToday: [DeckID: DayCounts]
  var sets: [ParameterSetID: ParameterSet]
  /// The note types of the vault by their ids.
  var types: [NoteTypeID: NoteType]
  /// The rendered cards.
  var faces = FaceCache()
  /// The day of study that `doneToday` counts.
  var day: StudyDay
  /// The day of study on which it was loaded.
  private let loadedOn: StudyDay
  /// True if all cards of the decks are loaded, not only those of a session.
  let isWhole: Bool

  init(_ shelf: DeckContents, on day: StudyDay) {
    self.day = day
    loadedOn = day
    isWhole = shelf.isWhole
    deck = shelf.deck
    inner = shelf.inner
    doneToday = shelf.doneToday
    notes = shelf.notes
    cards = shelf.cards
    types = Dictionary(
      (StandardNoteType.allCases.map(\.type) + shelf.noteTypes).map { ($0.id, $0) },
      uniquingKeysWith: { $1 }
    )
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

  static func isOrdered(_ one: Flashcard, _ other: Flashcard) -> Bool {
    (one.note, one.ordinal, one.id) < (other.note, other.ordinal, other.id)
  }

  mutating func place() {
    places = [:]
    places.reserveCapacity(cards.count)
    for index in cards.indices { places[cards[index].id] = index }
  }

  // MARK: Lookups

  /// The deck and its subdecks.
  var decks: [Deck] { [deck] + inner }

  func deck(_ id: DeckID) -> Deck? { decks.first { $0.id == id } }

  /// The ids of the notes, the one added last first.
  var order: [NoteID] { notes.map(\.id) }

  /// All tags of the notes, in the order of the alphabet.
  func tags(_ collation: Collation) -> [String] {
    collation.sorted(Array(Set(notes.lazy.flatMap(\.tags.names)))) { $0 }
  }

  /// The notes in their order, for a search of their texts.
  var texts: some Sequence<Note> { notes }

  func note(_ id: NoteID) -> Note? {
    let index = noteIndex(id)
    return index < notes.count && notes[index].id == id ? notes[index] : nil
  }

  /// The index of a note in `notes`, or the one where it belongs.
  func noteIndex(_ id: NoteID) -> Int { notes.partitioningIndex { $0.id <= id } }

  func card(_ id: CardID) -> Flashcard? { places[id].map { cards[$0] } }

  /// The cards of a note in these decks, in the order of its questions.
  func cards(of note: NoteID) -> [Flashcard] {
    Array(cards[cards.partitioningIndex { $0.note >= note }...].prefix { $0.note == note })
  }

  /// The cards that a note's text has a question for, in the order of the questions.
  func awakeCards(of note: NoteID) -> [Flashcard] { cards(of: note).filter { hasFace($0.id) } }

  /// The cards of some notes that the notes' texts have a question for, note by note and in the
  /// order of the questions.
  ///
  /// - Parameter wanted: the notes, the one added last first.
  func rows(of wanted: [NoteID]) -> [CardID] {
    var rows: [CardID] = []
    rows.reserveCapacity(wanted.count)
    var (note, end) = (0, cards.count)
    for id in wanted {
      while note < notes.count, notes[note].id > id { note += 1 }
      guard note < notes.count, notes[note].id == id else { continue }
      while end > 0, cards[end - 1].note > id { end -= 1 }
      var start = end
      while start > 0, cards[start - 1].note == id { start -= 1 }
      for card in cards[start..<end] where notes[note].content.asks(card.ordinal) {
        rows.append(card.id)
      }
      end = start
    }
    return rows
  }

  /// All cards, without those whose question the note's text no longer has.
  var awake: [Flashcard] {
    var note = notes.count - 1
    func isAwake(_ card: Flashcard) -> Bool {
      while note >= 0, notes[note].id < card.note { note -= 1 }
      guard note >= 0, notes[note].id == card.note else { return false }
      return notes[note].content.asks(card.ordinal)
    }
    // Usually no card is left out, and none has to be copied.
    guard let asleep = cards.firstIndex(where: { !isAwake($0) }) else { return cards }
    note = notes.count - 1
    return Array(cards[..<asleep]) + cards[asleep...].filter(isAwake)
  }

  /// True if so many cards are loaded that their memory matters.
  var isLarge: Bool { cards.count > Self.many }

  private static let many = 5_000

  /// True if the decks have no card at all.
  var isEmpty: Bool { isWhole && cards.isEmpty }

  /// True if all cards that a session on this day can show are loaded.
  func covers(_ day: StudyDay) -> Bool { isWhole || loadedOn == day }

  /// The two sides of a card; nil until they are rendered.
  func face(_ id: CardID) -> CardFace? { faces[id] }

  /// The first lines of a card's sides, without markup.
  func firstLines(_ id: CardID) -> (question: String, answer: String) {
    guard let card = card(id), let note = note(card.note) else { return ("", "") }
    return note.content.firstLines(asking: card.ordinal)
  }

  /// The first lines of a card's sides, as a voice says them.
  func firstLinesHeard(_ id: CardID, _ wording: Wording) -> (question: String, answer: String) {
    guard let card = card(id), let note = note(card.note) else { return ("", "") }
    return note.content.firstLinesHeard(asking: card.ordinal, wording)
  }

  /// The cards to render for a screen, of those that it shows or shows next.
  mutating func facesToRender(_ cards: [CardID]) -> [WantedFace] {
    faces.wanted(cards.map { ($0, faceRequest($0)) })
  }

  /// All that the sides of a card are made of; nil if its note does not make it.
  private func faceRequest(_ id: CardID) -> FaceRequest? {
    guard hasFace(id), let card = card(id), let note = note(card.note) else { return nil }
    return note.content.faceRequest(
      ordinal: card.ordinal,
      tags: note.tags.text,
      deck: deck(card.deck)?.name.description ?? "",
      flag: card.flag
    )
  }

  /// Keeps rendered cards.
  ///
  /// - Returns: The reason why one could not be rendered; nil if all could.
  mutating func receive(_ rendered: [CardID: RenderedFace]) -> FailureReason? {
    faces.receive(rendered)
  }

  /// True if a card is loaded and its note's text has its question. Much faster than `face`.
  func hasFace(_ id: CardID) -> Bool {
    guard let card = card(id), let note = note(card.note) else { return false }
    return note.content.asks(card.ordinal)
  }

  /// True if the answer to a card is typed.
  func asksToType(_ id: CardID) -> Bool {
    guard hasFace(id), let card = card(id) else { return false }
    return note(card.note)?.content.type.typesAnswer(card.ordinal) == true
  }

  /// The lowest and the highest position of the cards.
  var positions: ClosedRange<Int> {
    let all = cards.lazy.map(\.position)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// The input for a session with all cards of the decks.
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

  /// The scheduler for the cards of a deck.
  func scheduler(of id: DeckID, boundary: DayBoundary) -> Scheduler {
    let deck = deck(id) ?? deck
    return deck.scheduler(deck.options.parameters.flatMap { sets[$0] }, boundary: boundary)
  }

  /// The set of parameters with this id, if one of the decks uses it.
  func parameters(_ id: ParameterSetID) -> ParameterSet? { sets[id] }

  /// The note types of the vault: the standard ones, and then the others by their names.
  var noteTypes: [NoteType] {
    StandardNoteType.allCases.map(\.type)
      + types.values.filter { StandardNoteType($0.id) == nil }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// The note type with this id; nil if there is none.
  func noteType(_ id: NoteTypeID) -> NoteType? { types[id] }

  /// All cards of one deck without its subdecks, even those without a question.
  func cards(in deck: DeckID) -> [Flashcard] { cards.filter { $0.deck == deck } }
}

extension RandomAccessCollection {
  /// The first index at which `belongs` is true, in a collection where it is false up to some index
  /// and true from there on.
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

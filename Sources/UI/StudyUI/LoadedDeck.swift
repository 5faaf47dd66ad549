import Flashcards
import Preferences
import Screens
import Wording

/// The open deck with its subdecks, prepared for lookups of single notes and cards.
///
/// There may be a hundred thousand of both and the first card is waited for, so they are kept as
/// sorted arrays; only cards have an index by their ids.
struct LoadedDeck: Sendable {
  var deck: Deck
  /// The subdecks; of a filtered deck those that its cards come from.
  var inner: [Deck]
  /// The filtered decks within the deck, if a session is loaded.
  let beneath: [FilteredDeck]
  /// The decks outside of it from which cards of these come.
  var homes: [Deck]
  /// The other cards of the notes in all other decks, if a session is loaded.
  var siblings: [FlashcardID: Flashcard]
  /// The filtered decks whose answers change no schedule, if a session is loaded.
  private let previews: Set<FilteredDeckID>
  /// The first cards of a filtered deck in their order, and the numbers of those after them.
  private let page: (cards: [FlashcardID], later: StudyCounts)
  /// The numbers of cards due on each day from that of loading on, where due days are balanced.
  var load: [DeckID: [Int]]
  /// The desired retentions until exams, of the decks that have one ahead.
  private let examRetentions: [DeckID: Double]
  /// The decks above it, where their limits hold.
  let outer: [OuterDeck]
  /// The filtered deck that this is, with a deck of its name in its place; nil for any other.
  let filtered: FilteredDeck?
  /// The notes, the one added last first.
  var notes: [Note]
  /// The cards in the order of their notes, and of the questions of a note.
  var cards: [Flashcard]
  /// The index of each card in `cards`.
  var places: [FlashcardID: Int] = [:]
  var doneToday: [DeckID: DayCounts]
  var sets: [ParameterSetID: ParameterSet]
  /// The note types of the vault by their ids.
  var types: [NoteTypeID: NoteType]
  /// The day of study that `doneToday` counts.
  var day: StudyDay
  /// The day of study on which it was loaded.
  let loadedOn: StudyDay
  /// The number of the load, by which two of one deck are told apart.
  let number: Int
  /// True if all cards of the decks are loaded, not only those of a session.
  let isWhole: Bool
  /// The lowest and the highest position of the cards.
  var positions: ClosedRange<Int>

  init(_ shelf: DeckContents, number: Int = 0, on day: StudyDay) {
    self.number = number
    self.day = day
    loadedOn = day
    isWhole = shelf.isWhole
    positions = shelf.positions
    deck = shelf.deck
    inner = shelf.inner
    beneath = shelf.beneath
    homes = shelf.homes
    siblings = Dictionary(shelf.siblings.map { ($0.id, $0) }) { first, _ in first }
    previews = shelf.previews
    page = (shelf.filteredOrder, shelf.unloaded)
    outer = shelf.outer
    load = shelf.load
    examRetentions = shelf.examRetentions
    filtered = shelf.filtered
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

  /// A deck of a loaded card.
  func deck(_ id: DeckID) -> Deck? { (decks + homes).first { $0.id == id } }

  /// True if a card is studied here, or edited with the deck.
  func holds(_ card: Flashcard) -> Bool {
    isOwn(card.deck) || card.stay.map { stay in beneath.contains { $0.id == stay.deck } } ?? false
  }

  /// True for the deck or one of its subdecks.
  func isOwn(_ id: DeckID) -> Bool { decks.contains { $0.id == id } }

  func note(_ id: NoteID) -> Note? {
    let index = noteIndex(id)
    return index < notes.count && notes[index].id == id ? notes[index] : nil
  }

  /// The index of a note in `notes`, or the one where it belongs.
  func noteIndex(_ id: NoteID) -> Int { notes.partitioningIndex { $0.id <= id } }

  func card(_ id: FlashcardID) -> Flashcard? { places[id].map { cards[$0] } }

  /// True if so many cards are loaded that their memory matters.
  var isLarge: Bool { cards.count > Self.many }

  private static let many = 5_000

  /// True if the decks have no card at all.
  var isEmpty: Bool { isWhole && cards.isEmpty }

  /// True if all cards that a session on this day can show are loaded.
  func covers(_ day: StudyDay) -> Bool { isWhole || loadedOn == day }

  /// What the sides of some cards are made of; nil for one that its note does not make.
  func faceRequests(
    _ cards: some Sequence<FlashcardID>
  ) -> [(card: FlashcardID, request: FaceRequest?)] {
    cards.map { ($0, faceRequest($0)) }
  }

  /// All that the sides of a card are made of; nil if its note does not make it.
  private func faceRequest(_ id: FlashcardID) -> FaceRequest? {
    guard hasFace(id), let card = card(id), let note = note(card.note) else { return nil }
    return note.content.faceRequest(
      ordinal: card.ordinal,
      tags: note.tags.text,
      deck: deck(card.deck)?.name.description ?? "",
      flag: card.flag
    )
  }

  /// True if a card is loaded and its note's text has its question. Much faster than `face`.
  func hasFace(_ id: FlashcardID) -> Bool {
    card(id).map { isAsked($0) } ?? false
  }

  /// True for a card whose question its note's text has, also for one of another deck that is loaded.
  func asks(_ id: FlashcardID) -> Bool { (card(id) ?? siblings[id]).map { isAsked($0) } ?? false }

  /// True if a card's note is loaded, and its text has the card's question.
  private func isAsked(_ card: Flashcard) -> Bool {
    note(card.note)?.content.asks(card.ordinal) ?? false
  }

  /// True if the answer to a card is typed.
  func asksToType(_ id: FlashcardID) -> Bool {
    guard hasFace(id), let card = card(id) else { return false }
    return note(card.note)?.content.type.typesAnswer(card.ordinal) == true
  }

  /// The input for a session with all cards of the decks, and those that wait for them elsewhere.
  func request(_ context: StudyContext) -> StudyRequest {
    var request = StudyRequest(
      selected: deck.name,
      decks: decks + homes,
      cards: awake + siblings.values.filter { isAsked($0) }.sorted { $0.id < $1.id },
      doneToday: context.boundary.day(of: context.moment) == day ? doneToday : [:],
      filtered: filtered,
      limitRules: context.preferences.limitRules,
      outer: outer,
      parameters: Array(sets.values),
      now: context.moment,
      boundary: context.boundary
    )
    (request.beneath, request.previews) = (beneath, previews)
    (request.filteredOrder, request.unloaded) = page
    request.setAdded(notes)
    return request
  }

  /// The scheduler for the cards of a deck.
  func scheduler(of id: DeckID, boundary: DayBoundary) -> Scheduler {
    let deck = deck(id) ?? deck
    return deck.scheduler(
      deck.options.parameters.flatMap { sets[$0] },
      boundary: boundary,
      examRetention: examRetentions[deck.id]
    )
  }

  /// The set of parameters with this id, if one of the decks uses it.
  func parameters(_ id: ParameterSetID) -> ParameterSet? { sets[id] }
}

extension RandomAccessCollection {
  /// The first index at which `belongs` is true, in a collection where it is false up to some index
  /// and true from there on.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
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

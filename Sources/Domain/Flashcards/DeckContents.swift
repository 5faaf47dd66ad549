/// The part of a deck to load into memory.
public enum LoadScope: Sendable, Hashable {
  /// The whole deck.
  case whole
  /// The cards that a session of the current day can show, the given cards, and the other cards of
  /// the same notes.
  case session(with: Set<FlashcardID>)
  /// Some notes with their cards, as a form for notes needs them.
  case notes(Set<NoteID>)
}

/// The loaded part of a deck and of those within it, while its cards are studied, browsed or
/// edited.
public struct DeckContents: Sendable, Equatable {
  /// The deck.
  public var deck: Deck
  /// The decks within it, ordered by name.
  public var inner: [Deck]
  /// The notes that have cards in these decks, the newest first: all of them, those of a session, or
  /// those that were asked for.
  public var notes: [Note]
  /// The cards of those notes in these decks, dormant ones included.
  public var cards: [Flashcard]
  /// The numbers of cards seen on the current day of study, for each deck by itself.
  public var doneToday: [DeckID: DayCounts]
  /// The sets of parameters that these decks use.
  public var parameters: [ParameterSet]
  /// The note types of the vault, but for the standard ones, ordered by name.
  public var noteTypes: [NoteType]
  /// True if all cards of these decks are loaded.
  public var isWhole: Bool
  /// The numbers of cards due on each day from the current one on, deck by deck; empty where due days
  /// are not balanced.
  public var load: [DeckID: [Int]] = [:]
  /// The decks above the deck, where their limits hold.
  public var outer: [OuterDeck] = []
  /// The filtered deck that they are the contents of; nil for those of any other.
  public var filtered: FilteredDeck?
  /// The first cards of a filtered deck, in their order, where not all are loaded; empty otherwise.
  package var filteredOrder: [FlashcardID] = []
  /// The numbers of those that come after them.
  package var unloaded = StudyCounts()
  /// The filtered decks within the deck, whose cards a session shows with those of the others.
  package var beneath: [FilteredDeck] = []
  /// The decks outside of the deck from which cards of these come.
  package var homes: [Deck] = []
  /// The other cards of the notes in all other decks, if a session is loaded: they wait for its cards.
  package var siblings: [Flashcard] = []
  /// The filtered decks whose answers change no schedule, if a session is loaded.
  package var previews: Set<FilteredDeckID> = []
  /// The desired retentions until exams, of the decks that have one ahead, if a session is loaded.
  package var examRetentions: [DeckID: Double] = [:]
  private var knownPositions: ClosedRange<Int>?

  /// Creates a value from its parts.
  public init(
    deck: Deck,
    inner: [Deck] = [],
    notes: [Note] = [],
    cards: [Flashcard] = [],
    doneToday: [DeckID: DayCounts] = [:],
    parameters: [ParameterSet] = [],
    noteTypes: [NoteType] = [],
    isWhole: Bool = true,
    positions: ClosedRange<Int>? = nil
  ) {
    self.deck = deck
    self.inner = inner
    self.notes = notes
    self.cards = cards
    self.doneToday = doneToday
    self.parameters = parameters
    self.noteTypes = noteTypes
    self.isWhole = isWhole
    knownPositions = positions
  }

  /// The lowest and the highest position of all cards of these decks, where they are known; otherwise of
  /// the loaded ones. 0 without cards.
  public var positions: ClosedRange<Int> {
    get {
      let all = cards.lazy.map(\.position)
      return knownPositions ?? (all.min() ?? 0)...(all.max() ?? 0)
    }
    set { knownPositions = newValue }
  }
}

/// The input from which a study session is made.
public struct StudyRequest: Sendable {
  /// The deck to study, with all within it.
  public var selected: DeckName
  /// All relevant decks; others are ignored.
  public var decks: [Deck]
  /// The cards to choose from, without dormant ones.
  public var cards: [Flashcard]
  /// The numbers of cards seen today already, for each deck by itself.
  public var doneToday: [DeckID: DayCounts]
  /// The filtered deck to study in place of the selected one; nil for that. Its cards come in its own
  /// order, without limits.
  public var filtered: FilteredDeck?
  /// The filtered decks within the selected deck, whose cards come with those of the others; the decks
  /// that they come from may be outside of it.
  package var beneath: [FilteredDeck] = []
  /// The filtered decks elsewhere whose answers change no schedule.
  package var previews: Set<FilteredDeckID> = []
  /// The cards of the filtered deck in their order, as far as they are loaded, where not all are.
  package var filteredOrder: [FlashcardID] = []
  /// The numbers of cards of the filtered deck that come after them.
  package var unloaded = StudyCounts()
  /// The rules of the limits.
  public var limitRules: LimitRules
  /// The decks above the selected one, whose limits hold where they start from the top.
  public var outer: [OuterDeck]
  /// The sets of parameters that the decks use.
  public var parameters: [ParameterSet]
  /// The places of notes in the order of adding, where their ids do not tell them.
  public var added: [NoteID: Int64]
  /// The current moment.
  public var now: LocalMoment
  /// The end of the days of study.
  public var boundary: DayBoundary

  /// Creates a request from its parts.
  public init(
    selected: DeckName,
    decks: [Deck],
    cards: [Flashcard],
    doneToday: [DeckID: DayCounts] = [:],
    filtered: FilteredDeck? = nil,
    limitRules: LimitRules = LimitRules(),
    outer: [OuterDeck] = [],
    parameters: [ParameterSet] = [],
    added: [NoteID: Int64] = [:],
    now: LocalMoment,
    boundary: DayBoundary = DayBoundary()
  ) {
    self.selected = selected
    self.decks = decks
    self.cards = cards
    self.doneToday = doneToday
    self.filtered = filtered
    self.limitRules = limitRules
    self.outer = outer
    self.parameters = parameters
    self.added = added
    self.now = now
    self.boundary = boundary
  }

  /// The order of the studied deck.
  package var order: StudyOrder {
    decks.first { $0.name == selected }?.options.order ?? StudyOrder()
  }

  /// Takes the places in the order of adding from the notes of the cards, if the order asks for them.
  package mutating func setAdded(_ notes: [Note]) {
    guard order.asksNotes else { return }
    for note in notes { added[note.id] = note.ankiID.map { IDSource.place(ofAnki: $0) } }
  }
}

/// A deck that takes cards from others, for as long as they are studied in it.
public struct FilteredDeck: Sendable, Codable, Hashable {
  /// The identifier, which a rename keeps.
  public let id: FilteredDeckID
  /// The id in Anki; nil if it does not come from there.
  public let ankiID: Int64?
  /// The full name. No other deck has it, filtered or not.
  public var name: DeckName
  /// The searches, and what answers do.
  public var options: FilteredOptions
  /// Anki's own encoding of the deck; nil if it does not come from there.
  public var carried: [UInt8]?

  /// Creates a filtered deck.
  public init(
    id: FilteredDeckID,
    ankiID: Int64? = nil,
    name: DeckName,
    options: FilteredOptions = FilteredOptions(),
    carried: [UInt8]? = nil
  ) {
    self.id = id
    self.ankiID = ankiID
    self.name = name
    self.options = options
    self.carried = carried
  }

  /// A deck of its id and its name, which is nowhere stored.
  package var contents: Deck { Deck(id: StudySource.filtered(id).contents, name: name) }
}

extension [FilteredDeck] {
  /// Those of them whose answers change no schedule.
  package var previews: Set<FilteredDeckID> {
    Set(lazy.filter { !$0.options.reschedules }.map(\.id))
  }
}

/// A row of the list of decks for a filtered deck.
public struct FilteredSummary: Sendable, Codable, Equatable {
  /// The deck.
  public var deck: FilteredDeck
  /// The numbers of its cards that can be studied now.
  public var counts: StudyCounts
  /// The number of its cards.
  public var cards: Int

  /// Creates a summary; nothing in it by default.
  public init(deck: FilteredDeck, counts: StudyCounts = StudyCounts(), cards: Int = 0) {
    self.deck = deck
    self.counts = counts
    self.cards = cards
  }
}

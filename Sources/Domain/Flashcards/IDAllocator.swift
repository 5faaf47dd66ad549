/// The highest ids in use, and a source of new ones above them.
public struct IDAllocator: Sendable, Codable, Hashable {
  /// The highest deck id; nil if there is none.
  public private(set) var deck: DeckID?
  /// The highest note id; nil if there is none.
  public private(set) var note: NoteID?
  /// The highest card id; nil if there is none.
  public private(set) var card: CardID?
  /// The highest id of a set of parameters; nil if there is none.
  public private(set) var parameters: ParameterSetID?

  /// Creates an allocator from the highest ids.
  public init(
    deck: DeckID? = nil,
    note: NoteID? = nil,
    card: CardID? = nil,
    parameters: ParameterSetID? = nil
  ) {
    self.deck = deck
    self.note = note
    self.card = card
    self.parameters = parameters
  }

  /// An id for a deck made now.
  public mutating func nextDeck(at now: Timestamp) -> DeckID { Self.next(&deck, now) }

  /// An id for a note made now.
  public mutating func nextNote(at now: Timestamp) -> NoteID { Self.next(&note, now) }

  /// An id for a card made now.
  public mutating func nextCard(at now: Timestamp) -> CardID { Self.next(&card, now) }

  /// An id for a set of parameters made now.
  public mutating func nextParameters(at now: Timestamp) -> ParameterSetID {
    Self.next(&parameters, now)
  }

  private static func next<ID: ObjectID>(_ latest: inout ID?, _ now: Timestamp) -> ID {
    let id = ID.next(at: now, after: latest)
    latest = id
    return id
  }
}

/// What a session is over: a deck with those within it, or a filtered deck.
public enum StudySource: Hashable, Codable, Sendable {
  case deck(DeckID)
  case filtered(FilteredDeckID)

  /// The id of the contents. Those of a filtered deck have a deck of its id that is not stored.
  package var contents: DeckID {
    switch self {
    case .deck(let id): id
    case .filtered(let id): DeckID(rawValue: id.rawValue)
    }
  }

  /// The sign before the name of a filtered deck in a list of decks; empty for others.
  package var sign: String { if case .filtered = self { "% " } else { "" } }
}

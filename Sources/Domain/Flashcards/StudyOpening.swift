/// The study that a command asks the program to begin with after unlocking.
public struct StudyOpening: Sendable, Hashable, Codable {
  /// The way of studying.
  public enum Kind: String, Sendable, Codable {
    /// The cards that are due.
    case review
    /// A round on time.
    case round
  }

  /// The way of studying.
  public let kind: Kind
  /// The search for the deck; nil to choose what is next.
  public let deck: DeckQuery?

  /// A study of the deck that fits a query, or of the next one.
  public init(_ kind: Kind, of deck: DeckQuery?) {
    self.kind = kind
    self.deck = deck
  }
}

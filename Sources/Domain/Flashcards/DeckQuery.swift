import TextSearch

/// A search for one deck by its name, or by a part of it.
public struct DeckQuery: Sendable, Hashable, Codable {
  /// The text that is searched for.
  public let text: String

  /// A search for this text.
  public init(_ text: String) {
    self.text = text
  }

  /// The decks that fit best, in their order: the one with exactly this name. Without one, and then
  /// regardless of case, accents and width: those with this name; or those whose innermost levels
  /// have it; or those whose names have all of its words.
  public func matches<Item>(among items: [Item], by name: (Item) -> DeckName) -> [Item] {
    let wanted = TextFolding.fold(text)
    let levels = DeckName(text).map { $0.levels.map { TextFolding.fold($0) } } ?? []
    let words = SearchWords(text)
    let grades: [(DeckName) -> Bool] = [
      { $0.description == text },
      { TextFolding.fold($0.description) == wanted },
      { !levels.isEmpty && $0.levels.suffix(levels.count).map { TextFolding.fold($0) } == levels },
      { words.match($0.description) },
    ]
    for fits in grades {
      let found = items.filter { fits(name($0)) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

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

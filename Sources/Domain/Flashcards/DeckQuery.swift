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

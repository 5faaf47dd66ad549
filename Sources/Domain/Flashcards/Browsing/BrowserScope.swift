/// What a browser lists the cards of.
public enum BrowserScope: Hashable, Codable, Sendable {
  /// All decks.
  case everything
  /// A deck with those within it.
  case deck(DeckID)

  /// The deck; nil for all.
  public var deck: DeckID? {
    if case .deck(let id) = self { id } else { nil }
  }
}

/// What a row of a browser stands for.
public enum BrowserUnit: String, Codable, CaseIterable, Sendable {
  case cards, notes
}

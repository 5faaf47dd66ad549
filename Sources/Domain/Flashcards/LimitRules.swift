/// The rules by which daily limits hold, for all decks.
public struct LimitRules: Sendable, Hashable {
  /// True if the limit of reviews does not hold back new cards.
  public var newIgnoresReviews: Bool
  /// True if the limits of the decks above the studied one hold too.
  public var startsFromTop: Bool

  /// Creates rules; Anki's by default.
  public init(newIgnoresReviews: Bool = false, startsFromTop: Bool = false) {
    self.newIgnoresReviews = newIgnoresReviews
    self.startsFromTop = startsFromTop
  }
}

/// A deck above the studied one.
public struct OuterDeck: Sendable, Hashable {
  /// The deck.
  public let deck: Deck
  /// The numbers of cards seen today in it and within it, without those of the studied deck.
  public let doneElsewhere: DayCounts

  /// Creates a value from its parts.
  public init(deck: Deck, doneElsewhere: DayCounts) {
    self.deck = deck
    self.doneElsewhere = doneElsewhere
  }

  /// The decks above one, of all decks.
  ///
  /// - Parameter doneToday: the numbers of cards seen today, for each deck by itself.
  package static func all(
    above studied: DeckName,
    among decks: [Deck],
    doneToday: [DeckID: DayCounts]
  ) -> [OuterDeck] {
    decks.filter { $0.name.contains(studied) && $0.name != studied }.map { outer in
      let others = decks.filter { outer.name.contains($0.name) && !studied.contains($0.name) }
      let done = others.reduce(into: DayCounts()) { sum, deck in
        guard let seen = doneToday[deck.id] else { return }
        sum.new += seen.new
        sum.reviews += seen.reviews
      }
      return OuterDeck(deck: outer, doneElsewhere: done)
    }
  }
}

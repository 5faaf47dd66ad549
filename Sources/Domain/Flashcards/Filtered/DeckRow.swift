/// A row of the list of decks: a deck, or a filtered one.
package enum DeckRow: Sendable, Equatable {
  case deck(DeckSummary)
  case filtered(FilteredSummary)

  /// The full name.
  package var name: DeckName {
    switch self {
    case .deck(let summary): summary.deck.name
    case .filtered(let summary): summary.deck.name
    }
  }

  /// What studying it is over.
  package var source: StudySource {
    switch self {
    case .deck(let summary): .deck(summary.deck.id)
    case .filtered(let summary): .filtered(summary.deck.id)
    }
  }

  /// The numbers of cards to study now.
  package var due: StudyCounts {
    switch self {
    case .deck(let summary): summary.due
    case .filtered(let summary): summary.counts
    }
  }

  /// The number of cards.
  package var cards: Int {
    switch self {
    case .deck(let summary): summary.cards
    case .filtered(let summary): summary.cards
    }
  }

  /// The deck; nil for a filtered one.
  package var deck: Deck? { if case .deck(let summary) = self { summary.deck } else { nil } }

  /// The filtered deck; nil for any other.
  package var filtered: FilteredDeck? {
    if case .filtered(let summary) = self { summary.deck } else { nil }
  }

  /// The numbers of reviews that come due on each of the next days, tomorrow first; none of a filtered
  /// deck.
  package var ahead: [Int] { if case .deck(let summary) = self { summary.ahead } else { [] } }
}

extension [DeckRow] {
  /// The rows whose numbers are in those of no other: filtered decks, as cards are studied there alone,
  /// and decks that are within none.
  package var outer: [DeckRow] {
    let names = Set(compactMap(\.deck?.name))
    return filter { row in
      row.filtered != nil || !row.name.lineage.dropFirst().contains { names.contains($0) }
    }
  }

  /// The row to study after one of a name: the next in order that has due cards, from the first again
  /// after the last. Decks around a deck and within it have its cards, and are left out.
  package func next(after studied: StudySource, named name: DeckName) -> DeckRow? {
    let others = filter { row in
      guard case .deck = studied, row.filtered == nil else { return row.source != studied }
      return !row.name.contains(name) && !name.contains(row.name)
    }
    let later = others.filter { name < $0.name }
    let earlier = others.filter { !(name < $0.name) }
    return (later + earlier).first { $0.due.total > 0 }
  }
}

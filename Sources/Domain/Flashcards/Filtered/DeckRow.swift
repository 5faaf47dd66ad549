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
  /// The rows whose numbers are in those of no other: those that are within no deck.
  package var outer: [DeckRow] {
    let names = Set(compactMap(\.deck?.name))
    return filter { row in !row.name.lineage.dropFirst().contains { names.contains($0) } }
  }

  /// The row to study after one of a name: the next in order that has due cards, from the first again
  /// after the last. Those within a deck had their turn with it, and those around it have its cards: they
  /// are left out, but for those around a filtered deck, which has few of theirs.
  package func next(after studied: StudySource, named name: DeckName) -> DeckRow? {
    let isFiltered = if case .filtered = studied { true } else { false }
    let others = filter { row in
      !name.contains(row.name) && (isFiltered || !row.name.contains(name))
    }
    let later = others.filter { name < $0.name }
    let earlier = others.filter { !(name < $0.name) }
    return (later + earlier).first { $0.due.total > 0 }
  }
}

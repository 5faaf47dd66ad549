/// The cards that a filtered deck takes, in the order in which it shows each kind.
package struct FilteredChoice: Sendable, Hashable {
  /// The due of the first card in Anki; each further one has the next.
  package static let firstDue: Int64 = -100_000

  /// The cards.
  package let cards: [FlashcardID]

  /// Chooses cards: search by search, each within its limit. What the first search took does not
  /// count against the limit of the second.
  ///
  /// - Parameters:
  ///   - options: the options of the deck.
  ///   - found: the cards that each search finds, in any order. Those of the deck itself have gone
  ///     home before.
  ///   - chance: a number, a new one each time, that decides the order by chance.
  package init(
    _ options: FilteredOptions,
    among found: [[FilteredCandidate]],
    at moment: OrderMoment,
    chance: UInt64
  ) {
    var taken: Set<FlashcardID> = []
    var cards: [FlashcardID] = []
    for (search, candidates) in zip(options.searches, found) {
      let free = candidates.filter { $0.hindrance == nil && !taken.contains($0.card.id) }
      let chosen = search.order.sorted(free, at: moment, chance: chance)
        .prefix(max(0, search.limit))
      cards += chosen.map(\.card.id)
      taken.formUnion(chosen.map(\.card.id))
    }
    self.cards = cards
  }
}

/// The choice of the cards that a filtered deck takes, search by search, each within its limit. What the first
/// search took does not count against the limit of the second.
package struct FilteredChoice: Sendable {
  /// The due of the first card in Anki; each further one has the next.
  package static let firstDue: Int64 = -100_000

  /// The cards that were taken, in the order in which the deck shows each kind.
  package private(set) var cards: [FlashcardID] = []
  private var taken: Set<FlashcardID> = []
  private let moment: OrderMoment
  private let chance: UInt64

  /// Begins without cards.
  ///
  /// - Parameter chance: a number, a new one each time, that decides the order by chance.
  package init(at moment: OrderMoment, chance: UInt64) {
    self.moment = moment
    self.chance = chance
  }

  /// Takes the first cards of those that a search finds. Of the others nothing is held.
  ///
  /// - Parameter found: offers the cards one after another, in any order. Those of the deck itself have
  ///   gone home before.
  package mutating func take(
    _ search: FilteredSearch,
    among found: (_ offer: (FilteredCandidate) -> Void) throws -> Void
  ) rethrows {
    var first = FirstByKey<FlashcardID>(max(0, search.limit))
    try found { candidate in
      guard candidate.hindrance == nil, !taken.contains(candidate.card.id) else { return }
      first.offer(candidate.card.id, search.order.key(of: candidate, at: moment, chance: chance))
    }
    let chosen = first.sorted()
    cards += chosen
    taken.formUnion(chosen)
  }
}

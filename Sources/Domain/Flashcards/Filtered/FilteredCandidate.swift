/// A card that a search of a filtered deck finds, with all that decides whether it is taken, and
/// where it comes.
package struct FilteredCandidate: Sendable, Hashable {
  /// The reason for which a card is never taken.
  package enum Hindrance: Sendable, Hashable, CaseIterable {
    /// It is suspended.
    case suspended
    /// It is buried, by hand or as a sibling.
    case buried
    /// It is in a filtered deck already.
    case filtered
  }

  /// The card.
  package let card: OrderCandidate
  /// The number of lapses.
  package let lapses: Int
  /// The time of the last entry of its log, of whatever kind; nil if there is none.
  package let lastLogged: Timestamp?
  /// The reason for which it is never taken; nil for most cards.
  package let hindrance: Hindrance?

  /// Creates a value from its parts.
  package init(
    card: OrderCandidate,
    lapses: Int = 0,
    lastLogged: Timestamp? = nil,
    hindrance: Hindrance? = nil
  ) {
    self.card = card
    self.lapses = lapses
    self.lastLogged = lastLogged
    self.hindrance = hindrance
  }
}

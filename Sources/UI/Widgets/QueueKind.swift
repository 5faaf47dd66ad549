/// A kind of card in the three counts of a deck, each of which has a colour.
package enum QueueKind: Hashable, Sendable, CaseIterable {
  /// Cards without an answer.
  case new
  /// Cards in their learning steps.
  case learning
  /// Cards that are due.
  case due
}

package import PaymentCards

/// A step of a conversation that its screen knows nothing of.
package enum SubStep: Hashable, Sendable {
  /// The menu of the chosen row.
  case row
  /// The menu of the marked rows.
  case marked
  /// The files that a path can become.
  case files
  /// The choice of the card that is to have another place, and of that place.
  case order, place
  /// The confirmation before a part of a card is shown.
  case confirming(CardPart)
  /// The part of a card that was asked for was said.
  case shown(CardPart)
  /// The confirmation before a version of a conflict is shown, counted from 0.
  case confirmingVersion(Int)
  /// A version of a conflict was said.
  case shownVersion(Int)
  /// The brands that a card can have.
  case brands
  /// The recovery key is shown.
  case recoveryKey
  /// All of a form is told before it is saved.
  case summary
}

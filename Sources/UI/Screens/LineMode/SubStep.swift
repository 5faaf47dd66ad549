package import PaymentCards

/// A step of a conversation that its screen knows nothing of.
package enum SubStep: Hashable, Sendable {
  /// What to do with the row that was chosen.
  case row
  /// Which card is to have another place, and which place.
  case order, place
  /// Whether the number or the security code is really to be shown.
  case number, securityCode
  /// The number or the security code was said.
  case shown(CardField)
  /// The recovery key is shown.
  case recoveryKey
}

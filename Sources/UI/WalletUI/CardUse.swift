package import PaymentCards

/// The use that a kept card is decrypted for. Only the part needed is handed out; the rest is wiped
/// at once.
package enum CardUse: Hashable, Sendable {
  /// Show its notes and its custom fields, without what those hide.
  case notes
  /// Reveal a part for a while.
  case reveal(PaymentCardPart)
  /// Edit all of it but its security code.
  case edit

  /// The part of a card that this use needs.
  package func part(of card: PaymentCard<SecretDigits>) -> PaymentCard<SecretDigits> {
    var part = card
    if self != .edit, self != .reveal(.number) { part.number = SecretDigits() }
    if self != .reveal(.securityCode) { part.securityCode = nil }
    if self != .edit {
      part.customFields = part.customFields.enumerated().map { index, field in
        self == .reveal(.custom(index, label: field.label)) ? field : field.withoutHidden
      }
    }
    return part
  }
}

/// The options for saving a card.
package struct CardSaving: Hashable, Sendable {
  /// The card to replace; nil to add a new one.
  package var replacing: Int64?
  /// The version of the card to replace as the form began with it: another one is not replaced; nil to
  /// replace any.
  package var version: Int64?
  /// The card whose security code the new card gets if it has none itself; nil for none.
  package var codeSource: Int64?
  /// The cards to compare the number with. If one has the same number, nothing is saved and that
  /// card is reported.
  package var unlessSameAs: [Int64]

  /// Options to save a new card, unless others are given.
  package init(
    replacing: Int64? = nil,
    version: Int64? = nil,
    codeSource: Int64? = nil,
    unlessSameAs: [Int64] = []
  ) {
    self.replacing = replacing
    self.version = version
    self.codeSource = codeSource
    self.unlessSameAs = unlessSameAs
  }
}

package import PaymentCards
import Secrets

/// Changes of a card's fields. All other fields stay as they are.
package struct CardPatch: Sendable {
  /// A change of a card in the current month, which an expiry may not be too far ahead of.
  typealias Edit =
    @Sendable (inout PaymentCard<SecretDigits>, YearMonth) throws(CardPatchFailure) -> Void

  var edits: [Edit] = []
  /// The new number; nil if it stays as it is.
  package internal(set) var number: SecretDigits?

  /// The card after the changes.
  ///
  /// - Parameter now: the current month.
  /// - Throws: the first value that a card can't have.
  package func applied(
    to card: PaymentCard<SecretDigits>,
    now: YearMonth
  ) throws(CardPatchFailure) -> PaymentCard<SecretDigits> {
    var card = card
    for edit in edits { try edit(&card, now) }
    card.setOwnBrand(card.ownBrand)
    return card
  }

  /// True if the number gets a value that may be mistyped.
  package var hasDoubtfulNumber: Bool {
    number.map { NumberCheck($0).saving != .allowed } ?? false
  }
}

/// The reason why a card's fields can't be changed. Nothing that was given is part of it.
package enum CardPatchFailure: Error, Equatable, Sendable {
  /// The text is no JSON.
  case file(CardFileFailure)
  /// The JSON is no object.
  case notAnObject
  /// The object names no field.
  case empty
  /// The object names something that is no field.
  case unknownName
  /// The object names a field twice, by this name.
  case twice(String)
  /// A card can't have the field's value.
  case value(PaymentCardField)
}

package import PaymentCards
import Secrets

/// One item of a file, as it is read.
package enum CardFileItem: Sendable {
  /// A card.
  case card(ImportedPaymentCard)
  /// Something that no card can be made of.
  case refused(RefusedItem)
}

/// The place of an item in a file.
package struct ItemPlace: Hashable, Sendable {
  /// The things counted.
  package enum Unit: Hashable, Sendable {
    /// The items of a file, from 1.
    case item
    /// The lines of a file, from 1; an item's first line.
    case line
  }

  /// The things counted.
  package let unit: Unit
  /// The number, from 1.
  package let number: Int

  /// A place.
  package init(_ unit: Unit, _ number: Int) {
    self.unit = unit
    self.number = number
  }
}

/// A card out of a file.
package struct ImportedPaymentCard: Sendable {
  /// The place.
  package let place: ItemPlace
  /// The card, its security code too.
  package var card: PaymentCard<SecretDigits>
  /// The oddities to tell the user.
  package let remarks: [ImportRemark]

  /// A card with its remarks.
  package init(
    place: ItemPlace,
    card: PaymentCard<SecretDigits>,
    remarks: [ImportRemark] = []
  ) {
    self.place = place
    self.card = card
    self.remarks = remarks
  }
}

/// An oddity of a card that can be imported all the same.
package enum ImportRemark: Hashable, Sendable {
  /// The check digit does not agree.
  case checkDigit
  /// No brand is known to have such numbers, or not of this length.
  case unknownBrand
  /// There is no month that the expiry could mean; it became a labelled field.
  case expiryUnreadable
  /// The security code is not three or four digits; it became a labelled field.
  case codeUnreadable
  /// It was put away there, but not deleted.
  case archived
  /// A file was attached to it, which is left behind.
  case attachment(name: String)
  /// It has a passkey, which is left behind.
  case passkey
}

/// An item that no card can be made of.
package struct RefusedItem: Equatable, Sendable {
  /// The place.
  package let place: ItemPlace
  /// The title; may be empty.
  package let title: String
  /// The reason.
  package let reason: ItemRefusal

  /// An item with the reason.
  package init(place: ItemPlace, title: String, reason: ItemRefusal) {
    self.place = place
    self.title = title
    self.reason = reason
  }
}

/// The reason why an item is refused.
package enum ItemRefusal: Hashable, Sendable {
  /// It is something else.
  case notACard(ItemKind)
  /// It was thrown away there.
  case deleted
  /// There is no card number in it.
  case noNumber
  /// The number has something other than digits, spaces and hyphens.
  case numberNotDigits
  /// The number has so many digits: card numbers have 12 to 19.
  case numberLength(Int)
  /// Its texts are longer than a card's may be, or it has too many fields.
  case tooMuchText
  /// KeePassXC writes no card's values into its CSV files, and this row has none.
  case noAttributes
  /// It is not built as the format asks.
  case malformed
}

/// A kind of item that is no card.
package enum ItemKind: UInt8, Hashable, Sendable, CaseIterable {
  case login = 1, note, identity, key, password, document, bankAccount, other
}

/// The limits of card files.
package enum CardFileLimits {
  /// The largest size of a file, and of the content of an archive, in bytes.
  package static let size = 64 << 20
  /// The most bytes of text a card may have, all of it together.
  package static let text = 64 << 10
}

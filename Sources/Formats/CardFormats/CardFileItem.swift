public import PaymentCards

/// One item of a file, as it is read.
public enum CardFileItem: Sendable {
  /// A card.
  case card(ImportedCard)
  /// Something that no card can be made of.
  case refused(RefusedItem)
}

/// Where in a file an item stands.
public struct ItemPlace: Hashable, Sendable {
  /// What is counted.
  public enum Unit: Hashable, Sendable {
    /// The items of a file, from 1.
    case item
    /// The lines of a file, from 1; an item's first line.
    case line
  }

  /// What is counted.
  public let unit: Unit
  /// The number, from 1.
  public let number: Int

  /// A place.
  public init(_ unit: Unit, _ number: Int) {
    self.unit = unit
    self.number = number
  }
}

/// A card out of a file.
public struct ImportedCard: Sendable {
  /// Where it stands.
  public let place: ItemPlace
  /// The card, its security code too.
  public var card: PaymentCard<SecretDigits>
  /// What the user should know of it.
  public let remarks: [ImportRemark]
}

/// What is odd about a card that can be imported all the same.
public enum ImportRemark: Hashable, Sendable {
  /// The check digit does not agree.
  case checkDigit
  /// No brand is known to have such numbers, or not of this length.
  case unknownBrand
  /// There is no month that the expiry could mean; it is left out.
  case expiryUnreadable
  /// The security code is not three or four digits; it is left out.
  case codeUnreadable
  /// So many other values of the item have no place in a card; they are left out.
  case leftOut(Int)
}

/// An item that no card can be made of.
public struct RefusedItem: Equatable, Sendable {
  /// Where it stands.
  public let place: ItemPlace
  /// What it is called there; may be empty.
  public let title: String
  /// Why it is refused.
  public let reason: ItemRefusal
}

/// Why an item is refused.
public enum ItemRefusal: Hashable, Sendable {
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
  /// Its texts are longer than a card's may be.
  case tooMuchText
  /// KeePassXC writes no card's values into its CSV files, and this row has none.
  case noAttributes
  /// It is not built as the format asks.
  case malformed
}

/// What items are that are no cards.
public enum ItemKind: Hashable, Sendable, CaseIterable {
  /// What items are.
  case login, note, identity, key, password, document, bankAccount, other
}

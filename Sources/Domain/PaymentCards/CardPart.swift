/// A part of a card that is shown or copied on its own.
public enum CardPart: Hashable, Sendable {
  /// A field that every card may have.
  case field(PaymentCardField)
  /// The custom field at an index. Its label tells if another has taken its place.
  case custom(Int, label: String)

  /// The card number.
  public static let number = CardPart.field(.number)
  /// The expiry.
  public static let expiry = CardPart.field(.expiry)
  /// The security code.
  public static let securityCode = CardPart.field(.securityCode)

  /// The custom fields of these labels, in order.
  public static func custom(_ labels: [String]) -> [CardPart] {
    labels.enumerated().map { .custom($0, label: $1) }
  }
}

extension PaymentCard {
  /// A custom field; nil if there is none at that index with that label any more.
  public func customField(_ part: CardPart) -> CustomField? {
    guard case .custom(let index, let label) = part, customFields.indices.contains(index),
      customFields[index].label == label
    else { return nil }
    return customFields[index]
  }
}

/// A part of a card that is shown or copied on its own.
public enum PaymentCardPart: Hashable, Sendable {
  /// A field that every card may have.
  case field(PaymentCardField)
  /// The custom field at an index. Its label tells if another has taken its place.
  case custom(Int, label: String)

  /// The card number.
  public static let number = PaymentCardPart.field(.number)
  /// The expiry.
  public static let expiry = PaymentCardPart.field(.expiry)
  /// The security code.
  public static let securityCode = PaymentCardPart.field(.securityCode)

  /// The custom fields of these labels, in order.
  public static func custom(_ labels: [String]) -> [PaymentCardPart] {
    labels.enumerated().map { .custom($0, label: $1) }
  }
}

extension PaymentCard {
  /// A custom field; nil if there is none at that index with that label any more.
  public func customField(_ part: PaymentCardPart) -> CustomField? {
    guard case .custom(let index, let label) = part, customFields.indices.contains(index),
      customFields[index].label == label
    else { return nil }
    return customFields[index]
  }
}

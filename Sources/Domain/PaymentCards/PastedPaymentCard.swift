/// The values of a card that were found in a pasted text, each sure or not.
///
/// A value is sure if it has a label, or if its form and its place leave no doubt: the one valid
/// number, the one month and year, the digits right behind them that are as many as the brand's
/// security code has. A name without a label is never sure, and nothing is where there are two
/// numbers.
public struct PastedPaymentCard<Storage: DigitStorage>: Sendable {
  /// A value for one of the form's fields.
  public enum Value: Sendable {
    case number(Storage)
    case expiry(YearMonth)
    case securityCode(Storage)
    case holder(String)

    /// The field.
    public var field: PaymentCardField {
      switch self {
      case .number: .number
      case .expiry: .expiry
      case .securityCode: .securityCode
      case .holder: .holder
      }
    }
  }

  /// A value, and what speaks for it.
  public struct Finding: Sendable {
    /// The value.
    public let value: Value
    /// True if there is no doubt about it.
    public let isSure: Bool
    /// True if the text names it.
    public let isLabelled: Bool
  }

  /// The values found: the number, the expiry, the security code, the holder; more than one of a
  /// field if it is not sure which.
  public let findings: [Finding]
  /// True if the text has the number of something else, such as an IBAN or a telephone number.
  public let hasOtherNumbers: Bool

  /// Searches a text. One that is too long for a card has no values.
  public init(_ text: some Sequence<Unicode.Scalar>, now: YearMonth) {
    var search = PastedPaymentCardSearch<Storage>(PasteTokens(text).all, now: now)
    findings = search.findings()
    hasOtherNumbers = search.hasOtherNumbers
  }
}

extension PastedPaymentCard.Value: Equatable where Storage: Equatable {}
extension PastedPaymentCard.Finding: Equatable where Storage: Equatable {}

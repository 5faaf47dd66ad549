/// A payment card while it is typed.
public struct PaymentCardDraft<Storage: DigitStorage>: Sendable {
  /// The card number.
  public internal(set) var number = DigitField<Storage>()
  /// The card holder's name.
  public var holder = ""
  /// The expiry as `MMYY`.
  public internal(set) var expiry = DigitField<Storage>()
  /// The expiry of the stored card that is edited.
  var storedExpiry: YearMonth?
  /// The security code.
  public internal(set) var securityCode = DigitField<Storage>()

  /// An empty draft.
  public init() {}

  /// True if nothing has been typed.
  public var isEmpty: Bool {
    number.count + expiry.count + securityCode.count == 0 && holder.isEmpty
  }

  /// The check of the number.
  public var numberCheck: NumberCheck { NumberCheck(number.digits) }

  /// The check of the expiry. Digits equal to the stored card's expiry mean that date, in whatever
  /// century.
  public func expiryCheck(now: YearMonth) -> ExpiryCheck {
    guard let storedExpiry, hasStoredExpiry else { return ExpiryCheck(expiry.digits, now: now) }
    return ExpiryCheck(storedExpiry, now: now)
  }

  /// True if the expiry's digits are those of the stored card's expiry.
  var hasStoredExpiry: Bool {
    storedExpiry.map { date in
      let kept = date.printedDigits
      return expiry.count == kept.count
        && kept.indices.allSatisfy { expiry.digits.digit(at: $0) == kept[$0] }
    } ?? false
  }

  /// The check of the security code, for the brand of this number.
  public var securityCodeCheck: SecurityCodeCheck {
    SecurityCodeCheck(count: securityCode.count, brand: BrandMatch(number.digits).decided)
  }

  /// The state of the holder's name.
  public var holderState: HolderState { HolderCheck.state(of: holder) }

  /// The template of the number row.
  public var numberTemplate: DigitTemplate {
    .number(brand: BrandMatch(number.digits).decided, count: number.count)
  }

  /// The template of the expiry row.
  public var expiryTemplate: DigitTemplate { .expiry }

  /// The template of the security code row. While the brand is undecided it has room for the
  /// longest code of a candidate.
  public var securityCodeTemplate: DigitTemplate {
    let match = BrandMatch(number.digits)
    let size = match.decided?.facts.securityCode.size ?? SecurityCodeCheck.sizeWithoutBrand
    let capacity = match.candidates.map(\.facts.securityCode.size).max() ?? size
    return .securityCode(size: size, capacity: capacity)
  }

  /// The digits of a field and their template; nil for a field that is not typed as digits.
  public func digits(
    of field: PaymentCardField
  ) -> (digits: DigitField<Storage>, template: DigitTemplate)? {
    member(of: field).map { (self[keyPath: $0], $1) }
  }

  /// Applies an edit to a field of digits. Texts are not edited here.
  public mutating func apply(_ edit: TextEdit, to field: PaymentCardField) -> DigitEditOutcome {
    guard let (digits, template) = member(of: field) else { return .unchanged }
    return self[keyPath: digits].apply(edit, in: template)
  }

  func member(
    of field: PaymentCardField
  ) -> (WritableKeyPath<PaymentCardDraft, DigitField<Storage>>, DigitTemplate)? {
    switch field.slot {
    case .digits where field == .number: (\.number, numberTemplate)
    case .digits: (\.securityCode, securityCodeTemplate)
    case .month: (\.expiry, expiryTemplate)
    case .text, .flag, .brand, .customFields: nil
    }
  }

  /// Discards the security code and its undo state.
  public mutating func dropSecurityCode() {
    securityCode = DigitField()
  }

  /// Discards the number and the security code, and their undo state.
  public mutating func dropNumberAndCode() {
    number = DigitField()
    dropSecurityCode()
  }
}

extension PaymentCardDraft: Equatable where Storage: Equatable {}
extension PaymentCardDraft: Encodable where Storage: Encodable {}
extension PaymentCardDraft: Decodable where Storage: Decodable {}

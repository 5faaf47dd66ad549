/// A field of the card form. The raw values are the W3C's autocomplete tokens.
public enum CardField: String, CaseIterable, Codable, Sendable {
  /// The card number.
  case number = "cc-number"
  /// The card holder's name.
  case holder = "cc-name"
  /// The expiry.
  case expiry = "cc-exp"
  /// The security code.
  case securityCode = "cc-csc"
}

/// A payment card while it is typed.
public struct CardDraft<Storage: DigitStorage>: Sendable {
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
      let kept = Self.expiryDigits(of: date)
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

  /// Applies an edit to a field of digits. The holder is free text and is not edited here.
  public mutating func apply(_ edit: TextEdit, to field: CardField) -> DigitEditOutcome {
    switch field {
    case .number: return number.apply(edit, in: numberTemplate)
    case .expiry: return expiry.apply(edit, in: expiryTemplate)
    case .securityCode: return securityCode.apply(edit, in: securityCodeTemplate)
    case .holder: return .unchanged
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

extension CardDraft: Equatable where Storage: Equatable {}
extension CardDraft: Encodable where Storage: Encodable {}
extension CardDraft: Decodable where Storage: Decodable {}

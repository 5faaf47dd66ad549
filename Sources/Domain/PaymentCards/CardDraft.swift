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

/// A card being typed.
public struct CardDraft<Storage: DigitStorage>: Sendable {
  /// The card number.
  public internal(set) var number = DigitField<Storage>()
  /// The card holder's name.
  public var holder = ""
  /// The expiry as `MMYY`.
  public internal(set) var expiry = DigitField<Storage>()
  /// The expiry of the kept card that is changed.
  var keptExpiry: YearMonth?
  /// The security code.
  public internal(set) var securityCode = DigitField<Storage>()

  /// An empty draft.
  public init() {}

  /// Whether nothing has been typed.
  public var isEmpty: Bool {
    number.count + expiry.count + securityCode.count == 0 && holder.isEmpty
  }

  /// What can be said about the number.
  public var numberCheck: NumberCheck { NumberCheck(number.digits) }

  /// What can be said about the expiry. Digits that stand for the date that a kept card has are that
  /// date, of whatever century.
  public func expiryCheck(now: YearMonth) -> ExpiryCheck {
    guard let keptExpiry, hasKeptExpiry else { return ExpiryCheck(expiry.digits, now: now) }
    return ExpiryCheck(keptExpiry, now: now)
  }

  /// Whether the expiry's digits stand for the date that a kept card has.
  var hasKeptExpiry: Bool {
    keptExpiry.map { date in
      let kept = Self.expiryDigits(of: date)
      return expiry.count == kept.count
        && kept.indices.allSatisfy { expiry.digits.digit(at: $0) == kept[$0] }
    } ?? false
  }

  /// What can be said about the security code, beside this number.
  public var securityCodeCheck: SecurityCodeCheck {
    SecurityCodeCheck(count: securityCode.count, brand: BrandMatch(number.digits).decided)
  }

  /// How the holder's name stands.
  public var holderState: HolderState { HolderCheck.state(of: holder) }

  /// The shape of the number row.
  public var numberTemplate: DigitTemplate {
    .number(brand: BrandMatch(number.digits).decided, count: number.count)
  }

  /// The shape of the expiry row.
  public var expiryTemplate: DigitTemplate { .expiry }

  /// The shape of the security code's row. While no brand is decided there is room for the longest
  /// code of a candidate.
  public var securityCodeTemplate: DigitTemplate {
    let match = BrandMatch(number.digits)
    let size = match.decided?.facts.securityCode.size ?? SecurityCodeCheck.sizeWithoutBrand
    let capacity = match.candidates.map(\.facts.securityCode.size).max() ?? size
    return .securityCode(size: size, capacity: capacity)
  }

  /// Does what a key asks in a field of digits. The holder is free text and has none to edit.
  public mutating func apply(_ edit: TextEdit, to field: CardField) -> DigitEditOutcome {
    switch field {
    case .number: return number.apply(edit, in: numberTemplate)
    case .expiry: return expiry.apply(edit, in: expiryTemplate)
    case .securityCode: return securityCode.apply(edit, in: securityCodeTemplate)
    case .holder: return .unchanged
    }
  }

  /// Forgets the security code, and what undo would bring back of it.
  public mutating func dropSecurityCode() {
    securityCode = DigitField()
  }

  /// Forgets the number and the security code, and what undo would bring back of them.
  public mutating func dropNumberAndCode() {
    number = DigitField()
    dropSecurityCode()
  }
}

extension CardDraft: Equatable where Storage: Equatable {}
extension CardDraft: Encodable where Storage: Encodable {}
extension CardDraft: Decodable where Storage: Decodable {}

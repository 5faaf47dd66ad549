extension PaymentCardDraft {
  /// A draft filled with the values of a stored card.
  public init(editing card: PaymentCard<Storage>) {
    self.init()
    number.replaceAll(with: card.number)
    holder = card.holder
    if let date = card.expiry {
      setExpiry(date)
      storedExpiry = date
    }
    if let digits = card.securityCode { securityCode.replaceAll(with: digits) }
    number.forgetUndo()
    expiry.forgetUndo()
    securityCode.forgetUndo()
  }

  /// The first field, in the order of the form, that keeps the draft from being saved; nil if there
  /// is none.
  ///
  /// With `anyway` a suspect number is accepted. An expiry that has passed, the expiry that the
  /// card had before, and an empty holder, expiry or security code are always accepted.
  public func firstInvalidField(now: YearMonth, anyway: Bool) -> PaymentCardField? {
    switch numberCheck.saving {
    case .allowed: break
    case .onlyAnyway: if !anyway { return .number }
    case .refused: return .number
    }
    switch holderState {
    case .empty, .valid: break
    case .numberInWrongField, .tooLong: return .holder
    }
    switch expiryCheck(now: now).state {
    case .empty, .valid, .expired: break
    case .incomplete: return .expiry
    case .invalid: if !hasStoredExpiry { return .expiry }
    }
    switch securityCodeCheck.state {
    case .empty, .valid: return nil
    case .incomplete, .tooLong, .notDigits: return .securityCode
    }
  }

  /// The card made from the draft, with a title; nil while a field must be corrected.
  public func card(
    title: String,
    keepingCode: Bool,
    now: YearMonth,
    anyway: Bool
  ) -> PaymentCard<Storage>? {
    guard firstInvalidField(now: now, anyway: anyway) == nil else { return nil }
    let keepsCode = keepingCode && !securityCode.digits.isEmpty
    return PaymentCard(
      title: title,
      holder: holder,
      number: number.digits,
      expiry: hasStoredExpiry ? storedExpiry : expiryCheck(now: now).date,
      securityCode: keepsCode ? securityCode.digits : nil
    )
  }
}

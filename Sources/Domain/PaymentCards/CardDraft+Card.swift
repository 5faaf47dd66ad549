extension CardDraft {
  /// A draft with a kept card's values in it.
  public init(editing card: PaymentCard<Storage>) {
    self.init()
    number.replaceAll(with: card.number)
    holder = card.holder
    if let date = card.expiry {
      setExpiry(date)
      keptExpiry = date
    }
    if let digits = card.securityCode { securityCode.replaceAll(with: digits) }
    number.forgetUndo()
    expiry.forgetUndo()
    securityCode.forgetUndo()
  }

  /// The first field that keeps the draft from being saved, in the order of the form; nil when there
  /// is none. A number that is only suspect does not stand in the way of `anyway`, nor do an expiry
  /// that has passed, one that the card had before, and an empty holder, expiry or security code.
  public func firstFieldToMend(now: YearMonth, anyway: Bool) -> CardField? {
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
    case .invalid: if !hasKeptExpiry { return .expiry }
    }
    switch securityCodeCheck.state {
    case .empty, .valid: return nil
    case .incomplete, .tooLong, .notDigits: return .securityCode
    }
  }

  /// The card that the draft makes, with a title; nil while a field must be mended.
  public func card(
    title: String,
    keepingCode: Bool,
    now: YearMonth,
    anyway: Bool
  ) -> PaymentCard<Storage>? {
    guard firstFieldToMend(now: now, anyway: anyway) == nil else { return nil }
    let keepsCode = keepingCode && !securityCode.digits.isEmpty
    return PaymentCard(
      title: title,
      holder: holder,
      number: number.digits,
      expiry: hasKeptExpiry ? keptExpiry : expiryCheck(now: now).date,
      securityCode: keepsCode ? securityCode.digits : nil
    )
  }
}

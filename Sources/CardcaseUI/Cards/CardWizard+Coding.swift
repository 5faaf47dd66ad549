import PaymentCards

extension CardWizard {
  private enum CodingKeys: CodingKey {
    case draft, holder, title, stop, left, question, hasLostCode
  }

  /// Encodes what is typed, without the security code and what undo would bring back of it.
  func encode(to encoder: any Encoder) throws {
    var kept = draft
    kept.dropSecurityCode()
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kept, forKey: .draft)
    try values.encode(holder, forKey: .holder)
    try values.encode(title, forKey: .title)
    // Without a code nobody asks whether it is kept.
    try values.encode(stop == .keepCode ? .securityCode : stop, forKey: .stop)
    try values.encode(left, forKey: .left)
    try values.encodeIfPresent(question, forKey: .question)
    try values.encode(hasLostCode || draft.securityCode.count > 0, forKey: .hasLostCode)
  }

  /// Brings back what was typed, with the side up that the focus is on.
  init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    draft = try values.decode(CardDraft<SecretDigits>.self, forKey: .draft)
    holder = try values.decode(TextField.self, forKey: .holder)
    title = try values.decode(TextField.self, forKey: .title)
    stop = try values.decode(WizardStop.self, forKey: .stop)
    left = try values.decode(Set<WizardStop>.self, forKey: .left)
    question = try values.decodeIfPresent(LeaveQuestion.self, forKey: .question)
    hasLostCode = try values.decode(Bool.self, forKey: .hasLostCode)
    turn = CardTurn(showing: side(of: stop))
  }
}

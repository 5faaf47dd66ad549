import PaymentCards

extension CardWizard {
  /// Wipes the number and the security code.
  ///
  /// - Returns: True if there were any digits.
  mutating func wipeNumberAndCode() -> Bool {
    let had = draft.number.count + draft.securityCode.count > 0 || preview != nil
    draft.dropNumberAndCode()
    pending = nil
    preview = nil
    movedOn = nil
    showsCode = false
    turn = FlipAnimation(showing: side(of: stop))
    if stop == .fixNumber { stop = .save }
    return had
  }
}

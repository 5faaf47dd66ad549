import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension CardWizard {
  /// The reading of a line for a field of the form. The line is typed into a copy of the form, so
  /// that exactly the lines that the form would not take whole are refused.
  func reading(
    of line: SecretBuffer,
    for field: CardField,
    _ context: LineModeContext<WalletData, Action>
  )
    -> LineModeReading
  {
    let card = PastedCard<SecretDigits>(line.scalars, now: context.screen.today.month)
    if PastePreview(card, focused: field) != nil {
      return .does([AnyScreenAction(Action.pasteLine(line))])
    }
    return switch field {
    case .number: digits(of: line, for: field, context)
    case .holder: holder(line, context)
    case .expiry: expiry(line, context)
    case .securityCode: digits(of: line, for: field, context)
    }
  }

  private func told(
    _ field: CardField,
    _ context: LineModeContext<WalletData, Action>,
    _ text: String
  )
    -> String
  {
    context.wording(.fieldMessage(field: context.wording(field.phrase), text: text))
  }

  private func digits(
    of line: SecretBuffer,
    for field: CardField,
    _ context: LineModeContext<WalletData, Action>
  )
    -> LineModeReading
  {
    var trial = self
    _ = trial.draft.apply(.end, to: field)
    _ = trial.draft.apply(.deleteToStart, to: field)
    let wording = context.wording
    let name = wording(field.phrase)
    for scalar in line.scalars {
      switch trial.draft.apply(.type(scalar), to: field) {
      case .rejected(.notADigit): return .refused(wording(.wizardDigitsOnly(field: name)))
      case .rejected(.full(let capacity)):
        return .refused(wording(.wizardFull(field: name, count: String(capacity))))
      case .rejected(.noMemory): return .refused(wording(.wizardNoMemory(field: name)))
      default: break
      }
    }
    let count = field == .number ? trial.draft.number.count : trial.draft.securityCode.count
    guard count > 0 else { return .refused(wording(.wizardDigitsOnly(field: name))) }
    guard field == .securityCode, !trial.draft.securityCodeCheck.isValid,
      trial.draft.numberCheck.match.decided != nil
    else { return .fits }
    let remark = ValidationMessages(
      wizard: trial,
      today: context.screen.today,
      wording: wording,
      inLines: true
    ).remark(at: .securityCode)
    return .refused(told(field, context, remark.text))
  }

  private func holder(_ line: SecretBuffer, _ context: LineModeContext<WalletData, Action>)
    -> LineModeReading
  {
    let name = String(String.UnicodeScalarView(line.scalars))
    switch HolderCheck.state(of: name) {
    case .empty, .valid: return .fits
    case .numberInWrongField:
      return .refused(told(.holder, context, context.wording(.lineModeHolderIsNumber)))
    case .tooLong(let longest):
      let text = context.wording(.holderTooLong(count: String(longest)))
      return .refused(told(.holder, context, text))
    }
  }

  /// The reading of a date as people write it, as the four digits to type.
  private func expiry(_ line: SecretBuffer, _ context: LineModeContext<WalletData, Action>)
    -> LineModeReading
  {
    let text = String(String.UnicodeScalarView(line.scalars))
    let month = context.screen.today.month
    let check = ExpiryText(text, now: month).check
    if let date = check.cardDate(now: month) {
      return .text(date.printed.filter { $0 != "/" })
    }
    let reason: String =
      switch check.state {
      case .invalid(.month): context.wording(.expiryNoMonth)
      case .invalid(.tooFarAhead(let years)):
        context.wording(.expiryTooFar(count: String(years)))
      default: context.wording(.expiryUnreadable)
      }
    return .refused(told(.expiry, context, reason))
  }
}

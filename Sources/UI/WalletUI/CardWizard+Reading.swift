import DomainWords
import PaymentCards
import Screens
import Secrets
import Wording

extension CardWizard {
  /// The reading of a line for a field of the form. The line is typed into a copy of the form, so
  /// that exactly the lines that the form would not take whole are refused.
  func reading(
    of line: SecretBuffer,
    for field: PaymentCardField,
    _ context: LineContext
  ) -> LineModeReading {
    let card = PastedPaymentCard<SecretDigits>(line.scalars, now: context.screen.today.month)
    if PastePreview(card, focused: field) != nil {
      return .does([AnyScreenAction(Action.pasteLine(line))])
    }
    return switch field.slot {
    case .month: expiry(line, context)
    case .digits: digits(of: line, for: field, context)
    case .text, .flag, .brand, .customFields: holder(line, context)
    }
  }

  private func digits(
    of line: SecretBuffer,
    for field: PaymentCardField,
    _ context: LineContext
  ) -> LineModeReading {
    var trial = self
    _ = trial.draft.apply(.end, to: field)
    _ = trial.draft.apply(.deleteToStart, to: field)
    let wording = context.wording
    let name = wording(field.name)
    for scalar in line.scalars {
      if case .rejected(let reason) = trial.draft.apply(.type(scalar), to: field) {
        return .refused(wording(reason.phrase(field: name, wording)))
      }
    }
    guard trial.hasDigits(in: field) else {
      return .refused(wording(.wizardDigitsOnly(field: name)))
    }
    guard field == .securityCode, !trial.draft.securityCodeCheck.isValid,
      trial.draft.numberCheck.match.decided != nil
    else { return .fits }
    return .refused(trial.remarks(context).told(.field(field)))
  }

  private func holder(_ line: SecretBuffer, _ context: LineContext) -> LineModeReading {
    var trial = self
    trial.draft.holder = String(String.UnicodeScalarView(line.scalars))
    let remarks = trial.remarks(context)
    return remarks.remark(at: .holder).standing == .wrong ? .refused(remarks.told(.holder)) : .fits
  }

  /// The reading of a date as people write it, as the four digits to type.
  private func expiry(_ line: SecretBuffer, _ context: LineContext) -> LineModeReading {
    let text = String(String.UnicodeScalarView(line.scalars))
    let month = context.screen.today.month
    let check = ExpiryText(text, now: month).check
    if let date = check.cardDate(now: month) {
      return .text(date.printed.filter { $0 != "/" })
    }
    let reason =
      if case .invalid = check.state { remarks(context).remark(on: check).text } else {
        context.wording(.expiryUnreadable)
      }
    let field = context.wording(PaymentCardField.expiry.name)
    return .refused(context.wording(.lineModeItem(label: field, value: reason)))
  }
}

import PaymentCards
import Windowing
import Wording

extension CardWizard {
  /// What the row of the review that has the focus does.
  mutating func choose(_ context: ScreenContext) -> [Request] {
    switch stop {
    case .mend: go(to: .number, context)
    case .save: return save(context)
    case .keepCode: keepsCode.toggle()
    default: break
    }
    return []
  }

  /// Changes the answer of the row that has the focus.
  mutating func change(_ context: ScreenContext) -> [Request] {
    guard stop == .keepCode else {
      return [.tell(StatusMessage(phrase: .wizardEnterChooses))]
    }
    keepsCode.toggle()
    return []
  }

  /// The name that a card gets when its owner gives it none.
  func usualTitle(_ wording: Wording) -> String {
    draft.numberCheck.match.decided?.facts.displayName ?? wording(.cardUntitled)
  }

  private mutating func save(_ context: ScreenContext) -> [Request] {
    guard !isSaving else { return [] }
    let now = context.today.month
    if let field = draft.firstFieldToMend(now: now, anyway: true) {
      go(to: WizardStop(field), context)
      let name = context.wording(field.phrase)
      return [.tell(StatusMessage(tone: .problem, phrase: .wizardMend, values: ["field": name]))]
    }
    let name = title.text.contains { !$0.isWhitespace } ? title.text : usualTitle(context.wording)
    guard let card = draft.card(title: name, keepingCode: keepsCode, now: now, anyway: true) else {
      return []
    }
    isSaving = true
    return [.saveCard(card, replacing: nil)]
  }
}

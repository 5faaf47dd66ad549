import PaymentCards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

extension CardWizard {
  /// Performs the action of the focused row of the review.
  mutating func choose(_ context: WalletContext) -> [Request] {
    switch stop {
    case .fixNumber: go(to: .number, context)
    case .save: return save(context)
    case .notes: isInNotes = true
    case .fields: isInFields = true
    case .brand: changeBrand(by: 1)
    case .keepCode: toggleKeeping()
    default: break
    }
    return []
  }

  /// Changes the value of the focused row.
  mutating func toggleKeeping() {
    keepsCode.toggle()
    isCodeDecided = true
    isChanged = true
  }

  /// Decides what becomes of a typed code by the answer that is remembered, or asks where the review
  /// begins.
  mutating func decideOnCode(_ context: WalletContext, isEntering: Bool) {
    guard purpose != .alone, !isCodeDecided, draft.securityCode.count > 0 else { return }
    switch context.preferences.typedCode {
    case .ask:
      if isEntering, asksForCode { ask(.code) }
    case .keep, .drop:
      keepsCode = context.preferences.typedCode == .keep
      isCodeDecided = true
    }
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    guard isSaving else { return [] }
    isSaving = false
    switch reply {
    case .saved(let entry):
      return [
        .close,
        .tell(
          StatusMessage(tone: .success, .cardSaved(name: entry.title))
        ),
      ]
    case .exists(let id):
      ask(.duplicate(of: id, canReplace: editedCard == nil))
      return []
    default: return []
    }
  }

  /// Shows a dialog with a question.
  mutating func ask(_ subject: WizardPrompt.Subject) {
    question = WizardPrompt(subject)
  }

  /// Performs the focused answer.
  mutating func answer(_ context: WalletContext) -> [Request] {
    guard let question else { return [] }
    self.question = nil
    switch question.choice {
    case .discard: return [.close]
    case .keepCode, .dropCode:
      keepsCode = question.choice == .keepCode
      isCodeDecided = true
      isChanged = true
      return [.remember(context.preferences.with(\.typedCode, keepsCode ? .keep : .drop))]
    case .stay: return []
    case .openOther, .replaceOther, .keepBoth: break
    }
    guard case .duplicate(let other, _) = question.subject else { return [] }
    switch question.choice {
    case .openOther:
      return [.close, .open(CardScreen(card: other))]
    case .replaceOther:
      isFavourite = context.data.cards.first { $0.id == other }?.isFavourite ?? false
      return save(CardSaving(replacing: other), context)
    case .keepBoth:
      return save(CardSaving(replacing: editedCard, keepsOldCode: keepsOldCode), context)
    case .stay, .discard, .keepCode, .dropCode: return []
    }
  }

  /// True if the code of the kept card stays.
  private var keepsOldCode: Bool { keepsCode && oldCodeCount > 0 && draft.securityCode.count == 0 }

  /// The default title of a card without one: its brand, or that it has no name.
  func usualTitle(_ wording: Wording) -> String {
    (ownBrand ?? draft.numberCheck.match.decided)?.facts.displayName ?? wording(.cardUntitled)
  }

  /// Saves the card, unless the wallet has one with the same number.
  private mutating func save(_ context: WalletContext) -> [Request] {
    let others = context.data.cards.filter { entry in
      entry.id != editedCard && entry.mayHave(number: draft.number.digits)
    }
    let saving = CardSaving(
      replacing: editedCard,
      keepsOldCode: keepsOldCode,
      unlessSameAs: others.map(\.id)
    )
    return save(saving, context)
  }

  private mutating func save(_ saving: CardSaving, _ context: WalletContext) -> [Request] {
    guard !isSaving else { return [] }
    let now = context.today.month
    if let field = draft.firstInvalidField(now: now, anyway: true) {
      go(to: WizardStep(field), context)
      let name = context.wording(field.phrase)
      return [.tell(StatusMessage(tone: .problem, .wizardInvalidField(field: name)))]
    }
    guard !asksForCode else {
      ask(.code)
      return []
    }
    let name = title.text.contains { !$0.isWhitespace } ? title.text : usualTitle(context.wording)
    let keepsCode = keepsCode || purpose == .alone
    guard var card = draft.card(title: name, keepingCode: keepsCode, now: now, anyway: true) else {
      return []
    }
    card.notes = notes.text
    card.isFavourite = isFavourite
    card.customFields = customFields
    card.setOwnBrand(ownBrand)
    isSaving = true
    return [.run(.save(card, saving))]
  }
}

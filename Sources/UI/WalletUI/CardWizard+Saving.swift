import DomainWords
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
    case .field(let field):
      switch field.slot {
      case .text: isInNotes = !field.isLine
      case .customFields: isInFields = true
      case .brand: changeBrand(by: 1)
      case .digits, .month, .flag: break
      }
    case .fixNumber: go(to: .number, context)
    case .save: return save(context)
    case .keepCode: toggleKeeping()
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
    case .changedMeanwhile(let exists):
      ask(.changedMeanwhile(exists: exists))
      return []
    default: return []
    }
  }

  /// Shows a dialog with a question.
  mutating func ask(_ subject: WizardPrompt.Subject) {
    question = WizardPrompt(subject)
  }

  /// Moves to another answer, or performs the focused one.
  mutating func answer(_ action: DialogAction, _ context: WalletContext) -> [Request] {
    if leaving != nil {
      guard let answer = leaving?.follow(action) else { return [] }
      leaving = nil
      switch answer {
      case .save: return save(context)
      case .discard: return [.close]
      case .stay: return []
      }
    }
    guard var question else { return [] }
    let given = action.given(&question.selected, of: question.choices.count, yes: 0, no: 1)
    self.question = given == nil ? question : nil
    guard let given else { return [] }
    question.selected = given
    switch (question.subject, question.choice) {
    case (_, .stay): return []
    case (_, .discard): return [.close]
    case (_, .keepCode), (_, .dropCode):
      keepsCode = question.choice == .keepCode
      isCodeDecided = true
      isChanged = true
      return [.remember(context.preferences.with(\.typedCode, keepsCode ? .keep : .drop))]
    case (.duplicate(let other, _), .openOther): return [.close, .open(CardScreen(card: other))]
    case (.duplicate(let other, _), .replaceOther):
      isFavourite = context.data.cards.first { $0.id == other }?.isFavourite ?? false
      return save(CardSaving(replacing: other), context)
    case (.duplicate, .keepBoth), (.changedMeanwhile, .replaceOther):
      return save(CardSaving(replacing: editedCard, codeSource: codeSource), context)
    case (.changedMeanwhile, .keepBoth):
      return save(CardSaving(codeSource: codeSource), context)
    case (.leaving, _), (.code, _), (.changedMeanwhile, .openOther): return []
    }
  }

  /// The kept card if its code stays.
  private var codeSource: Int64? {
    keepsCode && oldCodeCount > 0 && draft.securityCode.count == 0 ? editedCard : nil
  }

  /// The default title of a card without one: its brand, or that it has no name.
  func usualTitle(_ wording: Wording) -> String {
    (ownBrand ?? draft.numberCheck.match.decided)?.facts.displayName ?? wording(.cardUntitled)
  }

  /// Saves the card, unless the wallet has one with the same number.
  mutating func save(_ context: WalletContext) -> [Request] {
    let others = context.data.cards.filter { entry in
      entry.id != editedCard && entry.mayHave(number: draft.number.digits)
    }
    let saving = CardSaving(
      replacing: editedCard,
      version: version,
      codeSource: codeSource,
      unlessSameAs: others.map(\.id)
    )
    return save(saving, context)
  }

  private mutating func save(_ saving: CardSaving, _ context: WalletContext) -> [Request] {
    guard !isSaving else { return [] }
    let now = context.today.month
    if let field = draft.firstInvalidField(now: now, anyway: true) {
      go(to: .field(field), context)
      let name = context.wording(field.name)
      return [.tell(StatusMessage(tone: .problem, .wizardInvalidField(field: name)))]
    }
    guard !asksForCode else {
      ask(.code)
      return []
    }
    let title = self[.title].text
    let name = title.contains { !$0.isWhitespace } ? title : usualTitle(context.wording)
    let keepsCode = keepsCode || purpose == .alone
    guard var card = draft.card(title: name, keepingCode: keepsCode, now: now, anyway: true) else {
      return []
    }
    for field in PaymentCardField.texts where field != .title {
      if case .text(let text, _, _) = field.slot { text.set(&card, self[field].text) }
    }
    card.isFavourite = isFavourite
    card.customFields = customFields
    card.setOwnBrand(ownBrand)
    isSaving = true
    return [.run(.save(card, saving))]
  }
}

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

import DomainWords
import PaymentCards
import Screens
import Widgets
import Wording

extension CardWizard {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    if let preview { return preview.scene(context) }
    if isInNotes, let field = stop.field { return lines(of: field, context) }
    if isInFields { return fields(context) }
    if context.aside == .brands { return brands(context) }
    guard let field = stop.field, stop.takesText else { return review(context) }
    guard field.isPrinted else { return naming(field, context) }
    return hasDigits(in: field) && context.aside == .confirming(.field(field))
      ? confirmation(field, context) : typing(field, context)
  }

  func remarks(_ context: LineContext) -> ValidationMessages {
    ValidationMessages(
      wizard: self,
      today: context.screen.today,
      wording: context.wording,
      inLines: true
    )
  }

  // MARK: The fields

  /// A field, after what there is to say of the one before it. The number and the security code are
  /// typed unseen, as a terminal may keep what it has shown.
  private func typing(_ field: PaymentCardField, _ context: LineContext) -> LineScene {
    let remarks = remarks(context)
    let fields = PaymentCardField.typed
    let index = fields.firstIndex(of: field) ?? 0
    let before = index > 0 ? [remarks.told(.field(fields[index - 1]))] : []
    let isHidden = if case .digits = field.slot { true } else { false }
    let onward: Action =
      index + 1 < fields.count ? .go(.field(fields[index + 1])) : .review
    // A field that was left once is not moved on from by itself, so that all of the line goes into it.
    let clearing: [Action] = [
      .go(field == .number ? .holder : .number), .go(.field(field)), .edit(.end),
      .edit(.deleteToStart),
    ]
    // A number that looks wrong is asked for again at once; Enter keeps it all the same.
    let isDoubted =
      field == .number && draft.number.count > 0 && draft.numberCheck.saving != .allowed
    let show = hasDigits(in: field) ? [readBack(field, context)] : []
    return LineModeScene(
      name: "field \(field) \(remarks.remark(at: stop).text)",
      lines: (before + [remarks.told(.field(field))]).map { .text($0) }
        + (isHidden ? [context.line(isDoubted ? .lineModeNumberAgain : .lineModeUnseen)] : []),
      choices: [
        LineModeChoice("p", context.wording(.keyPrevious), .previous),
        LineModeChoice("end", context.wording(.wizardReview), .go(.save)),
      ] + show + [context.back(.leave)],
      entry: isHidden
        ? .hidden(
          clearing: clearing,
          submitting: [field == .number ? .submitNumber : onward]
        )
        : .text(clearing: clearing, submitting: [onward]),
      prompt: .lineModeAsk(what: context.wording(field.name)),
      onEmpty: ChoiceAction(actions: [onward]),
      reading: { [self] line in reading(of: line, for: field, context) }
    )
  }

  // MARK: Reading back

  /// True if digits were typed into a field that is typed unseen.
  func hasDigits(in field: PaymentCardField) -> Bool {
    guard case .digits = field.slot, let typed = draft.digits(of: field) else { return false }
    return typed.digits.count > 0
  }

  /// The way to hear what was typed unseen.
  private func readBack(_ field: PaymentCardField, _ context: LineContext) -> LineChoice {
    let part = PaymentCardPart.field(field)
    return LineModeChoice(
      "show",
      context.wording(part.showLabel(context.wording)),
      then: .confirming(part)
    )
  }

  /// The warning that a terminal may keep what it shows, before the typed digits are read back.
  private func confirmation(_ field: PaymentCardField, _ context: LineContext) -> LineScene {
    let part = PaymentCardPart.field(field)
    let typed = draft.digits(of: field)
    let gaps = field == .number ? typed?.template.gaps ?? [] : []
    let digits = typed?.digits.digits ?? SecretDigits()
    return context.warning(
      "confirmation \(field)",
      before: part.showLabel(context.wording),
      ChoiceAction(lines: [.digits(context.label(part), digits, gaps: gaps)])
    )
  }

  // MARK: The review

  private func review(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let standing = remarks(context).remark(at: .save)
    func row(_ number: Int, _ step: WizardStep, _ label: Phrase, _ value: String) -> LineChoice {
      var row = LineChoice(
        String(number),
        wording(.lineModeItem(label: wording(label), value: value)),
        ChoiceAction(
          actions: step.takesText || step == .brand ? [.go(step)] : [.go(step), .choose],
          aside: step == .brand ? .brands : nil
        )
      )
      row.isRow = true
      return row
    }
    let save = wording(isDoubtful ? .saveAnywayRow : .keySave)
    let code = row(4, .keepCode, .keepCodeRow, wording(codeAnswer))
    let rows = PaymentCardField.asked.enumerated().map { index, field in
      // The number 4 is that of the code.
      row(index + (index < 2 ? 2 : 3), .field(field), field.name, value(of: field, context))
    }
    let choices =
      [LineChoice("1", save, .go(.save), .choose)] + rows.prefix(2)
      + (stops.contains(.keepCode) ? [code] : []) + rows.dropFirst(2)
    let isGood = standing.standing == .good
    let canSave =
      draft.firstInvalidField(now: context.screen.today.month, anyway: false) == nil
    return LineModeScene(
      name: "review \(rows.map(\.label)) \(standing.text) \(keepsCode) \(self[.notes].text)",
      lines: [
        isGood
          ? context.line(.lineModeCardReady) : .text(standing.text)
      ],
      choices: choices + [context.back(.leave)],
      listsChoices: true,
      prompt: canSave ? .lineModeEnterSaves : .lineModeChoose,
      onEmpty: canSave ? ChoiceAction(actions: [.go(.save), .choose]) : nil,
      wayBack: ChoiceAction(actions: [.go(.securityCode)])
    )
  }

  /// The content of a field, as far as it may be told: of the number the last four digits, of the
  /// security code whether it is kept.
  private func value(of field: PaymentCardField, _ context: LineContext) -> String {
    let wording = context.wording
    let none = wording(.changeNone)
    switch field.slot {
    case .digits where field == .number:
      let last = LastFour(draft.number.digits)
      return last.isEmpty ? none : wording(.lineModeLastFour(digits: wording.digits(last.text)))
    case .text:
      let text = self[field].text
      guard text.isEmpty, field.isLine else { return text.firstLine }
      return field == .title ? usualTitle(wording) : none
    case .month:
      return draft.expiryCheck(now: context.screen.today.month).date?.printed(wording) ?? none
    case .digits:
      guard draft.securityCode.count > 0 || oldCodeCount > 0 else { return wording(.detailNone) }
      return keepsCode ? wording(.detailCodeKept) : remarks(context).remark(at: .securityCode).text
    case .customFields:
      return customFields.isEmpty ? wording(.changeNone) : wording.all(customFields.map(\.label))
    case .brand: return brandWords(wording)
    case .flag: return none
    }
  }

  private func naming(_ field: PaymentCardField, _ context: LineContext) -> LineScene {
    let typed = self[field]
    return LineModeScene(
      name: "\(field)",
      lines: typed.text.isEmpty
        ? [] : [context.item(.lineModeSoFar, typed.text), context.line(.lineModeKeep)],
      choices: [LineModeChoice("q", context.wording(.keyBack), .named)],
      entry: .text(clearing: [.edit(.end), .edit(.deleteToStart)], submitting: [.named]),
      prompt: .lineModeAsk(what: context.wording(field.name)),
      onEmpty: ChoiceAction(actions: [.named]),
      field: typed
    )
  }

  private func lines(of field: PaymentCardField, _ context: LineContext) -> LineScene {
    let typed = self[field]
    let written: [SpokenLine] =
      typed.text.isEmpty
      ? []
      : context.wording(
        .lineModeItem(label: context.wording(.lineModeSoFar), value: typed.text)
      ).spokenLines + [context.line(.lineModeKeep)]
    return LineModeScene(
      name: "\(field)",
      lines: written,
      choices: [LineModeChoice("q", context.wording(.keyBack), .closeNotes)],
      entry: .text(
        clearing: [.notes(.clear)],
        submitting: [.closeNotes],
        breaking: .newLine
      ),
      prompt: .lineModeAsk(what: context.wording(field.name)),
      onEmpty: ChoiceAction(actions: [.closeNotes]),
      field: typed
    )
  }
}

extension PaymentCardField {
  /// The fields of the review by the numbers that they have there, which never change.
  fileprivate static let asked = usual + texts.filter { !usual.contains($0) }

  private static let usual = [.title, .notes] + typed + [.customFields, .ownBrand]
}

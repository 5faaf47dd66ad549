import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension CardWizard {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    if let preview { return preview.scene(context) }
    if isInNotes { return notes(context) }
    if isInFields { return fields(context) }
    if context.aside == .brands { return brands(context) }
    if let field = stop.field {
      return hasDigits(in: field) && context.aside == .confirming(.field(field))
        ? confirmation(field, context) : typing(field, context)
    }
    return stop == .title ? naming(context) : review(context)
  }

  private func remarks(_ context: LineContext) -> ValidationMessages {
    ValidationMessages(
      wizard: self,
      today: context.screen.today,
      wording: context.wording,
      inLines: true
    )
  }

  private func remark(_ field: CardField, _ context: LineContext) -> SpokenLine {
    context.line(
      .fieldMessage(
        field: context.wording(field.phrase),
        text: remarks(context).remark(at: WizardStep(field)).text
      )
    )
  }

  // MARK: The fields

  /// A field, after what there is to say of the one before it. The number and the security code are
  /// typed unseen, as a terminal may keep what it has shown.
  private func typing(_ field: CardField, _ context: LineContext) -> LineScene {
    let fields = CardField.allCases
    let index = fields.firstIndex(of: field) ?? 0
    let before = index > 0 ? [remark(fields[index - 1], context)] : []
    let isHidden = field == .number || field == .securityCode
    let onward: Action =
      index + 1 < fields.count ? .go(WizardStep(fields[index + 1])) : .review
    // A field that was left once is not moved on from by itself, so that all of the line goes into it.
    let clearing: [Action] = [
      .go(field == .number ? .holder : .number), .go(WizardStep(field)), .edit(.end),
      .edit(.deleteToStart),
    ]
    // A number that looks wrong is asked for again at once; Enter keeps it all the same.
    let isDoubted =
      field == .number && draft.number.count > 0 && draft.numberCheck.saving != .allowed
    let show = hasDigits(in: field) ? [readBack(field, context)] : []
    return LineModeScene(
      name: "field \(field) \(remarks(context).remark(at: stop).text)",
      lines: before + [remark(field, context)]
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
      prompt: .lineModeAsk(what: context.wording(field.phrase)),
      onEmpty: ChoiceAction(actions: [onward]),
      reading: { [self] line in reading(of: line, for: field, context) }
    )
  }

  // MARK: Reading back

  /// True if digits were typed into a field that is typed unseen.
  private func hasDigits(in field: CardField) -> Bool {
    switch field {
    case .number: draft.number.count > 0
    case .securityCode: draft.securityCode.count > 0
    case .holder, .expiry: false
    }
  }

  /// The way to hear what was typed unseen.
  private func readBack(_ field: CardField, _ context: LineContext) -> LineChoice {
    let part = CardPart.field(field)
    return LineModeChoice("show", context.wording(part.showLabel), then: .confirming(part))
  }

  /// The warning that a terminal may keep what it shows, before the typed digits are read back.
  private func confirmation(_ field: CardField, _ context: LineContext) -> LineScene {
    let part = CardPart.field(field)
    let isNumber = field == .number
    let digits = isNumber ? draft.number.digits : draft.securityCode.digits
    let gaps = isNumber ? draft.numberTemplate.gaps : []
    return context.warning(
      "confirmation \(field)",
      before: part.showLabel,
      ChoiceAction(lines: [.digits(context.label(part), digits, gaps: gaps)])
    )
  }

  // MARK: The review

  private func review(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let standing = remarks(context).remark(at: .save)
    func set(_ label: Phrase, _ value: String) -> String {
      wording(.lineModeItem(label: wording(label), value: value))
    }
    let name = title.text.isEmpty ? usualTitle(wording) : title.text
    var choices: [LineChoice] = [
      LineModeChoice("1", wording(isDoubtful ? .saveAnywayRow : .saveRow), .go(.save), .choose),
      LineModeChoice("2", set(.fieldTitle, name), .go(.title)),
      LineModeChoice("3", set(.fieldNotes, notes.text.firstLine), .go(.notes), .choose),
    ]
    if stops.contains(.keepCode) {
      let answer = wording(codeAnswer)
      choices.append(LineModeChoice("4", set(.keepCodeRow, answer), .go(.keepCode), .choose))
    }
    choices += zip(5..., CardField.allCases).map { number, field in
      LineModeChoice(
        String(number),
        set(field.phrase, value(of: field, context)),
        .go(WizardStep(field))
      )
    }
    let labels = customFields.isEmpty ? wording(.notesNone) : wording.all(customFields.map(\.label))
    choices += [
      LineModeChoice("9", set(.cardFieldsRow, labels), .go(.fields), .choose),
      LineModeChoice("10", set(.cardBrand, brandWords(wording)), .go(.brand), then: .brands),
    ]
    for index in choices.indices.dropFirst() { choices[index].isRow = true }
    let isGood = standing.standing == .good
    let canSave =
      draft.firstInvalidField(now: context.screen.today.month, anyway: false) == nil
    return LineModeScene(
      name:
        "review \(labels) \(brandWords(wording)) \(standing.text) \(keepsCode) \(name) \(notes.text)",
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
  private func value(of field: CardField, _ context: LineContext) -> String {
    let wording = context.wording
    let none = wording(.changeNone)
    switch field {
    case .number:
      let last = LastFour(draft.number.digits)
      return last.isEmpty ? none : wording(.lineModeLastFour(digits: wording.digits(last.text)))
    case .holder: return holder.text.isEmpty ? none : holder.text
    case .expiry:
      return draft.expiryCheck(now: context.screen.today.month).date?.printed(wording) ?? none
    case .securityCode:
      guard draft.securityCode.count > 0 || oldCodeCount > 0 else { return wording(.detailNone) }
      return keepsCode ? wording(.detailCodeKept) : remarks(context).remark(at: .securityCode).text
    }
  }

  private func naming(_ context: LineContext) -> LineScene {
    LineModeScene(
      name: "title",
      lines: title.text.isEmpty
        ? [] : [context.item(.lineModeSoFar, title.text), context.line(.lineModeKeep)],
      choices: [LineModeChoice("q", context.wording(.keyBack), .named)],
      entry: .text(clearing: [.edit(.end), .edit(.deleteToStart)], submitting: [.named]),
      prompt: .lineModeAsk(what: context.wording(.fieldTitle)),
      onEmpty: ChoiceAction(actions: [.named]),
      field: title
    )
  }

  private func notes(_ context: LineContext) -> LineScene {
    let written: [SpokenLine] =
      notes.text.isEmpty
      ? []
      : [context.line(.lineModeNotesSoFar)] + notes.text.spokenLines + [context.line(.lineModeKeep)]
    return LineModeScene(
      name: "notes",
      lines: written,
      choices: [LineModeChoice("q", context.wording(.keyBack), .closeNotes)],
      entry: .text(
        clearing: [.notes(.clear)],
        submitting: [.closeNotes],
        breaking: .newLine
      ),
      prompt: .lineModeAsk(what: context.wording(.fieldNotes)),
      onEmpty: ChoiceAction(actions: [.closeNotes]),
      field: notes
    )
  }
}

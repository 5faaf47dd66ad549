import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension CardWizard {
  func scene(_ context: PlainContext<WalletData>) -> PlainScene {
    if let question { return asked(question, context) }
    if isInNotes { return notes(context) }
    if let field = stop.field { return typing(field, context) }
    return stop == .title ? naming(context) : review(context)
  }

  private func remarks(_ context: PlainContext<WalletData>) -> ValidationMessages {
    ValidationMessages(
      wizard: self,
      today: context.screen.today,
      wording: context.wording,
      inLines: true
    )
  }

  private func remark(_ field: CardField, _ context: PlainContext<WalletData>) -> PlainLine {
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
  private func typing(_ field: CardField, _ context: PlainContext<WalletData>) -> PlainScene {
    let fields = CardField.allCases
    let index = fields.firstIndex(of: field) ?? 0
    let before = index > 0 ? [remark(fields[index - 1], context)] : []
    let isHidden = field == .number || field == .securityCode
    let onward = index + 1 < fields.count ? Self.key(of: fields[index + 1]) : .function(6)
    // A field that was left once is not moved on from by itself, so that all of the line goes into it.
    let other = Self.key(of: field == .number ? .holder : .number)
    let clearing = [other, Self.key(of: field), .end, .control("u")]
    return PlainScene(
      name: "field \(field) \(remarks(context).remark(at: stop).text)",
      lines: before + [remark(field, context)]
        + (isHidden ? [context.line(.lineModeUnseen)] : []),
      choices: [
        PlainChoice("p", context.wording(.keyPrevious), .backTab),
        PlainChoice("end", context.wording(.wizardReview), .function(6)),
        context.back(.escape),
      ],
      entry: isHidden
        ? .hidden(clearing: clearing, sending: [onward])
        : .text(clearing: clearing, sending: [onward]),
      prompt: context.wording(.lineModeAsk(what: context.wording(field.phrase))),
      onEmpty: ChoiceAction(keys: [onward]),
      reading: { [self] line in reading(of: line, for: field, context) }
    )
  }

  /// The key that goes to a field from anywhere in the form.
  private static func key(of field: CardField) -> Key {
    switch field {
    case .number: .function(2)
    case .holder: .function(3)
    case .expiry: .function(4)
    case .securityCode: .function(5)
    }
  }

  // MARK: The review

  private func review(_ context: PlainContext<WalletData>) -> PlainScene {
    let wording = context.wording
    let standing = remarks(context).remark(at: .save)
    func set(_ label: Phrase, _ value: String) -> String {
      wording(.lineModeItem(label: wording(label), value: value))
    }
    let name = title.text.isEmpty ? usualTitle(wording) : title.text
    var choices = [
      PlainChoice("1", wording(isDoubtful ? .saveAnywayRow : .saveRow), row(.save, [.enter])),
      PlainChoice("2", set(.fieldTitle, name), row(.title)),
      PlainChoice("3", set(.fieldNotes, notes.text.firstLine), row(.notes, [.enter])),
    ]
    if stops.contains(.keepCode) {
      let answer = wording(keepsCode ? .answerYes : .answerNo)
      choices.append(PlainChoice("4", set(.keepCodeRow, answer), row(.keepCode, [.enter])))
    }
    choices += zip(5..., CardField.allCases).map { number, field in
      PlainChoice(String(number), wording(field.phrase), Self.key(of: field))
    }
    return PlainScene(
      name: "review \(standing.text) \(keepsCode) \(name) \(notes.text)",
      lines: [
        standing.standing == .good
          ? context.line(.lineModeCardReady) : .text(standing.text)
      ],
      choices: choices + [context.back(.escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// The keys that lead to a row of the review from anywhere in the form, and those pressed there.
  private func row(_ target: WizardStep, _ keys: [Key] = []) -> ChoiceAction {
    let last = stops.firstIndex(of: isDoubtful ? .fixNumber : .save) ?? 0
    let steps = (stops.firstIndex(of: target) ?? last) - last
    let step: Key = steps < 0 ? .backTab : .tab
    return ChoiceAction(
      keys: [.function(6)] + Array(repeating: step, count: abs(steps)) + keys
    )
  }

  private func naming(_ context: PlainContext<WalletData>) -> PlainScene {
    PlainScene(
      name: "title",
      lines: title.text.isEmpty
        ? [] : [context.item(.lineModeSoFar, title.text), context.line(.lineModeKeep)],
      choices: [PlainChoice("q", context.wording(.keyBack), .function(6))],
      entry: .text(clearing: [.end, .control("u")], sending: [.function(6)]),
      prompt: context.wording(.lineModeAsk(what: context.wording(.fieldTitle))),
      onEmpty: ChoiceAction(keys: [.function(6)]),
      field: title
    )
  }

  private func notes(_ context: PlainContext<WalletData>) -> PlainScene {
    let written: [PlainLine] =
      notes.text.isEmpty
      ? []
      : [context.line(.lineModeNotesSoFar)] + notes.text.plainLines + [context.line(.lineModeKeep)]
    return PlainScene(
      name: "notes",
      lines: written,
      choices: [PlainChoice("q", context.wording(.keyBack), .escape)],
      entry: .text(clearing: notes.clearing, sending: [.escape], breaking: .enter),
      prompt: context.wording(.lineModeAsk(what: context.wording(.fieldNotes))),
      onEmpty: ChoiceAction(keys: [.escape]),
      field: notes
    )
  }

  /// What the form asks, such as whether what is typed is to be thrown away.
  private func asked(_ question: WizardPrompt, _ context: PlainContext<WalletData>) -> PlainScene {
    let present = question.choices.firstIndex(of: question.choice) ?? 0
    let count = question.choices.count
    return PlainScene(
      name: "question",
      lines: [context.line(question.subject == .leaving ? .leaveTitle : .duplicateTitle)],
      choices: question.choices.enumerated().map { index, choice in
        let steps = (index - present + count) % count
        return PlainChoice(
          String(index + 1),
          context.wording(choice.phrase),
          ChoiceAction(keys: Array(repeating: .down, count: steps) + [.enter])
        )
      },
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}

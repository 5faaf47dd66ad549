import PaymentCards
import Screens
import Secrets
import Widgets
import Wording

/// The custom fields and the brand of the form in line mode.
extension CardWizard {
  /// The list of the custom fields, or the editor of one.
  func fields(_ context: LineContext) -> LineScene {
    if let fieldEdit { return editing(fieldEdit, context) }
    let wording = context.wording
    let rows = fieldRows
    let choices = rows.enumerated().map { number, row in
      LineChoice(
        String(number + 1),
        words(row, wording),
        .fields(.move(.row(number))),
        .fields(.open)
      )
    }
    let count = customFields.count
    return LineModeScene(
      name: "fields \(choices.map(\.label))",
      lines: [context.line(.cardFieldsRow)],
      choices: choices + [LineModeChoice("q", wording(.keyDone), .fields(.close))],
      rowWords: count == 0
        ? []
        : [
          LineModeRows("delete", wording(.lineModeDeleteFields), count: count) { ranges in
            // From the last on, so that the others keep their numbers.
            ChoiceAction(
              actions: ranges.flatMap { $0 }.sorted(by: >).map { .fields(.removeRow($0)) }
            )
          }
        ]
    )
  }

  private func words(_ row: FieldRow, _ wording: Wording) -> String {
    switch row {
    case .field(let index):
      let field = customFields[index]
      let value =
        if case .text(let text) = field.value { text.firstLine } else { wording(.detailHidden) }
      return wording(.lineModeItem(label: field.label, value: value))
    case .suggestion(let label): return "+ \(label)"
    case .other: return wording(.fieldAddOther)
    }
  }

  private func editing(_ edit: CustomFieldEdit, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let back = LineChoice("q", wording(.keyDone), .fields(.done))
    switch edit.row {
    case .label:
      return LineModeScene(
        name: "field label \(edit.label.text)",
        lines: edit.label.text.isEmpty
          ? [] : [context.item(.lineModeSoFar, edit.label.text), context.line(.lineModeKeep)],
        choices: [back],
        entry: .text(clearing: [.fields(.edit(.clear))], submitting: [.fields(.go(.value))]),
        prompt: .lineModeAsk(what: wording(.fieldLabel)),
        onEmpty: ChoiceAction(actions: [.fields(.go(.value))]),
        field: edit.label
      )
    case .value:
      let name = edit.tidiedLabel.isEmpty ? wording(.fieldValue) : edit.tidiedLabel
      let prompt = Phrase.lineModeAsk(what: name)
      let onward = ChoiceAction<Action>(actions: [.fields(.go(.isHidden))])
      guard !edit.isHidden else {
        return LineModeScene(
          name: "field value hidden \(edit.hasValue)",
          lines: [context.line(.lineModeUnseen)]
            + (edit.hasValue ? [context.line(.lineModeKeep)] : []),
          choices: [label(wording), back],
          entry: .hidden(
            clearing: [.fields(.edit(.clear))],
            submitting: onward.actions
          ),
          prompt: prompt,
          onEmpty: onward
        )
      }
      return LineModeScene(
        name: "field value \(edit.text.text)",
        lines: edit.text.text.isEmpty
          ? []
          : wording(.lineModeItem(label: wording(.lineModeSoFar), value: edit.text.text))
            .spokenLines + [context.line(.lineModeKeep)],
        choices: [label(wording), back],
        entry: .text(clearing: [.fields(.edit(.clear))], submitting: onward.actions),
        prompt: prompt,
        onEmpty: onward,
        field: edit.text
      )
    case .isHidden:
      let answer = wording(edit.isHidden ? .answerYes : .answerNo)
      let done = LineChoice("1", wording(.keyDone), .fields(.done))
      return LineModeScene(
        name: "field hidden \(edit.isHidden)",
        lines: [context.item(.fieldHidden, answer)],
        choices: [
          done,
          LineModeChoice("2", wording(.keyChange), .fields(.toggle)),
          label(wording),
        ],
        onEmpty: done.reaction,
        enter: done.label
      )
    }
  }

  /// The way to the field's label.
  private func label(_ wording: Wording) -> LineChoice {
    LineModeChoice("l", wording(.fieldLabel), .fields(.go(.label)))
  }

  /// The brands that the card can have.
  func brands(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let choices = brandChoices
    let list = LineModeList(count: choices.count, context: context, aside: .brands)
    return LineModeScene(
      name: "brands \(context.firstRow)",
      lines: [context.item(.cardBrand, brandWords(wording))],
      choices: list.rows(doing: { [.brand(choices[$0])] }) { row in
        choices[row]?.facts.displayName
          ?? wording(
            .brandByNumber(
              brand: draft.numberCheck.match.decided?.facts.displayName ?? wording(.brandUnknown)
            )
          )
      } + [context.back()]
    )
  }
}

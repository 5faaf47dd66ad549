import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension FilteredDeckScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    if let question = dialogScene(context.screen) { return question }
    if isTyping, let field = form.field { return typing(field, context) }
    let rows = form.rows
    let title = deck.map { wording.name($0.name) } ?? wording(.filteredNew)
    let wrong = refusal(wording).map { wording(.asSentence(text: $0)) }
    return context.settings(
      "filtered deck \(wrong ?? "")",
      title: .text(wording.sentences([wording(.asSentence(text: title)), wrong ?? ""])),
      rows.map { told($0, wording) },
      labels: rows.map { form.label($0) },
      selected: rows.firstIndex(of: form.row) ?? 0,
      only: context.aside == .row ? rows.firstIndex(of: form.row) : nil,
      changingBack: rows.indices,
      [
        LineChoice("build", wording(.keyBuild), .build),
        LineChoice(
          "more",
          wording(.lineModeTellMore),
          ChoiceAction(
            lines: (found(wording) + [wording(.filteredLeftOut)]).map { .text($0) }
          )
        ), context.back(.close),
      ],
      select: { .move(.row($0)) }
    ) { row, step in
      isTyped(rows[row]) ? [.move(.row(row)), .type] : [.move(.row(row)), .change(step)]
    }
  }

  private func isTyped(_ row: Row) -> Bool {
    var form = form
    form.row = row
    return form.field != nil
  }

  /// A row and what it is set to.
  private func told(_ row: Row, _ wording: Wording) -> String {
    wording(
      .lineModeItem(label: wording(form.label(row)), value: form.value(row, wording))
    )
  }

  /// The scene while the value of a row is typed.
  private func typing(_ field: TextField, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let wrong = isSearch ? problem(form.row)?.lines(of: field.text, wording) : nil
    return context.typing(
      "typing \(form.row) \(wrong == nil)",
      form.label(form.row),
      field,
      saying: (wrong ?? []) + [.text(told(form.row, wording)), context.line(.lineModeKeep)],
      clear: .field(.clear),
      done: .done
    )
  }
}

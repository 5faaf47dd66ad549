import DomainWords
import Flashcards
import Screens
import Wording

extension CardInformationScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard let information, let row else {
      return LoadingPlaceholder(because: failure).scene(context, again: .again, close: .close)
    }
    if context.aside == .row { return log(information.history, context) }
    let wording = context.wording
    let (screen, count) = (context.screen, information.history.entries.count)
    let title = row.note.content.firstLinesHeard(asking: row.card.ordinal, wording).question
    let facts = information.words(wording, at: screen.moment, screen.boundary)
    return LineModeScene(
      name: "information \(card.rawValue) \(facts.map(\.value)) \(count)",
      lines: [.text(title)]
        + facts.map { .text(wording(.lineModeItem(label: $0.label, value: $0.value))) }
        + curve(information.curve, context),
      choices: (count == 0
        ? []
        : [
          LineModeChoice(
            "1",
            wording(.lineModeItem(label: wording(.cardAnswers), value: String(count))),
            ChoiceAction(aside: .row, firstRow: 0)
          )
        ]) + [LineModeChoice("e", wording(.keyEdit), .edit), context.back(.close)],
      onEmpty: ChoiceAction(actions: [.close]),
      enter: wording(.keyBack)
    )
  }

  /// The curve in sentences: its place now, and where it goes.
  private func curve(_ curve: ForgettingCurve?, _ context: LineContext) -> [SpokenLine] {
    guard let curve else { return [context.line(.curveNone)] }
    let wording = context.wording
    return [
      context.item(.curveTitle, curve.summary(wording)), .text(curve.outlook(wording)),
    ]
  }

  /// The entries of the log, the newest first.
  private func log(_ history: CardHistory, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let list = LineModeList(count: history.entries.count, context: context, aside: .row)
    let entries = Array(history.entries.reversed())
    return LineModeScene(
      name: "log \(context.firstRow)",
      lines: list.page.map { row in
        .text(
          wording(
            .lineModeItem(
              label: entries[row].words(.date, wording),
              value: entries[row].spoken(wording)
            )
          )
        )
      },
      choices: list.more + [context.back()],
      onEmpty: ChoiceAction(),
      enter: wording(.keyBack),
      position: list.position
    )
  }
}

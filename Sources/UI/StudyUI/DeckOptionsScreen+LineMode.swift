import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckOptionsScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    let rows = Item.all.enumerated()
    let choices =
      rows.map { row, item in
        LineModeChoice(
          String(row + 1),
          told(item, wording),
          ChoiceAction(actions: [.move(.row(row)), .change(1)], aside: .row)
        )
      }
      + DeckOption.rows.indices.map { row in
        var back = LineModeChoice<Action>(
          "-\(row + 1)",
          "",
          ChoiceAction(actions: [.move(.row(row)), .change(-1)], aside: .row)
        )
        back.isSaid = false
        return back
      } + [context.back(.close)]
    guard context.aside != .row else {
      // Of the others nothing has changed.
      let told = told(selected, wording)
      return LineModeScene(
        name: told,
        lines: [.text(told)],
        choices: choices,
        prompt: wording(.lineModeChoose)
      )
    }
    return LineModeScene(
      name: "options",
      lines: [.text(deck.name.description), context.line(.lineModeSettings)],
      choices: choices,
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// An option and what it is set to.
  private func told(_ item: Item, _ wording: Wording) -> String {
    wording(
      .lineModeItem(
        label: wording(item.label),
        value: item.words(in: deck.options, wording)
      )
    )
  }
}

import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckOptionsScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    let wording = context.wording
    let rows = Item.all.enumerated()
    let choices =
      rows.map { row, item in
        PlainChoice(
          String(row + 1),
          told(item, wording),
          ChoiceAction(keys: PlainList.keys(to: row) + [.enter], aside: .row)
        )
      }
      + DeckOption.rows.indices.map { row in
        var back = PlainChoice(
          "-\(row + 1)",
          "",
          ChoiceAction(keys: PlainList.keys(to: row) + [.left], aside: .row)
        )
        back.isSaid = false
        return back
      } + [context.back(.escape)]
    guard context.aside != .row else {
      // Of the others nothing has changed.
      let told = told(selected, wording)
      return PlainScene(
        name: told,
        lines: [.text(told)],
        choices: choices,
        prompt: wording(.lineModeChoose)
      )
    }
    return PlainScene(
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

import Flashcards
import Screens
import Undo
import Widgets
import WindowLevels
import Wording

extension DeckOptionsScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    let choices = context.settingChoices(
      Item.all.map { told($0, wording) },
      changingBack: DeckOption.rows.indices
    ) { row, step in
      [.move(.row(row)), .change(step)]
    }
    return context.settings(
      "options",
      heading: .text(deck.name.description),
      changed: told(selected, wording),
      choices + UndoCommand.choices(wording) { .undo($0) } + [context.back(.close)]
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

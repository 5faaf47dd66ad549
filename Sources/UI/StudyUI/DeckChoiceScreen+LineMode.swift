import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckChoiceScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    let known = decks(context.screen)
    let rows = rows(known)
    return context.choosing(
      choices,
      rows,
      rows.map { words($0, known, wording).leading },
      names: rows.map { name($0, known) },
      title: title(wording),
      DeckChoiceActions(field: { .field($0) }, named: .named, create: .create, close: .close)
    )
  }
}

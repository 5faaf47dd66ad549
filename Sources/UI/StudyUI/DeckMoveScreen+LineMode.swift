import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckMoveScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let screen = context.screen
    let rows = rows(screen)
    return context.choosing(
      choices,
      rows,
      words(rows, screen),
      names: rows.map { name($0, screen) },
      title: title(screen),
      DeckChoiceActions(field: { .field($0) }, named: .named, create: .create, close: .close)
    )
  }
}

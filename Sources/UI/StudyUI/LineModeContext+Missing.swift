import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension LineModeContext where Data == StudyData {
  /// The scene while a card is rendered, which takes milliseconds: nothing is said.
  func rendering(_ deck: DeckID, again: Action, close: Action) -> LineModeScene<Action> {
    guard screen.data.failure(of: deck) == nil else {
      return missing(deck, again: again, close: close)
    }
    return LineModeScene(
      name: "rendering",
      lines: [],
      entry: .none,
      prompt: nil,
      hasHint: false
    )
  }

  /// The scene while a deck is not in memory: it can't be read, or is being loaded.
  func missing(
    _ deck: DeckID,
    again: Action,
    close: Action
  ) -> LineModeScene<Action> {
    guard let reason = screen.data.failure(of: deck) else {
      return moment(.studyLoading)
    }
    return LineModeScene(
      name: "unreadable",
      lines: [line(.deckUnreadableTitle), line(.lineModeUnreadable(reason: wording(reason)))],
      choices: [LineModeChoice("1", wording(.lineModeAgain), again), back(close)],
      isQuestion: true
    )
  }
}

import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension PlainContext<StudyData> {
  /// What is said while a deck is not there: that it can't be read, or is being loaded.
  func missing(_ deck: DeckID) -> PlainScene {
    guard let reason = screen.data.failure(of: deck) else {
      return moment(.studyLoading)
    }
    return PlainScene(
      name: "unreadable",
      lines: [line(.deckUnreadableTitle), line(.lineModeUnreadable(reason: wording(reason)))],
      choices: [PlainChoice("1", wording(.lineModeAgain), .enter), back(.escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}

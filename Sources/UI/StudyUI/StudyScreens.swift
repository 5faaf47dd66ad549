package import Screens
import Widgets
import WindowLevels

/// The screens about flashcards.
package enum StudyScreens {
  /// The registry: one row for each kind of screen.
  package static let kinds: [ScreenKind<StudyData>] = [
    ScreenKind("flashcards", DeckListScreen.self),
    ScreenKind("deckName", DeckNameScreen.self),
    ScreenKind("deckChoice", DeckChoiceScreen.self),
    ScreenKind("deckOptions", DeckOptionsScreen.self),
    ScreenKind("parameters", ParametersScreen.self),
    ScreenKind("review", ReviewScreen.self),
    ScreenKind("round", RoundScreen.self),
    ScreenKind("browser", BrowserScreen.self),
    ScreenKind("noteForm", NoteForm.self),
    ScreenKind("statistics", StatisticsScreen.self),
    ScreenKind("importing", ImportScreen.self),
    ScreenKind("exporting", ExportScreen.self),
  ]

  /// The list of decks.
  package static var decks: any Screen<StudyData> { DeckListScreen() }
}

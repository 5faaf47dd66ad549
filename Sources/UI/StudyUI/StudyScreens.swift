package import Flashcards
package import Screens
import Wording

/// The screens about flashcards.
package enum StudyScreens {
  /// The registry: one row for each kind of screen.
  package static let kinds: [ScreenKind] = [
    ScreenKind("flashcards", .homeFlashcards) { DeckListScreen() },
    ScreenKind("deckName", .deckAddTitle) { DeckNameScreen(.adding) },
    ScreenKind("deckChoice", DeckChoiceScreen.self),
    ScreenKind("deckMove", DeckMoveScreen.self),
    ScreenKind("deckOptions", DeckOptionsScreen.self),
    ScreenKind("filteredDeck", .filteredNew) { FilteredDeckScreen() },
    ScreenKind("customStudy", CustomStudyScreen.self),
    ScreenKind("parameters", ParametersScreen.self),
    ScreenKind("exam", ExamScreen.self),
    ScreenKind("load", .loadTitle) { LoadScreen(deck: nil) },
    ScreenKind("simulation", SimulationScreen.self),
    ScreenKind("review", ReviewScreen.self),
    ScreenKind("round", RoundScreen.self),
    ScreenKind("browser", .browseAll) { BrowserScreen(.everything) },
    ScreenKind("replacing", ReplaceScreen.self),
    ScreenKind("typeChange", TypeChangeScreen.self),
    ScreenKind("noteTypes", .noteTypesTitle) { NoteTypesScreen() },
    ScreenKind("noteTypeEditor", NoteTypeEditor.self),
    ScreenKind("duplicates", .duplicatesTitle) { DuplicatesScreen(.everything) },
    ScreenKind("mediaCheck", .mediaCheckTitle) { MediaCheckScreen() },
    ScreenKind("noteForm", NoteForm.self),
    ScreenKind("cardInformation", CardInformationScreen.self),
    ScreenKind("picture", PictureScreen.self),
    ScreenKind("statistics", .keyStatistics) { StatisticsScreen(deck: nil) },
    ScreenKind("importing", .paletteImportNotes) { ImportScreen(into: nil) },
    ScreenKind("exporting", ExportScreen.self),
    ScreenKind("opening", StudyOpeningScreen.self),
  ]

  /// The list of decks.
  package static var decks: any Screen { DeckListScreen() }

  /// The name of a new deck.
  package static var newDeck: any Screen { DeckNameScreen(.adding) }

  /// The import of flashcards.
  package static var importing: any Screen { ImportScreen(into: nil) }

  /// The way to the study that a command asked for.
  package static func opening(_ opening: StudyOpening) -> any Screen {
    StudyOpeningScreen(opening: opening)
  }

  /// The review of a deck, or of a filtered one.
  package static func review(of source: StudySource) -> any Screen { ReviewScreen(source) }

  /// The form of a filtered deck.
  package static func form(of deck: FilteredDeck) -> any Screen { FilteredDeckScreen(deck) }

  /// The cards of all decks or of one, filtered by a search, with the focus on those of a note.
  package static func cards(
    of scope: BrowserScope,
    search: String = "",
    at note: NoteID? = nil
  ) -> any Screen {
    BrowserScreen(scope, search: search, at: note)
  }

  /// The form for a new note of a deck.
  package static func form(addingTo deck: DeckID) -> any Screen {
    NoteForm(addingTo: deck)
  }

  /// The options of a deck.
  package static func options(of deck: Deck) -> any Screen { DeckOptionsScreen(deck) }

  /// The exams of a deck.
  package static func exams(of deck: DeckID) -> any Screen { ExamScreen(deck: deck) }

  /// The statistics of a deck; of all decks for nil.
  package static func statistics(of deck: DeckID?) -> any Screen {
    StatisticsScreen(deck: deck)
  }
}

// The screens of which one is enough for each deck or card, or at all.

extension DeckListScreen {
  func hasSameIdentity(as other: any Screen) -> Bool { other is Self }
}

extension NoteTypesScreen {
  func hasSameIdentity(as other: any Screen) -> Bool { other is Self }
}

extension MediaCheckScreen {
  func hasSameIdentity(as other: any Screen) -> Bool { other is Self }
}

extension ReviewScreen {
  func hasSameIdentity(as other: any Screen) -> Bool { (other as? Self)?.deck == deck }
}

extension RoundScreen {
  func hasSameIdentity(as other: any Screen) -> Bool { (other as? Self)?.deck == deck }
}

extension CardInformationScreen {
  func hasSameIdentity(as other: any Screen) -> Bool { (other as? Self)?.card == card }
}

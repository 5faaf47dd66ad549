// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/palette.pot. Change it there.

extension Phrase {
  /// Find anything
  package static var keyPalette: Phrase { Phrase(.keyPalette) }
  /// Find anything
  package static var paletteTitle: Phrase { Phrase(.paletteTitle) }
  /// A screen, an action, a deck, a card, a setting, a change, a note
  package static var palettePlaceholder: Phrase { Phrase(.palettePlaceholder) }
  /// Nothing has this name.
  package static var paletteNothing: Phrase { Phrase(.paletteNothing) }
  /// Open
  package static var paletteScreen: Phrase { Phrase(.paletteScreen) }
  /// Do
  package static var paletteAction: Phrase { Phrase(.paletteAction) }
  /// Card
  package static var paletteCard: Phrase { Phrase(.paletteCard) }
  /// Setting
  package static var paletteSetting: Phrase { Phrase(.paletteSetting) }
  /// Change
  package static var paletteChange: Phrase { Phrase(.paletteChange) }
  /// Note
  package static var paletteNote: Phrase { Phrase(.paletteNote) }
  /// New payment card
  package static var paletteAddCard: Phrase { Phrase(.paletteAddCard) }
  /// Import payment cards
  package static var paletteImportCards: Phrase { Phrase(.paletteImportCards) }
  /// Export payment cards
  package static var paletteExportCards: Phrase { Phrase(.paletteExportCards) }
  /// Import flashcards
  package static var paletteImportNotes: Phrase { Phrase(.paletteImportNotes) }
  /// learn, review, practise, train, due today
  package static var synonymsStudy: Phrase { Phrase(.synonymsStudy) }
  /// browse, list, find cards, manage
  package static var synonymsCards: Phrase { Phrase(.synonymsCards) }
  /// new flashcard, new card, new note, create, write
  package static var synonymsNewFlashcard: Phrase { Phrase(.synonymsNewFlashcard) }
  /// settings, preset, limits, new cards a day, steps, retention, parameters
  package static var synonymsOptions: Phrase { Phrase(.synonymsOptions) }
  /// statistics, stats, graphs, charts, progress, calendar, forecast, streak
  package static var synonymsStatistics: Phrase { Phrase(.synonymsStatistics) }
  /// copy the card number, clipboard, paste, pay
  package static var synonymsCopy: Phrase { Phrase(.synonymsCopy) }
  /// payment cards, credit cards, bank cards, debit cards
  package static var synonymsWallet: Phrase { Phrase(.synonymsWallet) }
  /// new payment card, credit card, type, enter
  package static var synonymsNewCard: Phrase { Phrase(.synonymsNewCard) }
  /// decks, list of decks, anki, vocabulary
  package static var synonymsDecks: Phrase { Phrase(.synonymsDecks) }
  /// preferences, configuration, options, theme, colours, dark, light
  package static var synonymsSettings: Phrase { Phrase(.synonymsSettings) }
  /// history, trash, restore, bring back, deleted
  package static var synonymsUndo: Phrase { Phrase(.synonymsUndo) }
  /// sync, synchronise, synchronize, phone, laptop, cloud, remote
  package static var synonymsDevices: Phrase { Phrase(.synonymsDevices) }
  /// Open or do anything by its name
  package static var lineModeGo: Phrase { Phrase(.lineModeGo) }
  /// Go to:
  package static var lineModePalette: Phrase { Phrase(.lineModePalette) }
  /// {text}: these have the name.
  package static func lineModePaletteFound(text: String) -> Phrase {
    Phrase(.lineModePaletteFound, [text])
  }
}

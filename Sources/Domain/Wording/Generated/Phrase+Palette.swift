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
  /// Open or do anything by its name
  package static var lineModeGo: Phrase { Phrase(.lineModeGo) }
  /// Go to:
  package static var lineModePalette: Phrase { Phrase(.lineModePalette) }
  /// {text}: these have the name.
  package static func lineModePaletteFound(text: String) -> Phrase {
    Phrase(.lineModePaletteFound, [text])
  }
}

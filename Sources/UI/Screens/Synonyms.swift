package import Wording

/// The words that people use for things besides their names, in the language of the user: the palette,
/// the help and the filters find by them too.
package struct Synonyms: Sendable {
  /// The rows, each with the names of what its words, with blanks or commas between them, stand for.
  private static let table: [(words: Phrase, names: [Phrase])] = [
    (.synonymsStudy, [.keyStudy]),
    (.synonymsCards, [.keyCards]),
    (.synonymsNewFlashcard, [.noteAddTitle]),
    (.synonymsOptions, [.keyOptions]),
    (.synonymsStatistics, [.keyStatistics]),
    (.synonymsCopy, [.keyCopy, .settingsClipboard, .settingsOverSSH]),
    (.synonymsWallet, [.homeWallet, .settingsHomeWallet]),
    (.synonymsNewCard, [.homeAddCard]),
    (.synonymsDecks, [.homeFlashcards, .deckAddTitle]),
    (.synonymsSettings, [.homeSettings]),
    (.synonymsUndo, [.undoListTitle, .keyUndo]),
    (
      .synonymsDevices,
      [
        .devicesTitle, .settingsSync, .settingsSyncInterval, .settingsSyncLock, .settingsSyncEnd,
        .settingsSyncMedia,
      ]
    ),
    (.synonymsPasscode, [.passcodeChangeTitle]),
    (.synonymsRecovery, [.settingsRecoveryKey, .keyForgotten]),
    (.synonymsLock, [.keyLock, .settingsIdle, .settingsSession, .settingsFocus]),
    (.synonymsQuit, [.keyQuit]),
    (.synonymsHelp, [.keyHelp]),
    (.synonymsTheme, [.settingsTheme, .settingsBackground, .settingsColors]),
    (.synonymsMotion, [.settingsMotion]),
    (.synonymsVoice, [.settingsVoice, .keyHear, .optionLanguage]),
    (.synonymsSounds, [.settingsSounds, .keySounds]),
    (.synonymsCodes, [.settingsCodes, .keyCodes]),
    (
      .synonymsTyped,
      [.settingsForgiveCase, .settingsForgiveAccents, .settingsForgivePunctuation]
    ),
    (.synonymsImport, [.keyImport, .paletteImportNotes, .paletteImportCards]),
    (.synonymsExport, [.keyExport, .paletteExportCards]),
    (.synonymsDelete, [.keyDelete, .keyDeleteForGood]),
    (.synonymsSearch, [.keySearch]),
    (.synonymsRound, [.keyRound]),
    (.synonymsSuspend, [.keySuspendCard, .keyBury]),
    (
      .synonymsInterval,
      [
        .optionRetention, .optionLearning, .optionRelearning, .optionMaximum, .optionFuzz,
        .optionParameters,
      ]
    ),
  ]

  /// The words by the name, as it is said.
  private let words: [String: String]

  /// The synonyms in a language.
  package init(_ wording: Wording) {
    var words: [String: String] = [:]
    for row in Self.table {
      for name in row.names { words[wording(name), default: ""] += " " + wording(row.words) }
    }
    self.words = words
  }

  /// The synonyms of something with that name; empty if there are none.
  package subscript(name: String) -> String { words[name] ?? "" }
}

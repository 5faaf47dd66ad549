import Flashcards
import Screens
import WindowLevels
import Wording

/// A row of the palette: something that can be opened or done.
struct PaletteItem: Sendable {
  /// The kind of a row, in the order of the list.
  enum Kind: CaseIterable {
    case screen, action, study, cards, adding, options, statistics, search, card, copy, setting,
      change, note

    /// The word for it in front of the rows.
    var label: Phrase {
      switch self {
      case .screen: .keyOpen
      case .action: .keyRun
      case .study: .keyStudy
      case .cards: .keyCards
      case .adding: .keyAdd
      case .options: .keyOptions
      case .statistics: .keyStatistics
      case .search: .keySearch
      case .card: .paletteCard
      case .copy: .keyCopy
      case .setting: .paletteSetting
      case .change: .paletteChange
      case .note: .paletteNote
      }
    }

    /// The name of what the rows do, by which there are synonyms for it.
    var name: Phrase { self == .adding ? .noteAddTitle : label }

    /// True if there are synonyms for the names of the rows, which are not the user's.
    var isNamed: Bool { [.screen, .action, .setting].contains(self) }
  }

  /// The action of Enter.
  enum Target: Sendable {
    /// Brings the screen of this kind to the front, or opens this one.
    case screen(any Screen)
    /// Opens a screen, whatever others of its kind are open.
    case new(any Screen)
    /// Presses a key in the window beneath.
    case key(Key)
    /// Looks at an operation, and asks whether to undo or redo it.
    case change(UndoDirection, Int64)
  }

  let kind: Kind
  let name: String
  /// Its name as line mode says it; nil where it is the same.
  var spokenName: String?
  /// The text at the right: keys, counts, the end of a number, a value.
  var detail = ""
  /// Further words by which it is found.
  var others: [String] = []
  let target: Target
}

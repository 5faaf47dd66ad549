package import Wording

/// The words that are accepted everywhere.
package enum LineModeWord: String, CaseIterable, Sendable {
  case help
  case place = "where"
  case again, back, more, spell, brief, go, lock, quit

  /// The sign that means the same; nil if there is none. It needs a slash where text is typed, the
  /// question mark excepted.
  package var sign: String? {
    switch self {
    case .help: "?"
    case .again: "r"
    case .place, .back, .more, .spell, .brief, .go, .lock, .quit: nil
    }
  }

  /// The words for what it does.
  package var phrase: Phrase {
    switch self {
    case .help: .lineModeChoices
    case .place: .lineModeWhere
    case .again: .lineModeRepeat
    case .back: .keyBack
    case .more: .lineModeTellMore
    case .spell: .lineModeSpell
    case .brief: .lineModeBrief
    case .go: .lineModeGo
    case .lock: .keyLock
    case .quit: .keyQuit
    }
  }

  /// True if it means something while the vault is closed.
  package var isForLock: Bool { self != .go && self != .lock }
}

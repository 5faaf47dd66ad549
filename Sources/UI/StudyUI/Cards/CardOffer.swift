import Screens
import WindowLevels
import Wording

/// What a card that is studied may have besides its text, each with its key.
enum CardOffer: CaseIterable, Sendable {
  /// A voice that reads what is shown aloud.
  case voice
  /// Hidden parts behind hints, buttons and the like, opened one after the other.
  case hint
  /// Sounds, played again.
  case sounds
  /// Pictures, shown in the whole window.
  case pictures

  private struct Row {
    let key: Key
    /// The key that is no character, and so works while an answer is typed too; nil for none.
    var typingKey: Key?
    let label: Phrase
    /// The name in the user's configuration; nil for the one that the words give.
    var name: String?
    /// True if former versions had no such key.
    var isNewer = false
    /// What is typed for it in line mode.
    let word: String
    /// What is typed for it where an answer is typed, in which a letter would be one of the answer; nil for the same.
    var typingWord: String?
  }

  private var row: Row {
    switch self {
    case .voice: Row(key: "p", label: .keyHear, word: "p")
    case .hint:
      Row(key: "H", typingKey: .function(3), label: .keyHint, name: "open-hint", word: "hint")
    case .sounds:
      Row(
        key: "~",
        typingKey: .function(5),
        label: .keySounds,
        name: "play-sounds",
        isNewer: true,
        word: "sound"
      )
    case .pictures:
      Row(
        key: "o",
        typingKey: .function(4),
        label: .keyPicture,
        name: "picture",
        isNewer: true,
        word: "o",
        typingWord: "picture"
      )
    }
  }

  /// The words for what its key does.
  var label: Phrase { row.label }

  /// What is typed for it in line mode.
  func word(whileTyping isTyping: Bool) -> String {
    isTyping ? row.typingWord ?? row.word : row.word
  }

  /// The row of a key table; nil for what has no key while an answer is typed.
  func binding<Action: CardOfferAction>(whileTyping isTyping: Bool) -> KeyBinding<Action>? {
    let row = row
    let keys = (isTyping ? [] : [row.key]) + (row.typingKey.map { [$0] } ?? [])
    guard !keys.isEmpty else { return nil }
    let binding = KeyBinding(keys, does: Action.offer(self), row.label, named: row.name)
    return row.isNewer ? binding.formerly() : binding
  }

  /// The rows for all that a card can have.
  static func bindings<Action: CardOfferAction>(
    whileTyping isTyping: Bool = false
  ) -> [KeyBinding<Action>] {
    allCases.compactMap { $0.binding(whileTyping: isTyping) }
  }
}

/// The actions of a screen that shows cards with what they have.
protocol CardOfferAction: Sendable {
  /// The screen's action for something that the card has.
  static func offer(_ offer: CardOffer) -> Self
}

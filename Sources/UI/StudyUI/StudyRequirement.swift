package import Flashcards
import Screens
import Widgets
import WindowLevels

/// What a screen about flashcards has to have in memory. The model sees to it that the uppermost
/// screen with a need gets it.
package enum StudyRequirement: Hashable, Sendable {
  /// The list of decks.
  case decks
  /// A deck with all its cards.
  case deck(DeckID)
  /// A deck with the cards that a session can come to; `onNewDay` where the session waits for those of
  /// the present day of study.
  case session(DeckID, onNewDay: Bool)

  /// The deck whose cards are needed.
  var deck: DeckID? {
    switch self {
    case .decks: nil
    case .deck(let deck), .session(let deck, _): deck
    }
  }
}

/// Whether something of the vault is in memory.
enum Loading: Hashable, Sendable {
  /// It is not, or no longer as it is kept.
  case wanted
  /// It was asked for.
  case underWay
  /// It is.
  case done
  /// It can't be read.
  case failed
}

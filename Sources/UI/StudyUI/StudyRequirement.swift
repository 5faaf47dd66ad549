package import Flashcards
import Wording

/// Data that a study screen needs in memory. The model loads it for the uppermost screen with a
/// requirement.
package enum StudyRequirement: Hashable, Sendable {
  /// The list of decks.
  case decks
  /// The list of decks, the notes added last, and the statistics of all decks.
  case today
  /// A deck with all its cards.
  case deck(DeckID)
  /// A deck with a note of it that is edited; with nil, with what a new note needs.
  case note(NoteID?, in: DeckID)
  /// A deck with the cards that a session can show, or those that it shows first. `onNewDay` is true if
  /// the session waits for those of the current day of study, and `after` is the number of a load after
  /// whose cards others come; nil as long as those are not wanted.
  case session(StudySource, onNewDay: Bool, after: Int? = nil)
  /// A deck whose session is over, and the list of decks.
  case sessionEnd(StudySource)

  /// The deck whose cards are needed; nil if none.
  var deck: DeckID? {
    switch self {
    case .decks, .today: nil
    case .deck(let deck), .note(_, let deck): deck
    case .session(let source, _, _), .sessionEnd(let source): source.contents
    }
  }

  /// True if the counts of due cards are needed.
  var countsDecks: Bool { self == .decks || self == .today }
}

/// The state of loading data of the vault.
enum Loading: Hashable, Sendable {
  /// It is missing or outdated, and has to be loaded.
  case wanted
  /// It is being loaded.
  case underWay
  /// It is in memory.
  case done
  /// It can't be read.
  case failed(FailureReason)

  /// The reason why it can't be read; nil if it can, as far as is known.
  var failure: FailureReason? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

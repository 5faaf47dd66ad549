import Flashcards
import Screens

extension PauseReason {
  /// The same reason for the clock of a round.
  var pause: RoundPause {
    switch self {
    case .locked: .locked
    case .focusLost: .focusLost
    case .covered: .help
    }
  }
}

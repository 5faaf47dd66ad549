import Flashcards
import Screens
import Wording

extension FilteredDeck {
  /// The message once it has taken cards.
  func builtMessage(_ change: ChangeSet, _ wording: Wording) -> StatusMessage {
    let count = change.cards.count { $0.stay?.deck == id }
    return StatusMessage(tone: .success, .filteredBuilt(count, name: wording.name(name)))
  }
}

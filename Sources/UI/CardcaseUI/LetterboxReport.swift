package import WalletUI
package import Wording

/// The result of taking in what waited in the letterbox.
package struct LetterboxReport: Sendable {
  /// The number of notes that were added.
  package var notes = 0
  /// The payment cards to ask about.
  package var cards: [LetterboxCard] = []
  /// The number of files that can't be opened.
  package var unreadable = 0
  /// The number of items that are sealed to another key.
  package var otherKey = 0
  /// The reason why nothing was taken in; nil if it was.
  package var failure: FailureReason?
  /// The letterbox's path.
  package let path: String

  /// Nothing was taken in yet.
  package init(path: String) {
    self.path = path
  }
}

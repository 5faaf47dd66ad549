import Flashcards
import Secrets
import Store
import StudyUI
import TextSearch
import Vault

/// A search over the notes of all decks, which runs on any thread.
struct NoteFinding: Sendable {
  /// The greatest number of notes that are found.
  private static let limit = 20

  let text: String
  let vault: Vault
  let stop: Fitting.Stop

  /// Runs the search on the calling thread.
  ///
  /// - Returns: its reply; nil if it was cancelled.
  func carryOut() -> StudyReply? {
    // What can't be read is not found; unlocking and the daily work tell of damage.
    let found = try? StudyStore(vault).notes(
      with: SearchWords(text),
      limit: Self.limit,
      under: stop.key
    )
    return stop.wasAsked ? nil : .response(.foundNotes(found ?? [], for: text))
  }
}

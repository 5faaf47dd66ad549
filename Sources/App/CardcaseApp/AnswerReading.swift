import Flashcards
import Secrets
import Store
import StudyUI
import Vault

/// A reading of the answers to one card, which runs on any thread: they are among those to all
/// others.
struct AnswerReading: Sendable {
  let card: CardID
  let vault: Vault
  let stop: Fitting.Stop

  /// Reads the answers on the calling thread.
  ///
  /// - Returns: its reply; nil if it was cancelled, or they can't be read.
  func carryOut() -> StudyReply? {
    // Without them the screen shows the rest; unlocking and the daily work tell of damage.
    guard let found = try? StudyStore(vault).history(of: card, under: stop.key), !stop.wasAsked
    else { return nil }
    return .response(.answers(found.history, of: card))
  }
}

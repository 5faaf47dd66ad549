import Flashcards
import Secrets
import Store
import StudyUI
import Vault
import Wording

/// A computation of the statistics of study, which runs on any thread.
struct StatisticsCounting: Sendable {
  /// The deck that is counted with those within it; nil for all decks.
  let deck: DeckID?
  let moment: LocalMoment
  let boundary: DayBoundary
  let vault: Vault
  let stop: Fitting.Stop

  /// Runs the computation on the calling thread.
  ///
  /// - Returns: its reply; nil if it was cancelled.
  func carryOut() -> StudyReply? {
    do {
      let statistics = try StudyStore(vault)
        .statistics(of: deck, at: moment, boundary: boundary, under: stop.key)
      return stop.wasAsked ? nil : .response(.statistics(statistics, of: deck))
    } catch {
      return stop.wasAsked ? nil : .unreadable(FailureReason(error))
    }
  }
}

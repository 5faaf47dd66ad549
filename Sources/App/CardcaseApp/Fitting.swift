import Flashcards
import Secrets
import Store
import StudyUI
import Synchronization
import Vault
import Wording

/// A fitting of a deck's parameters to its reviews, which runs on any thread.
struct Fitting: Sendable {
  /// Cancels a fitting.
  final class Stop: Sendable {
    /// The fitting's own lease of the key.
    let key: VaultKey
    private let isAsked = Atomic(false)

    init(_ key: VaultKey) {
      self.key = key.lease()
    }

    /// Cancels the fitting; one that is still reading stops at its next record.
    func ask() {
      isAsked.store(true, ordering: .relaxed)
      key.destroy()
    }

    /// True if the fitting was cancelled.
    var wasAsked: Bool { isAsked.load(ordering: .relaxed) }
  }

  let deck: DeckID
  let boundary: DayBoundary
  let vault: Vault
  let stop: Stop
  /// Receives progress, at most four times a second.
  let tell: @Sendable (_ done: Int, _ total: Int) -> Void

  /// Runs the fitting on the calling thread.
  ///
  /// - Returns: its reply; nil if it was cancelled or the deck is gone.
  func carryOut() -> StudyReply? {
    do {
      let past = try StudyStore(vault).studyHistory(of: deck, under: stop.key).history
      guard !stop.wasAsked, let own = past.decks.first(where: { $0.id == deck }) else { return nil }
      let set = past.parameters.first { $0.id == own.options.parameters }
      let data = FittingData(
        past.reviews,
        of: Set(past.cards.lazy.filter { $0.deck == deck }.map(\.id)),
        boundary: boundary
      )
      var told = ContinuousClock.now
      let report = FitReport(
        on: data,
        current: set?.parameters ?? .defaults,
        relearningSteps: own.options.scheduling.relearningSteps.count
      ) { done, total in
        if told.duration(to: .now) >= .milliseconds(250) {
          told = .now
          tell(done, total)
        }
        return !stop.wasAsked
      }
      return stop.wasAsked ? nil : report.map { .response(.fitted($0, of: deck)) }
    } catch {
      return stop.wasAsked ? nil : .unreadable(FailureReason(error))
    }
  }
}

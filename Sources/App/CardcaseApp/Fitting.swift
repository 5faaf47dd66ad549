import Flashcards
import Secrets
import Store
import StudyUI
import Synchronization
import Vault
import Wording

/// Fitting a deck's parameters to its answers, on whatever thread.
struct Fitting: Sendable {
  /// Tells a fitting to end before it is done.
  final class Stop: Sendable {
    /// The key as the fitting has it.
    let key: VaultKey
    private let isAsked = Atomic(false)

    init(_ key: VaultKey) {
      self.key = key.lease()
    }

    /// Asks it to end: at its next record where it still reads.
    func ask() {
      isAsked.store(true, ordering: .relaxed)
      key.destroy()
    }

    /// Whether it was asked to.
    var wasAsked: Bool { isAsked.load(ordering: .relaxed) }
  }

  let deck: DeckID
  let boundary: DayBoundary
  let vault: Vault
  let stop: Stop
  /// Told how much of how much is done, four times a second at most.
  let tell: @Sendable (_ done: Int, _ total: Int) -> Void

  /// What it came to; nil where it was asked to end.
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

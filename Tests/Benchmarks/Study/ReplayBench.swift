import Flashcards
import Secrets
import Store
import Vault

/// Measures the rebuilding of progress from the log of answers.
struct ReplayBench {
  let vault: Vault
  let key: VaultKey

  private var scheduler: Scheduler { Scheduler(model: FSRS6(), settings: .defaults) }

  /// Measures the schedule alone, with the answers in memory.
  func replay(_ findings: inout Findings) throws {
    let reviews = try StudyStore(vault).reviews(under: key).reviews
    let histories = Array(Dictionary(grouping: reviews, by: \.card).values)
    let scheduler = scheduler
    let time = Stopwatch.median {
      var answers = 0
      let time = Stopwatch.time {
        for history in histories { answers += scheduler.replay(history).reviews }
      }
      return answers == reviews.count ? time : time.map { _ in .nan }
    }
    findings.note(.replay, time.map { Double(reviews.count) / $0 / 1_000 })
  }

  /// Measures all of it: reading, replaying, comparing and writing.
  func rebuild(_ findings: inout Findings) throws {
    let scheduler = scheduler
    let time = try Stopwatch.time {
      try StudyStore(vault).rebuild(under: key) { _, _ in scheduler }
    }
    findings.note(.rebuild, time)
  }
}

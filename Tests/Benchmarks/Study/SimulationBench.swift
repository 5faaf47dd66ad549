import Flashcards
import Secrets
import Store
import Vault

/// Measures the simulation of a year of all cards.
struct SimulationBench {
  let vault: Vault
  let key: VaultKey

  /// As Anki is asked: no limits, days balanced as it does by default.
  func run(_ findings: inout Findings) throws {
    let options = DeckOptions(newPerDay: 9_999_999, reviewsPerDay: 9_999_999)
    findings.note(
      .simulate,
      try Stopwatch.median {
        var reviews = 0.0
        let time = try Stopwatch.time { reviews = try year(under: options) }
        return reviews > 0 ? time : time.map { _ in .nan }
      }
    )
  }

  /// The number of reviews in a year, with the time of reading cards and answers.
  private func year(under options: DeckOptions) throws -> Double {
    let history = try StudyStore(vault).studyHistory(of: nil, under: key).history
    var simulation = DeckSimulation(
      parameters: .defaults,
      habits: AnswerHabits(of: history.reviews, boundary: Collection.boundary),
      doneToday: DayCounts(),
      newIgnoreReviewLimit: true,
      balancesLoad: true,
      now: Collection.now,
      boundary: Collection.boundary
    )
    for card in history.cards { simulation.add(card) }
    let course = simulation.course(under: options, dayCount: 365) { true }
    return course?.reviews.reduce(0, +) ?? 0
  }
}

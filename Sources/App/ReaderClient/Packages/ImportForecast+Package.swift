import DomainWords
import Flashcards

extension ImportForecast {
  /// Compares the decks' parameters with the answers of a change; nil if there is nothing to predict.
  init?(_ change: ChangeSet, _ collection: StudyCollection, _ boundary: DayBoundary) {
    var answers = 0
    var loss = 0.0
    var error = 0.0
    let decks = Dictionary(
      (collection.decks + change.decks).map { ($0.id, $0) },
      uniquingKeysWith: { $1 }
    )
    let sets = Dictionary(
      change.parameters.map { ($0.id, $0.parameters) },
      uniquingKeysWith: { one, _ in one }
    )
    let groups = Dictionary(grouping: change.cards) { decks[$0.deck]?.options.parameters }
    for (set, cards) in groups {
      let data = FittingData(change.reviews, of: Set(cards.map(\.id)), boundary: boundary)
      guard
        let calibration = Calibration(of: set.flatMap { sets[$0] } ?? .defaults, on: data)
      else { continue }
      answers += calibration.answers
      loss += calibration.logLoss * Double(calibration.answers)
      error += calibration.rmse * Double(calibration.answers)
    }
    guard answers > 0 else { return nil }
    self.init(
      answers: answers,
      logLoss: loss / Double(answers),
      error: error / Double(answers) * 100
    )
  }
}

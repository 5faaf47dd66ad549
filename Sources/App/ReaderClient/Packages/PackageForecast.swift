import Flashcards
import Wording

/// The accuracy with which the decks' parameters would have predicted the answers of an import.
struct PackageForecast {
  private var answers = 0
  private var loss = 0.0
  private var error = 0.0

  /// Compares; nil if there is nothing to predict.
  init?(_ change: ChangeSet, _ collection: StudyCollection, _ boundary: DayBoundary) {
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
  }

  /// The sentence that says so.
  var phrase: Phrase {
    .packageForecast(
      answers: "\(answers)",
      loss: Self.rounded(loss / Double(answers), 1_000),
      error: Self.rounded(error / Double(answers) * 100, 10)
    )
  }

  private static func rounded(_ value: Double, _ unit: Double) -> String {
    "\((value * unit).rounded() / unit)"
  }
}

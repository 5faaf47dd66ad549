package import Wording

/// The accuracy with which the decks' parameters would have predicted the answers of an import.
package struct ImportForecast: Hashable, Sendable {
  /// The greatest error at which parameters are said to fit, in percent.
  private static let fittingError = 5.0

  /// The number of answers that were predicted.
  private let answers: Int
  /// The mean log loss.
  private let logLoss: Double
  /// The root mean square error of the predicted recall, in percent.
  private let error: Double

  /// A forecast with these measures.
  package init(answers: Int, logLoss: Double, error: Double) {
    (self.answers, self.logLoss, self.error) = (answers, logLoss, error)
  }

  /// The verdict in a few words.
  package var verdict: Phrase { error < Self.fittingError ? .importFits : .importFitsNot }

  /// The sentence with the measures.
  package var sentence: Phrase {
    .packageForecast(
      answers: "\(answers)",
      loss: Self.rounded(logLoss, 1_000),
      error: Self.rounded(error, 10)
    )
  }

  private static func rounded(_ value: Double, _ unit: Double) -> String {
    "\((value * unit).rounded() / unit)"
  }
}

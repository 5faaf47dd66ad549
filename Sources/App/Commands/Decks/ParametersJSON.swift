import Flashcards

/// The output of `deck parameters --json`.
struct ParametersJSON: Encodable {
  let deck: String
  let parameters: [Double]
  /// `default`, `custom` or `fitted`.
  let origin: String
  /// The number of answers that they were fitted to; nil if they were not.
  let fittedTo: Int?
  /// The number of answers since; nil if they were not fitted.
  let answersSince: Int?
  /// The number of answers that there are to fit to.
  let answers: Int
  /// True if a fit is worth it.
  let isFitWorth: Bool
  let calibration, calibrationSince: CalibrationJSON?

  private enum CodingKeys: String, CodingKey {
    case deck, parameters, origin, answers, calibration
    case fittedTo = "fitted_to"
    case answersSince = "answers_since"
    case isFitWorth = "fit_is_worth_it"
    case calibrationSince = "calibration_since"
  }

  init(_ set: ParameterSet?, _ outlook: FitOutlook, of deck: String) {
    self.deck = deck
    parameters = (set?.parameters ?? .defaults).values
    origin =
      switch set?.origin {
      case nil: "default"
      case .entered: "custom"
      case .fitted: "fitted"
      }
    fittedTo = outlook.fitted
    answersSince = outlook.fitted.map { _ in outlook.later?.answers ?? 0 }
    answers = outlook.answers
    isFitWorth =
      switch outlook.advice {
      case .tooFew, .notYet: false
      case .neverFitted, .doubled, .worse: true
      }
    calibration = outlook.calibration.map { CalibrationJSON($0) }
    calibrationSince = outlook.later.map { CalibrationJSON($0) }
  }
}

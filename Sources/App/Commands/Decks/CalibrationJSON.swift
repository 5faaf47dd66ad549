import Flashcards

/// How well parameters predict answers, for scripts.
struct CalibrationJSON: Encodable {
  /// Some of the answers.
  fileprivate struct Part: Encodable {
    /// The lowest probability predicted, in percent; nil without one.
    var fromPercent: Int?
    /// The least days since the answer before; nil without them.
    var fromDays: Int?
    let predicted: Double
    let passed, total: Int

    private enum CodingKeys: String, CodingKey {
      case predicted, passed, total
      case fromPercent = "from_percent"
      case fromDays = "from_days"
    }

    init(_ part: Calibration.Part, fromPercent: Int? = nil, fromDays: Int? = nil) {
      self.fromPercent = fromPercent
      self.fromDays = fromDays
      predicted = part.predicted ?? 0
      passed = part.actual.passed
      total = part.actual.total
    }
  }

  private let answers: Int
  private let logLoss, rmse, predicted, recalled: Double
  private let byPrediction, byInterval: [Part]

  private enum CodingKeys: String, CodingKey {
    case answers, predicted, recalled
    case logLoss = "log_loss"
    case rmse = "rmse_bins"
    case byPrediction = "by_prediction"
    case byInterval = "by_interval"
  }

  init(_ calibration: Calibration) {
    answers = calibration.answers
    logLoss = calibration.logLoss
    rmse = calibration.rmse
    predicted = calibration.whole.predicted ?? 0
    recalled = calibration.whole.actual.share ?? 0
    byPrediction = zip(Calibration.predictions, calibration.byPrediction)
      .filter { $1.actual.total > 0 }.map { Part($1, fromPercent: $0) }
    byInterval = zip(AnswerStatistics.intervals, calibration.byInterval)
      .filter { $1.actual.total > 0 }.map { Part($1, fromDays: $0) }
  }
}

package import Flashcards
package import Wording

/// Words for how well parameters predict answers.
package struct CalibrationWords {
  /// Some of the answers with their name.
  package typealias Row = (label: String, part: Calibration.Part)

  private let wording: Wording

  package init(_ wording: Wording) {
    self.wording = wording
  }

  /// The sentences with the numbers of all answers.
  package func sentences(_ calibration: Calibration) -> [String] {
    let whole = calibration.whole
    return [
      wording(
        .calibrationText(
          calibration.answers,
          predicted: predicted(whole),
          share: share(whole.actual)
        )
      ),
      score(calibration),
    ]
  }

  /// The errors of the predictions.
  package func score(_ calibration: Calibration) -> String {
    wording(
      .calibrationScore(
        loss: FSRSParameters.shown(calibration.logLoss),
        rmse: wording.percent(tenthsOf: calibration.rmse)
      )
    )
  }

  /// The answers by the probability that was predicted, where there are any.
  package func byPrediction(_ calibration: Calibration) -> [Row] {
    let starts = Calibration.predictions
    return zip(starts.indices, calibration.byPrediction).map { index, part in
      let end = index + 1 < starts.count ? starts[index + 1] : 100
      return ("\(starts[index])-\(end) %", part)
    }.filter { $0.part.actual.total > 0 }
  }

  /// The answers by the days since the one before, where there are any.
  package func byInterval(_ calibration: Calibration) -> [Row] {
    zip(wording.answerIntervals, calibration.byInterval).map { ($0, $1) }
      .filter { $0.part.actual.total > 0 }
  }

  /// The answers by deck, those with the most first.
  package func byDeck(_ report: CalibrationReport) -> [Row] {
    report.decks.sorted { $0.calibration.answers > $1.calibration.answers }.map {
      ($0.name.description, $0.calibration.whole)
    }
  }

  /// What was predicted of some answers, and how many were right.
  package func values(_ part: Calibration.Part) -> String {
    wording(
      .calibrationRow(predicted: predicted(part), right: StatisticsWords.percentOfAll(part.actual))
    )
  }

  private func predicted(_ part: Calibration.Part) -> String {
    wording.percent(of: part.predicted ?? 0)
  }

  private func share(_ retention: StudyStatistics.Retention) -> String {
    wording.percent(of: retention.share ?? 0)
  }
}

extension Wording {
  /// The spans of `AnswerStatistics.intervals`.
  package var answerIntervals: [String] {
    let starts = AnswerStatistics.intervals
    return starts.indices.map { index in
      let isLast = index == starts.count - 1
      let span = isLast ? "\(starts[index])+" : "\(starts[index])-\(starts[index + 1] - 1)"
      return self(.intervalDays(n: span))
    }
  }

  /// A share in percent with one decimal.
  package func percent(tenthsOf share: Double) -> String {
    percent(decimal(tenths: Int((share * 1_000).rounded())))
  }
}

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
      return (wording.percent(wording.span(starts[index], end)), part)
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
      (wording.nested($0.name.levels, separator: DeckName.separator), $0.calibration.whole)
    }
  }

  /// What was predicted of some answers, and how many were right.
  package func values(_ part: Calibration.Part) -> String {
    wording(
      .calibrationRow(predicted: predicted(part), right: wording.percentOfAll(part.actual))
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
  /// The spans of `AnswerStatistics.intervals` in days: "1-6 d", and "1 to 6 days" for a voice.
  package var answerIntervals: [String] {
    let starts = AnswerStatistics.intervals
    return starts.indices.map { index in
      let low = starts[index]
      guard index + 1 < starts.count else {
        return isSpoken
          ? self(.spokenAtLeast(what: self(.days(low)))) : self(.intervalDays(n: "\(low)+"))
      }
      let span = span(low, starts[index + 1] - 1)
      return self(isSpoken ? .spokenDays(n: span) : .intervalDays(n: span))
    }
  }

  /// A span of numbers: "85-90", and "85 to 90" for a voice.
  fileprivate func span(_ low: Int, _ high: Int) -> String {
    isSpoken ? self(.listRange(low: String(low), high: String(high))) : "\(low)-\(high)"
  }

  /// A share in whole percent, with the numbers that it is of: "93 % (412/443)".
  package func percentOfAll(_ retention: StudyStatistics.Retention) -> String {
    let (passed, total) = (String(retention.passed), String(retention.total))
    let numbers =
      isSpoken ? self(.reviewProgress(done: passed, total: total)) : "\(passed)/\(total)"
    return "\(percent(of: retention.share ?? 0)) (\(numbers))"
  }

  /// A share in percent with one decimal.
  package func percent(tenthsOf share: Double) -> String {
    percent(decimal(tenths: Int((share * 1_000).rounded())))
  }
}

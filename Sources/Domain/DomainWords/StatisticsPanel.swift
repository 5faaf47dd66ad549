package import Flashcards
package import Wording

/// A part of the statistics: a plot with a title, and sentences with its numbers.
package enum StatisticsPanel: Int, CaseIterable, Sendable {
  case today, calendar, reviews, forecast, trueRetention, retention, buttons, hours, intervals,
    difficulty, stability, retrievability, calibration, calibrationByInterval, calibrationByDeck

  /// The number of columns of the grid that it takes where there are several.
  package var span: Int { self == .calendar ? 2 : 1 }

  /// The title.
  package var title: Phrase {
    switch self {
    case .today: .statisticsToday
    case .calendar: .statisticsCalendarTitle
    case .reviews: .optionReviews
    case .forecast: .statisticsForecastTitle
    case .trueRetention: .statisticsTrueRetention
    case .retention: .statisticsRetentionTitle
    case .buttons: .statisticsButtonsTitle
    case .hours: .statisticsHoursTitle
    case .intervals: .statisticsIntervalsTitle
    case .difficulty: .statisticsDifficultyTitle
    case .stability: .statisticsStabilityTitle
    case .retrievability: .statisticsRetrievabilityTitle
    case .calibration: .calibrationTitle
    case .calibrationByInterval: .calibrationByInterval
    case .calibrationByDeck: .calibrationByDeck
    }
  }

  /// The days of the plot, counted from the current one; nil for a plot of something else.
  ///
  /// - Parameter ahead: the number of days of the forecast.
  package func days(ahead: Int) -> ClosedRange<Int>? {
    switch self {
    case .calendar: 1 - StudyStatistics.calendarDays...0
    case .reviews: 1 - StudyStatistics.monthDays...0
    case .forecast: 0...ahead - 1
    case .today, .trueRetention, .retention, .buttons, .hours, .intervals, .difficulty, .stability,
      .retrievability, .calibration, .calibrationByInterval, .calibrationByDeck:
      nil
    }
  }

  /// True if there is a place for the panel: one by deck has none for a single deck.
  package func isShown(_ numbers: StudyStatistics) -> Bool {
    self != .calibrationByDeck || hasData(numbers)
      || numbers.calibration == nil && numbers.trueRetention[.allTime].total.total == 0
  }

  /// True if the plot has anything to show, or its numbers come later.
  package func hasData(_ numbers: StudyStatistics) -> Bool {
    switch self {
    case .today: true
    case .calendar: numbers.days.contains { $0.answers > 0 }
    case .reviews: numbers.days.suffix(StudyStatistics.monthDays).contains { $0.answers > 0 }
    case .forecast: numbers.forecast.contains { $0 > 0 }
    case .trueRetention: numbers.trueRetention[.allTime].total.total > 0
    case .retention: numbers.answers.byInterval.contains { $0.total > 0 }
    case .buttons, .hours: numbers.answers.total > 0
    case .intervals: numbers.memories.known > 0
    case .difficulty, .stability, .retrievability: numbers.memories.count > 0
    case .calibration, .calibrationByInterval:
      numbers.calibration.map { $0.whole != nil }
        ?? (numbers.trueRetention[.allTime].total.total > 0)
    case .calibrationByDeck: (numbers.calibration?.decks.count ?? 0) > 1
    }
  }

  /// The answers that the plot compares with what was predicted; empty for another one, and until they
  /// are known.
  package func calibrationRows(
    _ numbers: StudyStatistics,
    _ wording: Wording
  ) -> [CalibrationWords.Row] {
    guard let report = numbers.calibration, let whole = report.whole else { return [] }
    let words = CalibrationWords(wording)
    switch self {
    case .calibration: return words.byPrediction(whole)
    case .calibrationByInterval: return words.byInterval(whole)
    case .calibrationByDeck: return words.byDeck(report)
    case .today, .calendar, .reviews, .forecast, .trueRetention, .retention, .buttons, .hours,
      .intervals, .difficulty, .stability, .retrievability:
      return []
    }
  }

  /// The sentences with the numbers of the plot, which has something to show.
  ///
  /// - Parameter ahead: the number of days of the forecast.
  package func sentences(
    _ numbers: StudyStatistics,
    _ wording: Wording,
    ahead: Int = StudyStatistics.monthDays
  ) -> [String] {
    let words = StatisticsWords(numbers, wording)
    switch self {
    case .today: return words.today
    case .calendar: return [words.answers(of: StudyStatistics.calendarDays)]
    case .reviews: return [words.answers(of: StudyStatistics.monthDays)]
    case .forecast: return [words.forecast(ahead)]
    case .trueRetention: return words.retention
    case .retention: return [words.retentionOfYear]
    case .buttons: return [words.buttons]
    case .hours: return [words.hours]
    case .intervals:
      return [wording(.averageDays(max(1, Int(numbers.memories.meanInterval.rounded()))))]
    case .difficulty: return [words.difficulty]
    case .stability:
      return [wording(.averageDays(max(1, Int(numbers.memories.meanStability.rounded()))))]
    case .retrievability: return [words.retrievability]
    case .calibration:
      guard let report = numbers.calibration else { return [wording(.studyLoading)] }
      return report.whole.map { CalibrationWords(wording).sentences($0) } ?? []
    case .calibrationByInterval, .calibrationByDeck: return []
    }
  }
}

package import Flashcards
package import Wording

/// A part of the statistics: a plot with a title, and a sentence with its numbers.
package enum StatisticsPanel: Int, CaseIterable, Sendable {
  case today, calendar, reviews, forecast, retention, buttons, hours, intervals, difficulty,
    stability, retrievability

  /// The number of columns of the grid that it takes where there are several.
  package var span: Int { self == .calendar ? 2 : 1 }

  /// The title.
  package var title: Phrase {
    switch self {
    case .today: .statisticsToday
    case .calendar: .statisticsCalendarTitle
    case .reviews: .optionReviews
    case .forecast: .statisticsForecastTitle
    case .retention: .statisticsRetentionTitle
    case .buttons: .statisticsButtonsTitle
    case .hours: .statisticsHoursTitle
    case .intervals: .statisticsIntervalsTitle
    case .difficulty: .statisticsDifficultyTitle
    case .stability: .statisticsStabilityTitle
    case .retrievability: .statisticsRetrievabilityTitle
    }
  }

  /// The sentence with the numbers of the plot.
  package func sentence(_ numbers: StudyStatistics, _ wording: Wording) -> String {
    let words = StatisticsWords(numbers, wording)
    switch self {
    case .today: return words.today
    case .calendar: return words.year
    case .reviews: return words.month
    case .forecast: return words.forecast
    case .retention: return words.retention
    case .buttons: return words.buttons
    case .hours: return words.hours
    case .intervals: return words.intervals
    case .difficulty: return words.difficulty
    case .stability: return words.stability
    case .retrievability: return words.retrievability
    }
  }
}

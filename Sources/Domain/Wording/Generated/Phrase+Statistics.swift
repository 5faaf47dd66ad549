// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/statistics.pot. Change it there.

extension Phrase {
  /// Today
  package static var statisticsToday: Phrase { Phrase(.statisticsToday) }
  /// Mon Tue Wed Thu Fri Sat Sun
  package static var statisticsWeekdays: Phrase { Phrase(.statisticsWeekdays) }
  /// Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
  package static var statisticsMonths: Phrase { Phrase(.statisticsMonths) }
  /// less
  package static var statisticsLess: Phrase { Phrase(.statisticsLess) }
  /// more
  package static var statisticsMore: Phrase { Phrase(.statisticsMore) }
  /// All decks
  package static var statisticsAllDecks: Phrase { Phrase(.statisticsAllDecks) }
  /// This deck
  package static var statisticsOneDeck: Phrase { Phrase(.statisticsOneDeck) }
  /// Calendar
  package static var statisticsCalendarTitle: Phrase { Phrase(.statisticsCalendarTitle) }
  /// The last year: {answers} on {days}, {most} on the busiest.
  package static func statisticsCalendar(answers: String, days: String, most: String) -> Phrase {
    Phrase(.statisticsCalendar, [answers, days, most])
  }
  /// Forecast
  package static var statisticsForecastTitle: Phrase { Phrase(.statisticsForecastTitle) }
  /// Due today: {today}. Tomorrow: {tomorrow}. In 30 days: {month}.
  package static func statisticsForecast(today: String, tomorrow: String, month: String) -> Phrase {
    Phrase(.statisticsForecast, [today, tomorrow, month])
  }
  /// {page} of {pages}
  package static func statisticsPage(page: String, pages: String) -> Phrase {
    Phrase(.statisticsPage, [page, pages])
  }
  /// Reviews per day
  package static var statisticsReviewsTitle: Phrase { Phrase(.statisticsReviewsTitle) }
  /// Retention by interval
  package static var statisticsRetentionTitle: Phrase { Phrase(.statisticsRetentionTitle) }
  /// Answer buttons
  package static var statisticsButtonsTitle: Phrase { Phrase(.statisticsButtonsTitle) }
  /// Hours of the day
  package static var statisticsHoursTitle: Phrase { Phrase(.statisticsHoursTitle) }
  /// Intervals
  package static var statisticsIntervalsTitle: Phrase { Phrase(.statisticsIntervalsTitle) }
  /// Difficulty
  package static var statisticsDifficultyTitle: Phrase { Phrase(.statisticsDifficultyTitle) }
  /// Stability
  package static var statisticsStabilityTitle: Phrase { Phrase(.statisticsStabilityTitle) }
  /// Retrievability
  package static var statisticsRetrievabilityTitle: Phrase { Phrase(.statisticsRetrievabilityTitle) }
  /// {answers}, {right} right, {new} new, {time}. In a row: {days}.
  package static func statisticsTodayText(answers: String, right: String, new: String, time: String, days: String) -> Phrase {
    Phrase(.statisticsTodayText, [answers, right, new, time, days])
  }
  /// In 30 days: {answers}, {daily} a day; {days} with answers.
  package static func statisticsReviewsText(answers: String, daily: String, days: String) -> Phrase {
    Phrase(.statisticsReviewsText, [answers, daily, days])
  }
  /// Remembered in 30 days: young {young}, mature {mature}. In a year: {year}.
  package static func statisticsRetentionText(young: String, mature: String, year: String) -> Phrase {
    Phrase(.statisticsRetentionText, [young, mature, year])
  }
  /// Right in a year: learning {learning}, young {young}, mature {mature}.
  package static func statisticsButtonsText(learning: String, young: String, mature: String) -> Phrase {
    Phrase(.statisticsButtonsText, [learning, young, mature])
  }
  /// Most answers from {hour} o'clock: {answers}. Best from {best} o'clock: {share}.
  package static func statisticsHoursText(hour: String, answers: String, best: String, share: String) -> Phrase {
    Phrase(.statisticsHoursText, [hour, answers, best, share])
  }
  /// {cards} known, for {days} on average.
  package static func statisticsIntervalsText(cards: String, days: String) -> Phrase {
    Phrase(.statisticsIntervalsText, [cards, days])
  }
  /// {cards}, {difficulty} of 10 on average.
  package static func statisticsDifficultyText(cards: String, difficulty: String) -> Phrase {
    Phrase(.statisticsDifficultyText, [cards, difficulty])
  }
  /// {cards}, remembered at 90 % after {days} on average.
  package static func statisticsStabilityText(cards: String, days: String) -> Phrase {
    Phrase(.statisticsStabilityText, [cards, days])
  }
  /// {recalled} of {cards}, {share}, are remembered now.
  package static func statisticsRetrievabilityText(recalled: String, cards: String, share: String) -> Phrase {
    Phrase(.statisticsRetrievabilityText, [recalled, cards, share])
  }
  /// No answers yet.
  package static var statisticsNoAnswers: Phrase { Phrase(.statisticsNoAnswers) }
  /// No cards were answered yet.
  package static var statisticsNoCards: Phrase { Phrase(.statisticsNoCards) }
  /// {answers} on {days}.
  package static func statisticsCalendarShort(answers: String, days: String) -> Phrase {
    Phrase(.statisticsCalendarShort, [answers, days])
  }
}

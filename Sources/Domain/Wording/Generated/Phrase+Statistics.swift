// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/statistics.pot. Change it there.

extension Phrase {
  /// Today
  package static var statisticsToday: Phrase { Phrase(.statisticsToday) }
  /// Right today
  package static var statisticsRight: Phrase { Phrase(.statisticsRight) }
  /// New today
  package static var statisticsNew: Phrase { Phrase(.statisticsNew) }
  /// Time today
  package static var statisticsTime: Phrase { Phrase(.statisticsTime) }
  /// In a row
  package static var statisticsStreak: Phrase { Phrase(.statisticsStreak) }
  /// Remembered, under 21 days
  package static var statisticsYoung: Phrase { Phrase(.statisticsYoung) }
  /// Remembered, 21 days on
  package static var statisticsMature: Phrase { Phrase(.statisticsMature) }
  /// Remembered, last year
  package static var statisticsYear: Phrase { Phrase(.statisticsYear) }
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
}

package import Flashcards
package import Wording

/// Sentences with the numbers of statistics.
package struct StatisticsWords {
  private let numbers: StudyStatistics
  private let wording: Wording

  package init(_ numbers: StudyStatistics, _ wording: Wording) {
    self.numbers = numbers
    self.wording = wording
  }

  /// A share in whole percent; a dash of nothing.
  package static func percent(_ retention: StudyStatistics.Retention) -> String {
    guard retention.total > 0 else { return "-" }
    return "\(rounded(retention)) %"
  }

  /// A share for the sentences.
  private func share(_ retention: StudyStatistics.Retention) -> String {
    guard wording.isSpoken else { return Self.percent(retention) }
    guard retention.total > 0 else { return wording(.changeNone) }
    return wording.percent(String(Self.rounded(retention)))
  }

  private static func rounded(_ retention: StudyStatistics.Retention) -> Int {
    Int((Double(retention.passed) / Double(retention.total) * 100).rounded())
  }

  /// The sentences of all panels behind their titles, with the numbers of cards by state after the
  /// first.
  package var lines: [String] {
    var lines = StatisticsPanel.allCases.map { panel in
      wording(
        .lineModeItem(label: wording(panel.title), value: panel.sentence(numbers, wording))
      )
    }
    let states = numbers.states
    lines.insert(
      wording(
        .lineModeStates(
          new: String(states.new),
          learning: String(states.learning),
          young: String(states.young),
          mature: String(states.mature),
          suspended: String(states.suspended)
        )
      ),
      at: 1
    )
    return lines
  }

  // MARK: Answers

  package var today: String {
    let today = numbers.days.last ?? StudyStatistics.Day()
    return wording(
      .statisticsTodayText(
        answers: String(today.answers),
        right: String(today.right),
        new: String(today.new),
        time: wording.spent(seconds: Int((today.milliseconds + 500) / 1_000)),
        days: String(numbers.streak)
      )
    )
  }

  package var year: String {
    wording(
      .statisticsCalendar(
        answers: String(numbers.days.reduce(0) { $0 + $1.answers }),
        days: String(numbers.days.count { $0.answers > 0 })
      )
    )
  }

  package var month: String {
    let days = numbers.days.suffix(StudyStatistics.forecastDays)
    let answers = days.reduce(0) { $0 + $1.answers }
    return wording(
      .statisticsReviewsText(
        answers: String(answers),
        daily: wording.decimal(Double(answers) / Double(max(1, days.count))),
        days: String(days.count { $0.answers > 0 })
      )
    )
  }

  package var forecast: String {
    wording(
      .statisticsForecast(
        today: String(numbers.forecast.first ?? 0),
        tomorrow: String(numbers.forecast.dropFirst().first ?? 0),
        month: String(numbers.forecast.reduce(0, +))
      )
    )
  }

  package var retention: String {
    guard numbers.year.total > 0 else { return wording(.statisticsNoAnswers) }
    return wording(
      .statisticsRetentionText(
        young: share(numbers.young),
        mature: share(numbers.mature),
        year: share(numbers.year)
      )
    )
  }

  package var buttons: String {
    guard numbers.answers.total > 0 else { return wording(.statisticsNoAnswers) }
    return wording(
      .statisticsButtonsText(
        learning: share(numbers.answers.retention(of: .learning)),
        young: share(numbers.answers.retention(of: .young)),
        mature: share(numbers.answers.retention(of: .mature))
      )
    )
  }

  package var hours: String {
    let hours = numbers.answers.byHour
    guard let most = hours.indices.max(by: { hours[$0].total < hours[$1].total }),
      hours[most].total > 0
    else { return wording(.statisticsNoAnswers) }
    // A few answers at an odd hour say nothing: it needs a twentieth of the most.
    let told = hours.indices.filter { hours[$0].total * 20 >= hours[most].total }
    let best = told.max { (hours[$0].share ?? 0) < (hours[$1].share ?? 0) } ?? most
    return wording(
      .statisticsHoursText(
        hour: String(most),
        answers: String(hours[most].total),
        best: String(best),
        share: share(hours[best])
      )
    )
  }

  // MARK: Memories

  package var intervals: String {
    average(of: numbers.memories.known, days: numbers.memories.meanInterval)
  }

  package var difficulty: String {
    guard numbers.memories.count > 0 else { return wording(.statisticsNoAnswers) }
    return wording(
      .statisticsDifficultyText(difficulty: wording.decimal(numbers.memories.meanDifficulty))
    )
  }

  package var stability: String {
    average(of: numbers.memories.count, days: numbers.memories.meanStability)
  }

  package var retrievability: String {
    guard numbers.memories.count > 0 else { return wording(.statisticsNoAnswers) }
    return wording(
      .statisticsRetrievabilityText(
        recalled: String(numbers.memories.recalled),
        cards: String(numbers.memories.count),
        share: wording.percent(
          String(Int((numbers.memories.meanRetrievability * 100).rounded()))
        )
      )
    )
  }

  /// An average of days over so many cards.
  private func average(of cards: Int, days: Double) -> String {
    wording(cards == 0 ? .statisticsNoAnswers : .averageDays(max(1, Int(days.rounded()))))
  }
}

package import Flashcards
package import Wording

/// Sentences with the numbers of statistics. What there is nothing of is left out of them.
package struct StatisticsWords {
  private let numbers: StudyStatistics
  private let wording: Wording

  package init(_ numbers: StudyStatistics, _ wording: Wording) {
    self.numbers = numbers
    self.wording = wording
  }

  /// A share in whole percent.
  package static func percent(_ retention: StudyStatistics.Retention) -> String {
    "\(rounded(retention)) %"
  }

  /// A share for the sentences.
  private func share(_ retention: StudyStatistics.Retention) -> String {
    wording.percent(String(Self.rounded(retention)))
  }

  private static func rounded(_ retention: StudyStatistics.Retention) -> Int {
    Int(((retention.share ?? 0) * 100).rounded())
  }

  /// The sentences of all panels behind their titles, with what their plots have besides, and the
  /// titles of those that have nothing to show at the end.
  package var lines: [String] {
    var lines: [String] = []
    let panels = StatisticsPanel.allCases.filter { $0.isShown(numbers) }
    for panel in panels where panel.hasData(numbers) {
      let sentences = panel.sentences(numbers, wording) + details(of: panel)
      // A list of rows is under its title, a sentence behind it.
      let isList = panel == .calibrationByInterval || panel == .calibrationByDeck
      if isList, !sentences.isEmpty {
        lines.append(wording(panel.title))
      } else {
        lines += sentences.prefix(1).map { item(wording(panel.title), [$0]) }
      }
      lines += sentences.dropFirst(isList ? 0 : 1)
    }
    let empty = panels.filter { !$0.hasData(numbers) }
    guard !empty.isEmpty else { return lines }
    let titles = wording.all(empty.map { wording($0.title) })
    return lines + [item(wording(.statisticsNoData), [titles])]
  }

  /// The numbers of a plot that its sentences do not have.
  private func details(of panel: StatisticsPanel) -> [String] {
    switch panel {
    case .today:
      let cards = states.reduce(0) { $0 + $1.count }
      let told = states.filter { $0.count > 0 }.map { "\(wording($0.name)) \($0.count)" }
      return cards > 0 ? [item(wording(.cards(cards)), told)] : []
    case .trueRetention:
      return retentionRows.filter { $0.row.total.total > 0 }.map { name, row in
        let parts = [
          (Phrase.stateYoung, row.young), (.stateMature, row.mature), (.columnTotal, row.total),
        ]
        let told = parts.filter { $0.1.total > 0 }
        return item(wording(name), told.map { "\(wording($0)) \(wording.percentOfAll($1))" })
      }
    case .calibration, .calibrationByInterval, .calibrationByDeck:
      let words = CalibrationWords(wording)
      return panel.calibrationRows(numbers, wording).map { item($0.label, [words.values($0.part)]) }
    case .forecast: return StudyStatistics.forecastSpans.dropFirst().map { due(within: $0) }
    case .calendar, .reviews, .retention, .buttons, .hours, .intervals, .difficulty, .stability,
      .retrievability:
      return []
    }
  }

  private func item(_ label: String, _ values: [String]) -> String {
    wording(.lineModeItem(label: label, value: values.joined(separator: wording(.listComma))))
  }

  /// The states of cards, each with its number of cards.
  package var states: [(name: Phrase, count: Int)] {
    let states = numbers.states
    return [
      (.columnNew, states.new), (.columnLearning, states.learning), (.stateYoung, states.young),
      (.stateMature, states.mature), (.stateSuspended, states.suspended),
    ]
  }

  // MARK: A day

  /// The numbers of a day in a plot over days, the most important first.
  ///
  /// - Parameters:
  ///   - day: The day, counted from the current one. It is one of the panel's `days`.
  package func values(on day: Int, in panel: StatisticsPanel) -> [String] {
    var values: [String] = []
    if panel == .forecast {
      let due = numbers.forecast[day]
      let minutes = StudyCounts(review: due).minutes(
        eachAnswerTaking: numbers.answers.typicalDuration
      )
      if due > 0 {
        values = [wording(.homeCountDue(n: String(due))), wording(.homeMinutes(minutes))]
      }
    } else {
      let past = numbers.days[numbers.days.count - 1 + day]
      if past.answers > 0 { values = [wording(.answers(past.answers)), time(of: past)] }
      if past.right > 0 { values.append(wording(.reviewRight(n: String(past.right)))) }
      if past.new > 0 { values.append(wording(.homeCountNew(n: String(past.new)))) }
    }
    return values.isEmpty ? [wording(.changeNone)] : values
  }

  /// The name of an hour of the day, and the numbers of its answers.
  package func values(atHour hour: Int) -> (label: String, values: [String]) {
    let answers = numbers.answers.byHour[hour]
    let right = wording(.reviewRight(n: share(answers)))
    return (
      wording(.spokenClockFull(hour: String(hour))),
      answers.total > 0 ? [wording(.answers(answers.total)), right] : [wording(.changeNone)]
    )
  }

  private func time(of day: StudyStatistics.Day) -> String {
    wording.spent(seconds: max(1, Int((day.milliseconds + 500) / 1_000)))
  }

  // MARK: Answers

  /// The answers of the current day, and the days in a row.
  var today: [String] {
    let today = numbers.days.last ?? StudyStatistics.Day()
    let answers: Phrase =
      today.answers > 0
      ? .statisticsTodayText(
        today.answers,
        time: time(of: today),
        share: share(StudyStatistics.Retention(passed: today.right, total: today.answers))
      )
      : states.contains { $0.count > 0 } ? .statisticsNoAnswers : .reviewEmptyTitle
    return [wording(answers)]
      + (numbers.streak > 0 ? [wording(.homeStreak(numbers.streak))] : [])
  }

  /// The answers of so many days, up to the current one.
  package func answers(of span: Int) -> String {
    let days = numbers.days.suffix(span)
    return wording(
      .statisticsReviewsText(
        days.reduce(0) { $0 + $1.answers },
        days: String(days.count { $0.answers > 0 }),
        span: String(span)
      )
    )
  }

  /// The cards due within some days, and of these the ones due today.
  func forecast(_ days: Int) -> String {
    let today = numbers.forecast.first ?? 0
    return wording.sentences([
      due(within: days), today > 0 ? wording(.statisticsForecastToday(today)) : "",
    ])
  }

  private func due(within days: Int) -> String {
    let due = numbers.forecast.prefix(days).reduce(0, +)
    return wording(.statisticsForecast(due, days: String(days)))
  }

  /// The true retention of 30 days; that of the year where they have no answers, and nothing where it
  /// has none.
  var retention: [String] {
    let spans: [(TrueRetention.Span, days: Int)] = [
      (.month, StudyStatistics.monthDays), (.year, StudyStatistics.calendarDays),
    ]
    let known = spans.map { (row: numbers.trueRetention[$0], days: String($1)) }
    guard let (row, days) = known.first(where: { $0.row.total.total > 0 }) else { return [] }
    guard row.young.total > 0, row.mature.total > 0 else {
      return [wording(.statisticsRetentionShare(days: days, share: share(row.total)))]
    }
    return [
      wording(
        .statisticsRetentionText(days: days, young: share(row.young), mature: share(row.mature))
      )
    ]
  }

  /// The share of the answers of a year that the plot by intervals has.
  var retentionOfYear: String {
    let all = numbers.answers.byInterval.reduce(StudyStatistics.Retention(), +)
    let days = String(StudyStatistics.calendarDays)
    return wording(.statisticsRetentionShare(days: days, share: share(all)))
  }

  /// The spans of the true retention with their names.
  package var retentionRows: [(name: Phrase, row: TrueRetention.Row)] {
    TrueRetention.Span.allCases.map { span in
      let name: Phrase =
        switch span {
        case .today: .statisticsToday
        case .yesterday: .dayYesterday
        case .week: .statisticsLastWeek
        case .month: .statisticsLastMonth
        case .year: .statisticsLastYear
        case .allTime: .statisticsAllTime
        }
      return (name, numbers.trueRetention[span])
    }
  }

  var buttons: String {
    let answers = numbers.answers.byHour.reduce(into: StudyStatistics.Retention()) {
      $0.passed += $1.passed
      $0.total += $1.total
    }
    return wording(.statisticsButtonsText(answers.total, share: share(answers)))
  }

  var hours: String {
    let hours = numbers.answers.byHour
    let most = hours.indices.max { hours[$0].total < hours[$1].total } ?? 0
    // A few answers at an odd hour say nothing: it needs a twentieth of the most.
    let told = hours.indices.filter { hours[$0].total * 20 >= hours[most].total }
    let best = told.max { (hours[$0].share ?? 0) < (hours[$1].share ?? 0) } ?? most
    return wording(
      .statisticsHoursText(
        hours[most].total,
        hour: String(most),
        best: String(best),
        share: share(hours[best])
      )
    )
  }

  // MARK: Memories

  var difficulty: String {
    wording(
      .statisticsDifficultyText(difficulty: wording.decimal(numbers.memories.meanDifficulty))
    )
  }

  var retrievability: String {
    let share = Int((numbers.memories.meanRetrievability * 100).rounded())
    return wording(
      .statisticsRetrievabilityText(numbers.memories.count, share: wording.percent(String(share)))
    )
  }
}

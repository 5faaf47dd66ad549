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
    guard retention.total > 0 else { return wording(.spokenNothing) }
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
        answers: wording(.answers(today.answers)),
        right: String(today.right),
        new: String(today.new),
        time: wording.spent(seconds: Int((today.milliseconds + 500) / 1_000)),
        days: wording(.days(numbers.streak))
      )
    )
  }

  package var year: String {
    wording(
      .statisticsCalendar(
        answers: yearsAnswers,
        days: yearsDays,
        most: String(numbers.days.map(\.answers).max() ?? 0)
      )
    )
  }

  package var yearInShort: String {
    wording(.statisticsCalendarShort(answers: yearsAnswers, days: yearsDays))
  }

  private var yearsAnswers: String {
    wording(.answers(numbers.days.reduce(0) { $0 + $1.answers }))
  }

  private var yearsDays: String {
    wording(.days(numbers.days.count { $0.answers > 0 }))
  }

  package var month: String {
    let days = numbers.days.suffix(StudyStatistics.forecastDays)
    let answers = days.reduce(0) { $0 + $1.answers }
    return wording(
      .statisticsReviewsText(
        answers: wording(.answers(answers)),
        daily: wording.decimal(Double(answers) / Double(max(1, days.count))),
        days: wording(.days(days.count { $0.answers > 0 }))
      )
    )
  }

  package var forecast: String {
    wording(
      .statisticsForecast(
        today: wording(.cards(numbers.forecast.first ?? 0)),
        tomorrow: wording(.cards(numbers.forecast.dropFirst().first ?? 0)),
        month: wording(.cards(numbers.forecast.reduce(0, +)))
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
        answers: wording(.answers(hours[most].total)),
        best: String(best),
        share: share(hours[best])
      )
    )
  }

  // MARK: Memories

  package var intervals: String {
    let memories = numbers.memories
    return memories.known == 0
      ? wording(.statisticsNoCards)
      : wording(
        .statisticsIntervalsText(
          cards: wording(.cards(memories.known)),
          days: days(memories.meanInterval)
        )
      )
  }

  package var difficulty: String {
    told { cards in
      .statisticsDifficultyText(
        cards: cards,
        difficulty: wording.decimal(numbers.memories.meanDifficulty)
      )
    }
  }

  package var stability: String {
    let days = days(numbers.memories.meanStability)
    return told { cards in
      wording.isSpoken
        ? .spokenStability(cards: cards, days: days)
        : .statisticsStabilityText(cards: cards, days: days)
    }
  }

  package var retrievability: String {
    told { cards in
      .statisticsRetrievabilityText(
        recalled: String(numbers.memories.recalled),
        cards: cards,
        share: wording.percent(
          String(Int((numbers.memories.meanRetrievability * 100).rounded()))
        )
      )
    }
  }

  private func days(_ days: Double) -> String {
    wording(.days(max(1, Int(days.rounded()))))
  }

  private func told(_ phrase: (_ cards: String) -> Phrase) -> String {
    let count = numbers.memories.count
    return wording(count == 0 ? .statisticsNoCards : phrase(wording(.cards(count))))
  }
}

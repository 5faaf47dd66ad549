import DomainWords
import Flashcards
import Screens
import Wording

extension StatisticsScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    guard let statistics else {
      guard let failure else {
        return context.moment(.studyLoading)
      }
      return LineModeScene(
        name: "no answers",
        lines: [context.line(.reviewsUnreadable(reason: wording(failure)))],
        choices: [LineModeChoice("1", wording(.lineModeAgain), .page(1)), context.back(.close)],
        isQuestion: true
      )
    }
    if context.aside == .row { return days(of: statistics, context) }
    let other: Phrase = countsAll ? .statisticsOneDeck : .statisticsAllDecks
    return LineModeScene(
      name: "statistics \(countsAll)",
      lines: [.text(StatisticsView(screen: self, context: context.screen).scope)]
        + StatisticsWords(statistics, wording).lines.map { .text($0) },
      choices: (deck == nil ? [] : [LineModeChoice("a", wording(other), .changeScope)])
        + forecastChoice(statistics, wording)
        + [
          LineModeChoice(
            "more",
            wording(.lineModeTellMore),
            ChoiceAction(aside: .row, firstRow: 0)
          ),
          context.back(.close),
        ],
      onEmpty: ChoiceAction(actions: [.close]),
      enter: wording(.keyBack)
    )
  }

  /// Takes the next number of days for the forecast at `more`.
  private func forecastChoice(
    _ statistics: StudyStatistics,
    _ wording: Wording
  ) -> [LineModeChoice<Action>] {
    guard StatisticsPanel.forecast.hasData(statistics) else { return [] }
    let label = wording(
      .lineModeItem(label: wording(.statisticsForecastTitle), value: wording(.days(ahead)))
    )
    return [LineModeChoice("z", label, .changeAhead)]
  }

  /// The numbers of each day that has any: of those to come, and of the past ones, the latest first; then
  /// those of the hours.
  private func days(of statistics: StudyStatistics, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let view = StatisticsView(screen: self, context: context.screen)
    let words = StatisticsWords(statistics, wording)
    let due = (0..<ahead).filter { statistics.forecast[$0] > 0 }
    let last = statistics.days.count - 1
    let answered = statistics.days.indices.reversed().filter { statistics.days[$0].answers > 0 }
    let days =
      due.map { ($0, StatisticsPanel.forecast) }
      + answered.map { ($0 - last, StatisticsPanel.calendar) }
    let byHour = statistics.answers.byHour
    let hours = byHour.indices.filter { byHour[$0].total > 0 }
    let list = LineModeList(count: days.count + hours.count, context: context, aside: .row)
    return LineModeScene(
      name: "days \(context.firstRow) \(countsAll)",
      lines: list.page.map { row in
        guard row < days.count else {
          let (label, values) = words.values(atHour: hours[row - days.count])
          let value = values.joined(separator: wording(.listComma))
          return .text(wording(.lineModeItem(label: label, value: value)))
        }
        let (day, panel) = days[row]
        let value = words.values(on: day, in: panel).joined(separator: wording(.listComma))
        return .text(
          wording(.lineModeItem(label: view.date(day, statistics), value: value))
        )
      },
      choices: list.more + [context.back()],
      onEmpty: ChoiceAction(),
      enter: wording(.keyBack)
    )
  }
}

import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the statistics as plots of characters, which need no colours.
struct StatisticsView {
  let screen: StatisticsScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  private var area: Rect {
    Rect(
      x: 2,
      y: Heading.height,
      width: context.size.width - 4,
      height: context.size.height - Heading.height
    )
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards), scope, wording(screen.page.phrase)],
      into: &canvas,
      context.environment
    )
    guard let statistics = screen.statistics else {
      LoadingPlaceholder.draw(
        wording(screen.failure.map { .reviewsUnreadable(reason: wording($0)) } ?? .studyLoading),
        "",
        isProblem: screen.failure != nil,
        into: &canvas,
        context
      )
      return
    }
    canvas.cursor = area.origin
    switch screen.page {
    case .overview: drawOverview(statistics, into: &canvas)
    case .calendar: CalendarPlot(numbers: statistics, context: context).draw(in: area, &canvas)
    case .forecast: ForecastPlot(numbers: statistics, context: context).draw(in: area, &canvas)
    }
  }

  /// The name of the deck, or that all decks are counted.
  var scope: String {
    guard !screen.countsAll else { return wording(.statisticsAllDecks) }
    return context.data.decks.first { $0.deck.id == screen.deck }?.deck.name.description ?? ""
  }

  // MARK: Overview

  private func drawOverview(_ numbers: StudyStatistics, into canvas: inout Canvas) {
    let today = numbers.days.last ?? StudyStatistics.Day()
    var rows: [(Phrase, String)] = [
      (.statisticsToday, wording.count(.answers, today.answers)),
      (.statisticsRight, Self.percent(today.right, of: today.answers)),
      (.statisticsNew, wording.count(.cards, today.new)),
      (.statisticsTime, numbers.todaysTime(wording)),
      (.statisticsStreak, wording.count(.days, numbers.streak)),
      (.statisticsYoung, Self.share(numbers.young)),
      (.statisticsMature, Self.share(numbers.mature)),
      (.statisticsYear, Self.share(numbers.year)),
    ]
    let isTight = area.height < 16
    if isTight { rows = [rows[0], rows[4], rows[5], rows[6]] }
    let labelWidth = min(34, area.width / 2 + 8)
    for (index, row) in rows.enumerated() {
      let y = area.minY + index
      canvas.write(wording(row.0), at: Point(x: area.minX, y: y), limit: labelWidth - 1)
      canvas.write(row.1, at: Point(x: area.minX + labelWidth, y: y), style: theme.title)
    }
    drawStates(numbers.states, y: area.minY + rows.count + (isTight ? 0 : 1), into: &canvas)
  }

  private func drawStates(_ states: StudyStatistics.States, y: Int, into canvas: inout Canvas) {
    let rows: [(Phrase, Int)] = [
      (.columnNew, states.new), (.columnLearning, states.learning), (.stateYoung, states.young),
      (.stateMature, states.mature), (.stateSuspended, states.suspended),
    ]
    let most = max(1, rows.map(\.1).max() ?? 1)
    let room = max(4, min(40, area.width - 22))
    for (index, row) in rows.enumerated() where y + index < area.maxY {
      let point = Point(x: area.minX, y: y + index)
      canvas.write(wording(row.0), at: point, limit: 11)
      let number = String(row.1)
      canvas.write(number.leftPadded(to: 7), at: point.moved(x: 11), style: theme.title)
      let length = row.1 == 0 ? 0 : max(1, row.1 * room / most)
      let bar = Rect(x: point.x + 20, y: point.y, width: length, height: 1)
      canvas.fill(bar, with: theme.bars.last ?? "#", style: theme.accent)
    }
  }

  static func share(_ retention: StudyStatistics.Retention) -> String {
    percent(retention.passed, of: retention.total)
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    return "\((part * 1_000 / whole + 5) / 10) % (\(part)/\(whole))"
  }
}

extension StatisticsScreen.Page {
  /// The title of the page.
  var phrase: Phrase {
    switch self {
    case .overview: .keyStatistics
    case .calendar: .statisticsCalendarTitle
    case .forecast: .statisticsForecastTitle
    }
  }
}

/// Sentences about the statistics.
extension StudyStatistics {
  /// The work of today, for line mode.
  func todayInLines(_ wording: Wording) -> Phrase {
    let today = days.last ?? Day()
    return .lineModeToday(
      answers: wording.count(.answers, today.answers),
      right: String(today.right),
      new: wording.count(.cards, today.new),
      time: todaysTime(wording)
    )
  }

  /// The time spent today, in words.
  func todaysTime(_ wording: Wording) -> String {
    let seconds = Int(((days.last ?? Day()).milliseconds + 500) / 1_000)
    return wording.spent(seconds: seconds)
  }

  /// The sentence about the last year, beneath its calendar.
  func yearPhrase(_ wording: Wording) -> Phrase {
    .statisticsCalendar(answers: yearsAnswers(wording), days: yearsDays(wording), most: yearsMost)
  }

  /// The work of the last year, for line mode.
  func yearInLines(_ wording: Wording) -> Phrase {
    .lineModeYear(answers: yearsAnswers(wording), days: yearsDays(wording), most: yearsMost)
  }

  private func yearsAnswers(_ wording: Wording) -> String {
    wording.count(.answers, days.reduce(0) { $0 + $1.answers })
  }

  private func yearsDays(_ wording: Wording) -> String {
    wording.count(.days, days.count { $0.answers > 0 })
  }

  private var yearsMost: String { String(days.map(\.answers).max() ?? 0) }

  /// The sentence about the cards due in the next days.
  func forecastPhrase(_ wording: Wording) -> Phrase {
    .statisticsForecast(
      today: wording.count(.cards, forecast.first ?? 0),
      tomorrow: wording.count(.cards, forecast.dropFirst().first ?? 0),
      month: wording.count(.cards, forecast.reduce(0, +))
    )
  }
}

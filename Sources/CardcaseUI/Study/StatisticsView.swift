import Flashcards
import Windowing
import Wording

/// The look of the statistics: plots of characters, which need no colours.
struct StatisticsView {
  let screen: StatisticsScreen
  let context: ScreenContext

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
    let shelf = context.shelf(screen.deck)
    Heading.draw(
      [shelf?.deck.name.description ?? wording(.homeFlashcards), wording(screen.page.phrase)],
      into: &canvas,
      context
    )
    guard shelf != nil else {
      StudyPause.draw(screen.deck, into: &canvas, context)
      return
    }
    guard let statistics = screen.statistics else {
      StudyPause.draw(
        wording(screen.isUnreadable ? .reviewsUnreadable : .studyLoading),
        "",
        isProblem: screen.isUnreadable,
        into: &canvas,
        context
      )
      return
    }
    canvas.cursor = area.origin
    switch screen.page {
    case .overview: drawOverview(statistics, into: &canvas)
    case .calendar: drawCalendar(statistics, into: &canvas)
    case .forecast: drawForecast(statistics, into: &canvas)
    }
  }

  // MARK: Overview

  private func drawOverview(_ numbers: StudyStatistics, into canvas: inout Canvas) {
    let today = numbers.days.last ?? StudyStatistics.Day()
    let minutes = Int((today.milliseconds + 30_000) / 60_000)
    var rows: [(Phrase, String)] = [
      (.statisticsToday, wording.count(.answers, today.answers)),
      (.statisticsRight, Self.percent(today.right, of: today.answers)),
      (.statisticsNew, wording.count(.cards, today.new)),
      (.statisticsTime, wording.count(.minutes, minutes)),
      (.statisticsStreak, wording.count(.days, numbers.streak)),
      (.statisticsYoung, Self.share(numbers.young)),
      (.statisticsMature, Self.share(numbers.mature)),
      (.statisticsYear, Self.share(numbers.year)),
    ]
    let isTight = area.height < 16
    if isTight { rows = [rows[0], rows[4], rows[5], rows[6]] }
    let labelWidth = min(34, area.width / 2 + 4)
    for (index, row) in rows.enumerated() {
      let y = area.minY + index
      canvas.write(wording(row.0), at: Point(x: area.minX, y: y), limit: labelWidth)
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

  // MARK: Calendar

  /// A column a week, a row a day of it, the present day at the end.
  private func drawCalendar(_ numbers: StudyStatistics, into canvas: inout Canvas) {
    let counts = numbers.days.map(\.answers)
    let most = max(1, counts.max() ?? 1)
    let weekday = { (day: StudyDay) in ((day + 3) % 7 + 7) % 7 }
    let names = wording(.statisticsWeekdays).split(separator: " ").map(String.init)
    let left = 4
    let weeks = min(53, area.width - left)
    let last = numbers.today
    let lastMonday = last - weekday(last)
    for row in 0..<min(7, area.height) {
      if row < names.count {
        canvas.write(names[row], at: Point(x: area.minX, y: area.minY + row), style: theme.faint)
      }
      for week in 0..<weeks {
        let day = lastMonday - 7 * (weeks - 1 - week) + row
        let age = last - day
        guard age >= 0, age < counts.count else { continue }
        let count = counts[counts.count - 1 - age]
        let shade =
          count == 0
          ? 0 : 1 + min(theme.shades.count - 2, count * (theme.shades.count - 1) / (most + 1))
        canvas.put(
          theme.shades[shade],
          at: Point(x: area.minX + left + week, y: area.minY + row),
          style: count == 0 ? theme.faint : theme.accent
        )
      }
    }
    canvas.write(
      wrapped: wording(.statisticsCalendar, numbers.yearsValues(wording)),
      in: area.dropping(rows: 8)
    )
  }

  // MARK: Forecast

  private func drawForecast(_ numbers: StudyStatistics, into canvas: inout Canvas) {
    let counts = numbers.forecast
    let most = max(1, counts.max() ?? 1)
    let height = max(1, min(10, area.height - 3))
    let step = area.width >= 2 * counts.count + 8 ? 2 : 1
    let levels = theme.bars.count
    for (day, count) in counts.enumerated() where 6 + day * step < area.width {
      let filled = count == 0 ? 0 : max(1, count * height * levels / most)
      for row in 0..<height {
        let inRow = min(levels, max(0, filled - row * levels))
        guard inRow > 0 else { continue }
        canvas.put(
          theme.bars[inRow - 1],
          at: Point(x: area.minX + 6 + day * step, y: area.minY + height - 1 - row),
          style: theme.accent
        )
      }
    }
    canvas.write(
      String(most).leftPadded(to: 5),
      at: area.origin,
      style: theme.faint
    )
    canvas.write(
      "0".leftPadded(to: 5),
      at: area.origin.moved(y: height - 1),
      style: theme.faint
    )
    canvas.write(
      wrapped: wording(.statisticsForecast, numbers.forecastValues(wording)),
      in: area.dropping(rows: height + 1)
    )
  }
}

extension StatisticsScreen.Page {
  /// Its word.
  var phrase: Phrase {
    switch self {
    case .overview: .keyStatistics
    case .calendar: .statisticsCalendarTitle
    case .forecast: .statisticsForecastTitle
    }
  }
}

/// What sentences about the numbers are filled with.
extension StudyStatistics {
  /// What was done today.
  func todaysValues(_ wording: Wording) -> [String: String] {
    let today = days.last ?? Day()
    return [
      "answers": wording.count(.answers, today.answers), "right": String(today.right),
      "new": wording.count(.cards, today.new),
      "time": wording.count(.minutes, Int((today.milliseconds + 30_000) / 60_000)),
    ]
  }

  /// What was done in the last year.
  func yearsValues(_ wording: Wording) -> [String: String] {
    let counts = days.map(\.answers)
    return [
      "answers": wording.count(.answers, counts.reduce(0, +)),
      "days": wording.count(.days, counts.count { $0 > 0 }),
      "most": String(counts.max() ?? 0),
    ]
  }

  /// What comes up.
  func forecastValues(_ wording: Wording) -> [String: String] {
    [
      "today": wording.count(.cards, forecast.first ?? 0),
      "tomorrow": wording.count(.cards, forecast.dropFirst().first ?? 0),
      "month": wording.count(.cards, forecast.reduce(0, +)),
    ]
  }
}

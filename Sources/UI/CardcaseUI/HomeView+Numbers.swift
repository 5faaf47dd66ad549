import DomainWords
import Flashcards
import Screens
import StudyUI
import Widgets
import WindowLevels
import Wording

/// The parts of Home that a large screen has besides: the forecast, the answers of the last days, the
/// calendar and the notes added last.
extension HomeView {
  /// The least width of the forecast.
  static let weekWidth = 52
  /// The height of the calendar with its head and its sentence.
  static let calendarHeight = SectionHead.height + HeatMap.height + 3

  /// Draws the reviews of the next days by deck, and the minutes that they take.
  ///
  /// - Returns: The rectangle beneath them.
  func drawWeek(in rect: Rect, into canvas: inout Canvas) -> Rect {
    let week = study.outline.week
    let heads = week.reviews.indices.map {
      context.environment.weekday(of: context.environment.studyDay + 1 + $0)
    }
    let numbers = HomeTime(context).week ?? []
    let texts = heads + (week.reviews + numbers).map { String($0) }
    let column = max(texts.reduce(0) { max($0, displayWidth(of: $1)) } + 2, rect.width / 12)
    let columns = heads.map { _ in column }
    var rows = rect
    func draw(_ label: String, _ numbers: [Int], _ styles: (label: Style, number: Style)) {
      let line = Rect(x: rows.minX + 2, y: rows.minY, width: rows.width - 2, height: 1)
      // Up to two blanks before the first number.
      let first = numbers.first.map { displayWidth(of: String($0)) } ?? 0
      let room = line.width - columns.dropFirst().reduce(0, +) - first - 2
      canvas.write(
        label,
        at: line.origin,
        style: styles.label,
        limit: max(0, room),
        ellipsis: theme.ellipsis
      )
      write(numbers.map { ($0, styles.number) }, columns, in: line, into: &canvas)
      rows = rows.dropping(rows: 1)
    }
    SectionHead(wording(.statisticsForecastTitle), note: joined(heads, columns)).draw(
      in: rect,
      into: &canvas,
      theme: theme
    )
    rows = rows.dropping(rows: SectionHead.height)
    for row in week.rows.prefix(content.week ?? 0) {
      draw(row.name.description, row.reviews, (theme.text, theme.dueCount))
    }
    if week.rows.count > 1 {
      draw(wording(.statisticsAllDecks), week.reviews, (theme.text, theme.text))
    }
    // The minutes come with the learner's pace, and have their row before.
    guard !numbers.isEmpty else { return rows.dropping(rows: 1) }
    let all = wording(.homeMinutes(numbers.reduce(0, +)))
    draw(all, numbers, (theme.muted, theme.muted))
    return rows
  }

  /// Draws the answers of the last days.
  func drawAnswers(in rect: Rect, into canvas: inout Canvas) {
    guard let statistics = study.statistics, !rect.isEmpty else { return }
    let panel = StatisticsPanel.reviews
    SectionHead(wording(panel.title)).draw(in: rect, into: &canvas, theme: theme)
    let area = rect.dropping(rows: SectionHead.height)
    statistics.draw(panel, in: area, into: &canvas, theme: theme, wording)
  }

  /// Draws the calendar once there is something in it.
  func drawCalendar(in rect: Rect, into canvas: inout Canvas) {
    guard let statistics = study.statistics else { return }
    let way = statisticsKey.map { "\(context.keyName($0)) \(wording(.keyStatistics))" }
    SectionHead(wording(.statisticsCalendarTitle), note: way ?? "").draw(
      in: rect,
      into: &canvas,
      theme: theme
    )
    let area = rect.dropping(rows: SectionHead.height)
    statistics.draw(.calendar, in: area, into: &canvas, theme: theme, wording)
  }

  /// Draws the notes added last.
  func drawNewest(in rect: Rect, into canvas: inout Canvas) {
    guard !content.newest.isEmpty else { return }
    SectionHead(wording(.homeNewest)).draw(in: rect, into: &canvas, theme: theme)
    draw(content.newest, in: rect.dropping(rows: SectionHead.height), into: &canvas)
  }
}

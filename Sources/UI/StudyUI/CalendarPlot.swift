import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Plots the answers of the last year: a column for each week, a row for each day of the week,
/// today at the end.
struct CalendarPlot {
  let numbers: StudyStatistics
  let context: StudyContext

  private static let daysOfWeek = 7
  /// The width of the day names in columns.
  private static let left = 4

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }
  private var counts: [Int] { numbers.days.map(\.answers) }
  private var most: Int { max(1, counts.max() ?? 1) }

  func draw(in area: Rect, _ canvas: inout Canvas) {
    // The months and the legend have their own rows where there are enough.
    let isRoomy = area.height >= Self.daysOfWeek + 5
    let weeks = max(0, min(53, area.width - Self.left))
    let first = lastMonday - Self.daysOfWeek * (weeks - 1)
    let plot = isRoomy ? area.dropping(rows: 1) : area
    if isRoomy { drawMonths(from: first, weeks, at: area.origin.moved(x: Self.left), &canvas) }
    drawDays(from: first, weeks, in: plot, &canvas)
    var below = plot.dropping(rows: Self.daysOfWeek + 1)
    if isRoomy {
      drawLegend(at: below.origin.moved(x: Self.left), &canvas)
      below = below.dropping(rows: 2)
    }
    // The cursor points at the sentence, which says in words what the plot shows.
    if below.height > 0 { canvas.cursor = below.origin }
    canvas.write(
      wrapped: wording(numbers.yearPhrase(wording)),
      in: below
    )
  }

  /// The Monday of the current week; 1 January 1970 was a Thursday.
  private var lastMonday: StudyDay {
    numbers.today - ((numbers.today + 3) % Self.daysOfWeek + Self.daysOfWeek) % Self.daysOfWeek
  }

  /// Draws the name of each month above the first week that begins in it.
  private func drawMonths(
    from first: StudyDay,
    _ weeks: Int,
    at point: Point,
    _ canvas: inout Canvas
  ) {
    let names = wording(.statisticsMonths).split(separator: " ").map(String.init)
    let months = (0..<weeks).map {
      CalendarDay(daysSince1970: first + Self.daysOfWeek * $0)?.month.month
    }
    let starts = (0..<weeks).filter { $0 == 0 || months[$0] != months[$0 - 1] }
    for (index, week) in starts.enumerated() {
      guard let month = months[week], names.indices.contains(month - 1) else { continue }
      let name = names[month - 1]
      // The first and the last month may be cut off, and too narrow for their names.
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : weeks
      guard week + displayWidth(of: name) <= end else { continue }
      canvas.write(name, at: point.moved(x: week), style: theme.muted)
    }
  }

  private func drawDays(
    from first: StudyDay,
    _ weeks: Int,
    in area: Rect,
    _ canvas: inout Canvas
  ) {
    let names = wording(.statisticsWeekdays).split(separator: " ").map(String.init)
    let (counts, most) = (counts, most)
    for row in 0..<min(Self.daysOfWeek, area.height) {
      if names.indices.contains(row) {
        canvas.write(names[row], at: area.origin.moved(y: row), style: theme.muted)
      }
      for week in 0..<weeks {
        let age = numbers.today - (first + Self.daysOfWeek * week + row)
        guard age >= 0, age < counts.count else { continue }
        let count = counts[counts.count - 1 - age]
        canvas.put(
          theme.shades[shade(of: count, most: most)],
          at: area.origin.moved(x: Self.left + week, y: row),
          style: count == 0 ? theme.muted : theme.accent
        )
      }
    }
  }

  /// The index of a shade: 0 for a day without answers, darker for more of them.
  private func shade(of count: Int, most: Int) -> Int {
    guard count > 0 else { return 0 }
    let shades = theme.shades.count - 1
    return min(shades, 1 + count * shades / (most + 1))
  }

  private func drawLegend(at point: Point, _ canvas: inout Canvas) {
    var x = canvas.write(wording(.statisticsLess), at: point, style: theme.muted) + 1
    for (index, shade) in theme.shades.enumerated() {
      let style = index == 0 ? theme.muted : theme.accent
      x += canvas.put(shade, at: point.moved(x: x), style: style)
    }
    canvas.write(wording(.statisticsMore), at: point.moved(x: x + 1), style: theme.muted)
  }
}

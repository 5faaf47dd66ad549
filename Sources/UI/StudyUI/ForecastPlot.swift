import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Plots the number of cards due on each of the next days, as vertical bars.
struct ForecastPlot {
  let numbers: StudyStatistics
  let context: StudyContext

  /// The width of the scale in columns.
  private static let left = 6

  func draw(in area: Rect, _ canvas: inout Canvas) {
    let (theme, wording) = (context.theme, context.wording)
    let counts = numbers.forecast
    let most = max(1, counts.max() ?? 1)
    // The days have their own row where there are enough.
    let isRoomy = area.height >= 9
    let height = max(1, min(10, area.height - (isRoomy ? 5 : 3)))
    let step = area.width >= 2 * counts.count + Self.left + 2 ? 2 : 1
    let levels = theme.bars.count
    for (day, count) in counts.enumerated() where Self.left + day * step < area.width {
      let filled = count == 0 ? 0 : max(1, count * height * levels / most)
      for row in 0..<height {
        let inRow = min(levels, max(0, filled - row * levels))
        guard inRow > 0 else { continue }
        canvas.put(
          theme.bars[inRow - 1],
          at: area.origin.moved(x: Self.left + day * step, y: height - 1 - row),
          style: theme.accent
        )
      }
    }
    for (number, row) in [(most, 0), (0, height - 1)] {
      canvas.write(
        String(number).leftPadded(to: Self.left - 1),
        at: area.origin.moved(y: row),
        style: theme.muted
      )
    }
    if isRoomy {
      for day in stride(from: 7, to: counts.count, by: 7) {
        let point = area.origin.moved(x: Self.left + day * step, y: height)
        canvas.write("+\(day)", at: point, style: theme.muted)
      }
    }
    let below = area.dropping(rows: height + (isRoomy ? 2 : 1))
    // The cursor points at the sentence, which says in words what the plot shows.
    if below.height > 0 { canvas.cursor = below.origin }
    canvas.write(
      wrapped: wording(numbers.forecastPhrase(wording)),
      in: below
    )
  }
}

import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// The forgetting curve of a card as bars, from the first answer on.
struct CurvePlot {
  let curve: ForgettingCurve
  let span: ForgettingCurve.Span
  let theme: Theme
  let wording: Wording

  /// The columns of the scale at the left.
  private static let scale = 4
  /// The feet of the scale, in per cent: those above which it ends at 100.
  private static let feet = [90, 80, 70, 60, 50, 40, 20]

  func draw(in rect: Rect, into canvas: inout Canvas) {
    let count = max(2, rect.width - Self.scale)
    let end = curve.end(of: span)
    let today = Int((curve.today / end * Double(count - 1)).rounded())
    let shares = curve.points(span, count: count).map { Int(($0 * 100).rounded()) }
    // Most of a curve is near its top, where it would look level on a scale from 0.
    let foot = Self.feet.first { $0 < shares.min() ?? 0 } ?? 0
    var plot = BarPlot(
      shares.map { $0 - foot },
      style: theme.dueCount,
      labels: Dictionary(
        [
          (today, wording(.agoToday)), (0, "0"),
          (count - 1, wording.interval(.days(Int(end.rounded())))),
        ]
      ) { first, _ in first }
    )
    plot.foot = foot
    plot.cursor = today
    plot.draw(in: rect, into: &canvas, theme: theme)
  }
}

/// A few bars of the curve and its sentence, in one row.
struct CurveLine {
  let curve: ForgettingCurve
  let theme: Theme
  let wording: Wording

  /// The number of bars.
  private static let bars = 12

  func draw(at point: Point, width: Int, into canvas: inout Canvas) {
    let points = curve.points(.all, count: Self.bars)
    // The lowest point has the lowest bar: from 0 on a curve near its end would look level.
    let (low, high) = (points.min() ?? 0, points.max() ?? 1)
    let line = Sparkline(
      points.map { 1 + Int(($0 - low) / max(0.01, high - low) * 99) }
    )
    let words = curve.summary(wording)
    let hasRoom = displayWidth(of: words) + line.width + 1 <= width
    if hasRoom { line.draw(at: point, style: theme.dueCount, into: &canvas, theme: theme) }
    let start = hasRoom ? line.width + 1 : 0
    canvas.write(
      words,
      at: point.moved(x: start),
      style: theme.text,
      limit: max(0, width - start),
      ellipsis: theme.ellipsis
    )
  }
}

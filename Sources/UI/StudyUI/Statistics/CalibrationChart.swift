import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// What was predicted of answers against those that were right: a bar for the share right, with a mark at
/// the mean of the predictions.
struct CalibrationChart {
  let rows: [CalibrationWords.Row]
  let theme: Theme
  let wording: Wording

  /// The height with the names of bar and mark; 0 without rows.
  var height: Int { rows.isEmpty ? 0 : rows.count + 1 }

  /// Draws the names, and the rows that fit into `rect`.
  func draw(in rect: Rect, into canvas: inout Canvas) {
    guard !rows.isEmpty else { return }
    let names: [(sign: Unicode.Scalar?, style: Style, name: Phrase)] = [
      (theme.lyingBars.last, theme.dueCount, .calibrationRight),
      (HorizontalBarChart.mark(theme), theme.title, .calibrationPredicted),
    ]
    var x = rect.minX
    for (sign, style, name) in names {
      if let sign { x += canvas.put(sign, at: Point(x: x, y: rect.minY), style: style) + 1 }
      let limit = max(0, rect.maxX - x)
      x += canvas.write(
        wording(name),
        at: Point(x: x, y: rect.minY),
        style: theme.muted,
        limit: limit
      )
      x += 2
    }
    HorizontalBarChart(
      rows.map { label, part in
        var row = HorizontalBarChart.Row(
          label,
          value: percent(part.actual.share),
          words: wording.percentOfAll(part.actual),
          style: theme.dueCount
        )
        row.mark = percent(part.predicted)
        return row
      },
      greatest: 100
    ).draw(in: rect.dropping(rows: 1), into: &canvas, theme: theme)
  }

  private func percent(_ share: Double?) -> Int { Int(((share ?? 0) * 100).rounded()) }
}

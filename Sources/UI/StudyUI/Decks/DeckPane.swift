import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// A deck in the right pane: what it has for today, its next days, and its options.
struct DeckPane {
  let summary: DeckSummary
  let theme: Theme
  let wording: Wording

  /// The rows of the plot of the next days, with its axis and their labels.
  private static let plotHeight = 7

  private var words: DeckWords { DeckWords(summary, wording) }

  /// Draws the pane.
  func draw(in rect: Rect, into canvas: inout Canvas) {
    var left = rect
    let levels = summary.deck.name.levels
    head(
      levels.last ?? "",
      note: levels.dropLast().joined(separator: DeckName.separator),
      &left,
      &canvas
    )
    var x = left.minX
    for (kind, words) in zip(QueueKind.allCases, summary.due.words(wording)) {
      let style = theme.style(of: kind, summary.due[kind])
      x += canvas.write(words, at: Point(x: x, y: left.minY), style: style) + 3
    }
    let cards = wording(.cards(summary.cards))
    let start = Point(x: max(x, left.maxX - displayWidth(of: cards)), y: left.minY)
    canvas.write(cards, at: start, style: theme.muted, limit: left.maxX - start.x)
    left = left.dropping(rows: 2)
    head(wording(.statisticsForecastTitle), note: "", &left, &canvas)
    drawPlot(&left, &canvas)
    let used = canvas.write(wrapped: words.ahead, in: left, style: theme.text)
    left = left.dropping(rows: used + 1)
    head(wording(.keyOptions), note: "", &left, &canvas)
    for (row, option) in words.options.prefix(max(0, left.height)).enumerated() {
      let y = left.minY + row
      let width = displayWidth(of: option.value)
      let room = max(0, left.width - min(width, left.width / 2) - 2)
      canvas.write(
        option.label,
        at: Point(x: left.minX, y: y),
        style: theme.muted,
        limit: room,
        ellipsis: theme.ellipsis
      )
      let start = max(left.minX + room + 2, left.maxX - width)
      canvas.write(
        option.value,
        at: Point(x: start, y: y),
        style: theme.text,
        limit: left.maxX - start,
        ellipsis: theme.ellipsis
      )
    }
  }

  private func head(
    _ title: String,
    note: String,
    _ left: inout Rect,
    _ canvas: inout Canvas
  ) {
    guard left.height > SectionHead.height else {
      left = left.dropping(rows: left.height)
      return
    }
    SectionHead(title, note: note).draw(in: left, into: &canvas, theme: theme)
    left = left.dropping(rows: SectionHead.height)
  }

  /// Draws the reviews of each of the next days as bars, with their days beneath.
  private func drawPlot(_ left: inout Rect, _ canvas: inout Canvas) {
    let counts = summary.ahead
    guard counts.contains(where: { $0 > 0 }), left.height > Self.plotHeight else { return }
    let days = [1, 7, 14].filter { $0 <= counts.count }
    BarPlot(
      counts,
      style: theme.dueCount,
      labels: Dictionary(uniqueKeysWithValues: days.map { ($0 - 1, "+\($0)") })
    ).draw(in: left.keeping(rows: Self.plotHeight), into: &canvas, theme: theme)
    left = left.dropping(rows: Self.plotHeight + 1)
  }
}

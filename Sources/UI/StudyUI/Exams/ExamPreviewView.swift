import DomainWords
import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws what is possible for an exam: its numbers, what other times lead to, and plots by day beside them, or
/// beneath them where there is no room.
struct ExamPreviewView {
  let preview: ExamPreview
  /// The day that the cursor is on, counted from today; nil for none.
  let day: Int?
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The most columns of the knowledge on each day in a row.
  private static let mostBars = 24
  /// The least columns of an area in which values stand beside their labels.
  private static let leastBeside = 60
  /// The least rows of a plot with its title.
  private static let leastPlot = 6
  /// The rows of an area in which the numbers of a day stand in the place of all others.
  private static let shortHeight = 12
  /// The most rows of one.
  private static let mostPlot = 20
  /// The columns of the only area where there are no two panes.
  private static let width = 76

  private static func panes(in size: Size) -> Panes {
    Panes(in: Rect(size: size).dropping(rows: Heading.height), share: 40)
  }

  /// The number of days that a bar of a plot stands for.
  func daysOfBar(in size: Size) -> Int {
    let area = Self.panes(in: size).detail ?? Heading.rectBeneath(in: size, width: Self.width)
    return DayPlot.daysOfBar(preview.dayCount, columns: 1, width: area.width)
  }

  func draw(into canvas: inout Canvas) {
    let panes = Self.panes(in: canvas.size)
    guard let detail = panes.detail else { return drawColumn(into: &canvas) }
    panes.drawDivider(into: &canvas, theme: theme)
    var rest = drawRows(in: panes.main, showsBars: false, into: &canvas).dropping(rows: 1)
    rest = write(preview.sentences(wording), in: rest, into: &canvas).dropping(rows: 1)
    _ = drawOthers(in: rest, into: &canvas)
    drawPlots(plots, telling: [words(on: day ?? 0)], in: detail, into: &canvas)
  }

  /// Draws all in one column: in the place of the sentences the numbers of the day that the cursor is on.
  private func drawColumn(into canvas: inout Canvas) {
    let area = Heading.rectBeneath(in: canvas.size, width: Self.width)
    if let day, area.height < Self.shortHeight {
      canvas.cursor = area.origin
      let rest = write([words(on: day)], in: area, into: &canvas)
      return drawPlots([time], telling: [], in: rest, into: &canvas)
    }
    var rest = drawRows(in: area, showsBars: true, into: &canvas)
    if rest.height > 6 { rest = rest.dropping(rows: 1) }
    if day != nil { canvas.cursor = rest.origin }
    let told = day.map { [words(on: $0)] } ?? preview.sentences(wording)
    rest = write(told, in: rest, into: &canvas).dropping(rows: 1)
    rest = drawOthers(in: rest, into: &canvas).dropping(rows: 1)
    drawPlots([time], telling: [], in: rest, into: &canvas)
  }

  // MARK: Numbers

  /// Draws the numbers behind their labels.
  ///
  /// - Returns: the area beneath them.
  private func drawRows(in area: Rect, showsBars: Bool, into canvas: inout Canvas) -> Rect {
    canvas.cursor = area.origin
    let rows = [(label: Phrase.examKnownRow, value: "")] + preview.rows(wording, context.date)
    let labels = rows.map { wording($0.label) }
    // Where there is no room beside the labels the values stand beneath them.
    let isNarrow = area.width < Self.leastBeside
    let column = isNarrow ? 2 : (labels.map { displayWidth(of: $0) }.max() ?? 0) + 3
    var rest = area
    for (index, row) in rows.enumerated() where rest.height > 0 {
      canvas.write(labels[index], at: rest.origin, style: theme.muted, limit: rest.width)
      if isNarrow { rest = rest.dropping(rows: 1) }
      let value = Rect(
        x: rest.minX + column,
        y: rest.minY,
        width: rest.width - column,
        height: rest.height
      )
      if index == 0 {
        drawKnown(in: value, showsBars: showsBars, into: &canvas)
        rest = rest.dropping(rows: 1)
      } else {
        let used = canvas.write(wrapped: row.value, in: value, style: theme.text)
        rest = rest.dropping(rows: max(1, used))
      }
    }
    return rest
  }

  /// Draws the knowledge from today to the day of the exam, the two ends in words.
  private func drawKnown(in rect: Rect, showsBars: Bool, into canvas: inout Canvas) {
    let (today, then) = preview.known(wording)
    let room = rect.width - displayWidth(of: today) - displayWidth(of: then) - 4
    let bars = Sparkline(showsBars && room >= 3 ? preview.bars(min(room, Self.mostBars)) : [])
    var start = rect.origin
    start = start.moved(x: canvas.write(today, at: start, style: theme.text, limit: rect.width) + 2)
    bars.draw(at: start, style: theme.good, into: &canvas, theme: theme)
    if bars.width > 0 { start = start.moved(x: bars.width + 2) }
    canvas.write(then, at: start, style: theme.title, limit: max(0, rect.maxX - start.x))
  }

  /// Writes sentences.
  ///
  /// - Returns: the area beneath them.
  private func write(_ sentences: [String], in area: Rect, into canvas: inout Canvas) -> Rect {
    var rest = area
    for line in sentences where rest.height > 0 {
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: theme.text))
    }
    return rest
  }

  /// Draws what other times a day lead to, that of the plan with a mark.
  ///
  /// - Returns: the area beneath them.
  private func drawOthers(in area: Rect, into canvas: inout Canvas) -> Rect {
    let plan = preview.minutes
    let mark = "\(Character(theme.bullet)) "
    let rows = preview.alternatives.map { other in
      HorizontalBarChart.Row(
        (other.minutes == plan ? mark : "  ") + wording(.minutes(other.minutes)),
        value: Int((other.known * 100).rounded()),
        words: wording.percent(of: other.known),
        style: other.minutes == plan ? theme.good : theme.dueCount
      )
    }
    guard area.height > 1, !rows.isEmpty else { return area }
    let title = wording(
      .lineModeItem(label: wording(.examMinutes), value: wording(.examKnownRow))
    )
    PanelTitle(title).draw(in: area, into: &canvas, theme: theme)
    HorizontalBarChart(rows, greatest: 100)
      .draw(in: area.dropping(rows: 1), into: &canvas, theme: theme)
    return area.dropping(rows: rows.count + 1)
  }

  // MARK: Plots

  /// The date of a day, and its numbers.
  private func words(on day: Int) -> String {
    let date = context.date(of: context.environment.studyDay + day)
    return wording(.lineModeItem(label: date, value: preview.words(on: day, wording)))
  }

  /// The days off, counted from today.
  private var daysOff: Set<Int> { Set((0..<preview.dayCount).filter(preview.isOff)) }

  private var plots: [(title: PanelTitle, plot: DayPlot)] {
    let new = DayPlot(values: preview.introduced + [0], style: theme.newCount, daysOff: daysOff)
    let hasNew = preview.introduction != nil
    return [known, time] + (hasNew ? [(PanelTitle(wording(.simulatorNew)), new)] : [])
  }

  private var known: (title: PanelTitle, plot: DayPlot) {
    var title = PanelTitle(wording(.examWanted))
    var plot = DayPlot(values: preview.outlook.known.map { $0 * 100 }, style: theme.good)
    if case .knowledge(let wanted) = preview.exam.aim {
      title.line = wording(.examLineWanted(share: wording.percent(of: wanted)))
      plot.line = Int((wanted * 100).rounded())
    }
    return (title, plot)
  }

  private var time: (title: PanelTitle, plot: DayPlot) {
    let seconds = preview.outlook.seconds + [0]
    let limit = preview.exam.limit
    let most = max(seconds.max() ?? 0, Double(limit ?? 0) * 60)
    let unit = DayPlot.tellsSeconds(most) ? 1 : 60
    var title = PanelTitle(wording(DayPlot.title(ofTimes: most)))
    var plot = DayPlot(
      values: seconds.map { $0 / Double(unit) },
      style: theme.dueCount,
      daysOff: daysOff
    )
    if let limit {
      title.line = wording(.examAtMost(limit))
      plot.line = limit * 60 / unit
    }
    return (title, plot)
  }

  /// Draws as many plots as there is room for above each other, and words beneath them.
  private func drawPlots(
    _ plots: [(title: PanelTitle, plot: DayPlot)],
    telling words: [String],
    in area: Rect,
    into canvas: inout Canvas
  ) {
    let lines = words.flatMap { WrappedText($0, width: area.width).lines }
    let room = area.height - lines.count - (lines.isEmpty ? 0 : 1)
    let count = min(plots.count, room / Self.leastPlot)
    guard count > 0 else { return }
    let height = min(Self.mostPlot, room / count)
    var rest = area
    for (title, plot) in plots.prefix(count) {
      var plot = plot
      // Days off are seen where each day has a bar.
      plot.isDense = true
      title.draw(in: rest, into: &canvas, theme: theme)
      let rect = rest.dropping(rows: 1).keeping(rows: height - 2)
      plot.draw(cursor: day, in: rect, into: &canvas, theme: theme)
      rest = rest.dropping(rows: height)
    }
    for (row, line) in lines.enumerated() where row < rest.height {
      let start = rest.origin.moved(y: row)
      canvas.write(line, at: start, style: theme.text, limit: rest.width)
      if row == 0, day != nil { canvas.cursor = start }
    }
  }
}

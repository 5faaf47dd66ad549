import DomainWords
package import Flashcards
import PaymentCards
import Widgets
import WindowLevels
package import Wording

/// Draws a panel of the statistics: title, plot and sentence.
struct StatisticsPanelView {
  let panel: StatisticsPanel
  let numbers: StudyStatistics
  let theme: Theme
  let wording: Wording
  /// False if the title stands elsewhere.
  var hasTitle = true

  /// The days of the plot of reviews.
  private static let days = 30

  /// Draws the panel.
  ///
  /// - Returns: The place of its sentence.
  @discardableResult
  func draw(in rect: Rect, into canvas: inout Canvas) -> Point {
    var rect = rect
    if hasTitle {
      drawTitle(in: rect, into: &canvas)
      rect = rect.dropping(rows: 1)
    }
    let lines = WrappedText(panel.sentence(numbers, wording), width: rect.width).lines
    let height = max(0, rect.height - min(lines.count, 3))
    let text = rect.dropping(rows: height)
    drawPlot(in: rect.keeping(rows: height > 10 ? height - 1 : height), into: &canvas)
    for (index, line) in lines.prefix(text.height).enumerated() {
      canvas.write(line, at: text.origin.moved(y: index), style: theme.muted, limit: rect.width)
    }
    return text.height > 0 ? text.origin : rect.origin
  }

  private func drawTitle(in rect: Rect, into canvas: inout Canvas) {
    let title = wording(panel.title)
    let used = canvas.write(title, at: rect.origin, style: theme.title, limit: rect.width) + 1
    canvas.fill(
      Rect(x: rect.minX + used, y: rect.minY, width: max(0, rect.width - used), height: 1),
      with: theme.borderLines.horizontal,
      style: theme.border
    )
  }

  private func drawPlot(in rect: Rect, into canvas: inout Canvas) {
    switch panel {
    case .today: states.draw(in: rect, into: &canvas, theme: theme)
    case .calendar: numbers.calendar(wording).draw(in: rect, into: &canvas, theme: theme)
    case .reviews: drawReviews(in: rect, into: &canvas)
    case .forecast:
      bars(numbers.forecast, [7: "+7", 14: "+14", 21: "+21", 28: "+28"]).draw(
        in: rect,
        into: &canvas,
        theme: theme
      )
    case .retention: retention.draw(in: rect, into: &canvas, theme: theme)
    case .buttons: buttons.draw(in: rect, into: &canvas, theme: theme)
    case .hours:
      bars(
        numbers.answers.byHour.map(\.total),
        [0: "0", 6: "6", 12: "12", 18: "18"]
      ).draw(in: rect, into: &canvas, theme: theme)
    case .intervals:
      bars(numbers.memories.intervals, spans).draw(in: rect, into: &canvas, theme: theme)
    case .stability:
      bars(numbers.memories.stabilities, spans).draw(in: rect, into: &canvas, theme: theme)
    case .difficulty:
      bars(numbers.memories.difficulties, [0: "1", 4: "5", 9: "10"]).draw(
        in: rect,
        into: &canvas,
        theme: theme
      )
    case .retrievability:
      bars(numbers.memories.retrievabilities, [0: "0 %", 5: "50 %", 9: "100 %"]).draw(
        in: rect,
        into: &canvas,
        theme: theme
      )
    }
  }

  private func bars(_ values: [Int], _ labels: [Int: String]) -> BarPlot {
    BarPlot(values, style: theme.dueCount, labels: labels)
  }

  /// The labels of the spans of `MemoryStatistics`.
  private var spans: [Int: String] {
    [
      0: wording(.intervalDays(n: "1")), 3: wording(.intervalDays(n: "7")),
      6: wording(.intervalMonths(n: "1")), 8: wording(.intervalMonths(n: "3")),
      10: wording(.intervalYears(n: "1")),
    ]
  }

  // MARK: By state

  /// The states of cards, the best known first, as they are stacked.
  private var series: [PlotSeries] {
    [
      PlotSeries(wording(.stateMature), sign: "m", style: theme.muted),
      PlotSeries(wording(.stateYoung), sign: "y", style: theme.dueCount),
      PlotSeries(wording(.columnLearning), sign: "l", style: theme.learningCount),
      PlotSeries(wording(.columnNew), sign: "n", style: theme.newCount),
    ]
  }

  private func drawReviews(in rect: Rect, into canvas: inout Canvas) {
    let days = numbers.days.suffix(Self.days).map { [$0.mature, $0.young, $0.learning, $0.new] }
    var plot = rect
    if rect.height >= 5 {
      PlotSeries.drawLegend(
        series.reversed(),
        at: rect.origin,
        width: rect.width,
        into: &canvas,
        theme: theme
      )
      // A blank row between the names and the plot, where there is one to spare.
      plot = rect.dropping(rows: rect.height >= 7 ? 2 : 1)
    }
    let labels = [28, 21, 14, 7].map { (days.count - 1 - $0, "-\($0)") }
    BarPlot(
      days,
      series: series,
      labels: Dictionary(labels) { first, _ in first },
      keeping: .last
    ).draw(in: plot, into: &canvas, theme: theme)
  }

  private var states: HorizontalBarChart {
    let states = numbers.states
    let rows: [(Phrase, Int, Style)] = [
      (.columnNew, states.new, theme.newCount),
      (.columnLearning, states.learning, theme.learningCount),
      (.stateYoung, states.young, theme.dueCount),
      (.stateMature, states.mature, theme.muted),
      (.stateSuspended, states.suspended, theme.border),
    ]
    return HorizontalBarChart(rows.map { .init(wording($0.0), value: $0.1, style: $0.2) })
  }

  private var retention: HorizontalBarChart {
    let starts = AnswerStatistics.intervals
    let rows = numbers.answers.byInterval.enumerated().map { index, retention in
      let isLast = index == starts.count - 1
      let span = isLast ? "\(starts[index])+" : "\(starts[index])-\(starts[index + 1] - 1)"
      return HorizontalBarChart.Row(
        wording(.intervalDays(n: span)),
        value: Int(((retention.share ?? 0) * 100).rounded()),
        words: retention.total == 0
          ? "-" : "\(StatisticsWords.percent(retention)) (\(retention.passed)/\(retention.total))",
        style: theme.dueCount
      )
    }
    return HorizontalBarChart(rows, greatest: 100)
  }

  private var buttons: HorizontalBarChart {
    let total = numbers.answers.total
    let rows: [(Rating, Style)] = [
      (.again, theme.bad), (.hard, theme.warning), (.good, theme.good), (.easy, theme.newCount),
    ]
    return HorizontalBarChart(
      rows.map { rating, style in
        let count = numbers.answers.count(of: rating)
        let share = StatisticsWords.percent(.init(passed: count, total: total))
        return .init(
          wording(rating.phrase),
          value: count,
          words: "\(count) (\(share))",
          style: style
        )
      }
    )
  }
}

extension StudyStatistics {
  /// The calendar of the answers of the last year.
  package func calendar(_ wording: Wording) -> HeatMap {
    func names(_ phrase: Phrase) -> [String] {
      wording(phrase).split(separator: " ").map(String.init)
    }
    return HeatMap(
      days.map(\.answers),
      today: today,
      words: HeatMap.Words(
        weekdays: names(.statisticsWeekdays),
        months: names(.statisticsMonths),
        less: wording(.statisticsLess),
        more: wording(.statisticsMore)
      )
    ) { CalendarDay(daysSince1970: $0)?.month.month }
  }
}

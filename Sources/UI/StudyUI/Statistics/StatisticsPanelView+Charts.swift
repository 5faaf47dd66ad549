import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// The plots of panels that are more than one series of bars.
extension StatisticsPanelView {
  /// The states of cards, the best known first, as they are stacked.
  var series: [PlotSeries] {
    [
      PlotSeries(wording(.stateMature), sign: "m", texture: .solid, style: theme.muted),
      PlotSeries(wording(.stateYoung), sign: "y", texture: .dark, style: theme.dueCount),
      PlotSeries(wording(.columnLearning), sign: "l", texture: .medium, style: theme.learningCount),
      PlotSeries(wording(.columnNew), sign: "n", texture: .light, style: theme.newCount),
    ]
  }

  func drawReviews(cursor: Int?, in rect: Rect, into canvas: inout Canvas) {
    let days = numbers.days.suffix(StudyStatistics.monthDays)
    var area = rect
    if rect.height >= 5 {
      PlotSeries.drawLegend(
        series.reversed(),
        at: rect.origin,
        width: rect.width,
        into: &canvas,
        theme: theme
      )
      // A blank row between the names and the plot, where there is one to spare.
      area = rect.dropping(rows: rect.height >= 7 ? 2 : 1)
    }
    let labels = [29, 21, 14, 7, 0].map { (days.count - 1 - $0, $0 == 0 ? "0" : "-\($0)") }
    var plot = BarPlot(
      days.map { [$0.mature, $0.young, $0.learning, $0.new] },
      series: series,
      labels: Dictionary(labels) { first, _ in first },
      keeping: .last
    )
    plot.cursor = cursor.map { days.count - 1 + $0 }
    plot.draw(in: area, into: &canvas, theme: theme)
  }

  /// Draws the cards due on each day. Days that have no room of their own share a bar, which is as high as
  /// the highest of them; a month has room, or else its last days are left out.
  func drawForecast(cursor: Int?, in rect: Rect, into canvas: inout Canvas) {
    let month = StudyStatistics.monthDays
    let span =
      ahead <= month ? 1 : DayPlot.daysOfBar(ahead, width: rect.width)
    let due = DayPlot.highest(of: span, in: numbers.forecast.prefix(ahead))
    let last = ahead - 1
    let days = ahead == month ? [0, 7, 14, 21, last] : [0, last / 3, last * 2 / 3, last]
    let labels = days.map { ($0 / span, $0 == 0 ? "0" : "+\($0)") }
    var plot = bars(due, Dictionary(labels) { first, _ in first })
    plot.cursor = cursor.map { $0 / span }
    plot.draw(in: rect, into: &canvas, theme: theme)
  }

  var states: HorizontalBarChart {
    let styles = [
      theme.newCount, theme.learningCount, theme.dueCount, theme.muted, theme.border,
    ]
    let rows = zip(StatisticsWords(numbers, wording).states, styles)
    return HorizontalBarChart(
      rows.filter { $0.0.count > 0 }.map {
        .init(wording($0.0.name), value: $0.0.count, style: $0.1)
      }
    )
  }

  func calibrationChart(of panel: StatisticsPanel) -> CalibrationChart {
    CalibrationChart(
      rows: panel.calibrationRows(numbers, wording),
      theme: theme,
      wording: wording
    )
  }

  var retentionTable: TrueRetentionTable {
    TrueRetentionTable(words: StatisticsWords(numbers, wording), theme: theme, wording: wording)
  }

  var retention: HorizontalBarChart {
    let known = zip(wording.answerIntervals, numbers.answers.byInterval).filter { $1.total > 0 }
    let rows = known.map { span, retention in
      HorizontalBarChart.Row(
        span,
        value: Int(((retention.share ?? 0) * 100).rounded()),
        words: wording.percentOfAll(retention),
        style: theme.dueCount
      )
    }
    return HorizontalBarChart(rows, greatest: 100)
  }

  var buttons: HorizontalBarChart {
    let total = numbers.answers.total
    let rows: [(Rating, Style)] = [
      (.again, theme.bad), (.hard, theme.warning), (.good, theme.good), (.easy, theme.newCount),
    ]
    let told = rows.map { ($0.0, $0.1, count: numbers.answers.count(of: $0.0)) }
    return HorizontalBarChart(
      told.filter { $0.count > 0 }.map { rating, style, count in
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

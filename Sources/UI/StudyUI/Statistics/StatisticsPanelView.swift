package import DomainWords
package import Flashcards
import PaymentCards
package import Widgets
package import WindowLevels
package import Wording

/// Draws a place of the statistics: a panel with its title, plot and sentences, or the titles of those
/// without data.
struct StatisticsPanelView {
  let content: StatisticsLayout.Content
  let numbers: StudyStatistics
  let theme: Theme
  let wording: Wording
  /// False if the title stands elsewhere.
  var hasTitle = true
  /// The day that the cursor is on, counted from the current one, and its date; nil for none.
  var cursor: (day: Int, date: String)?
  /// The hour that the cursor of the plot by hours is on; nil for none.
  var hour: Int?
  /// The number of days of the forecast.
  var ahead = StudyStatistics.monthDays

  /// The most rows of sentences.
  private static let mostLines = 3

  /// True if a panel has the day or the hour that the cursor is on.
  var hasCursor: Bool {
    cursorDay(in: content.panel) != nil || hour != nil && content.panel == .hours
  }

  private func cursorDay(in panel: StatisticsPanel?) -> Int? {
    cursor.flatMap { panel?.days(ahead: ahead)?.contains($0.day) == true ? $0.day : nil }
  }

  /// Draws the place.
  ///
  /// - Returns: The place of its sentence.
  @discardableResult
  func draw(in rect: Rect, into canvas: inout Canvas) -> Point {
    var rect = rect
    if hasTitle {
      PanelTitle(wording(content.title)).draw(in: rect, into: &canvas, theme: theme)
      rect = rect.dropping(rows: 1)
    }
    switch content {
    case .panel(let panel): return draw(panel, in: rect, into: &canvas)
    case .empty(let panels):
      let titles = panels.map { wording($0.title) }
      let lines =
        titles.count <= rect.height
        ? titles
        : WrappedText(titles.joined(separator: wording(.listComma)), width: rect.width).lines
      write(lines, in: rect, into: &canvas)
      return rect.origin
    }
  }

  private func draw(_ panel: StatisticsPanel, in rect: Rect, into canvas: inout Canvas) -> Point {
    let sentences = panel.sentences(numbers, wording, ahead: ahead).joined(separator: "\n")
    let room = max(0, rect.height - leastHeight(of: panel))
    var lines = Array(
      WrappedText(sentences, width: rect.width).lines.prefix(min(room, Self.mostLines))
    )
    let height = min(max(0, rect.height - lines.count), mostHeight(of: panel))
    // The numbers of the day stand in the place of the sentences, so that the plot stays as it is.
    if let told = linesAtCursor(in: panel, width: rect.width, most: lines.count) { lines = told }
    let plot = rect.keeping(rows: height > 10 ? height - 1 : height)
    drawPlot(of: panel, in: plot, into: &canvas)
    let text = rect.dropping(rows: height)
    write(lines, in: text, into: &canvas)
    return text.height > 0 ? text.origin : rect.origin
  }

  /// The rows of a plot that sentences leave it.
  private func leastHeight(of panel: StatisticsPanel) -> Int {
    switch panel {
    case .trueRetention: retentionTable.height
    case .calibration, .calibrationByInterval, .calibrationByDeck:
      calibrationChart(of: panel).height
    case .today, .retention, .buttons, .calendar, .reviews, .forecast, .hours, .intervals,
      .difficulty,
      .stability, .retrievability:
      0
    }
  }

  /// The most rows that a plot has use for, with a blank one beneath it.
  private func mostHeight(of panel: StatisticsPanel) -> Int {
    switch panel {
    case .today: states.height + 1
    case .trueRetention: retentionTable.height + 1
    case .retention: retention.height + 1
    case .buttons: buttons.height + 1
    case .calendar: HeatMap.height + 2
    case .calibration, .calibrationByInterval, .calibrationByDeck:
      calibrationChart(of: panel).height + 1
    case .reviews, .forecast, .hours, .intervals, .difficulty, .stability, .retrievability: .max
    }
  }

  /// The numbers of the day or the hour that the cursor is on, as many as fit; nil if the panel does not
  /// have it.
  private func linesAtCursor(in panel: StatisticsPanel, width: Int, most: Int) -> [String]? {
    let words = StatisticsWords(numbers, wording)
    let (label, values): (String, [String])
    if panel == .hours, let hour {
      (label, values) = words.values(atHour: hour)
    } else if let day = cursorDay(in: panel), let date = cursor?.date {
      (label, values) = (date, words.values(on: day, in: panel))
    } else {
      return nil
    }
    let texts = values.indices.reversed().map { last in
      WrappedText(
        wording(
          .lineModeItem(
            label: label,
            value: values[...last].joined(separator: wording(.listComma))
          )
        ),
        width: width
      ).lines
    }
    return texts.first { $0.count <= most } ?? texts.last
  }

  private func write(_ lines: [String], in rect: Rect, into canvas: inout Canvas) {
    for (index, line) in lines.prefix(rect.height).enumerated() {
      canvas.write(line, at: rect.origin.moved(y: index), style: theme.muted, limit: rect.width)
    }
  }

  private func drawPlot(
    of panel: StatisticsPanel,
    in rect: Rect,
    into canvas: inout Canvas
  ) {
    let day = cursorDay(in: panel)
    let memories = numbers.memories
    switch panel {
    case .today: states.draw(in: rect, into: &canvas, theme: theme)
    case .trueRetention: retentionTable.draw(in: rect, into: &canvas)
    case .retention: retention.draw(in: rect, into: &canvas, theme: theme)
    case .buttons: buttons.draw(in: rect, into: &canvas, theme: theme)
    case .calendar:
      numbers.calendar(wording, cursor: day).draw(in: rect, into: &canvas, theme: theme)
    case .reviews: drawReviews(cursor: day, in: rect, into: &canvas)
    case .forecast: drawForecast(cursor: day, in: rect, into: &canvas)
    case .hours:
      drawHours(in: rect, into: &canvas)
    case .intervals: bars(memories.intervals, spans).draw(in: rect, into: &canvas, theme: theme)
    case .stability: bars(memories.stabilities, spans).draw(in: rect, into: &canvas, theme: theme)
    case .difficulty:
      bars(memories.difficulties, [0: "1", 4: "5", 9: "10"])
        .draw(in: rect, into: &canvas, theme: theme)
    case .retrievability:
      bars(memories.retrievabilities, [0: "0 %", 5: "50 %", 9: "100 %"])
        .draw(in: rect, into: &canvas, theme: theme)
    case .calibration, .calibrationByInterval, .calibrationByDeck:
      calibrationChart(of: panel).draw(in: rect, into: &canvas)
    }
  }

  func bars(_ values: [Int], _ labels: [Int: String]) -> BarPlot {
    BarPlot(values, style: theme.dueCount, labels: labels)
  }

  /// Draws the answers of each hour as bars, with a mark for the share right.
  private func drawHours(in rect: Rect, into canvas: inout Canvas) {
    let hours = numbers.answers.byHour
    var area = rect
    if rect.height >= 7 {
      let name = "\(Character(theme.mark)) \(wording(.calibrationRight))"
      let width = displayWidth(of: name)
      let start = Point(x: max(rect.minX, rect.maxX - width), y: rect.minY)
      canvas.write(name, at: start, style: theme.muted, limit: rect.width)
      area = rect.dropping(rows: 1)
    }
    var plot = bars(hours.map(\.total), [0: "0", 6: "6", 12: "12", 18: "18", 23: "23"])
    plot.shares = hours.map(\.share)
    plot.cursor = hour
    plot.draw(in: area, into: &canvas, theme: theme)
  }

  /// The labels of the spans of `MemoryStatistics`.
  private var spans: [Int: String] {
    [
      0: wording(.intervalDays(n: "1")), 3: wording(.intervalDays(n: "7")),
      6: wording(.intervalMonths(n: "1")), 8: wording(.intervalMonths(n: "3")),
      10: wording(.intervalYears(n: "1")), 11: wording(.intervalYears(n: "2")),
    ]
  }
}

extension StudyStatistics {
  /// Draws a panel without its title.
  package func draw(
    _ panel: StatisticsPanel,
    in rect: Rect,
    into canvas: inout Canvas,
    theme: Theme,
    _ wording: Wording
  ) {
    StatisticsPanelView(
      content: .panel(panel),
      numbers: self,
      theme: theme,
      wording: wording,
      hasTitle: false
    ).draw(in: rect, into: &canvas)
  }

  /// The calendar of the answers of the last year, with the cursor on a day, counted from the current
  /// one; nil for none.
  func calendar(_ wording: Wording, cursor: Int? = nil) -> HeatMap {
    func names(_ phrase: Phrase) -> [String] {
      wording(phrase).split(separator: " ").map(String.init)
    }
    return HeatMap(
      days.map(\.answers),
      today: today,
      cursor: cursor,
      words: HeatMap.Words(
        weekdays: names(.statisticsWeekdays),
        months: names(.statisticsMonths),
        less: wording(.statisticsLess),
        more: wording(.statisticsMore)
      )
    ) { CalendarDay(daysSince1970: $0)?.month.month }
  }
}

import DomainWords
import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the simulation of a deck: the options that are tried, and the plot beneath or beside them; or the
/// table of retentions.
struct SimulationView {
  let screen: SimulationScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The rows that a plot is to have with its title and sentences.
  private static let plotHeight = 10
  /// The rows of what stands in the place of a plot.
  private static let wordsHeight = 5
  /// The width of the narrowest pane beside another.
  private static let paneWidth = 55
  /// The rows of sentences beneath the plot, at most.
  private static let mostLines = 4

  private struct Areas {
    let list: Rect
    let plot: Rect
    let panes: Panes
  }

  private static func areas(of screen: SimulationScreen, in size: Size) -> Areas {
    let body = Rect(size: size).dropping(rows: Heading.height)
    let panes = Panes(in: body, hasDetail: screen.table == nil, widest: 76)
    if let detail = panes.detail { return Areas(list: panes.main, plot: detail, panes: panes) }
    guard screen.table == nil else {
      let note = body.height > 12 ? 3 : 2
      let list = panes.main.keeping(rows: max(1, panes.main.height - note))
      return Areas(list: list, plot: panes.main.dropping(rows: list.height), panes: panes)
    }
    let count = screen.items.count
    let height = screen.showsPlot ? plotHeight : wordsHeight
    let rows = min(count, max(2, panes.main.height - height))
    let gap = panes.main.height > count + height ? 1 : 0
    let list = panes.main.keeping(rows: rows)
    return Areas(list: list, plot: panes.main.dropping(rows: rows + gap), panes: panes)
  }

  /// The number of visible rows of the form, or of the table.
  static func listHeight(of screen: SimulationScreen, in size: Size) -> Int {
    let list = areas(of: screen, in: size).list
    return screen.table == nil ? list.height : Table.rows(in: list).height
  }

  /// The number of days that a bar of the plot stands for.
  func daysOfBar(in course: SimulatedCourse) -> Int {
    SimulationPlot.daysOfBar(
      course.dayCount,
      isPair: screen.report?.changed != nil,
      width: Self.areas(of: screen, in: context.size).plot.width
    )
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [screen.deck.name.description, wording(.simulatorTitle)],
      into: &canvas,
      context.environment
    )
    let areas = Self.areas(of: screen, in: canvas.size)
    areas.panes.drawDivider(into: &canvas, theme: theme)
    guard let table = screen.table else {
      drawResult(in: areas.plot, into: &canvas)
      list().draw(in: areas.list, into: &canvas)
      return
    }
    guard !screen.retentions.isEmpty else {
      return drawResult(in: areas.list, into: &canvas)
    }
    draw(table, in: areas.list, into: &canvas)
    canvas.write(wrapped: cheapestNote, in: areas.plot, style: theme.muted)
  }

  private func list(showingValues: Bool = true) -> OptionList {
    let list = OptionList(
      screen.items.map {
        OptionList.Row(
          heading: "",
          label: wording($0.label),
          value: screen.words(for: $0, wording)
        )
      },
      focused: min(screen.list.selected, screen.items.count - 1),
      values: showingValues ? screen.values(for: screen.selected, wording) : nil,
      hasBlanks: false,
      theme: theme
    )
    // Values that a pane has no room for are not shown on smaller screens either.
    return list.showsAll(columns: Self.paneWidth) ? list : self.list(showingValues: false)
  }

  // MARK: Results

  /// Draws the plot, or what there is in its place.
  private func drawResult(in rect: Rect, into canvas: inout Canvas) {
    switch screen.stage {
    case .waiting: canvas.write(wrapped: wording(.simulatorRunning), in: rect)
    case .running(let progress):
      WorkView(.simulatorRunning, progress).draw(in: rect, into: &canvas, context.environment)
    case .failed(let reason):
      canvas.cursor = rect.origin
      let words = wording(.reviewsUnreadable(reason: wording(reason)))
      canvas.write(wrapped: "\(Character(theme.cross)) \(words)", in: rect, style: theme.bad)
    case .stopped:
      canvas.cursor = rect.origin
      canvas.write(wrapped: wording(.simulatorStopped), in: rect, style: theme.muted)
    case .shown:
      guard let plot else {
        canvas.write(wrapped: wording(.simulatorNoCards), in: rect, style: theme.muted)
        return
      }
      draw(plot, in: rect, into: &canvas)
    }
  }

  /// The plot of what was simulated; nil without cards.
  private var plot: SimulationPlot? {
    guard let report = screen.report, report.cards > 0, let present = report.present else {
      return nil
    }
    return SimulationPlot(
      measure: screen.plot,
      present: present,
      changed: report.changed,
      wording: wording
    )
  }

  private func draw(_ plot: SimulationPlot, in rect: Rect, into canvas: inout Canvas) {
    let title = wording(plot.title)
    canvas.write(title, at: rect.origin, style: theme.title, limit: rect.width)
    if plot.changed != nil {
      let start = displayWidth(of: title) + 2
      PlotSeries.drawLegend(
        plot.series(theme),
        at: rect.origin.moved(x: start),
        width: rect.width - start,
        into: &canvas,
        theme: theme
      )
    }
    let words = (onDay ?? sentences).joined(separator: "\n")
    let most = min(Self.mostLines, max(1, rect.height / 3))
    let lines = WrappedText(words, width: rect.width).lines.prefix(most)
    let height = max(0, rect.height - 1 - lines.count)
    plot.draw(
      cursor: screen.day,
      in: rect.dropping(rows: 1).keeping(rows: height),
      into: &canvas,
      theme: theme
    )
    for (row, line) in lines.enumerated() {
      let start = rect.origin.moved(y: 1 + height + row)
      canvas.write(line, at: start, style: theme.muted, limit: rect.width)
    }
  }

  // MARK: The table

  private func draw(_ state: ListState, in rect: Rect, into canvas: inout Canvas) {
    let cheapest = SimulatedRetention.cheapest(of: screen.retentions)
    let table = Table([
      Table.Column(wording(.optionRetention), short: "%", alignment: .right),
      Table.Column(wording(.simulatorColumnTime), width: 12, alignment: .right),
      Table.Column(wording(.simulatorColumnKnown), width: 8, alignment: .right),
      Table.Column("", share: 1, givesWay: 1),
    ])
    table.draw(
      screen.retentions.count,
      state: state,
      in: rect,
      into: &canvas,
      theme: theme
    ) { row in
      let retention = screen.retentions[row]
      let words = retention.words(wording)
      return Table.Row([
        Table.Field(words.percent), Table.Field(words.time), Table.Field(words.known),
        Table.Field(
          retention.percent == cheapest ? wording(.simulatorCheapest) : "",
          style: theme.muted
        ),
      ])
    }
  }

  // MARK: Words

  /// The sentence about the retention that costs least.
  var cheapestNote: String {
    guard let percent = SimulatedRetention.cheapest(of: screen.retentions) else { return "" }
    return wording(.simulatorCheapestNote(retention: wording.percent(String(percent))))
  }

  /// A sentence about each course.
  var sentences: [String] { screen.report?.sentences(wording) ?? [] }

  /// The numbers of the day that the cursor is on, behind its date; nil for none.
  private var onDay: [String]? {
    screen.day.map { words(on: $0) }
  }

  /// The date of a day, and behind it its numbers.
  func words(on day: Int) -> [String] {
    [context.date(of: context.environment.studyDay + day)]
      + (screen.report?.courses(wording) ?? []).filter { day < $0.course.dayCount }.map {
        name,
        course in
        wording(
          .simulatorOnDay(
            name: name,
            time: wording.time(ofDay: course.seconds[day]),
            reviews: wording.whole(course.reviews[day]),
            new: wording.whole(course.introduced[day]),
            known: wording.whole(course.known[day])
          )
        )
      }
  }
}

import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the information about a card: its facts, and beneath them or beside them its curve of
/// forgetting and its log.
struct CardInformationView {
  let screen: CardInformationScreen
  let context: StudyContext

  /// The rows of a table besides those that it lists.
  private static let logMargin = 2

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// A part of a column.
  private enum Part {
    case facts, curve, log
  }

  /// The percentage of the width that the facts have beside the curve and the log.
  private static let share = 42

  private var panes: Panes {
    Panes(in: Rect(size: context.size).dropping(rows: Heading.height), share: Self.share)
  }

  /// The columns, each with its parts from the top.
  private var columns: [(rect: Rect, parts: [Part])] {
    let panes = panes
    guard let detail = panes.detail else { return [(panes.main, [.facts, .curve, .log])] }
    return [(panes.main, [.facts]), (detail, [.curve, .log])]
  }

  /// The most rows that can be scrolled by.
  var mostScroll: Int {
    guard let information = screen.information else { return 0 }
    return columns.map { mostScroll(of: $0.parts, in: $0.rect, information) }.max() ?? 0
  }

  private func mostScroll(of parts: [Part], in rect: Rect, _ information: CardInformation) -> Int {
    max(0, height(of: parts, in: rect, information) - rect.height)
  }

  /// The first visible row that shows the curve: the present one if that does.
  var scrollToCurve: Int {
    guard let information = screen.information,
      let (rect, parts) = columns.first(where: { $0.parts.contains(.curve) })
    else { return screen.scroll }
    let before = parts.prefix { $0 != .curve }
    let top = before.reduce(0) { $0 + height(of: $1, in: rect, information) + 1 }
    let bottom = top + height(of: .curve, in: rect, information)
    let visible = screen.scroll..<screen.scroll + rect.height
    return visible.contains(top) && bottom <= visible.upperBound
      ? screen.scroll : min(top, mostScroll)
  }

  func draw(into canvas: inout Canvas) {
    guard let information = screen.information, let row = screen.row else {
      drawHeading([], into: &canvas)
      LoadingPlaceholder(because: screen.failure).draw(into: &canvas, context)
      return
    }
    for (rect, parts) in columns {
      let height = height(of: parts, in: rect, information)
      let visible = VisibleRows(from: screen.scroll, of: height, height: rect.height)
      var y = rect.minY - visible.range.lowerBound
      for part in parts {
        let own = self.height(of: part, in: rect, information)
        let place = Rect(x: rect.minX, y: y, width: rect.width, height: own)
        draw(part, information, row, in: place, into: &canvas)
        y += own + 1
      }
      visible.drawArrows(beside: rect, into: &canvas, theme: theme)
    }
    panes.drawDivider(into: &canvas, theme: theme)
    // What is scrolled out at the top lies where the heading is.
    canvas.fill(Rect(x: 0, y: 0, width: canvas.size.width, height: Heading.height))
    drawHeading(row.deck.name.levels, into: &canvas)
    canvas.cursor = firstText(in: canvas)
  }

  /// The beginning of the first visible row with words.
  private func firstText(in canvas: Canvas) -> Point {
    let main = panes.main
    let points = (main.minY..<max(main.minY, canvas.size.height)).lazy.flatMap { y in
      // The rows of a table are indented.
      (main.minX..<main.minX + 3).map { Point(x: $0, y: y) }
    }
    return points.first { point in
      Unicode.Scalar(canvas[point].base).map {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      } ?? false
    } ?? main.origin
  }

  private func drawHeading(_ place: [String], into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeFlashcards)] + place + [wording(.keyCardInformation)],
      into: &canvas,
      context.environment
    )
  }

  // MARK: Heights

  /// The height of parts with a blank row between two.
  private func height(of parts: [Part], in rect: Rect, _ information: CardInformation) -> Int {
    parts.reduce(parts.count - 1) { $0 + height(of: $1, in: rect, information) }
  }

  private func height(of part: Part, in rect: Rect, _ information: CardInformation) -> Int {
    switch part {
    case .facts: SectionHead.height + facts(information).height(in: rect.width)
    case .curve: SectionHead.height + 1 + (information.curve == nil ? 0 : plotHeight(in: rect))
    case .log:
      SectionHead.height
        + (information.history.entries.isEmpty ? 0 : logHeight(information.history))
    }
  }

  private func facts(_ information: CardInformation) -> FactList {
    FactList(information.words(wording, at: context.moment, context.boundary), theme: theme)
  }

  /// The height of the plot: of a pane of its own a third.
  private func plotHeight(in rect: Rect) -> Int {
    panes.detail == nil ? (rect.height < 12 ? 5 : 8) : max(8, rect.height / 3)
  }

  private func logHeight(_ history: CardHistory) -> Int {
    max(Table.fullHeight, history.entries.count + Self.logMargin)
  }

  // MARK: Parts

  private func draw(
    _ part: Part,
    _ information: CardInformation,
    _ row: CardRow,
    in place: Rect,
    into canvas: inout Canvas
  ) {
    let area = place.dropping(rows: SectionHead.height)
    switch part {
    case .facts:
      let question = row.note.content.firstLines(asking: row.card.ordinal).question
      head(question.withoutMarks, row.note.content.type.name(wording), place, &canvas)
      facts(information).draw(in: area, into: &canvas)
    case .curve:
      let span = information.curve == nil ? "" : wording(screen.span.phrase)
      head(wording(.curveTitle), span, place, &canvas)
      guard let curve = information.curve else {
        canvas.write(
          wording(.curveNone),
          at: area.origin,
          style: theme.muted,
          limit: area.width,
          ellipsis: theme.ellipsis
        )
        return
      }
      canvas.write(curve.summary(wording), at: area.origin, style: theme.text, limit: area.width)
      CurvePlot(curve: curve, span: screen.span, theme: theme, wording: wording)
        .draw(in: area.dropping(rows: 1), into: &canvas)
    case .log:
      let history = information.history
      head(wording(.cardAnswers), wording(.answers(history.answers.count)), place, &canvas)
      guard !history.entries.isEmpty else { return }
      drawLog(history, in: area, into: &canvas)
    }
  }

  private func head(_ title: String, _ note: String, _ rect: Rect, _ canvas: inout Canvas) {
    SectionHead(title, note: note).draw(in: rect, into: &canvas, theme: theme)
  }

  /// Draws the log, the newest entry first.
  private func drawLog(_ history: CardHistory, in rect: Rect, into canvas: inout Canvas) {
    let columns = CardHistory.Column.allCases
    let entries = Array(history.entries.reversed())
    Table(columns.map { $0.column(wording) }).draw(
      entries.count,
      state: ListState(),
      in: rect,
      into: &canvas,
      theme: theme,
      hasFocus: false
    ) { index in
      Table.Row(
        columns.map { column in
          let style = column == .rating ? entries[index].style(theme) : theme.text
          return Table.Field(entries[index].words(column, wording), style: style)
        }
      )
    }
  }
}

extension CardHistory.Column {
  /// The column in a table.
  fileprivate func column(_ wording: Wording) -> Table.Column {
    switch self {
    case .date: Table.Column(wording(head))
    case .kind: Table.Column(wording(head), givesWay: 3)
    case .rating: Table.Column(wording(head))
    case .interval: Table.Column(wording(head), alignment: .right)
    case .difficulty: Table.Column(wording(head), alignment: .right, givesWay: 1)
    case .duration: Table.Column(wording(head), alignment: .right, givesWay: 2)
    }
  }
}

extension CardHistory.Entry {
  /// The style of its rating.
  fileprivate func style(_ theme: Theme) -> Style {
    switch rating {
    case .again: theme.bad
    case .hard: theme.warning
    case .good: theme.good
    case .easy: theme.newCount
    case nil: theme.muted
    }
  }
}

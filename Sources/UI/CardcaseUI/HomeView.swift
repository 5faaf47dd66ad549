import DomainWords
import Flashcards
import Screens
import StudyUI
import Widgets
import WindowLevels
import Wording

/// Draws Home.
struct HomeView {
  let content: HomeContent
  let focus: HomeRow?
  /// The keys of rows that have one.
  let keys: [HomeRow: Key]
  /// The key that opens the statistics; nil if it was taken away.
  let statisticsKey: Key?
  let context: ShellContext

  var theme: Theme { context.theme }
  var wording: Wording { context.wording }
  var study: StudyData { context.data.study }

  /// The widths of the three counts.
  var columns: [Int] { content.form == .compact ? [5, 5, 5] : [6, 7, 6] }

  func draw(into canvas: inout Canvas) {
    Heading.draw(
      [wording(.homeTitle)],
      corner: Heading.Corner(texts: HomeTime(context).texts, style: theme.muted),
      into: &canvas,
      context.environment
    )
    let body = canvas.bounds.dropping(rows: Heading.height)
    guard !content.isEmpty else { return drawWelcome(in: body, into: &canvas) }
    let panes = Panes(in: body, hasDetail: content.form == .panes)
    var rows = panes.main
    if content.form == .compact {
      drawCounts(in: rows, into: &canvas)
      rows = rows.dropping(rows: 1)
      draw(content.today + content.decks.rows + content.wallet.rows, in: rows, into: &canvas)
      return
    }
    drawToday(in: rows, into: &canvas)
    rows = rows.dropping(rows: SectionHead.height + 1)
    rows = draw(content.today, in: rows, into: &canvas).dropping(rows: 1)
    if !content.decks.rows.isEmpty {
      drawDecksHead(in: rows, into: &canvas)
      rows = draw(content.decks.rows, in: rows.dropping(rows: SectionHead.height), into: &canvas)
        .dropping(rows: 1)
    }
    if let detail = panes.detail {
      if content.week != nil { rows = drawWeek(in: rows, into: &canvas).dropping(rows: 1) }
      drawAnswers(in: rows.keeping(rows: content.answersHeight), into: &canvas)
      rows = detail
      panes.drawDivider(into: &canvas, theme: theme)
    }
    if !content.wallet.rows.isEmpty {
      SectionHead(wording(.homeWallet)).draw(in: rows, into: &canvas, theme: theme)
      rows = draw(content.wallet.rows, in: rows.dropping(rows: SectionHead.height), into: &canvas)
        .dropping(rows: 1)
    }
    if panes.detail == nil, content.week != nil {
      rows = drawWeek(in: rows, into: &canvas).dropping(rows: 1)
    }
    if content.hasCalendar {
      drawCalendar(in: rows, into: &canvas)
      rows = rows.dropping(rows: Self.calendarHeight + 1)
    }
    drawNewest(in: rows, into: &canvas)
  }

  // MARK: Today

  private func drawToday(in rect: Rect, into canvas: inout Canvas) {
    // Days without an answer say nothing, and a streak of none is none.
    let days = study.statistics?.days.suffix(7).map(\.answers) ?? []
    let week = Sparkline(days.contains { $0 > 0 } ? days : [])
    let room = String(repeating: " ", count: week.width + 2)
    SectionHead(
      wording(.statisticsToday),
      note: study.streak.map { wording(.homeStreak($0)) + room } ?? ""
    ).draw(in: rect, into: &canvas, theme: theme)
    week.draw(
      at: Point(x: rect.maxX - week.width, y: rect.minY),
      style: theme.dueCount,
      into: &canvas,
      theme: theme
    )
    drawCounts(in: rect.dropping(rows: SectionHead.height), into: &canvas)
  }

  /// Draws the three counts and the time that they need.
  private func drawCounts(in rect: Rect, into canvas: inout Canvas) {
    let due = study.outline.due
    guard study.knowsDecks, !study.decks.isEmpty, due.total > 0 else {
      let phrase: Phrase =
        !study.knowsDecks ? .studyLoading : study.decks.isEmpty ? .commandNoDecks : .homeNothingDue
      canvas.write(
        wording(phrase),
        at: rect.origin.moved(x: 2),
        style: theme.muted,
        limit: rect.width - 2
      )
      return
    }
    let counts: [(Int, Phrase, Style)] = [
      (due.review, .homeCountDue(n: String(due.review)), theme.dueCount),
      (due.new, .homeCountNew(n: String(due.new)), theme.newCount),
      (due.learning, .homeCountLearning(n: String(due.learning)), theme.learningCount),
    ]
    var x = rect.minX + 2
    for (count, phrase, style) in counts {
      x += canvas.write(
        wording(phrase),
        at: Point(x: x, y: rect.minY),
        style: count > 0 ? style : theme.muted,
        limit: max(0, rect.maxX - x)
      )
      x += content.form == .compact ? 2 : 4
    }
    let minutes = HomeTime(context).minutes
    if x + displayWidth(of: minutes) <= rect.maxX {
      canvas.write(minutes, at: Point(x: x, y: rect.minY), style: theme.muted)
    }
  }

  private func drawDecksHead(in rect: Rect, into canvas: inout Canvas) {
    let heads = [Phrase.homeHeadNew, .homeHeadLearning, .homeHeadDue].map { wording($0) }
    SectionHead(wording(.homeDecks), note: joined(heads, columns)).draw(
      in: rect,
      into: &canvas,
      theme: theme
    )
  }

  // MARK: Welcome

  private func drawWelcome(in body: Rect, into canvas: inout Canvas) {
    let lines = [Phrase.homeWelcomeCards, .homeWelcomeDecks, .homeWelcomeLock].map { wording($0) }
    let widest = (lines.map { displayWidth(of: $0) }.max() ?? 0)
    let width = min(body.width - 4, max(24, widest))
    let text = lines.flatMap { WrappedText($0, width: width).lines }
    let isRoomy = body.height >= text.count + content.today.count + 4
    let shown = body.height >= text.count + content.today.count + 1 ? text : []
    let height = shown.count + content.today.count + (isRoomy ? 4 : shown.isEmpty ? 0 : 1)
    var rect = body.centered(Size(width: width, height: min(height, body.height)))
    if isRoomy {
      canvas.write(wording(.setupTitle), at: rect.origin, style: theme.title, limit: rect.width)
      rect = rect.dropping(rows: 2)
    }
    for line in shown {
      canvas.write(line, at: rect.origin, style: isRoomy ? theme.text : theme.muted)
      rect = rect.dropping(rows: 1)
    }
    if !shown.isEmpty { rect = rect.dropping(rows: 1) }
    draw(
      content.today,
      in: Rect(x: rect.minX, y: rect.minY, width: min(30, width), height: content.today.count),
      into: &canvas
    )
  }
}

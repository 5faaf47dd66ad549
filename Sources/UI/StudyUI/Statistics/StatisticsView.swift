import DomainWords
import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the statistics.
struct StatisticsView {
  let screen: StatisticsScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  func draw(into canvas: inout Canvas) {
    let layout = StatisticsLayout(of: screen.statistics, in: canvas.size)
    let page = min(screen.page, layout.pages.count - 1)
    drawHeading(layout, page, into: &canvas)
    guard let statistics = screen.statistics else {
      LoadingPlaceholder.draw(
        wording(screen.failure.map { .reviewsUnreadable(reason: wording($0)) } ?? .studyLoading),
        "",
        isProblem: screen.failure != nil,
        into: &canvas,
        context
      )
      return
    }
    var told: Point?
    for place in layout.pages[page] {
      let view = StatisticsPanelView(
        content: place.content,
        numbers: statistics,
        theme: theme,
        wording: wording,
        hasTitle: !layout.isSingle,
        cursor: screen.day.map { ($0, date($0, statistics)) },
        hour: screen.hour,
        ahead: screen.ahead
      )
      let sentence = view.draw(in: place.rect, into: &canvas)
      // The cursor points at the sentence, which says in words what the plot shows: that of the day,
      // if one was chosen, and else the first.
      if canvas.cursor == nil { canvas.cursor = sentence }
      if told == nil, view.hasCursor { told = sentence }
    }
    if let told { canvas.cursor = told }
  }

  /// A day of the statistics, counted from the current one.
  func date(_ day: Int, _ statistics: StudyStatistics) -> String {
    CalendarDay(daysSince1970: statistics.today + day).map { context.environment.date(of: $0) }
      ?? ""
  }

  private func drawHeading(_ layout: StatisticsLayout, _ page: Int, into canvas: inout Canvas) {
    let isTold = screen.statistics != nil
    var path = [wording(.homeFlashcards), scope, wording(.keyStatistics)]
    if layout.isSingle, isTold, let content = layout.pages[page].first?.content {
      path = [scope, wording(content.title)]
    }
    let pages = layout.pages.count
    let number =
      pages > 1 && isTold
      ? wording(.reviewProgress(done: String(page + 1), total: String(pages))) : nil
    Heading.draw(
      path,
      corner: number.map { Heading.Corner(texts: [$0], style: theme.muted) },
      into: &canvas,
      context.environment
    )
  }

  /// The name of the deck, or that all decks are counted.
  var scope: String {
    guard !screen.countsAll else { return wording(.statisticsAllDecks) }
    return context.data.decks.first { $0.deck.id == screen.deck }.map { wording.name($0.deck.name) }
      ?? ""
  }
}

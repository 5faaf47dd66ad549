import DomainWords
import Flashcards
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
    let layout = StatisticsLayout(in: canvas.size)
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
    for (index, place) in layout.pages[page].enumerated() {
      let sentence = StatisticsPanelView(
        panel: place.panel,
        numbers: statistics,
        theme: theme,
        wording: wording,
        hasTitle: !layout.isSingle
      ).draw(in: place.rect, into: &canvas)
      // The cursor points at the sentence, which says in words what the plot shows.
      if index == 0 { canvas.cursor = sentence }
    }
  }

  private func drawHeading(_ layout: StatisticsLayout, _ page: Int, into canvas: inout Canvas) {
    let isTold = screen.statistics != nil
    var path = [wording(.homeFlashcards), scope, wording(.keyStatistics)]
    if layout.isSingle, isTold, let panel = layout.pages[page].first?.panel {
      path = [scope, wording(panel.title)]
    }
    let pages = layout.pages.count
    let number = wording(.reviewProgress(done: String(page + 1), total: String(pages)))
    Heading.draw(
      path,
      corner: pages > 1 && isTold ? Heading.Corner(texts: [number], style: theme.muted) : nil,
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

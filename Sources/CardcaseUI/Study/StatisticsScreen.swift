import Flashcards
import Windowing
import Wording

/// The numbers a learner looks at, of a deck and those within it.
struct StatisticsScreen: ScreenContent {
  enum Action: Sendable {
    case page(Int), close
  }

  /// What is shown at once.
  enum Page: Int, CaseIterable, Codable {
    case overview, calendar, forecast
  }

  let deck: DeckID
  private(set) var page = Page.overview
  /// What was counted; nil until the answers are here.
  private(set) var statistics: StudyStatistics?
  private var hasAsked = false
  /// Whether the answers can't be read.
  private(set) var isUnreadable = false

  private enum CodingKeys: CodingKey {
    case deck, page
  }

  init(deck: DeckID) {
    self.deck = deck
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.right, .tab, .character(" "), .enter, does: .page(1), .keyNext),
    KeyBinding(.left, .backTab, does: .page(-1), .keyPrevious),
    KeyBinding(.escape, .character("q"), does: .close, .keyBack),
  ]

  var screen: Screen { .statistics(self) }
  var needs: StudyNeed? { .shelf(deck) }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    if case .close = action { return [.close] }
    guard context.shelf(deck) != nil else { return [.reload] }
    if isUnreadable { return ask() }
    if case .page(let step) = action { page = page.advanced(by: step) }
    return []
  }

  mutating func advance(_ context: ScreenContext) -> [Request] {
    guard context.shelf(deck) != nil, !hasAsked else { return [] }
    return ask()
  }

  private mutating func ask() -> [Request] {
    hasAsked = true
    isUnreadable = false
    return [.loadReviews(since: nil)]
  }

  mutating func notKept() {
    isUnreadable = true
  }

  mutating func receive(_ news: StudyNews, _ context: ScreenContext) -> [Request] {
    guard case .reviews(let reviews) = news, let shelf = context.shelf(deck) else { return [] }
    statistics = StudyStatistics(
      reviews: reviews,
      cards: shelf.awake,
      now: context.moment,
      boundary: context.boundary
    ) { shelf.scheduler(of: $0, boundary: context.boundary) }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    StatisticsView(screen: self, context: context).draw(into: &canvas)
  }
}

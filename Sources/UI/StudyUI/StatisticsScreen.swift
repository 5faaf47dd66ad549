import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The statistics of a deck with its subdecks, or of all decks.
struct StatisticsScreen: StudyScreen {
  enum Action: Sendable {
    case page(Int), changeScope, close
  }

  /// A page of statistics.
  enum Page: Int, CaseIterable, Codable {
    case overview, calendar, forecast
  }

  /// The deck for which it was opened.
  let deck: DeckID
  /// True to count all decks.
  private(set) var countsAll = false
  private(set) var page = Page.overview
  /// The statistics; nil until the answers are loaded.
  private(set) var statistics: StudyStatistics?
  private var hasAsked = false
  /// The reason why the answers can't be read; nil if they can, as far as is known.
  private(set) var failure: FailureReason?

  private enum CodingKeys: CodingKey {
    case deck, countsAll, page
  }

  init(deck: DeckID) {
    self.deck = deck
  }

  static let bindings = table(scope: .statisticsAllDecks)
  private static let bindingsOfAll = table(scope: .statisticsOneDeck)

  /// The keys if the answers can't be read.
  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.page(1),
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [
    bindings, bindingsOfAll, unreadableBindings,
  ]

  private static func table(scope: Phrase) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        .enter,
        .right,
        .tab,
        .down,
        .character("j"),
        does: .page(1),
        .keyNext,
        in: .moving
      ),
      KeyBinding(.left, .backTab, .up, .character("k"), does: .page(-1), .keyPrevious, in: .moving),
      KeyBinding(.character("s"), does: .changeScope, scope, named: "scope"),
      KeyBinding(.escape, .character("q"), does: .close, .keyBack),
    ]
  }

  var table: [KeyBinding<Action>] {
    if failure != nil {
      return Self.unreadableBindings
    }
    return countsAll ? Self.bindingsOfAll : Self.bindings
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.close]
    case .changeScope:
      countsAll.toggle()
      return ask()
    case .page(let step):
      if failure != nil { return ask() }
      page = page.advanced(by: step)
      return []
    }
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    hasAsked ? [] : ask()
  }

  private mutating func ask() -> [Request] {
    hasAsked = true
    failure = nil
    return [.run(.loadHistory(of: countsAll ? nil : deck))]
  }

  mutating func didFail(because reason: FailureReason) {
    failure = reason
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    guard case .history(let past) = news, past.deck == (countsAll ? nil : deck) else { return [] }
    let schedulers = past.schedulers(boundary: context.boundary)
    let standard = Scheduler(model: FSRS6(), settings: .defaults)
    statistics = StudyStatistics(
      reviews: past.reviews,
      cards: past.cards,
      now: context.moment,
      boundary: context.boundary
    ) { schedulers[$0] ?? standard }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    StatisticsView(screen: self, context: context).draw(into: &canvas)
  }
}

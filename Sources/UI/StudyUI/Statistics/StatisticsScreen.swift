import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The statistics of a deck with its subdecks, or of all decks.
struct StatisticsScreen: StudyScreen {
  enum Action: Sendable {
    case page(Int), day(Int), hour(Int), changeScope, changeAhead, close
  }

  /// More days than any plot has.
  private static let allDays = 1_000_000

  /// The deck for which it was opened; nil for all decks.
  let deck: DeckID?
  /// True to count all decks.
  private(set) var countsAll: Bool
  /// The page that is shown, counted from 0; the last one if there are fewer.
  private(set) var page = 0
  /// The day that the cursor is on, counted from the current one; nil for none.
  private(set) var day: Int?
  /// The hour that the cursor of the plot by hours is on; nil for none.
  private(set) var hour: Int?
  /// The number of days that was chosen for the forecast; nil for none.
  private var chosenAhead: Int?
  /// The statistics; nil until the answers are loaded.
  private(set) var statistics: StudyStatistics?
  /// How well the answers were predicted, where that came before the statistics.
  private var calibration: CalibrationReport?
  private var hasAsked = false
  /// The reason why the answers can't be read; nil if they can, as far as is known.
  private(set) var failure: FailureReason?

  private enum CodingKeys: CodingKey {
    case deck, countsAll, page, day, hour, chosenAhead
  }

  init(deck: DeckID?) {
    self.deck = deck
    countsAll = deck == nil
  }

  static let bindings = table(scope: .statisticsAllDecks)
  private static let bindingsOfAll = table(scope: .statisticsOneDeck)

  /// The keys if the answers can't be read.
  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.page(1),
    close: .close
  )

  static let tables: [[KeyBinding<Action>]] = [bindings, bindingsOfAll, unreadableBindings]

  private static func table(scope: Phrase) -> [KeyBinding<Action>] {
    [
      KeyBinding(.enter, .tab, .down, "j", .pageDown, does: .page(1), .keyNext, in: .moving),
      KeyBinding(.left, does: .day(-1), .keyMove, in: .moving, named: "move-left").formerly(),
      KeyBinding(.right, does: .day(1), .keyMove, in: .moving, named: "move-right").formerly(),
      KeyBinding("<", does: .hour(-1), .keyHourBefore, in: .moving, named: "hour-before")
        .formerly(),
      KeyBinding(">", does: .hour(1), .keyHourAfter, in: .moving, named: "hour-after").formerly(),
      KeyBinding("A", does: .changeScope, scope, named: "scope").formerly("s"),
      KeyBinding(.escape, does: .close, .keyBack),
      KeyBinding("z", does: .changeAhead, .statisticsForecastTitle, named: "forecast-days")
        .formerly(),
      KeyBinding(.up, .backTab, "k", .pageUp, does: .page(-1), .keyPrevious, in: .moving),
      KeyBinding("g", .home, does: .day(-allDays), .keyEnds, in: .moving, named: "first")
        .formerly(),
      KeyBinding("G", .end, does: .day(allDays), .keyEnds, in: .moving, named: "last").formerly(),
    ]
  }

  /// The number of days of the forecast, one of `StudyStatistics.forecastSpans`.
  var ahead: Int { chosenAhead ?? StudyStatistics.monthDays }

  private func layout(_ context: StudyContext) -> StatisticsLayout {
    StatisticsLayout(of: statistics, in: context.size)
  }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    if failure != nil {
      return Self.unreadableBindings
    }
    let layout = layout(context)
    let hasDays = statistics != nil && layout.days(on: page, ahead: ahead) != nil
    let hasHours = statistics != nil && layout.has(.hours, on: page)
    return (countsAll ? Self.bindingsOfAll : Self.bindings).filter { binding in
      switch binding.action {
      case .page: layout.pages.count > 1
      case .day: hasDays || hasHours
      case .hour: hasHours
      case .changeScope: deck != nil
      case .changeAhead: statistics != nil && layout.has(.forecast, on: page)
      case .close: true
      }
    }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.run(.stopCalibrating), .close]
    case .changeAhead:
      let spans = StudyStatistics.forecastSpans
      chosenAhead = spans[((spans.firstIndex(of: ahead) ?? 0) + 1) % spans.count]
      day = day.map { min($0, ahead - 1) }
      return [.tell(StatusMessage(.days(ahead)))]
    case .changeScope:
      countsAll.toggle()
      (statistics, calibration) = (nil, nil)
      return ask(context)
    case .page(let step):
      if failure != nil { return ask(context) }
      let pages = layout(context).pages.count
      page = (min(page, pages - 1) + step + pages) % pages
      (day, hour) = (nil, nil)
      return []
    case .day(let step):
      guard let days = layout(context).days(on: page, ahead: ahead) else {
        moveHour(step, context)
        return []
      }
      day = min(max((day ?? 0) + step, days.lowerBound), days.upperBound)
      return []
    case .hour(let step):
      moveHour(step, context)
      return []
    }
  }

  /// Moves the cursor of the plot by hours, from the current hour on.
  private mutating func moveHour(_ step: Int, _ context: StudyContext) {
    guard layout(context).has(.hours, on: page) else { return }
    let now = AnswerStatistics.hour(of: context.moment)
    hour = min(max((hour ?? now) + step, 0), AnswerStatistics.hours - 1)
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    hasAsked ? [] : ask(context)
  }

  private mutating func ask(_ context: StudyContext) -> [Request] {
    hasAsked = true
    failure = nil
    let scope = countsAll ? nil : deck
    return [
      .run(.loadStatistics(of: scope, at: context.moment, boundary: context.boundary)),
      .run(.loadCalibration(of: scope, boundary: context.boundary)),
    ]
  }

  mutating func didFail(because reason: FailureReason) {
    failure = reason
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    let scope = countsAll ? nil : deck
    switch news {
    case .statistics(let statistics, of: scope):
      self.statistics = statistics
      self.statistics?.calibration = calibration
    case .calibration(let report, of: scope):
      calibration = report
      statistics?.calibration = report
    default: break
    }
    return []
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    StatisticsView(screen: self, context: context).draw(into: &canvas)
  }
}

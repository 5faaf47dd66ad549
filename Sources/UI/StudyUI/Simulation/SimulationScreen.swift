import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Simulates a deck under its options and under others that are tried: what they cost each day, and what is
/// known for it. Those that please are saved for the deck.
struct SimulationScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), change(Int)
    /// Moves the cursor in the plot, or shows another plot.
    case day(Int), plot(Int)
    /// Takes the retention of the focused row of the table.
    case take
    case again, close
  }

  /// The state of the work.
  enum Stage: Sendable {
    /// Nothing was asked for yet.
    case waiting
    /// A simulation is under way.
    case running(WorkProgress)
    /// It has ended.
    case shown
    /// It was stopped, by the user or by the lock.
    case stopped
    /// The deck can't be read.
    case failed(FailureReason)
  }

  private(set) var deck: Deck
  /// The deck with the options that are tried.
  private(set) var changed: Deck
  private(set) var dayCount = 365
  private(set) var list = ListState()
  /// The plot that is shown.
  private(set) var plot = SimulationPlot.Measure.time
  /// The day that the cursor is on, counted from the first; nil for none.
  private(set) var day: Int?
  /// The focused row of the table of retentions; nil while the table is not shown.
  private(set) var table: ListState?
  private(set) var stage = Stage.waiting
  /// The last course that was simulated; nil until there is one.
  private(set) var report: SimulationReport?
  /// The costs of the retentions under the present options; none until they are simulated.
  private(set) var retentions: [SimulatedRetention] = []
  /// True while options are being saved.
  private var isSaving = false

  private enum CodingKeys: CodingKey {
    case deck, changed, dayCount, list, plot, day, table
  }

  init(_ deck: Deck) {
    self.deck = deck
    changed = deck
  }

  /// Decodes the form. A simulation is not kept, but offered again.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    deck = try values.decode(Deck.self, forKey: .deck)
    changed = try values.decode(Deck.self, forKey: .changed)
    dayCount = try values.decode(Int.self, forKey: .dayCount)
    list = try values.decode(ListState.self, forKey: .list)
    plot = try values.decode(SimulationPlot.Measure.self, forKey: .plot)
    day = try values.decodeIfPresent(Int.self, forKey: .day)
    table = try values.decodeIfPresent(ListState.self, forKey: .table)
    stage = .stopped
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(deck, forKey: .deck)
    try values.encode(changed, forKey: .changed)
    try values.encode(dayCount, forKey: .dayCount)
    try values.encode(list, forKey: .list)
    try values.encode(plot, forKey: .plot)
    try values.encodeIfPresent(day, forKey: .day)
    try values.encodeIfPresent(table, forKey: .table)
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .change(1), .keyChange),
      KeyBinding(.tab, does: .plot(1), .keyNext, in: .moving),
      KeyBinding(.left, does: .day(-1), .keyMove, in: .moving, named: "move-left").formerly(),
      KeyBinding(.right, does: .day(1), .keyMove, in: .moving, named: "move-right").formerly(),
      KeyBinding("R", does: .again, .keyAgain).formerly(),
      KeyBinding(.escape, does: .close, .keyBack),
      KeyBinding(.backTab, does: .plot(-1), .keyPrevious, in: .moving),
    ] + ListState.bindings { .move($0) }

  /// The keys of the table of retentions.
  private static let tableBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .take, .keyChoose),
      KeyBinding("R", does: .again, .keyAgain).formerly(),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  static let tables: [[KeyBinding<Action>]] = [bindings, tableBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    (table == nil ? Self.bindings : Self.tableBindings).compactMap { binding in
      switch binding.action {
      case .close: isRunning ? binding.labelled(.keyStop) : binding
      case .again: canRunAgain ? binding : nil
      case .day, .plot: isRunning || report?.present == nil ? nil : binding
      case .move: table == nil || !retentions.isEmpty ? binding : nil
      case .take: retentions.isEmpty ? nil : binding
      case .change: binding
      }
    }
  }

  private var isRunning: Bool {
    if case .running = stage { true } else { false }
  }

  /// True if there is a plot to show.
  var showsPlot: Bool {
    if case .shown = stage { report.map { $0.cards > 0 } ?? false } else { false }
  }

  private var canRunAgain: Bool {
    switch stage {
    case .stopped, .failed: true
    case .waiting, .running, .shown: false
    }
  }

  var requirement: StudyRequirement? { .decks }

  mutating func advance(_ context: StudyContext) -> [Request] {
    if case .waiting = stage { run(context) } else { [] }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .move(let move):
      let height = SimulationView.listHeight(of: self, in: context.size)
      if table == nil {
        list.move(move, count: items.count, height: height)
      } else {
        table?.move(move, count: retentions.count, height: height)
      }
    case .change(let step): return change(step, context)
    case .plot(let step):
      let all = SimulationPlot.Measure.allCases
      plot = all[(plot.rawValue + step + all.count) % all.count]
    case .day(let step):
      guard let course = report?.present else { return [] }
      let span = SimulationView(screen: self, context: context).daysOfBar(in: course)
      day = min(max((day ?? -span) + step * span, 0), course.dayCount - 1)
    case .take:
      guard let row = table?.selected, retentions.indices.contains(row) else { return [] }
      let retention = Double(retentions[row].percent) / 100
      changed.options.scheduling = changed.options.scheduling.with(retention: retention)
      table = nil
      return run(context)
    case .again: return run(context)
    case .close: return close(context)
    }
    return []
  }

  private mutating func close(_ context: StudyContext) -> [Request] {
    guard !isRunning else {
      stage = .stopped
      return [.run(.stopSimulating)]
    }
    guard table != nil else { return [.close] }
    table = nil
    stage = report == nil ? .stopped : .shown
    return []
  }

  private mutating func change(_ step: Int, _ context: StudyContext) -> [Request] {
    switch selected {
    case .days:
      let counts = Self.dayCounts
      let place = (counts.firstIndex(of: dayCount) ?? 0) + step + counts.count
      dayCount = counts[place % counts.count]
      day = nil
    case .option(let option): option.change(&changed, step)
    case .retentions:
      table = ListState()
      guard retentions.isEmpty else {
        focusCheapest(context)
        return []
      }
      return run(context)
    case .keep: return keep()
    }
    retentions = []
    return run(context)
  }

  /// Saves the options that are tried.
  private mutating func keep() -> [Request] {
    guard !isSaving else { return [] }
    isSaving = true
    var change = ChangeSet()
    change.decks = [changed]
    return [.run(.save(change, UndoableOperation(.deckOptions, deck.name.description)))]
  }

  /// What is to be simulated now.
  private var request: SimulationRequest {
    SimulationRequest(
      table == nil ? .courses : .retentions,
      of: deck.id,
      under: changed.options,
      dayCount: dayCount
    )
  }

  private mutating func run(_ context: StudyContext) -> [Request] {
    stage = .running(WorkProgress(done: 0, total: 0))
    return [.run(.simulate(request, at: context.moment, boundary: context.boundary))]
  }

  private mutating func focusCheapest(_ context: StudyContext) {
    let cheapest = SimulatedRetention.cheapest(of: retentions)
    let row = retentions.firstIndex { $0.percent == cheapest } ?? 0
    let height = SimulationView.listHeight(of: self, in: context.size)
    table?.move(.row(row), count: retentions.count, height: height)
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    guard isRunning else { return [] }
    switch response {
    case .simulationProgress(let done, let total):
      stage = .running(WorkProgress(done: done, total: total))
    case .simulated(let report, request):
      stage = .shown
      if table == nil {
        self.report = report
      } else {
        retentions = report.retentions
        focusCheapest(context)
      }
    default: break
    }
    return []
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    guard isSaving else { return [] }
    isSaving = false
    let saved = change.savedOptions(of: deck, among: context.data.presets)
    return [.tell(StatusMessage(tone: .success, saved)), .close]
  }

  mutating func didFail(because reason: FailureReason) {
    if isSaving { isSaving = false } else { stage = .failed(reason) }
  }

  /// Follows changes of the deck elsewhere, as long as nothing else is tried.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    guard let saved = change.decks.first(where: { $0.id == deck.id }) else { return }
    if changed == deck { changed = saved }
    deck = saved
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    SimulationView(screen: self, context: context).draw(into: &canvas)
  }
}

import Flashcards
import PaymentCards
import Screens
import TextSearch
import Widgets
import WindowLevels
import Wording

/// Lists the operations of the last 30 days by day, the latest first: what, when and how much. Each can
/// be looked at and undone, with those that depend on it.
struct UndoListScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case move(ListState.Move), look, redo, forget, search(ListSearch.Action), close
  }

  /// A row of the list.
  enum Row: Sendable {
    /// The heading of a day.
    case day(CalendarDay)
    case entry(UndoEntry)

    var isDay: Bool { if case .day = self { true } else { false } }
  }

  private(set) var list = ListState()
  /// The search; nil if all operations are listed.
  private(set) var search: ListSearch?
  /// The operations; nil until they are loaded.
  private(set) var entries: [UndoEntry]?
  /// Those that the search finds, beneath the headings of their days.
  private(set) var rows: [Row] = []
  /// The number of unreadable entries.
  private(set) var damaged = 0
  private var isLoading = false

  private enum CodingKeys: CodingKey {
    case list, search
  }

  init() {}

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .look, .keyOpen),
      KeyBinding("u", does: .look, .keyUndo),
      KeyBinding(.control("y"), does: .redo, .keyRedo),
      KeyBinding(.escape, .left, does: .close, .keyBack),
      ListSearch.binding { .search($0) },
      KeyBinding("D", does: .forget, .keyDeleteForGood),
    ] + ListState.bindings { .move($0) }

  /// The keys while the search is typed.
  private static let searchBindings: [KeyBinding<Action>] =
    ListSearch.bindings({ .search($0) }, moving: { .move($0) })

  static let tables = [bindings, searchBindings]

  func table(_ context: ShellContext) -> [KeyBinding<Action>] {
    let hasChoice = rows.count { !$0.isDay } > 1
    let canRedo = entries?.contains(where: \.isUndone) ?? false
    let hasEntries = entries?.isEmpty == false
    return (takesText ? Self.searchBindings : Self.bindings).compactMap { binding in
      switch binding.action {
      case .close: search == nil ? binding : binding.labelled(.keyShowAll)
      case .move: hasChoice ? binding : nil
      case .search(.begin): hasEntries ? binding : nil
      case .redo where !hasEntries: nil
      case .redo: canRedo ? binding : binding.idle
      case .look, .forget: selected == nil ? nil : binding
      case .search: binding
      }
    }
  }

  var takesText: Bool { search?.isEdited ?? false }

  /// The focused operation; nil if none is listed.
  var selected: UndoEntry? {
    guard rows.indices.contains(list.selected), case .entry(let entry) = rows[list.selected] else {
      return nil
    }
    return entry
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: ShellContext) -> [Request] {
    search?.edit { $0.type(scalar) }
    arrange(context)
    focus(.first, context)
    return []
  }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .move(let move):
      search?.isInList = true
      focus(move, context)
      return []
    case .look:
      guard let selected else { return [] }
      let direction: UndoDirection = selected.isUndone ? .redo : .undo
      return [.run(.undo(.inspect(direction, selected.id)))]
    case .redo: return [.undo(.step(.redo), .everything)]
    case .forget:
      guard let selected else { return [] }
      let question = UndoQuestion(.undo, selected, dependents: [])
      return [.open(UndoQuestionScreen(question, forgets: true))]
    case .search(let action):
      search.perform(action)
      arrange(context)
      if case .field = action { focus(.first, context) }
    case .close where search == nil: return [.close]
    case .close:
      search = nil
      arrange(context)
    }
    return []
  }

  private mutating func focus(_ move: ListState.Move, _ context: ShellContext) {
    let height = Table.rows(in: rect(context.size)).height
    list.move(move, count: rows.count, height: height, past: { [rows] in rows[$0].isDay })
  }

  // MARK: Loading

  mutating func advance(_ context: ShellContext) -> [Request] {
    entries == nil ? reload() : []
  }

  mutating func receive(_ reply: UndoReply, _ context: ShellContext) -> [Request] {
    switch reply {
    case .listed(let entries, let damaged):
      isLoading = false
      self.entries = entries
      self.damaged = damaged
      arrange(context)
      return []
    case .done, .forgotten: return reload()
    case .failed:
      isLoading = false
      entries = entries ?? []
      return []
    case .asks, .nothing: return []
    }
  }

  /// Loads the list again, as something was done in another window.
  mutating func applyExternal(_ change: VaultChange, _ context: ShellContext) -> [Request] {
    reload()
  }

  private mutating func reload() -> [Request] {
    guard !isLoading else { return [] }
    isLoading = true
    return [.run(.undo(.list()))]
  }

  /// Lists what the search finds, with the focus on the same operation if that is found.
  private mutating func arrange(_ context: ShellContext) {
    let focused = selected?.id
    let words = SearchWords(search.text)
    rows = []
    var last: CalendarDay?
    for entry in entries ?? [] where words.isEmpty || words.match(entry.what(context.wording)) {
      let day = context.environment.day(of: entry.time)
      if day != last { rows.append(.day(day)) }
      last = day
      rows.append(.entry(entry))
    }
    let row = rows.firstIndex { row in
      if case .entry(let entry) = row { entry.id == focused } else { false }
    }
    focus(.row(row ?? list.selected), context)
  }

  /// The place of the list.
  func rect(_ size: Size) -> Rect {
    let area = Rect(size: size).dropping(rows: Heading.height)
    return Panes(in: area.keeping(rows: area.height - (damaged > 0 ? 1 : 0)), hasDetail: false).main
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    UndoListView(screen: self, environment: context.environment).draw(into: &canvas)
  }
}

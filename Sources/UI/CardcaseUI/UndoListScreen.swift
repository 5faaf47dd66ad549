import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Lists the operations of the last 30 days, the latest first: what, when and how much. Each can be
/// looked at and undone, with those that depend on it.
struct UndoListScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case move(ListState.Move), look, redo, forget, close
  }

  private(set) var list = ListState()
  /// The operations; nil until they are loaded.
  private(set) var entries: [UndoEntry]?
  /// The number of unreadable entries.
  private(set) var damaged = 0
  private var isLoading = false

  private enum CodingKeys: CodingKey {
    case list
  }

  init() {}

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .look, .keyOpen),
      KeyBinding("u", does: .look, .keyUndo),
      KeyBinding(.control("y"), does: .redo, .keyRedo),
      KeyBinding(.escape, .left, does: .close, .keyBack),
      KeyBinding("D", does: .forget, .keyDeleteForGood),
    ] + ListState.bindings { .move($0) }

  func table(_ context: ShellContext) -> [KeyBinding<Action>] {
    guard let entries, !entries.isEmpty else {
      return Self.bindings.filter { $0.keys.contains(.escape) }
    }
    let canRedo = entries.contains(where: \.isUndone)
    return Self.bindings.map { binding in
      if case .redo = binding.action, !canRedo { binding.idle } else { binding }
    }
  }

  /// The focused operation; nil if none is listed.
  var selected: UndoEntry? {
    guard let entries, entries.indices.contains(list.selected) else { return nil }
    return entries[list.selected]
  }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: entries?.count ?? 0, height: rect(context.size).height)
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
    case .close: return [.close]
    }
  }

  // MARK: Loading

  mutating func advance(_ context: ShellContext) -> [Request] {
    guard entries == nil, !isLoading else { return [] }
    isLoading = true
    return [.run(.undo(.list()))]
  }

  mutating func receive(_ reply: UndoReply, _ context: ShellContext) -> [Request] {
    switch reply {
    case .listed(let entries, let damaged):
      isLoading = false
      self.entries = entries
      self.damaged = damaged
      list.fit(count: entries.count, height: rect(context.size).height)
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

  // MARK: Drawing

  private func rect(_ size: Size) -> Rect {
    Rect(
      x: 2,
      y: Heading.height,
      width: min(size.width - 4, 100),
      height: size.height - Heading.height - (damaged > 0 ? 1 : 0)
    )
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    let wording = context.wording
    Heading.draw([wording(.undoListTitle)], into: &canvas, context.environment)
    let rect = rect(canvas.size)
    guard let entries else { return }
    if entries.isEmpty {
      canvas.cursor = rect.origin
      canvas.write(wording(.undoListEmpty), at: rect.origin, limit: rect.width)
    }
    let shown = entries.dropFirst(list.top).prefix(rect.height)
    let widest = shown.map { displayWidth(of: $0.when(context.environment)) }.max() ?? 0
    ListView.draw(entries.count, state: list, in: rect, into: &canvas, theme: context.theme) {
      row(entries[$0], context.environment, times: widest)
    }
    guard damaged > 0 else { return }
    canvas.write(
      "\(Character(context.theme.cross)) " + wording(.recordsUnreadable(damaged)),
      at: Point(x: 2, y: canvas.size.height - 1),
      style: context.theme.bad,
      limit: canvas.size.width - 4,
      ellipsis: context.theme.ellipsis
    )
  }

  /// The row of an operation; the times beneath each other are as wide as `times`.
  private func row(
    _ entry: UndoEntry,
    _ environment: ScreenEnvironment,
    times: Int
  ) -> ListView.Row {
    let wording = environment.wording
    let facts = [entry.isUndone ? wording(.undoneMark) : "", entry.howMuch(wording)]
      .filter { !$0.isEmpty }
    let when = entry.when(environment)
    let blanks = String(repeating: " ", count: max(0, times - displayWidth(of: when)))
    return ListView.Row(
      leading: entry.what(wording),
      trailing: (facts + [blanks + when]).joined(separator: "  "),
      shorter: [
        ((entry.isUndone ? [wording(.undoneMark)] : []) + [when]).joined(separator: "  "),
        entry.isUndone ? wording(.undoneMark) : when,
      ]
    )
  }
}

extension UndoListScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    guard let entries else { return context.moment(.studyLoading) }
    let wording = context.wording
    let list = LineModeList(count: entries.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0)), .look] }) { row in
      let entry = entries[row]
      return [
        entry.what(wording), entry.howMuch(wording), entry.when(context.screen.environment),
        entry.isUndone ? wording(.undoneMark) : "",
      ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
    }
    let damage =
      damaged > 0 ? [context.line(.recordsUnreadable(damaged))] : []
    return LineModeScene(
      name: "undo \(context.firstRow) \(entries.hashValue)",
      lines: [context.line(entries.isEmpty ? .undoListEmpty : .lineModeUndoList)] + damage,
      choices: rows
        + entries.indices.map { row in
          var forget = LineChoice(
            "-\(row + 1)",
            "",
            ChoiceAction(actions: [.move(.row(row)), .forget])
          )
          forget.isSaid = false
          return forget
        }
        + [LineModeChoice("y", wording(.keyRedo), .redo), context.back(.close)],
      position: list.position
    )
  }
}

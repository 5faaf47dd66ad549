package import Widgets
package import WindowLevels
import Wording

/// Lists the keys of the screen below it and the reserved keys, in groups, all or those that a search
/// finds. A row can be run as if its key were pressed.
package struct HelpScreen<Data: FeatureData>: Screen {
  package enum Action: Sendable {
    case move(ListState.Move), run, search(ListSearch.Action), close
  }

  /// The focused row, of those that are found.
  package var list = ListState()
  private let rows: [Row]
  /// The search; nil if all rows are listed.
  private var search: ListSearch?

  /// A row of the list.
  package struct Row: Codable, Hashable, Sendable {
    /// The names of the keys.
    package let keys: String
    package let label: String
    /// The spelling of the first key; nil in a session sealed by a version before.
    fileprivate let key: KeySpelling?
    /// The part of the table; nil in a session sealed by a version before.
    package let group: KeyGroup?

    fileprivate func searched(_ wording: Wording) -> HelpSearch.Row {
      HelpSearch.Row(
        keys.split(separator: " ").map(String.init),
        label: label,
        heading: group?.heading.map { wording($0) } ?? ""
      )
    }
  }

  package init(
    hints: [KeyHint],
    reserved: [KeyHint] = ReservedKey.hints,
    _ environment: ScreenEnvironment
  ) {
    let keyName = environment.keyName
    rows = Self.merged(hints + reserved).map { hint in
      Row(
        keys: hint.keys.map { keyName($0) }.joined(separator: " "),
        label: environment.wording(hint.label),
        key: hint.keys.first.map { KeySpelling($0) },
        group: hint.group
      )
    }
  }

  /// Sorts rows by their groups, and merges those with the same words, such as up and down.
  private static func merged(_ hints: [KeyHint]) -> [KeyHint] {
    KeyGroup.allCases.filter { $0.heading != nil }.flatMap { group in
      hints.filter { $0.group == group }.reduce(into: [KeyHint]()) { rows, hint in
        guard let last = rows.last, last.label == hint.label else {
          rows.append(hint)
          return
        }
        rows[rows.count - 1] = last.adding(hint.keys)
      }
    }
  }

  package static var bindings: [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: .run, .keyRun),
      ListSearch.binding { .search($0) },
      KeyBinding(.escape, does: .close, .keyClose),
    ] + ListState.bindings { .move($0) }
  }

  private static var searchBindings: [KeyBinding<Action>] {
    ListSearch.bindings({ .search($0) }, moving: { .move($0) })
  }

  package static var tables: [[KeyBinding<Action>]] { [bindings, searchBindings] }

  package func table(_ context: Context) -> [KeyBinding<Action>] {
    let count = found(context.wording).count
    return (takesText ? Self.searchBindings : Self.bindings).compactMap { binding in
      switch binding.action {
      case .run: count > 0 ? binding : nil
      case .move: count > 1 ? binding : nil
      case .close: search == nil ? binding : binding.labelled(.keyShowAll)
      case .search: binding
      }
    }
  }

  package var takesText: Bool { search?.isEdited ?? false }
  package var level: WindowLevel { .alert }

  /// The rows that are listed, by their groups.
  private func found(_ wording: Wording) -> [Row] {
    guard let search else { return rows }
    return HelpSearch(search.field.text, wording).found(rows.map { $0.searched(wording) })
      .map { rows[$0] }
  }

  package mutating func type(_ scalar: Unicode.Scalar, _ context: Context) -> [Request] {
    search?.edit { $0.type(scalar) }
    list = ListState()
    return []
  }

  package mutating func perform(_ action: Action, _ context: Context) -> [Request] {
    let found = found(context.wording)
    switch action {
    case .move(let move):
      search?.isInList = true
      let layout = HelpLayout(found, in: context.size, isFiltered: search != nil)
      list.move(move, count: found.count, height: layout.height)
      return []
    case .run:
      let key = found.indices.contains(list.selected) ? found[list.selected].key?.key : nil
      return [.close] + (key.map { [.press($0)] } ?? [])
    case .search(let action):
      let focused = found.indices.contains(list.selected) ? found[list.selected] : nil
      search.perform(action)
      // What was found stays in focus, and so does what was there before.
      let row = self.found(context.wording).firstIndex { $0 == focused }
      let isTyped = if case .field = action { true } else { false }
      list.select(isTyped ? 0 : row ?? 0, count: rows.count, height: rows.count)
      return []
    case .close where search != nil: return perform(.search(.end), context)
    case .close: return [.close]
    }
  }

  /// The frame of all rows, which a search leaves as it is.
  package func frame(in size: Size, _ context: Context) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(HelpLayout(rows, in: area.size).frame)
  }

  package func draw(into canvas: inout Canvas, _ context: Context) {
    let theme = context.theme
    canvas.frame(canvas.bounds, theme.borderLines, style: theme.accent)
    let rows = found(context.wording)
    let layout = HelpLayout(rows, in: canvas.size, isFiltered: search != nil)
    if rows.isEmpty {
      let inner = canvas.bounds.inset(x: 2, y: 1)
      canvas.write(wrapped: context.wording(.noMatch), in: inner, style: theme.muted)
    }
    layout.forEachVisible(focus: list.selected) { line, place in
      switch line {
      case .blank: break
      case .heading(let phrase):
        canvas.write(
          context.wording(phrase),
          at: place.origin,
          style: theme.muted,
          limit: place.width,
          ellipsis: theme.ellipsis
        )
      case .row(let index):
        draw(rows[index], isFocused: index == list.selected, in: place, into: &canvas, theme)
      }
    }
    let inner = Rect(x: 1, y: 1, width: canvas.size.width - 3, height: layout.height)
    layout.visible(focus: list.selected).drawArrows(beside: inner, into: &canvas, theme: theme)
    drawTitle(into: &canvas, context)
  }

  /// Draws the title in the frame, or the search in its place.
  private func drawTitle(into canvas: inout Canvas, _ context: Context) {
    let theme = context.theme
    let title = " \(context.wording(search == nil ? .helpTitle : .keySearch)) "
    let room = canvas.size.width - 4
    let used = canvas.write(title, at: Point(x: 2, y: 0), style: theme.accent, limit: room)
    guard let search else { return }
    let start = Point(x: 2 + used, y: 0)
    let columns = max(1, min(Self.searchWidth, room - used - 1))
    canvas.fill(Rect(x: start.x, y: 0, width: columns + 1, height: 1))
    let caret = TextLine(
      text: search.field.text,
      caret: search.isEdited ? search.field.caret : nil
    ).draw(at: start, columns: columns, into: &canvas, theme: theme)
    if search.hasCursor || canvas.cursor == nil { canvas.cursor = start.moved(x: caret ?? 0) }
  }

  /// The columns for a search.
  private static var searchWidth: Int { 24 }

  private func draw(
    _ row: Row,
    isFocused: Bool,
    in place: Rect,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    let width = displayWidth(of: row.keys)
    canvas.write(
      row.label,
      at: place.origin.moved(x: 2),
      limit: place.width - width - 4,
      ellipsis: theme.ellipsis
    )
    canvas.write(
      row.keys,
      at: Point(x: place.maxX - width - 1, y: place.minY),
      style: theme.muted
    )
    if isFocused { canvas.focus(place, theme: theme) }
  }
}

extension HelpLayout {
  /// The layout of rows beneath the headings of their groups.
  fileprivate init<Data: FeatureData>(
    _ rows: [HelpScreen<Data>.Row],
    in size: Size,
    isFiltered: Bool = false
  ) {
    self.init(rows.map { $0.group?.heading }, in: size, isFiltered: isFiltered)
  }
}

extension HelpScreen {
  /// Keys of the full screen, which was left with them open.
  package func scene(_ context: LineModeContext<Data, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "help",
      lines: [context.line(.lineModeHelp)],
      choices: [LineModeChoice("q", context.wording(.keyClose), .close)],
      prompt: .lineModeEnterOn,
      onEmpty: ChoiceAction(actions: [.close]),
      hasHint: false
    )
  }
}

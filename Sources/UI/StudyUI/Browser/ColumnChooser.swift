import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The choice of what a browser shows: cards or notes, the columns and their order, and that of the rows.
struct ColumnChooser: Codable, Sendable {
  enum Action: Hashable, Sendable {
    case move(ListState.Move), close
    /// Shows the focused column or hides it, or lists notes in the place of cards.
    case toggle
    /// Moves the focused column to the left or to the right.
    case order(Int)
    /// Sorts by the focused column; turns the order round where rows are sorted by it already.
    case sort
  }

  /// A row of the choice.
  enum Row: Hashable {
    /// What the browser lists.
    case unit
    case column(String)
  }

  private(set) var list = ListState()

  /// The keys, with the action that a screen has for each.
  static func bindings<Whole: Sendable>(_ action: (Action) -> Whole) -> [KeyBinding<Whole>] {
    [
      KeyBinding(" ", does: action(.toggle), .keyShowHide, named: "show-column"),
      KeyBinding(.enter, does: action(.sort), .keySort, named: "choose"),
      KeyBinding("K", does: action(.order(-1)), .keyMoveUp, named: "move-column-up"),
      KeyBinding("J", does: action(.order(1)), .keyMoveDown, named: "move-column-down"),
      KeyBinding(.escape, .left, does: action(.close), .keyBack),
    ] + ListState.bindings { action(.move($0)) }
  }

  /// The rows: those that are shown in their order, and then the others.
  static func rows(_ layout: BrowserLayout) -> [Row] {
    let shown = layout.columns.filter { BrowserColumn.named($0) != nil }
    let others = BrowserColumn.all.map(\.id).filter { !shown.contains($0) }
    return [.unit] + (shown + others).map { .column($0) }
  }

  /// The focused row.
  func focused(_ layout: BrowserLayout) -> Row {
    let rows = Self.rows(layout)
    return rows[min(list.selected, rows.count - 1)]
  }

  /// Performs an action on what is chosen.
  mutating func perform(
    _ action: Action,
    _ layout: inout BrowserLayout,
    _ unit: inout BrowserUnit,
    height: Int
  ) {
    let focused = focused(layout)
    switch (action, focused) {
    case (.move(let move), _): list.move(move, count: Self.rows(layout).count, height: height)
    case (.toggle, .unit), (.sort, .unit): unit = unit == .cards ? .notes : .cards
    case (.toggle, .column(let id)): toggle(id, &layout)
    case (.order(let step), .column(let id)): move(id, by: step, &layout)
    case (.sort, .column(let id)):
      guard let key = BrowserColumn.named(id)?.key else { return }
      layout.isReversed = layout.key == key && !layout.isReversed
      layout.key = key
    case (.order, .unit), (.close, _): break
    }
    // The focus stays on its column.
    let row = Self.rows(layout).firstIndex(of: focused)
    if case .move = action { return }
    list.select(row ?? list.selected, count: Self.rows(layout).count, height: height)
  }

  /// Shows a column, or hides it. One column is always shown.
  private func toggle(_ id: String, _ layout: inout BrowserLayout) {
    guard layout.columns.contains(id) else {
      layout.columns.append(id)
      return
    }
    guard layout.columns.filter({ BrowserColumn.named($0) != nil }).count > 1 else { return }
    layout.columns.removeAll { $0 == id }
  }

  private func move(_ id: String, by step: Int, _ layout: inout BrowserLayout) {
    guard let place = layout.columns.firstIndex(of: id) else { return }
    let other = place + step
    guard layout.columns.indices.contains(other) else { return }
    layout.columns.swapAt(place, other)
  }

  // MARK: Drawing

  private static func dialog(_ heading: String) -> ListDialog {
    ListDialog(heading: heading, count: BrowserColumn.all.count + 1)
  }

  /// The rows of the list in a window.
  static func height(in size: Size) -> Int { dialog("").height(in: size) }

  /// Draws the choice in the middle of the screen, and dims everything else.
  func draw(
    _ layout: BrowserLayout,
    _ unit: BrowserUnit,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    let (theme, rows) = (context.theme, Self.rows(layout))
    Self.dialog(context.wording(.keyColumns)).draw(list, into: &canvas, theme: theme) { index in
      let (name, value, isShown) = words(for: rows[index], layout, unit, context)
      let sign = isShown ? "\(Character(theme.check)) " : "  "
      return ListView.Row(leading: sign + name, trailing: value)
    }
  }

  /// The name of a row, what is chosen there, and whether it is shown.
  func words(
    for row: Row,
    _ layout: BrowserLayout,
    _ unit: BrowserUnit,
    _ context: StudyContext
  ) -> (name: String, value: String, isShown: Bool) {
    let wording = context.wording
    switch row {
    case .unit:
      return (wording(.columnsList), wording(unit == .cards ? .keyCards : .unitNotes), false)
    case .column(let id):
      guard let column = BrowserColumn.named(id) else { return ("", "", false) }
      let order: Phrase = layout.isReversed ? .columnsSortedBackwards : .columnsSorted
      return (
        wording(column.name), layout.key == column.key ? wording(order) : "",
        layout.columns.contains(id)
      )
    }
  }
}

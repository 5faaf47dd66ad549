import Flashcards
import Screens
import Widgets
import Wording

/// The columns, and the order of the rows.
extension BrowserScreen {
  /// Sorts by the next column, in its first direction.
  mutating func sort(_ context: StudyContext) -> [Request] {
    layout.key = nextKey
    layout.isReversed = false
    return keepLayout(context)
  }

  /// Chooses what is listed.
  mutating func choose(
    _ action: ColumnChooser.Action,
    _ context: StudyContext
  ) -> [Request] {
    guard action != .close, var chooser else {
      chooser = nil
      return []
    }
    let (old, before) = (layout, unit)
    let height = ColumnChooser.height(in: context.size)
    chooser.perform(action, &layout, &unit, height: height)
    self.chooser = chooser
    guard unit != before else { return layout == old ? [] : keepLayout(context) }
    // Cards and notes have different rows, and what they show is chosen for each.
    layout =
      context.data.browserMemory?.layout(of: unit, in: scope) ?? Self.layout(of: unit, in: scope)
    rows.forget()
    marks.clear()
    list = ListState()
    return []
  }

  /// Takes the layout that the vault keeps, once it is known.
  mutating func takeLayout(_ context: StudyContext) {
    guard !hasLayout, let memory = context.data.browserMemory else { return }
    hasLayout = true
    layout = memory.layout(of: unit, in: scope) ?? layout
  }

  /// The columns and the order that a list has at first.
  static func layout(of unit: BrowserUnit, in scope: BrowserScope) -> BrowserLayout {
    let place = scope == .everything ? ["deck"] : []
    return BrowserLayout(
      columns: ["question", "answer"] + place + ["state", "due", "interval", "tags"]
    )
  }

  /// The keys that can be sorted by, one after the other.
  private var keys: [CardSortKey] { [.added] + columns.map(\.key) }

  /// The key of the next column.
  var nextKey: CardSortKey {
    let index = keys.firstIndex(of: layout.key) ?? keys.count - 1
    return keys[(index + 1) % keys.count]
  }

  /// The columns that are shown where there is room.
  var columns: [BrowserColumn] { layout.columns.compactMap(BrowserColumn.named) }
}

import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the settings in their groups, and the note of the focused one: in the right pane, or
/// beneath the list.
struct SettingsListView {
  /// The places of the list and of the note.
  struct Layout {
    let list: Rect
    let note: Rect
    let panes: Panes
  }

  /// A row of the list.
  private enum Row {
    case blank
    case head(Phrase)
    case item(Int)
  }

  /// The number of the focused line.
  let selected: Int
  let environment: ScreenEnvironment

  private var theme: Theme { environment.theme }
  private var wording: Wording { environment.wording }

  /// The rows beneath the list for the note, with the blank one above it.
  private static let noteHeight = 4

  static func layout(in size: Size) -> Layout {
    let area = Rect(size: size).dropping(rows: Heading.height)
    let panes = Panes(in: area)
    guard let detail = panes.detail else {
      let least = min(3, area.height)
      let height = max(least, min(area.height - noteHeight, rows(in: area.height).count))
      let list = Rect(
        x: panes.main.minX,
        y: area.minY,
        width: panes.main.width,
        height: height
      )
      let note = panes.main.dropping(rows: height + 1)
      return Layout(list: list, note: note, panes: panes)
    }
    return Layout(list: panes.main, note: detail, panes: panes)
  }

  /// The rows of a list: without blank ones where height is scarce.
  private static func rows(in height: Int) -> [Row] {
    let hasBlanks = height >= 16
    return SettingsItem.all.indices.flatMap { index -> [Row] in
      let head = SettingsItem.heading(over: index).map { Row.head($0) }
      let blank: [Row] = hasBlanks && index > 0 && head != nil ? [.blank] : []
      return blank + [head].compactMap(\.self) + [.item(index)]
    }
  }

  func draw(into canvas: inout Canvas) {
    let layout = Self.layout(in: canvas.size)
    layout.panes.drawDivider(into: &canvas, theme: theme)
    drawNote(in: layout.note, hasHead: layout.panes.detail != nil, into: &canvas)
    drawList(in: layout.list, into: &canvas)
  }

  private func drawList(in rect: Rect, into canvas: inout Canvas) {
    let rows = Self.rows(in: rect.height)
    let focused = rows.firstIndex { if case .item(selected) = $0 { true } else { false } } ?? 0
    // The focus stays in the middle, so that the head of its group is seen.
    let visible = VisibleRows(around: focused, of: rows.count, height: rect.height)
    for (y, row) in zip(rect.minY..., rows[visible.range]) {
      let start = Point(x: rect.minX, y: y)
      switch row {
      case .blank: break
      case .head(let phrase):
        canvas.write(wording(phrase), at: start, style: theme.title, limit: rect.width)
      case .item(let index):
        draw(SettingsItem.all[index], index == selected, at: start, rect.width, into: &canvas)
      }
    }
    visible.drawArrows(beside: rect, into: &canvas, theme: theme)
  }

  private func draw(
    _ item: SettingsItem,
    _ isFocused: Bool,
    at start: Point,
    _ width: Int,
    into canvas: inout Canvas
  ) {
    let value = hasRoom(for: item, width) ? item.value(environment) : ""
    let taken = displayWidth(of: value)
    canvas.write(
      wording(item.label),
      at: start.moved(x: 2),
      limit: max(0, width - 2 - (taken > 0 ? taken + 2 : 0)),
      ellipsis: theme.ellipsis
    )
    canvas.write(
      value,
      at: start.moved(x: width - taken),
      style: theme.muted,
      limit: taken,
      ellipsis: theme.ellipsis
    )
    if isFocused {
      canvas.focus(Rect(x: start.x, y: start.y, width: width, height: 1), theme: theme)
    }
  }

  /// True if a line has room for its value beside the whole label.
  private func hasRoom(for item: SettingsItem, _ width: Int) -> Bool {
    displayWidth(of: wording(item.label)) + displayWidth(of: item.value(environment)) + 4 <= width
  }

  private func drawNote(in rect: Rect, hasHead: Bool, into canvas: inout Canvas) {
    let item = SettingsItem.all[selected]
    var area = rect.inset(x: hasHead ? 0 : 2)
    if hasHead {
      let head = SectionHead(wording(item.label), note: item.value(environment))
      head.draw(in: area, into: &canvas, theme: theme)
      area = area.dropping(rows: SectionHead.height + 1)
    }
    // A value without room in its line is said before the note.
    let isCut = !hasRoom(for: item, Self.layout(in: canvas.size).list.width)
    let note = item.note(environment.machine).map { wording($0) }
    canvas.write(
      wrapped: [isCut ? item.value(environment) : nil, note].compactMap(\.self)
        .joined(separator: " \(theme.separator) "),
      in: area,
      style: hasHead ? .plain : theme.muted
    )
  }
}

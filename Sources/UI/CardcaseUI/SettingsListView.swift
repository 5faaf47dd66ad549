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
    /// True if the groups have blank rows between them, with the note or without.
    let hasBlanks: Bool
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
  /// The height from which on a list has blank rows.
  private static let roomy = 16

  /// The layout, in which the list has the rows of the note too where there is none.
  static func layout(in size: Size, hasNote: Bool) -> Layout {
    let area = Rect(size: size).dropping(rows: Heading.height)
    let panes = Panes(in: area)
    guard let detail = panes.detail else {
      let least = min(3, area.height)
      let room = area.height - (hasNote ? noteHeight : 0)
      let hasBlanks = area.height - noteHeight >= roomy
      let height = max(least, min(room, rows(hasBlanks: hasBlanks).count))
      let list = Rect(
        x: panes.main.minX,
        y: area.minY,
        width: panes.main.width,
        height: height
      )
      let note = panes.main.dropping(rows: height + 1)
      return Layout(list: list, note: note, panes: panes, hasBlanks: hasBlanks)
    }
    return Layout(list: panes.main, note: detail, panes: panes, hasBlanks: area.height >= roomy)
  }

  /// The rows of the list: without blank ones where height is scarce.
  private static func rows(hasBlanks: Bool) -> [Row] {
    SettingsItem.all.indices.flatMap { index -> [Row] in
      let head = SettingsItem.heading(over: index).map { Row.head($0) }
      let blank: [Row] = hasBlanks && index > 0 && head != nil ? [.blank] : []
      return blank + [head].compactMap(\.self) + [.item(index)]
    }
  }

  /// The layout with the note of the focused line.
  func layout(in size: Size) -> Layout {
    let layout = Self.layout(in: size, hasNote: true)
    return note(in: layout.list.width).isEmpty
      ? Self.layout(in: size, hasNote: false) : layout
  }

  /// The note of the focused line. A value without room in its line is said before it.
  private func note(in width: Int) -> String {
    let item = SettingsItem.all[selected]
    let value = hasRoom(for: item, width) ? nil : item.value(environment)
    let note = item.note(environment.machine).map { wording($0) }
    return [value, note].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: " \(theme.separator) ")
  }

  func draw(into canvas: inout Canvas) {
    let layout = self.layout(in: canvas.size)
    layout.panes.drawDivider(into: &canvas, theme: theme)
    drawNote(layout, into: &canvas)
    drawList(layout, into: &canvas)
  }

  private func drawList(_ layout: Layout, into canvas: inout Canvas) {
    let rect = layout.list
    let rows = Self.rows(hasBlanks: layout.hasBlanks)
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

  private func drawNote(_ layout: Layout, into canvas: inout Canvas) {
    let item = SettingsItem.all[selected]
    let hasHead = layout.panes.detail != nil
    var area = layout.note.inset(x: hasHead ? 0 : 2)
    if hasHead {
      let head = SectionHead(wording(item.label), note: item.value(environment))
      head.draw(in: area, into: &canvas, theme: theme)
      area = area.dropping(rows: SectionHead.height + 1)
    }
    canvas.write(
      wrapped: note(in: layout.list.width),
      in: area,
      style: hasHead ? .plain : theme.muted
    )
  }
}

import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the settings in their groups, all or those that a search finds, and the note of the focused
/// one: in the right pane, or beneath the list.
struct SettingsListView {
  /// The places of the list and of the note.
  struct Layout {
    let list: Rect
    let note: Rect
    let panes: Panes
    /// True if the groups have blank rows between them, with the note or without.
    let hasBlanks: Bool
  }

  /// The number of the focused line.
  let selected: Int
  /// The numbers of the lines that are listed.
  let found: [Int]
  let environment: ScreenEnvironment

  private var theme: Theme { environment.theme }
  private var wording: Wording { environment.wording }
  private var item: SettingsItem { SettingsItem.all[selected] }

  /// The rows beneath the list for the note, with the blank one above it.
  private static let noteHeight = 4
  /// The height from which on a list has blank rows.
  private static let roomy = 16

  /// The layout, in which the list has the rows of the note too where there is none. A search leaves it
  /// as it is.
  func layout(in size: Size) -> Layout {
    let area = Rect(size: size).dropping(rows: Heading.height)
    let panes = Panes(in: area)
    if let detail = panes.detail {
      let hasBlanks = area.height >= Self.roomy
      return Layout(list: panes.main, note: detail, panes: panes, hasBlanks: hasBlanks)
    }
    let hasBlanks = area.height - Self.noteHeight >= Self.roomy
    let all = list(of: Array(SettingsItem.all.indices), hasBlanks: hasBlanks)
    // One column less: arrows may stand there.
    let columns = panes.main.width - 1
    let hasNote = !note(all, columns).isEmpty || !all.showsAll(columns: columns)
    let room = area.height - (hasNote ? Self.noteHeight : 0)
    let height = max(min(3, area.height), min(room, all.height))
    return Layout(
      list: panes.main.keeping(rows: height),
      note: panes.main.dropping(rows: height + 1),
      panes: panes,
      hasBlanks: hasBlanks
    )
  }

  private func list(of found: [Int], hasBlanks: Bool) -> OptionList {
    OptionList(
      found.map {
        OptionList.Row(
          heading: wording(SettingsItem.headings[$0]),
          label: wording(SettingsItem.all[$0].label),
          value: SettingsItem.all[$0].value(environment)
        )
      },
      focused: found.firstIndex(of: selected) ?? 0,
      values: item.choices(environment),
      hasBlanks: hasBlanks,
      theme: theme
    )
  }

  /// The note of the focused line. A value without room in its line is said before it.
  private func note(_ list: OptionList, _ columns: Int) -> String {
    let value = list.hasRoom(columns: columns) ? nil : item.value(environment)
    let note = item.note(environment.machine).map { wording($0) }
    return [value, note].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: " \(theme.separator) ")
  }

  func draw(into canvas: inout Canvas) {
    let layout = self.layout(in: canvas.size)
    layout.panes.drawDivider(into: &canvas, theme: theme)
    guard !found.isEmpty else {
      canvas.write(wrapped: wording(.noMatch), in: layout.list, style: theme.muted)
      return
    }
    let list = list(of: found, hasBlanks: layout.hasBlanks)
    list.draw(in: layout.list, into: &canvas)
    drawNote(list, layout, into: &canvas)
  }

  private func drawNote(_ list: OptionList, _ layout: Layout, into canvas: inout Canvas) {
    let hasHead = layout.panes.detail != nil
    let columns = layout.list.width - 1
    var area = layout.note.inset(x: hasHead ? 0 : 2)
    if hasHead {
      let head = SectionHead(wording(item.label), note: item.value(environment))
      head.draw(in: area, into: &canvas, theme: theme)
      area = area.dropping(rows: SectionHead.height + 1)
    }
    let note = note(list, columns)
    let style: Style = hasHead ? .plain : theme.muted
    let used = note.isEmpty ? 0 : canvas.write(wrapped: note, in: area, style: style)
    guard let values = item.choices(environment), !list.showsAll(columns: columns) else { return }
    let rest = area.dropping(rows: used + (hasHead && used > 0 ? 1 : 0))
    var lines = values.lines(columns: rest.width, rows: rest.height, theme)
    if lines.isEmpty, rest.height > 0 {
      lines = [values.text(columns: rest.width, theme)].compactMap(\.self)
    }
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: rest.origin.moved(y: row), style: theme.muted, limit: rest.width)
    }
  }
}

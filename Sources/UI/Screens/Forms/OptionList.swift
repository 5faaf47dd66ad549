package import Widgets
package import WindowLevels

/// Draws options beneath the heads of their groups: each with its value, the focused one with all that
/// it can have.
package struct OptionList {
  /// An option.
  package struct Row: Sendable {
    fileprivate let heading, label, value, short: String

    /// An option with its label and its value, beneath the heading of its group; that is empty for
    /// a group without one, which a blank line parts from the group before it. `short` stands where the
    /// value has no room.
    package init(heading: String, label: String, value: String, short: String = "") {
      (self.heading, self.label, self.value, self.short) = (heading, label, value, short)
    }
  }

  /// A line of the list.
  private enum Line {
    case blank
    case heading(String)
    case row(Int)
  }

  private let rows: [Row]
  private let focused: Int
  private let values: OptionValues?
  private let lines: [Line]
  private let theme: Theme

  /// A list.
  ///
  /// - Parameters:
  ///   - focused: the number of the focused row, counted from 0.
  ///   - values: the values that the focused row can have; nil if there is nothing to choose.
  ///   - hasBlanks: true for a blank line between two groups.
  package init(
    _ rows: [Row],
    focused: Int,
    values: OptionValues?,
    hasBlanks: Bool,
    theme: Theme
  ) {
    self.rows = rows
    self.focused = focused
    self.values = values
    self.theme = theme
    lines = rows.indices.flatMap { row -> [Line] in
      let heading = rows[row].heading
      guard row == 0 || heading != rows[row - 1].heading else { return [.row(row)] }
      let blanks: [Line] = row > 0 && (hasBlanks || heading.isEmpty) ? [.blank] : []
      return blanks + (heading.isEmpty ? [] : [.heading(heading)]) + [.row(row)]
    }
  }

  /// The number of lines.
  package var height: Int { lines.count }

  /// True if the focused row has room for its value.
  package func hasRoom(columns: Int) -> Bool {
    displayWidth(of: rows[focused].label) + displayWidth(of: rows[focused].value) + Self.taken
      <= columns
  }

  /// True if the focused row has room for all values that it can have.
  package func showsAll(columns: Int) -> Bool {
    guard let values else { return true }
    return displayWidth(of: values.all(theme)) + displayWidth(of: rows[focused].label) + Self.taken
      <= columns
  }

  /// The columns of a row that are neither label nor value.
  private static let taken = 4

  package func draw(in rect: Rect, into canvas: inout Canvas) {
    let line = lines.firstIndex { if case .row(focused) = $0 { true } else { false } } ?? 0
    // The focus stays in the middle, so that the head of its group is seen.
    let visible = VisibleRows(around: line, of: lines.count, height: rect.height)
    for (y, line) in zip(rect.minY..., lines[visible.range]) {
      let start = Point(x: rect.minX, y: y)
      switch line {
      case .blank: break
      case .heading(let words):
        canvas.write(words, at: start, style: theme.title, limit: rect.width)
      case .row(let row):
        let texts = visible.texts(in: rect).width
        let hasArrow = y == rect.minY || y == rect.maxY - 1
        draw(row, at: start, texts, label: hasArrow ? texts : rect.width, into: &canvas)
      }
    }
    visible.drawArrows(beside: rect, into: &canvas, theme: theme)
  }

  /// Draws a row.
  ///
  /// - Parameter widest: the columns up to which a label without a value reaches.
  private func draw(
    _ row: Int,
    at start: Point,
    _ width: Int,
    label widest: Int,
    into canvas: inout Canvas
  ) {
    let label = rows[row].label
    let room = width - displayWidth(of: label) - Self.taken
    let all = row == focused ? values?.text(columns: room, theme) : nil
    let words = [rows[row].value, rows[row].short].first { displayWidth(of: $0) <= room }
    let value = all ?? words ?? ""
    let taken = displayWidth(of: value)
    canvas.write(
      label,
      at: start.moved(x: 2),
      limit: max(0, taken > 0 ? width - taken - Self.taken : widest - 2),
      ellipsis: theme.ellipsis
    )
    canvas.write(value, at: start.moved(x: width - taken), style: theme.muted, limit: taken)
    guard row == focused else { return }
    canvas.focus(Rect(x: start.x, y: start.y, width: width, height: 1), theme: theme)
  }
}

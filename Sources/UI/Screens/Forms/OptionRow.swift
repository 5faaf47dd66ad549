package import Widgets
package import WindowLevels
import Wording

/// A row of options: its label, and what is chosen, switched or typed.
package struct OptionRow: Sendable {
  /// The value of a row.
  package enum Value: Sendable {
    /// One of several values; the others are named beside it where there is room.
    case choice(String, others: [String])
    /// Something that can be switched on and off.
    case toggle(String, isOn: Bool)
    /// A text that is typed, and the words in the place of an empty one.
    case text(TextField, placeholder: String = "")
    /// The path of a file.
    case path(PathField)
  }

  fileprivate let label: String
  fileprivate let value: Value

  /// A row. One without a label belongs to the row above it.
  package init(_ label: String, _ value: Value) {
    (self.label, self.value) = (label, value)
  }

  /// The keys that change the value of a row, each with the screen's action for a step.
  package static func bindings<Action>(_ action: (Int) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(.right, " ", does: action(1), .keyChange, named: "next").formerly(),
      KeyBinding(.left, does: action(-1), .keyPrevious, named: "previous").formerly(),
    ]
  }
}

/// Draws rows of options with their values in a column, one of them focused.
package struct OptionRowsView {
  private let rows: [OptionRow]
  private let focused: Int
  private let theme: Theme

  /// A view of rows.
  ///
  /// - Parameter focused: the number of the focused row, counted from 0.
  package init(_ rows: [OptionRow], focused: Int, theme: Theme) {
    (self.rows, self.focused, self.theme) = (rows, focused, theme)
  }

  /// The columns for the pointer in front of a row.
  private static let lead = 2
  /// The columns between labels and values, and between a value and the others.
  private static let gap = 3

  /// The column of an area at which values begin, counted from its left.
  package func column(in area: Rect) -> Int {
    let labels = rows.map { displayWidth(of: $0.label) }.max() ?? 0
    return Self.lead + min(labels, area.width * 2 / 5) + Self.gap
  }

  /// Draws the rows, which scroll where there is no room for all. The cursor is in the focused one.
  ///
  /// - Returns: The area beneath them.
  package func draw(in area: Rect, into canvas: inout Canvas) -> Rect {
    let visible = VisibleRows(around: focused, of: rows.count, height: area.height)
    let column = column(in: area)
    for (y, index) in zip(area.minY..., visible.range) {
      let start = Point(x: area.minX, y: y)
      let isFocused = index == focused
      canvas.write(
        rows[index].label,
        at: start.moved(x: Self.lead),
        style: theme.muted,
        limit: column - Self.lead - 1,
        ellipsis: theme.ellipsis
      )
      let caret = draw(
        rows[index].value,
        isFocused,
        at: start.moved(x: column),
        columns: visible.texts(in: area).width - column,
        into: &canvas
      )
      guard isFocused else { continue }
      let row = Rect(x: area.minX, y: y, width: area.width, height: 1)
      canvas.focus(row, theme: theme, cursor: caret)
    }
    visible.drawArrows(beside: area, into: &canvas, theme: theme)
    return area.dropping(rows: visible.range.count)
  }

  /// Draws the rows, and leaves some of an area to what stands beneath them.
  ///
  /// - Returns: The area beneath them.
  package func draw(in area: Rect, leaving rows: Int, into canvas: inout Canvas) -> Rect {
    let top = area.keeping(rows: max(3, area.height - rows))
    let used = top.height - draw(in: top, into: &canvas).height
    return area.dropping(rows: used)
  }

  /// Draws a value.
  ///
  /// - Returns: the place of its caret; nil without one.
  private func draw(
    _ value: OptionRow.Value,
    _ isFocused: Bool,
    at point: Point,
    columns: Int,
    into canvas: inout Canvas
  ) -> Point? {
    switch value {
    case .choice(let chosen, let others):
      let used = write(chosen, at: point, columns, into: &canvas)
      drawOthers(
        others,
        at: point.moved(x: used + Self.gap),
        columns: columns - used - Self.gap,
        into: &canvas
      )
    case .toggle(let name, let isOn):
      let box = isOn ? "[x] " : "[ ] "
      write(box + name, at: point, columns, into: &canvas)
    case .path(let path):
      guard isFocused, path.list == nil else {
        write(path.text, at: point, columns, into: &canvas)
        break
      }
      return draw(path.field, isFocused, at: point, columns, into: &canvas)
    case .text(let field, let placeholder):
      return draw(field, isFocused, placeholder: placeholder, at: point, columns, into: &canvas)
    }
    return nil
  }

  /// Draws a text, with its caret where it is focused.
  private func draw(
    _ field: TextField,
    _ isFocused: Bool,
    placeholder: String = "",
    at point: Point,
    _ columns: Int,
    into canvas: inout Canvas
  ) -> Point? {
    let column = TextLine(
      text: field.text,
      placeholder: field.text.isEmpty ? placeholder : "",
      caret: isFocused ? field.caret : nil
    ).draw(at: point, columns: columns, into: &canvas, theme: theme)
    return isFocused ? point.moved(x: column ?? 0) : nil
  }

  /// Draws as many of the other values as have room, or none.
  private func drawOthers(
    _ others: [String],
    at point: Point,
    columns: Int,
    into canvas: inout Canvas
  ) {
    for count in stride(from: others.count, to: 0, by: -1) {
      let more = count < others.count ? ", \(Character(theme.ellipsis))" : ""
      let text = "(\(others.prefix(count).joined(separator: ", "))\(more))"
      guard displayWidth(of: text) <= columns else { continue }
      canvas.write(text, at: point, style: theme.muted)
      return
    }
  }

  @discardableResult
  private func write(
    _ text: String,
    at point: Point,
    _ columns: Int,
    into canvas: inout Canvas
  ) -> Int {
    canvas.write(text, at: point, limit: max(0, columns), ellipsis: theme.ellipsis)
  }
}

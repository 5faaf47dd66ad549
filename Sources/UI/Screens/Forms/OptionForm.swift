package import Widgets
package import WindowLevels
import Wording

/// Draws options of an export, and beneath them the problem there is, or what is known of the file.
package struct OptionForm {
  private let rows: [OptionRow]
  private let focused: Int
  private let path: PathField
  private let problem: String?
  private let note: String

  /// A form with its rows.
  ///
  /// - Parameters:
  ///   - focused: the number of the focused row, counted from 0.
  ///   - path: the path of the file, which one of the rows shows.
  ///   - note: what there is to know of the choices.
  package init(
    rows: [OptionRow],
    focused: Int,
    path: PathField,
    problem: String?,
    note: String
  ) {
    (self.rows, self.focused, self.path) = (rows, focused, path)
    (self.problem, self.note) = (problem, note)
  }

  package func draw(
    in area: Rect,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    let (theme, wording) = (environment.theme, environment.wording)
    // Two rows are left for what is known of the file.
    var below = OptionRowsView(rows, focused: focused, theme: theme)
      .draw(in: area, leaving: 3, into: &canvas)
    if below.height > 2 { below = below.dropping(rows: 1) }
    if path.list != nil {
      PathFieldView.drawFiles(of: path, in: below, into: &canvas, environment)
      return
    }
    var lines: [(String, Style)] = []
    if let problem {
      lines.append(("\(Character(theme.cross)) \(problem)", theme.bad))
    } else if let standing = path.standing(wording) {
      lines.append((standing, path.isTaken == false ? theme.muted : theme.warning))
    }
    if !note.isEmpty { lines.append((note, theme.muted)) }
    var rest = below
    for (line, style) in lines where rest.height > 0 {
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: style))
    }
  }
}

extension ListState.Move {
  /// The row after a move from another one, of rows that are all visible.
  package func from<Row: Equatable>(_ row: Row, in rows: [Row]) -> Row {
    var list = ListState()
    list.select(rows.firstIndex(of: row) ?? 0, count: rows.count, height: rows.count)
    list.move(self, count: rows.count, height: rows.count)
    return rows[list.selected]
  }
}

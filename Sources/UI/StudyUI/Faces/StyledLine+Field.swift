import Flashcards
import Widgets
import WindowLevels
import Wording

extension StyledLine {
  /// The runs of the line; of a table those of its cells, with a bar between them.
  fileprivate var flatRuns: [StyledRun] {
    guard case .table(let table) = kind else { return runs }
    let cells = table.rows.flatMap { $0.map { $0.lines.flatMap(\.flatRuns) } }
    return Array(cells.filter { !$0.isEmpty }.joined(separator: [StyledRun(text: " | ")]))
  }
}

extension [StyledLine] {
  /// The runs of a side on one line: its lines with a blank between them, without empty ones and
  /// without the addresses of links.
  private var flatRuns: [StyledRun] {
    let lines = filter { if case .address = $0.kind { false } else { true } }.map(\.flatRuns)
    return [StyledRun](lines.filter { !$0.isEmpty }.joined(separator: [StyledRun(text: " ")]))
  }

  /// A side of a card on one line, as it looks.
  func field(_ theme: Theme, _ wording: Wording) -> Table.Field {
    Table.Field(
      flatRuns.map { run in
        Table.Field.Piece(run.shown(theme, wording), style: run.look(theme.text, theme))
      }
    )
  }
}

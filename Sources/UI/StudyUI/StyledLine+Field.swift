import Flashcards
import Widgets
import WindowLevels

extension [StyledLine] {
  /// A side of a card on one line, as it looks.
  func field(_ theme: Theme) -> Table.Field {
    var pieces: [Table.Field.Piece] = []
    for line in self where !line.text.isEmpty {
      if !pieces.isEmpty { pieces.append(Table.Field.Piece(" ", style: theme.text)) }
      pieces += line.runs.map { run in
        Table.Field.Piece(run.text, style: run.look(theme.text, theme))
      }
    }
    return Table.Field(pieces)
  }
}

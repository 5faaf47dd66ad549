import CGumbo
import Flashcards

/// The writing of tables. One within a cell is written as its text.
extension LineWriter {
  mutating func beginTable() -> End {
    tableDepth += 1
    if tableDepth == 1 {
      builder.beginBlock(apart: true, state)
      table = TableBuilder()
    } else {
      builder.endLine()
    }
    return .table
  }

  mutating func beginCell(isHeading: Bool) -> End {
    guard tableDepth == 1, table != nil else { return tableDepth > 1 ? .nestedCell : .nothing }
    if isHeading { state.style.insert(.strong) }
    state.quoteDepth = 0
    state.listDepth = 0
    state.kind = .text
    builders.append(LineBuilder())
    return .cell(isHeading: isHeading)
  }

  mutating func endCell(_ node: HTMLNode, isHeading: Bool) {
    guard builders.count > 1 else { return }
    var cell = builders.removeLast()
    table?.add(
      StyledTable.Cell(lines: cell.finished(), alignment: state.alignment),
      isHeading: isHeading,
      columns: node.number("colspan", most: 64) ?? 1,
      rows: node.number("rowspan", most: 1_000) ?? 1
    )
  }

  mutating func endTable() {
    tableDepth -= 1
    guard tableDepth == 0 else { return builder.endLine() }
    guard let table = table?.finished() else { return }
    self.table = nil
    builder.add(.table(table), state)
    builder.endBlock(apart: true)
  }
}

import Flashcards

/// Puts a table together from its cells.
struct TableBuilder {
  /// The most columns; the cells beyond them are left out.
  private static let mostColumns = 64

  private var rows: [[StyledTable.Cell]] = []
  /// The number of rows at the top that have headings only.
  private var headings = 0
  private var isHeading = true
  private var row: [StyledTable.Cell] = []
  /// For each column the number of further rows that a cell above reaches into.
  private var covered: [Int] = []
  private var isInRow = false

  /// Begins a row.
  mutating func beginRow() {
    endRow()
    isInRow = true
    isHeading = true
  }

  /// Adds a cell that takes columns and rows.
  mutating func add(_ cell: StyledTable.Cell, isHeading: Bool, columns: Int, rows: Int) {
    skipCovered()
    self.isHeading = self.isHeading && isHeading
    for offset in 0..<min(max(1, columns), Self.mostColumns) where row.count < Self.mostColumns {
      if covered.count <= row.count { covered.append(0) }
      covered[row.count] = max(0, min(rows, 1_000) - 1)
      row.append(offset == 0 ? cell : StyledTable.Cell(lines: []))
    }
  }

  /// Ends the row. One without text is left out.
  mutating func endRow() {
    guard isInRow else { return }
    skipCovered()
    isInRow = false
    if row.contains(where: { !$0.lines.isEmpty }) {
      if isHeading, headings == rows.count { headings += 1 }
      rows.append(row)
    }
    row = []
  }

  /// The table; nil if nothing is in it.
  mutating func finished() -> StyledTable? {
    endRow()
    let columns = rows.map(\.count).max() ?? 0
    guard columns > 0 else { return nil }
    let even = rows.map { row in
      row + Array(repeating: StyledTable.Cell(lines: []), count: columns - row.count)
    }
    return StyledTable(rows: even, headings: headings)
  }

  /// Puts empty cells where a cell above reaches down.
  private mutating func skipCovered() {
    while row.count < covered.count, covered[row.count] > 0 {
      covered[row.count] -= 1
      row.append(StyledTable.Cell(lines: []))
    }
  }
}

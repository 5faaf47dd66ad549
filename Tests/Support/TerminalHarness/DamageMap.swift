/// The cells of a screen that were written to since a moment.
struct DamageMap: Sendable {
  /// The rows with changes that were not examined yet.
  private(set) var rows: Set<Int> = []
  private var written: [[Bool]]

  init(rows: Int, columns: Int) {
    written = Array(repeating: Array(repeating: false, count: columns), count: rows)
  }

  func isWritten(row: Int, columns: Range<Int>) -> Bool {
    guard written.indices.contains(row) else { return false }
    return written[row][columns.clamped(to: written[row].indices)].contains(true)
  }

  mutating func takeRows() -> Set<Int> {
    defer { rows = [] }
    return rows
  }

  /// Resizes the map; existing cells keep their state, and new ones have not been written to.
  mutating func resize(rows: Int, columns: Int) {
    written = (0..<rows).map { row in
      let known = row < written.count ? written[row].prefix(columns) : []
      return known + Array(repeating: false, count: columns - known.count)
    }
  }

  mutating func write(rows area: Range<Int>, columns: Range<Int>) {
    for row in area.clamped(to: written.indices) {
      let columns = columns.clamped(to: written[row].indices)
      written[row].replaceSubrange(columns, with: repeatElement(true, count: columns.count))
      rows.insert(row)
    }
  }

  /// Moves the state of cells that the terminal moves.
  mutating func move(rows area: Range<Int>, columns: Range<Int>, toRow: Int, toColumn: Int) {
    let source = area.clamped(to: written.indices)
    let before = written[source]
    for row in source {
      let target = row - area.lowerBound + toRow
      guard written.indices.contains(target), let cells = before[row][safe: columns] else {
        continue
      }
      let room = written[target].indices
      let columns = (toColumn..<toColumn + cells.count).clamped(to: room)
      written[target].replaceSubrange(columns, with: cells.prefix(columns.count))
      rows.insert(target)
    }
  }
}

extension [Bool] {
  fileprivate subscript(safe range: Range<Int>) -> ArraySlice<Bool>? {
    range.clamped(to: indices) == range ? self[range] : nil
  }
}

import Flashcards
import Widgets
import WindowLevels

/// The rows of a table, with columns as wide as their text, or narrower where there is no room.
struct TableRows {
  /// The columns between two cells.
  private static let gap = 3
  /// A column that is narrower can't be read.
  private static let leastColumn = 3

  /// The rows.
  private(set) var rows: [StyledRows.Row] = []

  private let wrapping: LineWrapping
  private var theme: Theme { wrapping.theme }

  /// Lays out a table in the width of `wrapping`.
  init(_ table: StyledTable, wrapping: LineWrapping) {
    self.wrapping = wrapping
    guard let columns = table.rows.first?.count, columns > 0 else { return }
    let room = wrapping.width - Self.gap * (columns - 1)
    guard room >= columns * Self.leastColumn else {
      addList(table)
      return
    }
    let widths = Self.widths(natural: naturalWidths(table, columns), room: room)
    let cells = table.rows.map { row in
      zip(row, widths).map { cell, width in rows(of: cell, width: width) }
    }
    // Where a cell takes several rows, lines say where it ends.
    let isTall = cells.contains { $0.contains { $0.count > 1 } }
    for (index, row) in cells.enumerated() {
      if index > 0, isTall || index == table.headings { addLine(widths) }
      add(row, of: table.rows[index], widths)
    }
  }

  private func rows(of cell: StyledTable.Cell, width: Int) -> [StyledRows.Row] {
    let inner = wrapping.narrowed(to: width)
    return cell.lines.flatMap { inner.rows(of: $0) }
  }

  /// The columns that the cells take where no line is broken.
  private func naturalWidths(_ table: StyledTable, _ columns: Int) -> [Int] {
    var widths = [Int](repeating: 1, count: columns)
    for row in table.rows {
      for (column, cell) in row.enumerated() where widths[column] < wrapping.width {
        for row in rows(of: cell, width: wrapping.width) {
          widths[column] = max(widths[column], row.width)
        }
      }
    }
    return widths
  }

  /// The widths of columns that have `room` together: what is narrow keeps its width, and the others
  /// share the rest.
  static func widths(natural: [Int], room: Int) -> [Int] {
    guard natural.reduce(0, +) > room else { return natural }
    var widths = natural
    var open = Array(natural.indices)
    var left = room
    while !open.isEmpty {
      let share = left / open.count
      let fitting = open.filter { natural[$0] <= share }
      guard !fitting.isEmpty else {
        for (place, column) in open.enumerated() {
          widths[column] = share + (place < left % open.count ? 1 : 0)
        }
        break
      }
      left -= fitting.reduce(0) { $0 + natural[$1] }
      open.removeAll { fitting.contains($0) }
    }
    return widths
  }

  private mutating func add(
    _ cells: [[StyledRows.Row]],
    of row: [StyledTable.Cell],
    _ widths: [Int]
  ) {
    let line = " \(Character(theme.tableLines.vertical)) "
    for index in 0..<max(1, cells.map(\.count).max() ?? 1) {
      var shown = StyledRows.Row()
      for (column, cell) in cells.enumerated() {
        if column > 0 { shown.add(line, Self.gap, theme.border) }
        let part = cell.indices.contains(index) ? cell[index] : StyledRows.Row()
        let free = max(0, widths[column] - part.width)
        let before =
          switch row[column].alignment {
          case .left: 0
          case .center: free / 2
          case .right: free
          }
        shown.add(String(repeating: " ", count: before), before, wrapping.base)
        shown.pieces += part.pieces
        shown.width += part.width
        let after = free - before
        shown.add(String(repeating: " ", count: after), after, wrapping.base)
      }
      rows.append(shown)
    }
  }

  private mutating func addLine(_ widths: [Int]) {
    let (_, horizontal, crossing) = theme.tableLines
    let lines = widths.map { String(repeating: String(Character(horizontal)), count: $0) }
    let between = "\(Character(horizontal))\(Character(crossing))\(Character(horizontal))"
    let text = lines.joined(separator: between)
    let width = widths.reduce(0, +) + Self.gap * (widths.count - 1)
    rows.append(StyledRows.Row(pieces: [.init(text: text, style: theme.border)], width: width))
  }

  /// Adds the cells one beneath the other, where there is no room for columns.
  private mutating func addList(_ table: StyledTable) {
    for (index, row) in table.rows.enumerated() {
      if index > 0 { rows.append(StyledRows.Row()) }
      for cell in row where !cell.lines.isEmpty {
        rows += rows(of: cell, width: wrapping.width)
      }
    }
  }
}

extension StyledRows.Row {
  fileprivate mutating func add(_ text: String, _ width: Int, _ style: Style) {
    guard width > 0 else { return }
    pieces.append(StyledRows.Piece(text: text, style: style))
    self.width += width
  }
}

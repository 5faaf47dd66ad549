/// The contents of a terminal's screen at one moment.
public struct TerminalScreen: Sendable {
  /// A position on the screen; row and column count from 0, at the top left.
  public struct Position: Hashable, Sendable {
    /// The row from the top.
    public var row: Int
    /// The column from the left.
    public var column: Int

    /// Creates a position.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows from the top, each with one cell a column.
  public let cells: [[TerminalCell]]
  /// The position of the cursor.
  public let cursor: Position
  /// True if the cursor is visible.
  public let isCursorVisible: Bool
  /// True if this is the alternate screen, the one of full-screen programs.
  public let isAlternate: Bool

  /// The number of rows.
  public var rows: Int { cells.count }

  /// The number of columns.
  public var columns: Int { cells.first?.count ?? 0 }

  /// The text of each row without the spaces at its end.
  public var lines: [String] {
    cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The lines from the first to the last that is not empty.
  public var text: String {
    lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }

  /// True if some line contains the text. A text of several lines must be on consecutive lines,
  /// each anywhere within its line.
  public func shows(_ text: String) -> Bool {
    position(of: text) != nil
  }

  /// The position of the first line of a text, searched for from the top left.
  public func position(of text: String) -> Position? {
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = wanted.first, wanted.count <= rows else { return nil }
    let lines = cells.map { $0.map(\.text).joined() }
    for row in 0...(rows - wanted.count) {
      let follow = zip(lines[row...], wanted).allSatisfy { line, part in
        part.isEmpty || line.contains(part)
      }
      guard follow, let column = self.column(of: first, row: row) else { continue }
      return Position(row: row, column: column)
    }
    return nil
  }

  /// The style at the first character of a text, if it is shown.
  public func style(of text: String) -> TerminalStyle? {
    position(of: text).map { cells[$0.row][$0.column].style }
  }

  private func column(of text: String, row: Int) -> Int? {
    guard !text.isEmpty else { return 0 }
    for column in 0..<columns {
      var rest = text[...]
      for cell in cells[row][column...] where cell.width > 0 {
        if rest.isEmpty { break }
        guard rest.hasPrefix(cell.text) else { break }
        rest = rest.dropFirst(cell.text.count)
      }
      if rest.isEmpty && cells[row][column].width > 0 { return column }
    }
    return nil
  }
}

extension TerminalScreen: CustomStringConvertible {
  /// The rows as quoted lines, below invisible properties such as the cursor.
  public var description: String {
    let buffer = isAlternate ? "alternate screen" : "main screen"
    let visibility = isCursorVisible ? "" : " (hidden)"
    let head =
      "\(buffer), \(columns)×\(rows), cursor in row \(cursor.row), column \(cursor.column)"
      + visibility
    return ([head] + lines.map { "\"\($0)\"" }).joined(separator: "\n")
  }
}

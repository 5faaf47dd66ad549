/// A table on a card. Its columns get their widths when it is drawn.
public struct StyledTable: Sendable, Hashable {
  /// The place of a cell's text in its column.
  public enum Alignment: UInt8, Sendable, Hashable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
  }

  /// A cell. Those that another one covers are empty.
  public struct Cell: Sendable, Hashable {
    /// The lines in the cell, none of which is a table.
    public let lines: [StyledLine]
    /// The place of the text.
    public let alignment: Alignment

    /// Creates a cell.
    public init(lines: [StyledLine], alignment: Alignment = .left) {
      self.lines = lines
      self.alignment = alignment
    }
  }

  /// The rows. Each has as many cells as the table has columns.
  public let rows: [[Cell]]
  /// The number of rows at the top that are headings.
  public let headings: Int

  /// Creates a table.
  public init(rows: [[Cell]], headings: Int) {
    self.rows = rows
    self.headings = headings
  }

  /// The text without its styles: the cells of a row with a bar between them.
  public var text: String {
    rows.map { row in
      row.map { $0.lines.map(\.text).joined(separator: " ") }.joined(separator: " | ")
    }.joined(separator: " / ")
  }
}

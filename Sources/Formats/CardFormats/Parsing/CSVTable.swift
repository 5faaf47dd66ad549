import ReaderProtocol

/// A CSV file whose first row names its columns.
struct CSVTable {
  /// A row below the first.
  struct Row {
    fileprivate let row: CSVRows.Row
    fileprivate let columns: [String: Int]

    /// The line it begins on, from 1.
    var line: Int { row.line }

    /// The text in the first of these columns that there is; the names are in lower case.
    func text(_ names: String...) -> RawText? { text(names) }

    /// The text in the first of these columns that there is; the names are in lower case.
    func text(_ names: [String]) -> RawText? {
      for name in names {
        if let index = columns[name], index < row.fields.count { return row.fields[index] }
      }
      return nil
    }

    /// The text in a column, by its index; nil where the row is too short.
    func text(at index: Int) -> RawText? {
      index < row.fields.count ? row.fields[index] : nil
    }
  }

  /// The names of the columns as they are written, without white space around them.
  let names: [String]
  private let columns: [String: Int]
  private let rows: CSVRows

  /// A file in UTF-8. It has no columns where its first row can't be read.
  init(_ bytes: UnsafeRawBufferPointer) {
    var rows = CSVRows(bytes)
    // A file without a first row is of no format, which is what the user is told.
    let header = (try? rows.next())?.fields ?? []
    names = header.map(\.string.trimmed)
    columns = Dictionary(
      names.enumerated().map { ($0.element.lowercased(), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    self.rows = rows
  }

  /// True if there are all of these columns; the names are in lower case.
  func hasColumns(_ names: String...) -> Bool {
    names.allSatisfy { columns[$0] != nil }
  }

  /// Hands on each row, in order.
  ///
  /// - Throws: `broken` where a quotation ends nowhere.
  func eachRow(_ body: (Row) throws(CardFileFailure) -> Void) throws(CardFileFailure) {
    var rows = rows
    while let row = try rows.next() { try body(Row(row: row, columns: columns)) }
  }
}

extension RecordHeader {
  /// Creates an empty header with room for this many clear columns.
  init(clear: Int) {
    self.init(id: 0, version: 0, clear: [Int64?](repeating: nil, count: clear))
  }

  /// Reads a row that begins with the id, the version and this many clear columns.
  init(_ row: RawRow, clear: Int) {
    self.init(clear: clear)
    read(row)
  }

  /// Reads a row into this header. In a damaged file, a value that is no number does not open as
  /// the number that it is read as.
  mutating func read(_ row: RawRow) {
    id = row.integer(0) ?? 0
    version = row.integer(1) ?? 0
    for index in clear.indices { clear[index] = row.integer(index + 2) }
  }
}

/// The values of a record's clear columns, while they are lent.
package struct ClearValues {
  let row: RawRow
  let offset: Int

  /// The value of the clear column at this index, in the table's order.
  package subscript(column: Int) -> Int64? { row.integer(offset + column) }
}

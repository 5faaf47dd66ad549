package import Secrets

/// The columns of a record beside its content.
package struct RecordHeader: Hashable, Sendable {
  /// The record's unique id in its table.
  package internal(set) var id: Int64
  /// The generation of the vault in which it was written.
  package internal(set) var version: Int64
  /// The values of the table's own indexed columns.
  package internal(set) var indexed: [Int64?]

  /// A header with these values.
  package init(id: Int64, version: Int64, indexed: [Int64?]) {
    self.id = id
    self.version = version
    self.indexed = indexed
  }

  /// A header to read rows into that begin with the id, the version and this many indexed columns.
  init(indexedColumns count: Int) {
    self.init(id: 0, version: 0, indexed: [Int64?](repeating: nil, count: count))
  }

  /// Reads a row into this header.
  mutating func read(_ row: Row) {
    id = row.integer(0) ?? 0
    version = row.integer(1) ?? 0
    for index in indexed.indices { indexed[index] = row.integer(index + 2) }
  }
}

/// The values of a record's indexed columns, while they are lent.
package struct IndexedValues {
  let row: Row
  let offset: Int

  /// The value of the indexed column at this index, in the table's order.
  package subscript(column: Int) -> Int64? { row.integer(offset + column) }
}

/// What a record has beside the columns that indexes order.
package enum RecordContent {
  /// Bytes in ordinary memory, which the pages alone seal.
  case plain([UInt8])
  /// Bytes in guarded memory, which they never leave unsealed.
  case secret(SecretBytes)
  /// A value for each column.
  case columns([ColumnValue])

  /// The first byte of what a record holds: whether the rest is sealed.
  enum Mark: UInt8 {
    case plain = 0
    case sealed = 1
  }
}

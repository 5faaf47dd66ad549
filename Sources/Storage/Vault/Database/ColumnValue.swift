import CSQLite

/// A value of a column.
package enum ColumnValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// An integer, or NULL.
  package init(_ integer: Int64?) {
    self = integer.map { .integer($0) } ?? .null
  }
}

extension ColumnValue: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): value.bind(to: statement, at: index)
    case .real(let value): value.bind(to: statement, at: index)
    case .text(let value): value.bind(to: statement, at: index)
    case .blob(let value): value.bind(to: statement, at: index)
    }
  }
}

/// The values of a row's columns, while they are lent. Columns count from 0.
package protocol ColumnValues {
  /// True if a column has no value.
  func isNull(_ column: Int) -> Bool
  /// The integer in a column; nil for NULL.
  func integer(_ column: Int) -> Int64?
  /// The integer in a column; 0 for NULL, which is faster where there is none.
  func integerOrZero(_ column: Int) -> Int64
  /// The number in a column; nil for NULL.
  func double(_ column: Int) -> Double?
  /// The text in a column; nil for NULL.
  func text(_ column: Int) -> String?
  /// The bytes in a column, those of a text in UTF-8; empty for NULL.
  func bytes(_ column: Int) -> UnsafeRawBufferPointer
}

extension Row: ColumnValues {}

import ByteCoding
import Vault

/// The columns of a record as bytes, in which entries of the undo log and deleted objects have it: a mark,
/// and each value as its kind (8 bits), and the number (64), or the length (32) and the bytes.
struct StoredRow {
  /// The first byte. What earlier formats have begins with lower ones.
  private static let mark: UInt8 = 0x10
  /// The id and the version come first in a row, and are not among the bytes.
  static let offset = 2

  private enum Kind: UInt8 {
    case null = 0
    case integer = 1
    case real = 2
    case text = 3
    case blob = 4
  }

  private enum Value {
    case null
    case integer(Int64)
    case real(Double)
    case bytes(UnsafeRawBufferPointer)
  }

  private var values: [Value] = []

  /// True if bytes are those of a row.
  static func isRow(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.first == mark }

  /// The bytes of the values behind the version.
  static func bytes(of values: [ColumnValue]) -> [UInt8] {
    var bytes = ByteWriter(room: 256)
    bytes.append(mark)
    for value in values {
      switch value {
      case .null: bytes.append(Kind.null.rawValue)
      case .integer(let value):
        bytes.append(Kind.integer.rawValue)
        bytes.append(value)
      case .real(let value):
        bytes.append(Kind.real.rawValue)
        bytes.append(value)
      case .text(let value):
        bytes.append(Kind.text.rawValue)
        bytes.append(value)
      case .blob(let value):
        bytes.append(Kind.blob.rawValue)
        bytes.append(value)
      }
    }
    return bytes.bytes
  }

  /// The bytes of the values of a row behind the version.
  static func bytes(of row: Row) -> [UInt8] {
    bytes(of: (offset..<row.count).map { row.value($0) })
  }

  /// Reads a row of a table from its bytes, which stay where they are meanwhile.
  ///
  /// Columns of later formats than that of the bytes are NULL.
  ///
  /// - Throws: `UnreadableBytes`, also if there is not a value for each other column.
  init(_ bytes: UnsafeRawBufferPointer, of table: RecordTable) throws {
    var parts = MemoryReader(bytes)
    try parts.form(among: Self.mark...Self.mark)
    while !parts.isEmpty {
      switch try parts.value(Kind.self) {
      case .null: values.append(.null)
      case .integer: values.append(.integer(try parts.number()))
      case .real: values.append(.real(try parts.double()))
      case .text, .blob: values.append(.bytes(try parts.counted()))
      }
    }
    let missing = table.indexedColumns.count + table.columns.count - values.count
    guard (0...table.laterColumns).contains(missing) else { throw UnreadableBytes.invalid }
    for _ in 0..<missing { values.append(.null) }
  }
}

extension StoredRow: ColumnValues {
  private subscript(column: Int) -> Value { values[column - Self.offset] }

  func isNull(_ column: Int) -> Bool {
    if case .null = self[column] { true } else { false }
  }

  func integerOrZero(_ column: Int) -> Int64 { integer(column) ?? 0 }

  func integer(_ column: Int) -> Int64? {
    if case .integer(let value) = self[column] { value } else { nil }
  }

  func double(_ column: Int) -> Double? {
    if case .real(let value) = self[column] { value } else { nil }
  }

  func text(_ column: Int) -> String? {
    if case .bytes(let bytes) = self[column] { String(decoding: bytes, as: UTF8.self) } else { nil }
  }

  func bytes(_ column: Int) -> UnsafeRawBufferPointer {
    if case .bytes(let bytes) = self[column] {
      bytes
    } else {
      UnsafeRawBufferPointer(start: nil, count: 0)
    }
  }
}

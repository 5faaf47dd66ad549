import ByteCoding
import CPackageDatabase
import ReaderProtocol

/// A prepared statement.
final class PackageStatement {
  private let database: PackageDatabase
  private let handle: OpaquePointer

  /// - Throws: `damagedDatabase` where a table or a column is missing.
  init(_ database: PackageDatabase, _ sql: String) throws(PackageFailure) {
    self.database = database
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil)
    guard result == SQLITE_OK, let prepared else { throw database.failure(result) }
    handle = prepared
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Steps to the next row. False at the end.
  func step() throws(PackageFailure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw database.failure(result)
    }
  }

  /// Runs it for what was bound, and makes it ready for the next.
  func run() throws(PackageFailure) {
    _ = try step()
    sqlite3_reset(handle)
  }

  /// A column as a number.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// A column as a number of 32 bits, the nearest if it is none.
  func integer32(_ column: Int32) -> Int32 { Int32(clamping: integer(column)) }

  /// The number of a column's bytes.
  func size(_ column: Int32) -> Int { Int(sqlite3_column_bytes(handle, column)) }

  /// The beginning of a column that may be too long, up to a byte.
  func beginning(_ column: Int32, upTo end: UInt8) -> String {
    let start = sqlite3_column_text(handle, column)
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : size(column))
    return String(decoding: bytes.prefix(200).prefix { $0 != end }, as: UTF8.self)
  }

  /// A column's bytes, until the next step.
  func bytes(_ column: Int32) throws(PackageFailure) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_text(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    guard count <= ByteWriter.longest else { throw .tooLong }
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  /// A column's bytes, kept.
  func array(_ column: Int32) throws(PackageFailure) -> [UInt8] {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    guard count <= ByteWriter.longest else { throw .tooLong }
    return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// A column as a text; what is not UTF-8 in it becomes replacement characters.
  func text(_ column: Int32) throws(PackageFailure) -> String {
    String(decoding: try bytes(column), as: UTF8.self)
  }

  func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }

  func bind(_ index: Int32, _ value: Int32) { sqlite3_bind_int(handle, index, value) }

  func bind(_ index: Int32, _ value: String) {
    var value = value
    value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        _ = sqlite3_bind_text(handle, index, text.baseAddress, Int32(text.count), transient)
      }
    }
  }

  func bind(_ index: Int32, _ value: [UInt8]) {
    if value.isEmpty {
      sqlite3_bind_zeroblob(handle, index, 0)
    } else {
      sqlite3_bind_blob(handle, index, value, Int32(value.count), transient)
    }
  }
}

/// Has SQLite copy what it is given.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

import CSQLite

/// An error of SQLite.
package struct DatabaseError: Error, Hashable {
  /// The extended result code. (https://sqlite.org/rescode.html)
  package let code: Int32
  /// The error number of the system call that failed last; 0 if none did.
  package let errorNumber: Int32

  /// The primary result code.
  package var primaryCode: Int32 { code & 0xFF }

  /// An error with an extended result code.
  package init(_ code: Int32, errorNumber: Int32 = 0) {
    self.code = code
    self.errorNumber = errorNumber
  }

  /// True if what was read is not as it was written.
  package var isCorruption: Bool {
    primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB || code == Self.unauthenticData
  }

  /// The code of a read that met a page or a frame that is not authentic.
  private static let unauthenticData = SQLITE_IOERR | 32 << 8
}

import CSQLite
package import Secrets

/// Leaving nothing on disk of what was overwritten or deleted.
extension Vault {
  /// Moves everything from the log into the pages and empties the log, so that nothing overwritten or
  /// deleted remains on disk, and the file is whole without its log.
  ///
  /// - Throws: `VaultFailure.busy` while a backup is made.
  package func flushJournal(under key: VaultKey) throws(VaultFailure) {
    try whileOpen(under: key) { try $0.emptyLog() }
  }

  /// The largest file that is rewritten, in bytes: that takes a fraction of a second, in which
  /// nothing else can be done.
  private static let mostRewritten: Int64 = 32 << 20

  /// Rewrites the file, unless it is large, and empties the log. SQLite overwrites what is deleted, but
  /// the unused parts of pages that were split or joined can have older bytes.
  package func rewriteFile(under key: VaultKey) throws(VaultFailure) {
    try whileOpen(under: key) { db in
      let size = try db.integer(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
      )
      do throws(DatabaseError) {
        if let size, size <= Self.mostRewritten { try db.execute("VACUUM") }
      } catch  where error.primaryCode == SQLITE_FULL {
        // There is no room for a second file: the unused parts stay as they are.
      }
      try db.emptyLog()
    }
  }
}

extension Connection {
  /// Writes all of the log back, and empties it.
  ///
  /// - Throws: `DatabaseError` of SQLITE_BUSY while it must stay as it is.
  package func emptyLog() throws {
    // Busy is no error here, but the first column of the result.
    let isBusy = try integer("PRAGMA wal_checkpoint(TRUNCATE)")
    guard isBusy == 0 else { throw DatabaseError(SQLITE_BUSY) }
  }
}

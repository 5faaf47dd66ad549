package import Secrets

extension Vault {
  /// Reads records in one transaction.
  ///
  /// - Throws: `VaultFailure.wrongKey`, `secret(.keyDestroyed)` once the vault is locked, or the
  ///   errors of `body`.
  package func readRecords<R>(
    under key: VaultKey,
    _ body: (RecordReader) throws -> R
  ) throws(VaultFailure) -> R {
    try read { db in
      try require(key, in: db)
      return try body(RecordReader(db, of: id, under: key))
    }
  }

  /// Reads records in one transaction over a separate connection, so that the vault can be used
  /// meanwhile.
  ///
  /// - Throws: as `readRecords` does.
  package func readRecordsConcurrently<R>(
    under key: VaultKey,
    _ body: (RecordReader) throws -> R
  ) throws(VaultFailure) -> R {
    try readConcurrently { db in
      try require(key, in: db)
      return try body(RecordReader(db, of: id, under: key))
    }
  }

  /// Writes records in one transaction: all of them are on disk when this returns, or none is
  /// written.
  ///
  /// - Throws: as `readRecords` does, and `VaultFailure.damaged(.manifest)` if the inventory is
  ///   unreadable.
  package func writeRecords<R>(
    under key: VaultKey,
    _ body: (RecordWriter) throws -> R
  ) throws(VaultFailure) -> R {
    let (result, generation) = try write { db in
      try require(key, in: db)
      let writer = try RecordWriter(db, of: id, under: key, random: random)
      let result = try body(writer)
      return (result, try writer.finish())
    }
    noteGeneration(generation)
    return result
  }
}

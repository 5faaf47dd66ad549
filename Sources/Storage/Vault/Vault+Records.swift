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
    try read(under: key) { db in try body(RecordReader(db, of: id, under: key)) }
  }

  /// Writes records in one transaction: all of them are on disk when this returns, or none is
  /// written.
  ///
  /// - Throws: as `readRecords` does.
  package func writeRecords<R>(
    under key: VaultKey,
    _ body: (RecordWriter) throws -> R
  ) throws(VaultFailure) -> R {
    guard access == .readWrite else { throw .readOnly }
    return try whileOpen(under: key) { db in
      let (result, writer) = try db.transaction(writing: true) {
        let writer = try RecordWriter(db, header, under: key, random: random)
        let result = try body(writer)
        try writer.finish()
        return (result, writer)
      }
      noteGeneration(writer.generation)
      // Before anybody else reads or saves settings.
      if let settings = writer.newSettings { try putSettings(settings, db, under: key) }
      return result
    }
  }
}

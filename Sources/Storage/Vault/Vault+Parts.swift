package import Secrets

/// Reads of one state of a vault.
package final class SteadyReader {
  private let readPart: ((RecordReader) throws -> Void) throws -> Void
  private var generation: Int64?

  fileprivate init(_ readPart: @escaping ((RecordReader) throws -> Void) throws -> Void) {
    self.readPart = readPart
  }

  /// Reads a part. No other one may be read within it.
  ///
  /// - Throws: the errors of `body`, and one that is to be passed on if the vault was changed since the
  ///   first part.
  package func read<R>(_ body: (RecordReader) throws -> R) throws -> R {
    var result: R?
    try readPart { records in
      let present = try records.db.integer("SELECT generation FROM vault")
      if generation == nil { generation = present }
      if generation == present { result = try body(records) }
    }
    guard let result else { throw VaultChanged() }
    return result
  }
}

private struct VaultChanged: Error {}

extension Vault {
  /// The number of times that reading in parts is begun.
  private static let attempts = 3

  /// Reads one state of the vault in parts, each in a transaction of its own, between which others may use
  /// the connection. Starts anew if the vault is changed meanwhile; if it is again and again, all is read
  /// in one transaction in the end.
  ///
  /// - Throws: as `readRecords` does; also between parts once the key is destroyed.
  package func readInParts<R>(
    under key: VaultKey,
    _ body: (SteadyReader) throws -> R
  ) throws(VaultFailure) -> R {
    for _ in 0..<Self.attempts {
      do {
        return try body(SteadyReader { part in try self.readRecords(under: key, part) })
      } catch is VaultChanged {
        continue
      } catch {
        throw VaultFailure(error)
      }
    }
    return try readRecords(under: key) { records in
      try body(
        SteadyReader { part in
          guard !key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
          try part(records)
        }
      )
    }
  }
}

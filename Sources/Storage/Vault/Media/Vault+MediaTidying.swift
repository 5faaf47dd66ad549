package import Secrets
import Synchronization

/// Removing what media no longer need, and moving what lies in packs that are to go.
extension Vault {
  /// A pack of which less than this part is needed is given up: a quarter.
  private static let sparse = 4

  /// The time in milliseconds for which a file without a name stays, for an import that goes on: a day.
  private static let grace: Int64 = 86_400_000

  /// Removes the files that nothing needs, moves what lies in packs that hardly anything needs or that an
  /// earlier key had, and removes the packs that neither the vault nor a backup beside it needs. Interrupted
  /// anywhere, it goes on the next time.
  ///
  /// - Parameters:
  ///   - now: in milliseconds since 1970.
  ///   - isNeeded: true for files that something else than a name needs.
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` once the vault is locked; `diskFull` and the like.
  package func tidyMedia(
    at now: Int64,
    under key: VaultKey,
    keeping needed: () throws -> Set<Int64>
  ) throws {
    guard access == .readWrite else { return }
    try removeUnnamedMedia(at: now, under: key, keeping: needed)
    try moveMedia(under: key)
    try removePacks(under: key)
  }

  /// Goes on with moving what lies in packs that are to go, as an earlier key had them, where that was
  /// interrupted.
  ///
  /// - Parameter most: the number of bytes after which it ends for now.
  /// - Returns: true while something is left, as for a vault that may only be read.
  /// - Throws: as `tidyMedia` does.
  package func resumeMovingMedia(
    atMost most: Int = .max,
    under key: VaultKey
  ) throws(VaultFailure) -> Bool {
    guard try hasMediaToMove(under: key) else { return false }
    guard access == .readWrite else { return true }
    try moveMedia(atMost: most, under: key)
    try removePacks(under: key)
    return try hasMediaToMove(under: key)
  }

  /// Moves what lies in packs that are to go.
  ///
  /// - Parameter most: the number of bytes after which it ends for now.
  /// - Throws: as `tidyMedia` does.
  func moveMedia(atMost most: Int = .max, under key: VaultKey) throws(VaultFailure) {
    guard access == .readWrite else { return }
    let parts = try write(under: key) { db in
      try Self.retire(db)
      return try Self.partsToMove(db, atMost: most)
    }
    do {
      if !parts.isEmpty {
        try addMedia(under: key) { writer in
          for (file, part) in parts { try move(part, of: file, by: writer, under: key) }
        }
      }
      try write(under: key) { db in
        try db.run(
          """
          DELETE FROM media_pack WHERE (retired = 1 OR blocks = ?)
          AND NOT EXISTS (SELECT 1 FROM media_part WHERE pack = media_pack.id)
          """,
          MediaPack.blocks
        )
      }
    } catch {
      throw VaultFailure(error)
    }
  }

  /// True while something that is not damaged lies in packs that are to go.
  package func hasMediaToMove(under key: VaultKey) throws(VaultFailure) -> Bool {
    try read(under: key) { db in
      try db.integer(
        """
        SELECT 1 FROM media_pack WHERE retired = 1
        AND (NOT EXISTS (SELECT 1 FROM media_part WHERE pack = media_pack.id)
          OR EXISTS (SELECT 1 FROM media_part JOIN media_file ON media_file.id = file
            WHERE pack = media_pack.id AND fault IS NULL)) LIMIT 1
        """
      )
    } != nil
  }

  /// Gives up the full packs of which little is needed.
  private static func retire(_ db: Connection) throws {
    try db.run(
      """
      UPDATE media_pack SET retired = 1 WHERE retired = 0 AND blocks = ?
      AND (SELECT coalesce(sum(length), 0) FROM media_part WHERE pack = media_pack.id) < ?
      """,
      MediaPack.blocks,
      MediaPack.capacity / sparse
    )
  }

  private static func partsToMove(
    _ db: Connection,
    atMost most: Int
  ) throws -> [(file: Int64, part: MediaPart)] {
    var bytes = 0
    var parts: [(file: Int64, part: MediaPart)] = []
    let sql = """
      SELECT file, offset, pack, start, length FROM media_part
      WHERE pack IN (SELECT id FROM media_pack WHERE retired = 1) ORDER BY pack, start
      """
    try db.statement(sql).each { row in
      guard bytes < most else { return }
      let part = MediaPart(
        offset: Int(row.integerOrZero(1)),
        pack: row.integerOrZero(2),
        start: Int(row.integerOrZero(3)),
        length: Int(row.integerOrZero(4))
      )
      bytes += part.length
      parts.append((row.integerOrZero(0), part))
    }
    return parts
  }

  private func move(
    _ part: MediaPart,
    of file: Int64,
    by writer: MediaWriter,
    under key: VaultKey
  ) throws {
    do {
      try writer.move(part, of: file, mediaReader(of: file, under: key))
    } catch VaultFailure.damaged(.medium(_, let fault)) {
      // It stays where it is.
      try noteMediaFault(fault, of: file, under: key)
    } catch VaultFailure.noRecord {
      // What is gone needs no moving.
    }
  }

  // MARK: Files

  private func removeUnnamedMedia(
    at now: Int64,
    under key: VaultKey,
    keeping needed: () throws -> Set<Int64>
  ) throws {
    let unnamed = """
      NOT EXISTS (SELECT 1 FROM record_media_name WHERE file = media_file.id)
      """
    let found = try read(under: key) { db in
      try db.integers("SELECT id FROM media_file WHERE \(unnamed)")
    }
    let kept = found.isEmpty ? [] : try needed()
    try mediaWork.withLock {
      try write(under: key) { db in
        try db.execute(
          "UPDATE media_file SET unneeded = NULL WHERE unneeded IS NOT NULL AND NOT \(unnamed)"
        )
        for file in found where !kept.contains(file) {
          try db.run(
            "UPDATE media_file SET unneeded = coalesce(unneeded, ?) WHERE id = ? AND \(unnamed)",
            now,
            file
          )
        }
        let gone = try db.integers(
          // A clock that was set back is no reason to keep it for ever.
          "SELECT id FROM media_file WHERE unneeded NOT BETWEEN ? AND ?",
          now - Self.grace + 1,
          now + Self.grace
        )
        for file in gone where !kept.contains(file) { try MediaIndex(db).delete(file) }
      }
    }
  }

  // MARK: Packs

  /// Removes the packs that neither the vault nor a backup beside it names, unless somebody copies them.
  func removePacks(under key: VaultKey) throws(VaultFailure) {
    guard media.isOwn else { return }
    do {
      try mediaWork.withLock {
        try backupWork.withLock { _ in
          media.discardDrafts()
          let present = try media.ids()
          let known = Set(try read(under: key) { try MediaIndex($0).packs() })
          guard !known.isSuperset(of: present) else { return }
          // A transaction that failed may be on the disk until another one comes after it.
          let own = try write(under: key) { db in
            try db.run("UPDATE vault SET generation = generation")
            return Set(try MediaIndex(db).packs())
          }
          let others = present.filter { !own.contains($0) }
          guard !others.isEmpty, let needed = packsOfBackups(under: key) else { return }
          _ = try media.alone {
            for pack in others where !needed.contains(pack) { try media.remove(pack) }
          }
        }
      }
    } catch {
      throw VaultFailure(error)
    }
  }

  /// The packs that the backups beside the vault name; nil if one of them can't be read.
  private func packsOfBackups(under key: VaultKey) -> Set<Int64>? {
    guard let file else { return [] }
    // What a damaged vault needs that was set aside is not known.
    guard file.names(beginning: Self.asideInfix).isEmpty else { return nil }
    var packs: Set<Int64> = []
    for backup in Backup.all(beside: file) {
      do throws(VaultFailure) {
        let copy = try Self.open(
          backup.file,
          for: .readOnly,
          holding: VaultLocks(),
          dependencies
        )
        defer { try? copy.close() }
        guard copy.format >= Self.firstFormatWithMedia else { continue }
        packs.formUnion(try copy.read(under: key.lease()) { try MediaIndex($0).packs() })
      } catch {
        return nil
      }
    }
    return packs
  }

  /// The format from which on there are media.
  private static let firstFormatWithMedia = 19
}

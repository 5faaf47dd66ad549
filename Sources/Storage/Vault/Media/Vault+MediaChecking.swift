public import Secrets

/// Verifying pictures and sounds.
extension Vault {
  /// The number of bytes that are read in a turn at least, and the number of turns in which all are.
  private static let turn = (bytes: 256 << 20, turns: 20)

  /// Reads all media and compares them with their hashes.
  ///
  /// - Returns: those that are missing or altered, by name.
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` once the vault is locked.
  func damagedMedia(under key: VaultKey) throws(VaultFailure) -> [Damage] {
    // A pack at a time, as neighbours share blocks.
    let files = try read(under: key) { db in
      try db.integers(
        """
        SELECT file.id FROM media_file file
        LEFT JOIN media_part part ON part.file = file.id AND part.offset = 0
        ORDER BY part.pack, part.start
        """
      )
    }
    var damage: [Damage] = []
    for file in files {
      if let one = try fault(of: file, under: key)?.damage { damage.append(one) }
    }
    return damage
  }

  /// Reads the media whose turn it is, and those that were found damaged before: all of them within twenty
  /// turns. What is found is remembered.
  ///
  /// - Returns: all that are missing or altered as far as is known, by name.
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` once the vault is locked.
  public func checkMediaInTurn(under key: VaultKey) throws(VaultFailure) -> [Damage] {
    try checkMedia(under: key, atLeast: Self.turn.bytes)
  }

  /// Does so for files of this many bytes at least.
  func checkMedia(under key: VaultKey, atLeast bytes: Int) throws(VaultFailure) -> [Damage] {
    guard access == .readWrite else { return try knownMediaDamage(under: key) }
    let (files, last) = try read(under: key) { db in try Self.filesInTurn(db, atLeast: bytes) }
    guard !files.isEmpty else { return [] }
    var damage: [Damage] = []
    for file in files {
      let found = try fault(of: file, under: key)
      if let found { damage.append(found.damage) }
      try write(under: key) { db in
        try db.run(
          "UPDATE media_file SET fault = ?1 WHERE id = ?2 AND fault IS NOT ?1",
          found.map { Int64($0.fault.rawValue) },
          file
        )
      }
    }
    try write(under: key) { try $0.run("UPDATE media SET checked = ?", last) }
    return damage
  }

  /// The media that were found missing or altered, by name.
  public func knownMediaDamage(under key: VaultKey) throws(VaultFailure) -> [Damage] {
    try read(under: key) { db in
      var damage: [Damage] = []
      let found = try db.integers("SELECT id FROM media_file WHERE fault IS NOT NULL ORDER BY id")
      for file in found {
        let fault = try db.integer("SELECT fault FROM media_file WHERE id = ?", file)
        let kind = fault.flatMap { MediaFault(rawValue: Int($0)) } ?? .altered
        damage.append(.medium(name: try MediaIndex(db).name(of: file), kind))
      }
      return damage
    }
  }

  /// The files of a turn, and the one with which the next turn goes on.
  private static func filesInTurn(
    _ db: Connection,
    atLeast bytes: Int
  ) throws -> (files: [Int64], last: Int64) {
    guard
      let checked = try db.integer(
        """
        SELECT checked * EXISTS (SELECT 1 FROM media_file WHERE id > checked) FROM media
        """
      )
    else { return ([], 0) }
    let total = try db.integer("SELECT sum(size) FROM media_file") ?? 0
    var left = max(Int64(bytes), total / Int64(turn.turns))
    var files = try db.integers("SELECT id FROM media_file WHERE fault IS NOT NULL ORDER BY id")
    var last: Int64 = 0
    let faulty = Set(files)
    let found: Bool? = try db.statement("SELECT id, size FROM media_file WHERE id > ? ORDER BY id")
      .firstResult([checked]) { row in
        let id = row.integerOrZero(0)
        if !faulty.contains(id) { files.append(id) }
        left -= row.integerOrZero(1)
        last = id
        return left <= 0 ? true : nil
      }
    // The next turn begins anew once this one came to the end.
    return (files, found == nil ? 0 : last)
  }

  private func fault(
    of file: Int64,
    under key: VaultKey
  ) throws(VaultFailure) -> (damage: Damage, fault: MediaFault)? {
    do {
      try mediaReader(of: file, under: key).readAll { _ in }
      return nil
    } catch VaultFailure.damaged(let damage) {
      guard case .medium(_, let fault) = damage else { throw VaultFailure.damaged(damage) }
      return (damage, fault)
    } catch VaultFailure.noRecord {
      // It was removed meanwhile.
      return nil
    } catch {
      throw VaultFailure(error)
    }
  }
}

package import Secrets

/// Hashing of media under another key: that of a sync group, by which its devices agree on contents.
extension Vault {
  /// Has contents be hashed under a key from now on. The hashes that there are keep their own key, until
  /// `hashMedia` makes them anew; no content is read.
  package func setMediaHashKey(_ new: SecretBytes, under key: VaultKey) throws(VaultFailure) {
    let bytes = new.withUnsafeBytes { Array($0) }
    guard try read(under: key, { try MediaIndex($0).hashKey() }) != bytes else { return }
    do {
      try mediaWork.withLock {
        try write(under: key) { db in
          let index = MediaIndex(db)
          guard let old = try index.hashKey() else { return try index.setHashKey(bytes) }
          guard old != bytes else { return }
          for file in try db.integers("SELECT id FROM media_file") {
            guard let known = try index.file(file) else { continue }
            try index.setHash(known.hash.stored(behind: old), of: file)
          }
          try db.run("UPDATE media SET hash_key = ?", bytes)
        }
      }
    } catch {
      throw VaultFailure(error)
    }
  }

  /// The contents whose hashes are under an earlier key, but for those that were found to be damaged, which are
  /// hashed once they are whole, and those without a name.
  package func mediaToHash(under key: VaultKey) throws(VaultFailure) -> [Int64] {
    try read(under: key) { db in
      try db.integers(
        """
        SELECT id FROM media_file WHERE length(hash) > ? AND fault IS NULL
        AND EXISTS (SELECT 1 FROM record_media_name WHERE file = media_file.id) ORDER BY id
        """,
        StreamHash.byteCount
      )
    }
  }

  /// Remembers what is wrong with a content, as the daily check does, unless the vault may only be read.
  package func noteMediaFault(
    _ fault: MediaFault,
    of file: Int64,
    under key: VaultKey
  ) throws(VaultFailure) {
    guard access == .readWrite else { return }
    try write(under: key) { db in
      try db.run("UPDATE media_file SET fault = ? WHERE id = ?", Int64(fault.rawValue), file)
    }
  }

  /// Reads a content, compares it with its hash, and hashes it under the present key. Where another content
  /// turns out to be the same, that one gets its names, and is whole if it was damaged. Damage is remembered.
  ///
  /// - Returns: the number of bytes read.
  /// - Throws: `VaultFailure.secret(.keyDestroyed)` once the vault is locked.
  @discardableResult
  package func hashMedia(_ file: Int64, under key: VaultKey) throws(VaultFailure) -> Int {
    do {
      let hash = try mediaHash(under: key)
      let reader = try mediaReader(of: file, under: key)
      try reader.readAll { hash.append($0) }
      let sum = hash.finish()
      try write(under: key) { db in
        let index = MediaIndex(db)
        guard try index.file(file)?.hash.earlierKey != nil else { return }
        if let same = try index.file(hashed: sum) {
          if same.isFaulty { try index.mend(same.id, with: index.parts(of: file)) }
          try index.giveNames(of: file, to: same.id)
        } else {
          try index.setHash(sum, of: file)
        }
      }
      return reader.size
    } catch VaultFailure.damaged(.medium(_, let fault)) {
      try noteMediaFault(fault, of: file, under: key)
      return 0
    } catch VaultFailure.noRecord {
      // It was removed meanwhile.
      return 0
    } catch {
      throw VaultFailure(error)
    }
  }
}

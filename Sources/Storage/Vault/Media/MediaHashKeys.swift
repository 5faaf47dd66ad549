import Secrets

/// The keys under which a content that is added is hashed: the present one, and those of files that were found
/// to be damaged before they were hashed under it.
struct MediaHashKeys {
  private typealias Key = (bytes: [UInt8], key: SealingKey)

  private let presentKey: Key
  private let earlierKeys: [Key]

  init(_ vault: Vault, under key: VaultKey) throws(VaultFailure) {
    let bytes = try vault.mediaHashKeyBytes(under: key, makesIt: true)
    presentKey = (bytes, try vault.mediaKey(bytes))
    var earlier: [Key] = []
    for bytes in try vault.read(under: key, { try MediaIndex($0).earlierKeysOfDamaged() }) {
      earlier.append((bytes, try vault.mediaKey(bytes)))
    }
    earlierKeys = earlier
  }

  /// The bytes of the key that was the present one at the beginning.
  var present: [UInt8] { presentKey.bytes }

  /// The hashes of one content as the tables may have them.
  struct Sums {
    /// That under the present key.
    let present: [UInt8]
    /// Those under earlier keys, behind these.
    fileprivate let earlier: [[UInt8]]
    /// The present key.
    fileprivate let key: [UInt8]
  }

  /// The hashes of one content that comes in parts.
  struct Hashing {
    fileprivate let keys: MediaHashKeys
    private let present: StreamHash
    private let earlier: [StreamHash]

    fileprivate init(_ keys: MediaHashKeys) {
      self.keys = keys
      present = StreamHash(keyedBy: keys.presentKey.key)
      earlier = keys.earlierKeys.map { StreamHash(keyedBy: $0.key) }
    }

    /// Adds the next part.
    func append(_ part: UnsafeRawBufferPointer) {
      present.append(part)
      for hash in earlier { hash.append(part) }
    }

    /// The hashes of all parts. Nothing may be added afterwards.
    func finish() -> Sums {
      Sums(
        present: present.finish(),
        earlier: zip(keys.earlierKeys, earlier).map { key, hash in
          MediaHash(stored: hash.finish()).stored(behind: key.bytes)
        },
        key: keys.present
      )
    }
  }

  /// Begins to hash a content.
  func begin() -> Hashing { Hashing(self) }
}

extension MediaIndex {
  /// The earlier keys under which files were hashed that were found to be damaged.
  fileprivate func earlierKeysOfDamaged() throws -> Set<[UInt8]> {
    var keys: Set<[UInt8]> = []
    try db.statement("SELECT hash FROM media_file WHERE fault IS NOT NULL").each { row in
      let hash = MediaHash(stored: Array(row.bytes(0)))
      if let key = hash.earlierKey { keys.insert(Array(key)) }
    }
    return keys
  }

  /// What stands in the table for a hash under a key that another process may have replaced since.
  func stored(_ hash: [UInt8], under key: [UInt8]) throws -> [UInt8] {
    try hashKey() == key ? hash : MediaHash(stored: hash).stored(behind: key)
  }

  /// The file with a content, and whether it was found to be damaged; nil if there is none.
  func file(_ content: MediaHashKeys.Sums) throws -> (id: Int64, isFaulty: Bool)? {
    let known = try file(hashed: stored(content.present, under: content.key))
    if let known { return known }
    for hash in content.earlier {
      if let damaged = try file(hashed: hash), damaged.isFaulty { return damaged }
    }
    return nil
  }
}

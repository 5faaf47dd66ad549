package import Secrets

/// Adding, finding and reading pictures and sounds.
extension Vault {
  /// Adds media, while nobody else of this process does. What `body` added is there once this returns; where
  /// it throws, what was brought to the disk until then is there, and removed by a later sweep unless it is
  /// given a name.
  ///
  /// - Throws: the errors of `body`; `VaultFailure`.
  package func addMedia<R>(
    under key: VaultKey,
    _ body: (MediaWriter) throws -> R
  ) throws -> R {
    guard access == .readWrite else { throw VaultFailure.readOnly }
    return try mediaWork.withLock {
      let writer = try MediaWriter(self, under: key)
      defer { writer.discard() }
      let result = try body(writer)
      try writer.keep()
      return result
    }
  }

  /// Reads the content of a file.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is none with this id.
  package func mediaReader(
    of file: Int64,
    under key: VaultKey
  ) throws(VaultFailure) -> MediaReader {
    try MediaReader(file, in: self, under: key)
  }

  /// A hash of content.
  func mediaHash(under key: VaultKey) throws(VaultFailure) -> StreamHash {
    StreamHash(keyedBy: try mediaHashKey(under: key))
  }

  /// A hash of content under the key of one that there is.
  func mediaHash(_ known: MediaHash, under key: VaultKey) throws(VaultFailure) -> StreamHash {
    guard let earlier = known.earlierKey else { return try mediaHash(under: key) }
    return StreamHash(keyedBy: try mediaKey(Array(earlier)))
  }

  /// The key of the hashes.
  ///
  /// - Parameter makesIt: true to make one if there is none.
  func mediaHashKey(
    under key: VaultKey,
    makesIt: Bool = false
  ) throws(VaultFailure) -> SealingKey {
    try mediaKey(mediaHashKeyBytes(under: key, makesIt: makesIt))
  }

  /// The bytes of that key.
  func mediaHashKeyBytes(
    under key: VaultKey,
    makesIt: Bool
  ) throws(VaultFailure) -> [UInt8] {
    var bytes = try read(under: key) { try MediaIndex($0).hashKey() }
    if bytes == nil, makesIt {
      let new = random.bytes(SealingKey.byteCount)
      try write(under: key) { try MediaIndex($0).setHashKey(new) }
      bytes = new
    }
    guard let bytes else { throw .damaged(.records(table: "media")) }
    return bytes
  }

  /// The cipher of a pack.
  ///
  /// - Throws: `VaultFailure.damaged` if the pack is not known.
  func mediaCipher(of pack: Int64, under key: VaultKey) throws(VaultFailure) -> MediaPackCipher {
    guard let bytes = try read(under: key, { try MediaIndex($0).key(of: pack) }) else {
      throw .damaged(.records(table: "media_pack"))
    }
    return try mediaCipher(of: pack, bytes)
  }

  func mediaCipher(of pack: Int64, _ key: [UInt8]) throws(VaultFailure) -> MediaPackCipher {
    MediaPackCipher(pack, try mediaKey(key))
  }

  func mediaKey(_ bytes: [UInt8]) throws(VaultFailure) -> SealingKey {
    do throws(SecretFailure) {
      return try SealingKey(bytes: SecretBytes(bytes))
    } catch {
      throw error == .wrongLength
        ? .damaged(.records(table: "media_pack")) : VaultFailure(secret: error)
    }
  }
}

package import Secrets

/// Adding contents that come slowly.
extension Vault {
  /// Adds a content piece by piece: whoever adds another one need not wait for a piece that is on its way. Each
  /// is a file without a name until the last one is here; if that never comes, a later sweep removes them.
  ///
  /// - Parameters:
  ///   - expected: the hash that the content has to have.
  ///   - next: gives the next piece, which is not empty; nil at the end.
  /// - Throws: `UnexpectedMedia` for another hash; the errors of `next`; or those of `addMedia`.
  package func addMedium(
    expecting expected: [UInt8],
    under key: VaultKey,
    _ next: () throws -> [UInt8]?
  ) throws {
    let keys = try MediaHashKeys(self, under: key)
    let hash = keys.begin()
    var pieces: [MediaWriter.Added] = []
    while let piece = try next() {
      try piece.withUnsafeBytes { bytes in
        hash.append(bytes)
        pieces.append(try addMedia(under: key) { try $0.add(bytes) })
      }
    }
    let sums = hash.finish()
    guard sums.present == expected else { throw UnexpectedMedia() }
    let isJoined = try write(under: key) { db in
      let index = MediaIndex(db)
      let stored = try index.stored(sums.present, under: keys.present)
      return try index.join(pieces, as: MediaPack.newID(random), hashed: stored, sums)
    }
    guard isJoined else { throw UnexpectedMedia() }
  }
}

extension MediaIndex {
  /// Makes one file of pieces, unless it is there. The pieces go, but for those that were there before and those
  /// that got a name.
  ///
  /// - Returns: false if one of them is gone.
  fileprivate func join(
    _ pieces: [MediaWriter.Added],
    as new: Int64,
    hashed hash: [UInt8],
    _ sums: MediaHashKeys.Sums
  ) throws -> Bool {
    var parts: [MediaPart] = []
    var size = 0
    for piece in pieces {
      guard try file(piece.id) != nil else { return false }
      for part in try self.parts(of: piece.id) {
        parts.append(
          MediaPart(
            offset: size + part.offset,
            pack: part.pack,
            start: part.start,
            length: part.length
          )
        )
      }
      size += piece.size
    }
    let known = try file(sums)
    if known?.isFaulty ?? true {
      if let known { try delete(known.id) }
      try insert(known?.id ?? new, hash, parts, size: size)
    }
    for piece in pieces where piece.isNew && piece.id != known?.id {
      if try name(of: piece.id).isEmpty { try delete(piece.id) }
    }
    return true
  }
}

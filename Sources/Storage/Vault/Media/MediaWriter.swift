import Secrets

/// The error of a content that is another one than was expected.
package struct UnexpectedMedia: Error {
  /// The one error.
  package init() {}
}

/// Adds pictures and sounds to the packs of a vault, each content once. For one thread; `Vault.addMedia`
/// makes it.
///
/// Content is written to blocks that nothing refers to yet. From time to time, and in the end, the blocks are
/// brought to the disk, and only then the tables refer to them: interrupted anywhere, a file is there whole or
/// not at all.
package final class MediaWriter {
  private let vault: Vault
  private let key: VaultKey
  private let hashKeys: MediaHashKeys
  /// The blocks to write to.
  private var output: MediaBlockWriter
  /// What the tables do not have yet.
  private var files: [PendingFile] = []
  private var moves: [(file: Int64, from: MediaPart, to: [MediaPart])] = []
  private var packs: [Int64: MediaBlockWriter.Written] = [:]
  /// The pending files, by their hashes.
  private var pending: [[UInt8]: Int64] = [:]
  private var unkept = 0

  private struct PendingFile {
    let id: Int64
    let hash: [UInt8]
    let size: Int
    let parts: [MediaPart]
    /// False for one that is there and was found to be faulty.
    let isNew: Bool
  }

  /// The number of bytes and of files after which the tables are brought up to date.
  private static let most = (bytes: 64 << 20, files: 1_000)

  init(_ vault: Vault, under key: VaultKey) throws(VaultFailure) {
    self.vault = vault
    self.key = key
    hashKeys = try MediaHashKeys(vault, under: key)
    output = try MediaBlockWriter(vault, under: key)
  }

  /// A file that was added, or was there.
  package struct Added: Hashable, Sendable {
    /// Its id.
    package let id: Int64
    /// The number of bytes.
    package let size: Int
    /// True if no file had this content.
    package let isNew: Bool
  }

  /// Adds a file. One that is there stays as it is; one that was found to be damaged is whole again.
  ///
  /// - Parameters:
  ///   - expected: the hash that the content has to have; nil for any.
  ///   - read: puts the next bytes into a buffer, and returns their number; 0 at the end.
  /// - Throws: `UnexpectedMedia` for another hash; `VaultFailure.diskFull` and the like;
  ///   `secret(.keyDestroyed)` once the vault is locked; or the errors of `read`. The file is not there then,
  ///   and others can be added.
  package func add(
    expecting expected: [UInt8]? = nil,
    _ read: (UnsafeMutableRawBufferPointer) throws -> Int
  ) throws -> Added {
    let mark = output.mark()
    let hash = hashKeys.begin()
    var size = 0
    let known: (id: Int64, isFaulty: Bool)?
    let sum: [UInt8]
    do {
      while true {
        guard !key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
        let count = try output.fill { room in
          let count = try read(room)
          hash.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
          return count
        }
        if count == 0 { break }
        size += count
      }
      let sums = hash.finish()
      sum = sums.present
      guard expected == nil || sum == expected else { throw UnexpectedMedia() }
      known =
        try pending[sum].map { ($0, false) }
        ?? vault.read(under: key) { try MediaIndex($0).file(sums) }
      if let known, !known.isFaulty {
        try output.rewind(to: mark)
        return Added(id: known.id, size: size, isNew: false)
      }
    } catch {
      try output.rewind(to: mark)
      throw error
    }
    let id = known?.id ?? MediaPack.newID(vault.random)
    files.append(
      PendingFile(id: id, hash: sum, size: size, parts: output.parts, isNew: known == nil)
    )
    pending[sum] = id
    try keepIfMany(size)
    return Added(id: id, size: size, isNew: known == nil)
  }

  /// Adds a file of bytes that are there.
  package func add(_ bytes: UnsafeRawBufferPointer) throws -> Added {
    var rest = bytes[...]
    return try add { rest.move(into: $0) }
  }

  /// Copies a part of a file that is to be moved to another pack.
  func move(_ part: MediaPart, of file: Int64, _ reader: MediaReader) throws {
    let mark = output.mark(at: part.offset)
    do {
      try reader.read(part.offset..<part.end) { bytes in
        var rest = bytes[...]
        while !rest.isEmpty { _ = try output.fill { rest.move(into: $0) } }
      }
    } catch {
      try output.rewind(to: mark)
      throw error
    }
    moves.append((file, part, output.parts))
    try keepIfMany(part.length)
  }

  private func keepIfMany(_ size: Int) throws(VaultFailure) {
    unkept += size
    guard unkept >= Self.most.bytes || files.count + moves.count >= Self.most.files else { return }
    try keep()
  }

  /// Brings everything so far to the disk, and has the tables refer to it.
  package func keep() throws(VaultFailure) {
    guard !files.isEmpty || !moves.isEmpty else { return try output.discard() }
    guard !key.isDestroyed else { throw .secret(.keyDestroyed) }
    // From here on they stay: a transaction that fails may be on the disk all the same.
    for pack in try output.finish() { packs[pack.id] = pack }
    try vault.write(under: key) { db in
      let index = MediaIndex(db)
      for pack in packs.values { try index.put(pack.id, pack.key, blocks: pack.blocks) }
      for file in files {
        if !file.isNew { try index.delete(file.id) }
        let hash = try index.stored(file.hash, under: hashKeys.present)
        // Another process may have added the same content meanwhile. The id of this one was given out.
        if let same = try index.file(hashed: hash) {
          try index.giveNames(of: same.id, to: file.id)
          try index.delete(same.id)
        }
        try index.insert(file.id, hash, file.parts, size: file.size)
      }
      for move in moves { try index.replace(move.from, of: move.file, by: move.to) }
    }
    packs = [:]
    files = []
    moves = []
    pending = [:]
    unkept = 0
  }

  /// Drops what the tables do not have.
  func discard() {
    files = []
    moves = []
    pending = [:]
    // What is left is removed by the next sweep.
    try? output.discard()
  }
}

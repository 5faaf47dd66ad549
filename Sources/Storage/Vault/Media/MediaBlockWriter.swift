import Secrets

/// Writes content to free blocks of packs, in order: of the pack that has some, then of new ones. What was
/// written begins at a block of its own and is on the disk once `finish` returns.
struct MediaBlockWriter {
  private let vault: Vault
  private let key: VaultKey
  private let random: any RandomSource
  /// The packs that are written to, the last one now.
  private var packs: [Pack] = []
  /// The number of bytes of content in the block that is being filled.
  private var filled = 0
  private var content = [UInt8](repeating: 0, count: MediaPack.contentBytes)
  /// Where the content since the last mark is.
  private(set) var parts: [MediaPart] = []
  /// The place in the file of what comes next.
  private var offset = 0
  /// True if a pack was made since the directory was synced.
  private var hasNewNames = false

  private struct Pack {
    let cipher: MediaPackCipher
    let key: [UInt8]
    /// The open file; nil once it was left for the next one.
    var file: MediaPackFile?
    /// True if nothing refers to it yet.
    var isNew: Bool
    /// True if its file has all of its length.
    var isWhole: Bool
    /// The number of the block that is written to next.
    var next: Int
    /// The number of blocks that the tables know to be written.
    var kept: Int
    /// The blocks that this writer wrote, of a pack that was there; nil for one that it made.
    var own: Set<Int>?
  }

  /// A state to go back to.
  struct Mark {
    fileprivate let packs: Int
    fileprivate let next: Int
    fileprivate let filled: Int
    fileprivate let content: [UInt8]
  }

  init(_ vault: Vault, under key: VaultKey) throws(VaultFailure) {
    self.vault = vault
    self.key = key
    random = BufferedRandom(vault.random)
    try goOn()
  }

  /// Goes on with the pack that has free blocks, unless another vault writes to it too.
  private mutating func goOn() throws(VaultFailure) {
    guard vault.media.isOwn else { return }
    let found = try vault.read(under: key) { try MediaIndex($0).openPack() }
    guard let found, let file = try vault.media.writable(found.id) else { return }
    packs = [
      Pack(
        cipher: try vault.mediaCipher(of: found.id, found.key),
        key: found.key,
        file: file,
        isNew: false,
        isWhole: true,
        next: found.blocks,
        kept: found.blocks,
        own: []
      )
    ]
  }

  // MARK: Content

  /// The present state, where a file begins; `offset` is its place in what is moved.
  mutating func mark(at offset: Int = 0) -> Mark {
    self.offset = offset
    parts = []
    return Mark(
      packs: packs.count,
      next: packs.last?.next ?? 0,
      filled: filled,
      content: Array(content[..<filled])
    )
  }

  /// Has the rest of a block filled.
  ///
  /// - Parameter body: puts bytes into a buffer, and returns their number.
  /// - Returns: that number.
  mutating func fill(_ body: (UnsafeMutableRawBufferPointer) throws -> Int) throws -> Int {
    if filled == MediaPack.contentBytes { try write() }
    if filled == 0 { try findBlock() }
    let first = filled
    let count = try content.withUnsafeMutableBytes { content in
      try body(UnsafeMutableRawBufferPointer(rebasing: content[first...]))
    }
    guard count > 0, let pack = packs.last else { return 0 }
    let start = pack.next * MediaPack.contentBytes + filled
    if let last = parts.last, last.pack == pack.cipher.id, last.start + last.length == start {
      parts[parts.count - 1].length += count
    } else {
      parts.append(MediaPart(offset: offset, pack: pack.cipher.id, start: start, length: count))
    }
    offset += count
    filled += count
    return count
  }

  /// Goes back to a mark: what came since is written over.
  mutating func rewind(to mark: Mark) throws(VaultFailure) {
    while packs.count > mark.packs {
      vault.media.discard(packs.removeLast().cipher.id)
    }
    parts = []
    guard let last = packs.indices.last else {
      filled = 0
      return
    }
    if packs[last].file == nil {
      packs[last].file = try vault.media.writable(packs[last].cipher.id)
    }
    packs[last].next = mark.next
    filled = mark.filled
    content.replaceSubrange(..<filled, with: mark.content)
  }

  // MARK: Blocks

  /// Finds a block that nothing was written to. One that opens was: by this vault before it was put back to
  /// an earlier state, for which a backup may need it, or by what did not come to an end.
  private mutating func findBlock() throws(VaultFailure) {
    while let last = packs.indices.last, packs[last].next < MediaPack.blocks {
      let pack = packs[last]
      guard let own = pack.own, !own.contains(pack.next), try isWritten(pack.next, of: pack) else {
        return
      }
      packs[last].next += 1
    }
    try makePack()
  }

  private func isWritten(_ number: Int, of pack: Pack) throws(VaultFailure) -> Bool {
    var block = [UInt8](repeating: 0, count: MediaPack.blockBytes)
    guard try pack.file?.read(block: number, into: &block) == true else { return false }
    var content = [UInt8](repeating: 0, count: MediaPack.contentBytes)
    defer { wipe(&content) }
    return block.withUnsafeBytes { block in
      content.withUnsafeMutableBytes { pack.cipher.open(block, number, into: $0) }
    }
  }

  private mutating func makePack() throws(VaultFailure) {
    if let last = packs.indices.last {
      try packs[last].file?.sync()
      packs[last].isWhole = true
      packs[last].file = nil
    }
    let id = MediaPack.newID(vault.random)
    let key = vault.random.bytes(SealingKey.byteCount)
    let file = try vault.media.create(id)
    hasNewNames = true
    packs.append(
      Pack(
        cipher: try vault.mediaCipher(of: id, key),
        key: key,
        file: file,
        isNew: true,
        isWhole: false,
        next: 0,
        kept: 0,
        own: nil
      )
    )
  }

  /// Seals the block that is being filled, and writes it.
  private mutating func write() throws(VaultFailure) {
    guard let last = packs.indices.last else { return }
    content.withUnsafeMutableBytes { content in
      wipe(UnsafeMutableRawBufferPointer(rebasing: content[filled...]))
    }
    let number = packs[last].next
    let block = content.withUnsafeBytes {
      packs[last].cipher.seal($0, block: number, random: random)
    }
    try packs[last].file?.write(block, at: number * MediaPack.blockBytes)
    packs[last].next = number + 1
    packs[last].own?.insert(number)
    filled = 0
  }

  // MARK: Ends

  /// A pack with the number of its blocks that were written.
  struct Written {
    let id: Int64
    let key: [UInt8]
    let blocks: Int
  }

  /// Brings everything to the disk. What was written until then is not written over, nor discarded.
  mutating func finish() throws(VaultFailure) -> [Written] {
    if filled > 0 { try write() }
    if let last = packs.last, last.isNew, last.next == 0 {
      // There was no more for it.
      packs.removeLast()
      vault.media.discard(last.cipher.id)
    }
    if let last = packs.indices.last {
      if !packs[last].isWhole { try fillUp(packs[last]) }
      packs[last].isWhole = true
      try packs[last].file?.sync()
    }
    if hasNewNames {
      try vault.media.sync()
      hasNewNames = false
    }
    let written = packs.map { Written(id: $0.cipher.id, key: $0.key, blocks: $0.next) }
    packs = packs.suffix(1)
    guard let last = packs.indices.last else { return written }
    packs[last].isNew = false
    packs[last].kept = packs[last].next
    return written
  }

  /// Writes random bytes to the blocks that are left of a new pack.
  private func fillUp(_ pack: Pack) throws(VaultFailure) {
    let first = pack.next * MediaPack.blockBytes
    try pack.file?.write(vault.random.bytes(MediaPack.fileBytes - first), at: first)
  }

  /// Drops what the tables do not refer to.
  mutating func discard() throws(VaultFailure) {
    filled = 0
    parts = []
    while let pack = packs.last, pack.isNew {
      packs.removeLast()
      vault.media.discard(pack.cipher.id)
    }
    guard let last = packs.indices.last else { return }
    packs[last].next = packs[last].kept
    if packs[last].file == nil {
      packs[last].file = try vault.media.writable(packs[last].cipher.id)
    }
  }
}

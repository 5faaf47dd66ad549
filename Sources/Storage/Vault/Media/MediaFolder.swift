import Glibc
import Synchronization

/// The place of a vault's packs: a directory beside its file, or memory for a vault in memory. A vault that is
/// read from a copy has those that lie behind the copy's pages besides.
final class MediaFolder: Sendable {
  private let file: VaultFile?
  /// The packs of a vault in memory, as files without names.
  private let held = Mutex<[Int64: Int32]>([:])

  /// The ending of the directory's path.
  static let ending = ".media"

  /// The packs of the vault with this file; of one in memory if there is none. A backup beside a vault has its
  /// packs, as has a file that is to become the vault.
  init(of file: VaultFile?) {
    self.file = file.map { VaultFile(path: Self.path(of: $0), disk: $0.disk) }
    vault = file
  }

  private let vault: VaultFile?

  /// True for the packs of a vault of its own; false for those that a backup beside a vault shares with it.
  var isOwn: Bool { vault?.pathOfOwner == vault?.path }

  /// True if there is no directory of packs.
  var isEmpty: Bool {
    get throws(VaultFailure) {
      guard let file else { return held.withLock { $0.isEmpty } }
      return try OwnDirectory(file, makesIt: false) == nil
    }
  }

  deinit {
    held.withLock { for descriptor in $0.values { close(descriptor) } }
  }

  private static func path(of file: VaultFile) -> String {
    file.pathOfOwner + ending
  }

  private var disk: Disk { file?.disk ?? .system }

  // MARK: Packs

  /// Opens a pack for reading; nil if it is not there.
  ///
  /// - Parameter spare: true for the one that a restored copy brought along beside it.
  func pack(_ id: Int64, spare: Bool = false) throws(VaultFailure) -> MediaPackFile? {
    guard let file else {
      let descriptor = spare ? -1 : held.withLock { $0[id].map { dup($0) } ?? -1 }
      return descriptor >= 0 ? MediaPackFile(descriptor, disk) : nil
    }
    if let pack = try Self.pack(id, spare, in: file, disk) { return pack }
    guard let vault, let layout = try VaultCopy.layout(ofFileAt: vault.path), layout.packs > 0,
      let offset = try VaultCopy.offset(
        ofPack: id,
        spare ? 1 : 0,
        in: layout,
        ofFileAt: vault.path
      )
    else { return nil }
    return MediaPackFile(inCopy: vault.path, at: offset)
  }

  private static func pack(
    _ id: Int64,
    _ isSpare: Bool,
    in place: VaultFile,
    _ disk: Disk
  ) throws(VaultFailure) -> MediaPackFile? {
    guard let directory = try OwnDirectory(place, makesIt: false) else { return nil }
    let name = MediaPack.name(of: id) + (isSpare ? spareEnding : "")
    return try directory.open(name, O_RDONLY).map { MediaPackFile($0, disk) }
  }

  /// The ending of the names of packs that a copy brought along and that are there in another state.
  private static let spareEnding = "-2"

  /// Opens a pack to write further blocks; nil if it is not there.
  func writable(_ id: Int64) throws(VaultFailure) -> MediaPackFile? {
    guard let file else { return try pack(id) }
    guard let directory = try OwnDirectory(file, makesIt: false),
      let descriptor = try directory.open(MediaPack.name(of: id), O_RDWR)
    else { return nil }
    return MediaPackFile(descriptor, disk)
  }

  /// Creates an empty pack.
  ///
  /// - Throws: `VaultFailure.exists` if there is one with that id.
  func create(_ id: Int64) throws(VaultFailure) -> MediaPackFile {
    guard let file else {
      let descriptor = VaultCopy.memoryFile()
      guard descriptor >= 0 else { throw .notEnoughMemory }
      let isNew = held.withLock { held in
        guard held[id] == nil else { return false }
        held[id] = dup(descriptor)
        return true
      }
      let pack = MediaPackFile(descriptor, disk)
      guard isNew else { throw .exists }
      return pack
    }
    guard let directory = try OwnDirectory(file, makesIt: true),
      let descriptor = try directory.open(MediaPack.name(of: id), O_RDWR | O_CREAT | O_EXCL)
    else { throw .missing }
    return MediaPackFile(descriptor, disk)
  }

  /// Waits until the names of new packs are on the disk.
  func sync() throws(VaultFailure) {
    guard let file, let directory = try OwnDirectory(file, makesIt: false) else { return }
    guard disk.sync(directory.descriptor) == 0 || errno == EINVAL else {
      throw VaultFile.failure(creating: errno)
    }
  }

  /// The packs that are there, those of a copy not among them.
  func ids() throws(VaultFailure) -> [Int64] {
    guard let file else { return held.withLock { $0.keys.sorted() } }
    guard try OwnDirectory(file, makesIt: false) != nil else { return [] }
    return file.names.compactMap { MediaPack.id(ofName: $0) }.sorted()
  }

  /// The number of bytes that packs take on the disk.
  var size: Int {
    guard let file else { return held.withLock { $0.count * MediaPack.fileBytes } }
    return file.names.reduce(0) { $0 + VaultFile(path: "\(file.path)/\($1)").size }
  }

  // MARK: Removing

  /// Overwrites a pack with zeros and removes it.
  func remove(_ id: Int64) throws(VaultFailure) {
    guard let file else {
      return held.withLock { if let descriptor = $0.removeValue(forKey: id) { close(descriptor) } }
    }
    for ending in ["", Self.spareEnding] {
      try VaultFile(path: "\(file.path)/\(MediaPack.name(of: id))\(ending)", disk: disk).erase()
    }
  }

  /// Removes a pack of which nothing was referred to yet.
  func discard(_ id: Int64) {
    guard let file else {
      return held.withLock { if let descriptor = $0.removeValue(forKey: id) { close(descriptor) } }
    }
    unlink("\(file.path)/\(MediaPack.name(of: id))")
  }

  /// Removes what taking in packs left behind where it was interrupted.
  func discardDrafts() {
    guard let file else { return }
    for name in file.names where name.hasSuffix(Self.draftEnding) { unlink("\(file.path)/\(name)") }
  }

  private static let draftEnding = ".new"

  /// Removes all packs of a vault that is gone, and the directory. They are not overwritten: their keys were
  /// in the vault's file, which was.
  func removeAll() throws(VaultFailure) {
    guard isOwn, let file, try OwnDirectory(file, makesIt: false) != nil else { return }
    for name in file.names { unlink("\(file.path)/\(name)") }
    guard rmdir(file.path) == 0 || errno == ENOENT else { throw .system(errno) }
    try file.syncDirectory()
  }

  /// Keeps packs from being removed until the result is released.
  func hold() throws(VaultFailure) -> MediaHold? { try hold(LOCK_SH) }

  /// Runs `body` unless somebody holds packs.
  ///
  /// - Returns: true if it ran.
  func alone(_ body: () throws -> Void) throws -> Bool {
    guard file != nil else {
      try body()
      return true
    }
    guard let hold = try hold(LOCK_EX | LOCK_NB) else { return false }
    try withExtendedLifetime(hold) { try body() }
    return true
  }

  private func hold(_ way: Int32) throws(VaultFailure) -> MediaHold? {
    guard let file, let directory = try OwnDirectory(file, makesIt: false) else { return nil }
    let descriptor = openat(directory.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    let hold = MediaHold(descriptor)
    while flock(descriptor, way) != 0 {
      if errno == EINTR { continue }
      guard errno != EWOULDBLOCK else { return nil }
      // A file system without such locks is used without.
      break
    }
    return hold
  }

  // MARK: Copies

  /// A pack that is there.
  struct Present: Hashable {
    let id: Int64
    /// True for one that a restored copy brought along beside another one.
    let isSpare: Bool
  }

  /// All packs that are there, each before what a copy brought along beside it, those in a copy too.
  func all() throws(VaultFailure) -> [Present] {
    guard let file else { return try ids().map { Present(id: $0, isSpare: false) } }
    let here = file.names.compactMap { name -> Present? in
      let isSpare = name.hasSuffix(Self.spareEnding)
      let id = MediaPack.id(
        ofName: String(isSpare ? name.dropLast(Self.spareEnding.count) : name[...])
      )
      return id.map { Present(id: $0, isSpare: isSpare) }
    }
    guard let vault else { return here }
    var known = Set(here)
    return try here
      + VaultCopy.packs(inFileAt: vault.path).compactMap { id in
        [false, true].map { Present(id: id, isSpare: $0) }.first { known.insert($0).inserted }
      }
  }

  /// Appends a pack to a copy; zeros in the place of what is missing.
  func copy(_ present: Present, to copy: borrowing Descriptor) throws(VaultFailure) {
    var bytes = try pack(present.id, spare: present.isSpare)?.bytes() ?? []
    bytes += [UInt8](repeating: 0, count: MediaPack.fileBytes - bytes.count)
    try copy.write(bytes)
  }

  /// Takes in a pack that came with a copy: on disk when this returns, but for its name. One that is there in
  /// another state stays, and what is damaged in it is read from the other one.
  func take(_ id: Int64, _ bytes: [UInt8]) throws(VaultFailure) {
    guard let file, let directory = try OwnDirectory(file, makesIt: true) else { return }
    var name = MediaPack.name(of: id)
    if let present = try Self.pack(id, false, in: file, disk) {
      if try present.bytes() == bytes { return }
      name += Self.spareEnding
    }
    let draft = name + Self.draftEnding
    unlinkat(directory.descriptor, draft, 0)
    guard let descriptor = try directory.open(draft, O_RDWR | O_CREAT | O_EXCL) else {
      throw .missing
    }
    let pack = MediaPackFile(descriptor, disk)
    try pack.write(bytes, at: 0)
    try pack.sync()
    guard renameat(directory.descriptor, draft, directory.descriptor, name) == 0 else {
      throw VaultFile.failure(creating: errno)
    }
  }
}

/// Keeps a directory of packs as it is, until it is released.
final class MediaHold: Sendable {
  private let descriptor: Int32

  fileprivate init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

import CSealedPages
import Glibc

/// The place of a vault: the name under which its header is read and its database opened.
struct VaultStorage: Sendable {
  /// The path of the file, or the name in memory.
  private(set) var name: String
  /// The file that was opened, whatever is at its path later; nil for a vault in memory.
  let identity: FileIdentity?
  private let file: VaultFile?
  /// True if the file was of an older format.
  private let wasOlder: Bool
  /// The lock that keeps others from writing while a database that is only read is open.
  private var reading: VaultLock?
  /// What keeps packs from being removed that the database names, while it is only read.
  private var holding: MediaHold?

  /// A vault in a file.
  init(_ file: VaultFile) {
    identity = file.identity
    name = file.path
    self.file = file
    wasOlder = false
  }

  /// A vault that is there, of this or an older format.
  init(existing file: VaultFile) throws(VaultFailure) {
    // Not by opening the file: this process may have it open.
    let beginning = try HeaderFile(name: file.path).bytes().prefix(VaultHeader.mark.count)
    identity = file.identity
    name = file.path
    self.file = file
    wasOlder = OlderVaultFile.begins(with: Array(beginning))
  }

  /// A vault in memory, empty.
  init(inMemory name: String) throws(VaultFailure) {
    guard sealed_pages_hold_in_memory(name) == SQLITE_OK else { throw .notEnoughMemory }
    identity = nil
    self.name = name
    file = nil
    wasOlder = false
  }

  var header: HeaderFile { HeaderFile(name: name, disk: file?.disk ?? .system) }

  /// True as long as the database is of an older format, and can't be opened.
  var isOlder: Bool { wasOlder && name == file?.path }

  /// The same vault, whose database is read from memory, where it was brought to this format.
  func read(from memory: VaultStorage) -> VaultStorage {
    var storage = self
    storage.name = memory.name
    return storage
  }

  /// The number of the file's format, if that is an older one.
  var olderFormat: Int? {
    // The header was read when the vault was opened.
    wasOlder ? try? withOlder { try $0.header().format } : nil
  }

  /// Reads the header, of an older format too.
  func readHeader(format: Int) throws(VaultFailure) -> VaultHeader {
    guard isOlder else { return try header.read(format: format) }
    return try withOlder { try $0.header().header }
  }

  /// Replaces the header, of an older format too; on disk when this returns.
  func writeHeader(_ new: VaultHeader, format: Int) throws(VaultFailure) {
    guard isOlder else { return try header.write(new, format: format) }
    try withOlder { try $0.write(new) }
  }

  /// Copies the vault into a new file, on disk when this returns.
  ///
  /// - Parameter media: the packs that go with it; nil for a copy that shares them.
  func copy(to draft: VaultFile, with media: MediaFolder? = nil) throws(VaultFailure) {
    guard isOlder else { return try VaultCopy.make(of: name, in: draft, with: media) }
    try draft.create()
    try withOlder { try $0.copy(to: draft.path) }
  }

  /// Runs `body` with the file of an older format.
  func withOlder<R>(_ body: (OlderVaultFile) throws -> R) throws(VaultFailure) -> R {
    guard wasOlder, let file else { throw .notAVault }
    do {
      let hasJournal = try !VaultCopy.isCopy(file)
      return try body(OlderVaultFile(path: file.path, hasJournal: hasJournal))
    } catch {
      throw VaultFailure(error)
    }
  }

  /// Prepares for opening the database. One that is only read is opened in its place if nobody writes
  /// to it, and from a copy in memory otherwise, as one is whose log lies in the same file.
  ///
  /// - Parameter copying: true to read from a copy in any case, which may be changed.
  /// - Returns: true if another process may have written to it before.
  mutating func prepare(
    for access: VaultAccess,
    copying: Bool
  ) throws(VaultFailure) -> Bool {
    guard let file, name == file.path, reading == nil else { return false }
    guard access == .readOnly else {
      try VaultCopy.unpack(file)
      return false
    }
    // Before the database is read that names packs.
    holding = try MediaFolder(of: file).hold()
    // Without a lock somebody writes, or nothing can be written beside it. With it nobody has the file
    // open, and it may be looked at.
    if !copying, Glibc.access(file.path, W_OK) == 0, let lock = try? VaultLock(of: file),
      try !VaultCopy.isCopy(file)
    {
      reading = lock
    } else {
      name = try VaultCopy.inMemory(of: file)
    }
    return true
  }

  /// Lets go of what was needed while the database was open.
  mutating func release() {
    reading?.release()
    reading = nil
    holding = nil
    guard let file, name != file.path else { return }
    sealed_pages_discard(name)
    name = file.path
  }

  /// Wipes a database in memory.
  mutating func discard() {
    release()
    if file == nil { sealed_pages_discard(name) }
  }
}

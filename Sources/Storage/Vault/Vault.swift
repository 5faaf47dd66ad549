package import Secrets
import Synchronization

/// A vault: a file with a header in the clear, the slots by which a passcode or the recovery key leads
/// to a random key, and a database whose pages are sealed under that key.
///
/// May be used from any thread. The vault never holds its key: whoever unlocked it does, and passes it
/// to each operation that needs it. The first of these opens the database, which stays open until the
/// key is destroyed.
public final class Vault: Sendable {
  /// The vault's location.
  public let location: VaultLocation

  /// The vault's unique id, 16 bytes. Not secret; part of everything sealed.
  package let id: [UInt8]

  /// The access it was opened for.
  public let access: VaultAccess

  let dependencies: VaultDependencies
  private let storage: Mutex<VaultStorage>
  private let knownHeader: Mutex<VaultHeader>
  private let knownLosses = Mutex<[Damage]>([])
  /// The locks that keep other processes from writing, and from replacing the vault. The former is
  /// given up while nobody has a key.
  private let writing: Mutex<VaultLock?>
  private let staying: VaultLock?
  /// Held while the database is used.
  private let use = UseLock()
  private let database = Mutex<SealedDatabase?>(nil)
  /// Held while a backup is made or backups get the vault's slots, so that none is made of slots
  /// that were replaced meanwhile.
  let backupWork = Mutex(())
  /// The packs of media.
  let media: MediaFolder
  /// Held while media are added, moved or removed.
  let mediaWork = UseLock()
  /// The highest generation that was read or written under the vault's key.
  private let highestGeneration = Atomic<Int64>(0)
  let isClosed = Atomic(false)
  /// True from `lock` to `resumeWriting`, where other processes may write.
  private let isLetGo = Atomic(false)

  init(
    _ storage: VaultStorage,
    _ header: VaultHeader,
    at location: VaultLocation,
    for access: VaultAccess = .readWrite,
    holding locks: VaultLocks = VaultLocks(),
    dependencies: VaultDependencies
  ) {
    self.storage = Mutex(storage)
    knownHeader = Mutex(header)
    id = header.id
    self.location = location
    self.access = access
    writing = Mutex(locks.writing)
    staying = locks.staying
    self.dependencies = dependencies
    media =
      switch location {
      case .file(let path): MediaFolder(of: VaultFile(path: path, disk: dependencies.disk))
      case .memory: MediaFolder(of: nil)
      }
  }

  deinit {
    database.withLock { $0?.close() }
    storage.withLock { $0.discard() }
  }

  var random: any RandomSource { dependencies.random }

  /// The number of changes to the vault, as far as this process has seen it under the key; 0 if it
  /// has not.
  public var generation: Int64 { highestGeneration.load(ordering: .relaxed) }

  func noteGeneration(_ generation: Int64) {
    highestGeneration.max(generation, ordering: .relaxed)
  }

  /// True if something is at this location, be it a vault or not, so that none must be created
  /// there.
  public static func exists(at location: VaultLocation) -> Bool {
    switch location {
    case .file(let path): VaultFile(path: path).isOccupied
    case .memory: false
    }
  }

  // MARK: The header

  /// The clear header of the file.
  var header: VaultHeader { knownHeader.withLock { $0 } }

  /// Changes the clear header; on disk when this returns.
  func changeHeader(_ change: (inout VaultHeader) throws -> Void) throws(VaultFailure) {
    guard access == .readWrite else { throw .readOnly }
    try requireOpen()
    do {
      try knownHeader.withLock { known in
        var header = known
        try change(&header)
        guard header != known else { return }
        try storage.withLock { $0 }.writeHeader(header, format: dependencies.schema.version)
        known = header
      }
    } catch {
      throw VaultFailure(error)
    }
  }

  // MARK: The database

  /// Reads in one transaction.
  ///
  /// - Throws: `VaultFailure.wrongKey`, `secret(.keyDestroyed)` once the vault is locked, or the errors
  ///   of `body`; those of SQLite become `VaultFailure`.
  package func read<R>(
    under key: VaultKey,
    _ body: (Connection) throws -> R
  ) throws(VaultFailure) -> R {
    try whileOpen(under: key) { db in
      try db.transaction(writing: false) { try body(db) }
    }
  }

  /// Writes in one transaction, which is on disk when this returns, or rolled back.
  ///
  /// - Throws: as `read` does.
  package func write<R>(
    under key: VaultKey,
    _ body: (Connection) throws -> R
  ) throws(VaultFailure) -> R {
    guard access == .readWrite else { throw .readOnly }
    return try whileOpen(under: key) { db in
      try db.transaction(writing: true) { try body(db) }
    }
  }

  /// Uses the connection exclusively, and opens it if it is not open.
  func whileOpen<R>(
    under key: VaultKey,
    _ body: (Connection) throws -> R
  ) throws(VaultFailure) -> R {
    try requireOpen()
    try convert(under: key)
    return try use.withLock { () throws(VaultFailure) in
      defer { closeForgottenDatabase() }
      try requireOpen()
      do {
        try require(key)
        let database = try openDatabase(under: key)
        return try database.connection.whileValid({ !key.isDestroyed && !database.isForgotten }) {
          let result = try body(database.connection)
          if access == .readWrite { database.boundLog() }
          return result
        }
      } catch {
        throw VaultFailure(error, of: databaseName, under: key)
      }
    }
  }

  /// The place of the database, for what copies it beside the connection while `backupWork` is held.
  var place: VaultStorage { storage.withLock { $0 } }

  /// The name of the database, for what reads its file beside the connection.
  var databaseName: String { storage.withLock { $0.name } }

  /// - Throws: `VaultFailure.closed`, or `secret(.keyDestroyed)` while other processes may write.
  func requireOpen() throws(VaultFailure) {
    guard !isClosed.load(ordering: .acquiring) else { throw .closed }
    guard !isLetGo.load(ordering: .acquiring) else { throw .secret(.keyDestroyed) }
  }

  /// Checks the key before anything is written that only this key could undo.
  ///
  /// - Throws: `VaultFailure.wrongKey` for a key of another vault, `keyDestroyed` for one that is
  ///   gone.
  func require(_ key: VaultKey) throws(VaultFailure) {
    let isProven: Bool
    do throws(SecretFailure) {
      isProven = try header.isProven(key)
    } catch {
      throw VaultFailure(secret: error)
    }
    guard isProven else { throw .wrongKey }
  }

  private func openDatabase(under key: VaultKey) throws -> SealedDatabase {
    if let open = database.withLock({ $0 }) {
      guard open.isForgotten else { return open }
      // An earlier key was destroyed, and nobody locked the vault since.
      open.close()
      database.withLock { $0 = nil }
    }
    let name = try prepareStorage(under: key)
    let opened: SealedDatabase
    do {
      opened = try SealedDatabase(name, of: id, under: key)
      try dependencies.schema.complete(opened.connection)
    } catch {
      // With the damage, which is no longer known of a copy that is gone.
      let failure = VaultFailure(error, of: name, under: key)
      storage.withLock { $0.release() }
      throw failure
    }
    key.whenDestroyed { [weak opened] in opened?.forget() }
    database.withLock { $0 = opened }
    return opened
  }

  /// Prepares the place of the database for opening it. Of one that is only read the header is read
  /// again, as another process may have written since the vault was opened. One whose tables are of an
  /// older format is read from a copy, in which they are brought to this one.
  ///
  /// - Returns: the database's name.
  private func prepareStorage(under key: VaultKey) throws(VaultFailure) -> String {
    let found = try storage.withLock { storage throws(VaultFailure) -> VaultHeader? in
      let isOlder = header.format < dependencies.schema.version
      guard try storage.prepare(for: access, copying: isOlder) else { return nil }
      return try storage.readHeader(format: dependencies.schema.version)
    }
    if let found {
      guard found.id == id else { throw .missing }
      knownHeader.withLock { $0 = found }
      try require(key)
    }
    return databaseName
  }

  /// Closes the database: its key, its pages and what was read of them are wiped. Work that uses it
  /// fails at its next page.
  func closeDatabase() {
    database.withLock { $0 }?.forget()
    use.withLock { closeForgottenDatabase() }
  }

  /// The time, in milliseconds, that a lock waits for work that uses the database. Its key is gone by
  /// then, and what holds on to the connection closes it in the end.
  private static let patience = 10

  /// Closes the database where its key is wiped, while it is not used.
  private func closeForgottenDatabase() {
    database.withLock { open in
      guard let forgotten = open, forgotten.isForgotten else { return }
      forgotten.close()
      open = nil
      storage.withLock { $0.release() }
    }
  }

  /// Puts another database with its header in the place of this one, which is closed.
  func replaceStorage(by new: VaultStorage, _ header: VaultHeader) {
    storage.withLock { $0 = new }
    knownHeader.withLock { $0 = header }
  }

  // MARK: Older formats

  /// True as long as the database is of an older format.
  var isOlder: Bool { storage.withLock { $0.isOlder } }

  /// The number of the file's format.
  var format: Int { storage.withLock { $0 }.olderFormat ?? header.format }

  /// The damage found when this process brought the vault to this format; those parts are not in it.
  var lost: [Damage] { knownLosses.withLock { $0 } }

  /// Runs `body` with the file of an older format.
  func withOlder<R>(_ body: (OlderVaultFile) throws -> R) throws(VaultFailure) -> R {
    try storage.withLock { $0 }.withOlder(body)
  }

  /// Puts a database in the place of this one, which is not open, while nobody changes the header.
  func exchangeStorage(
    keeping losses: [Damage] = [],
    _ make: (inout VaultHeader) throws -> VaultStorage
  ) throws {
    try use.withLock {
      try requireOpen()
      try knownHeader.withLock { known in
        var header = known
        let new = try make(&header)
        storage.withLock { $0 = new }
        known = header
      }
      knownLosses.withLock { $0 = losses }
    }
  }

  // MARK: Locking and closing

  /// Closes the file, which is whole without its log if the key is still there. Later calls fail with
  /// `closed`.
  public func close() throws(VaultFailure) {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { throw .closed }
    emptyLog()
    closeDatabase()
    lock()
    staying?.release()
    storage.withLock { $0.discard() }
  }

  /// Empties the log while there is a key: people copy the file alone.
  private func emptyLog() {
    guard access == .readWrite else { return }
    use.withLock {
      // What the disk refuses stays in the log.
      try? database.withLock { $0 }?.emptyLog()
    }
  }

  /// Closes the database, if it is open, and lets other processes write to the vault, until
  /// `resumeWriting`.
  public func lock() {
    // First, so that nobody opens the database again.
    if access == .readWrite, file != nil { isLetGo.store(true, ordering: .releasing) }
    database.withLock { $0 }?.forget()
    _ = use.withLock(within: Self.patience) { closeForgottenDatabase() }
    writing.withLock { lock in
      lock?.release()
      lock = nil
    }
  }

  /// Keeps other processes from writing again. Does nothing if they are kept from it already, and for
  /// a vault that was opened for reading or is in memory.
  ///
  /// - Throws: `VaultFailure.inUse` if another process writes; `missing` if something else was put in
  ///   the place of the vault's file; `newerFormat` if a newer version of the program wrote to it.
  public func resumeWriting() throws(VaultFailure) {
    guard !isClosed.load(ordering: .relaxed) else { throw .closed }
    guard access == .readWrite, let file else { return }
    try writing.withLock { lock throws(VaultFailure) in
      guard lock == nil else { return }
      let new = try VaultLock(of: file)
      let proof = self.header.proof
      let header = try storage.withLock { storage throws(VaultFailure) in
        let format = dependencies.schema.version
        guard storage.identity != file.identity else {
          return try storage.readHeader(format: format)
        }
        // Another process may have brought it to this format.
        guard storage.isOlder, file.isOccupied else { throw .missing }
        let found = try VaultStorage(existing: file)
        guard !found.isOlder else { throw .missing }
        try VaultCopy.unpack(file)
        let header = try found.readHeader(format: format)
        guard header.id == id, header.proof == proof else { throw .missing }
        storage = found
        return header
      }
      knownHeader.withLock { $0 = header }
      lock = new
      isLetGo.store(false, ordering: .releasing)
    }
  }

  /// The vault's file; nil if it is in memory.
  var file: VaultFile? {
    guard case .file(let path) = location else { return nil }
    return VaultFile(path: path, disk: dependencies.disk)
  }
}

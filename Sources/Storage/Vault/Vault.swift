package import GRDB
import Secrets
import Synchronization

/// A vault: one SQLite file whose content is sealed under a random key, and the slots by which a
/// passcode or the recovery key leads to that key.
///
/// May be used from any thread. The vault never holds its key: whoever unlocked it does, and passes
/// it to each operation that needs it.
public final class Vault: Sendable {
  /// The vault's location.
  public let location: VaultLocation

  /// The vault's unique id, 16 bytes. Not secret; part of everything sealed.
  package let id: [UInt8]

  /// The access it was opened for.
  public let access: VaultAccess

  let dependencies: VaultDependencies
  private let queue: DatabaseQueue
  /// The locks that keep other processes from writing, and from replacing the vault. The former is
  /// given up while nobody has a key.
  private let writing: Mutex<VaultLock?>
  private let staying: VaultLock?
  /// The file that was opened, whatever is at its path later; nil for a vault in memory.
  private let identity: FileIdentity?
  /// Held while a backup is made or backups get the vault's slots, so that none is made of slots
  /// that were replaced meanwhile.
  let backupWork = Mutex(())
  /// The highest generation that was read or written under the vault's key.
  private let highestGeneration = Atomic<Int64>(0)
  /// Accessed only while the queue is held.
  private let isClosed = Atomic(false)

  init(
    _ queue: DatabaseQueue,
    at location: VaultLocation,
    for access: VaultAccess = .readWrite,
    holding locks: VaultLocks = VaultLocks(),
    id: [UInt8],
    dependencies: VaultDependencies
  ) {
    self.queue = queue
    self.location = location
    self.access = access
    writing = Mutex(locks.writing)
    staying = locks.staying
    identity =
      switch location {
      case .file(let path): VaultFile(path: path).identity
      case .memory: nil
      }
    self.id = id
    self.dependencies = dependencies
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

  /// Reads in one transaction. The vault's own errors pass through; those of SQLite become
  /// `VaultFailure`.
  package func read<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    try whileOpen { db in try db.readOnly { try Self.transaction(.deferred, db, body) } }
  }

  /// Writes in one transaction, which is on disk when this returns, or rolled back.
  package func write<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    try whileOpen { db in try Self.transaction(.immediate, db, body) }
  }

  /// Moves everything from SQLite's journal into the file and empties the journal, so that nothing
  /// overwritten or deleted remains on disk.
  package func flushJournal() throws(VaultFailure) {
    try whileOpen { db in _ = try db.checkpoint(.truncate) }
  }

  /// The largest file that is rewritten, in bytes: that takes a fraction of a second, in which
  /// nothing else can be done.
  private static let mostRewritten: Int64 = 32 << 20

  /// Rewrites the file, unless it is large, and empties the journal. SQLite overwrites what is
  /// deleted, but the unused parts of pages that were split or joined can have older bytes.
  package func rewriteFile() throws(VaultFailure) {
    try whileOpen { db in
      let size = try Int64.fetchOne(
        db,
        sql: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
      )
      do {
        if let size, size <= Self.mostRewritten { try db.execute(sql: "VACUUM") }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
        // There is no room for a second file: the unused parts stay as they are.
      }
      _ = try db.checkpoint(.truncate)
    }
  }

  /// Closes the file. Later calls fail with `closed`.
  public func close() throws(VaultFailure) {
    try whileOpen { _ in isClosed.store(true, ordering: .relaxed) }
    defer {
      stopWriting()
      staying?.release()
    }
    do {
      try queue.close()
    } catch {
      throw VaultFailure(error)
    }
  }

  /// Lets other processes write to the vault, until `resumeWriting`.
  public func stopWriting() {
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
      guard identity == file.identity else { throw .missing }
      try read { try dependencies.schema.check($0) }
      lock = new
    }
  }

  /// Uses the connection exclusively, unless it is closed: GRDB must not be called then.
  func whileOpen<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    do {
      return try queue.writeWithoutTransaction { db in
        guard !isClosed.load(ordering: .relaxed) else { throw VaultFailure.closed }
        do {
          return try body(db)
        } catch {
          throw VaultFailure(error, in: db)
        }
      }
    } catch {
      throw VaultFailure(error)
    }
  }

  private static func transaction<T>(
    _ kind: Database.TransactionKind,
    _ db: Database,
    _ body: (Database) throws -> T
  ) throws -> T {
    var outcome = Result<T, any Error>.failure(VaultFailure.closed)
    try db.inTransaction(kind) {
      outcome = .success(try body(db))
      return .commit
    }
    return try outcome.get()
  }
}

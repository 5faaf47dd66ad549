package import GRDB
public import Secrets
import Synchronization

/// A vault: one SQLite file whose content is sealed under a random key, and the slots by which a
/// passcode or the recovery key leads to that key.
///
/// May be used from any thread. The vault never holds its key: whoever unlocked it does, and lends
/// it to each operation that needs one.
public final class Vault: Sendable {
  /// Where it is kept.
  public let location: VaultLocation

  /// What tells this vault from every other, 16 bytes. Not secret; part of everything sealed.
  package let id: [UInt8]

  let random: any RandomSource
  private let queue: DatabaseQueue
  /// Keeps other processes from writing.
  private let lock: VaultLock?
  /// Read and written only while the queue is held.
  private let isClosed = Atomic(false)

  private init(
    _ queue: DatabaseQueue,
    at location: VaultLocation,
    holding lock: VaultLock? = nil,
    id: [UInt8],
    random: any RandomSource
  ) {
    self.queue = queue
    self.lock = lock
    self.location = location
    self.id = id
    self.random = random
  }

  /// Whether something stands at this place, be it a vault or not, so that none must be made there.
  public static func exists(at location: VaultLocation) -> Bool {
    switch location {
    case .file(let path): VaultFile(path: path).isOccupied
    case .memory: false
    }
  }

  /// Opens a vault that exists, still locked. Brings an older format to the present one; leaves a
  /// newer one, and what is no vault, byte for byte as it is. Rights that others have on the files
  /// are taken from them.
  ///
  /// Throws `inUse` where another process has it open for writing already; it may still be opened
  /// for reading, which changes nothing.
  public static func open(
    _ location: VaultLocation,
    for access: VaultAccess = .readWrite,
    random: any RandomSource = SystemRandom()
  ) throws(VaultFailure) -> Vault {
    guard case .file(let path) = location else { throw .missing }
    let file = VaultFile(path: path)
    try file.check(for: access)
    let lock = access == .readWrite ? try VaultLock(of: file) : nil
    return try open(file, for: access, holding: lock, random: random)
  }

  private static func open(
    _ file: VaultFile,
    for access: VaultAccess,
    holding lock: VaultLock?,
    random: any RandomSource
  ) throws(VaultFailure) -> Vault {
    let head = try FileHead(file.head(FileHead.byteCount))
    try Schema.check(head)
    guard file.hasJournal || file.size == head.fileSize else { throw .damaged(.file) }
    do {
      let configuration = Schema.configuration(for: access)
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      // The journal may know of a newer format than the head of the file does.
      try queue.read { try Schema.check($0) }
      if access == .readWrite {
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try queue.write { try Schema.migrate($0) }
      }
      let id = try queue.read { try Header.id($0) }
      return Vault(queue, at: .file(file.path), holding: lock, id: id, random: random)
    } catch {
      throw VaultFailure(error)
    }
  }

  /// A vault that was just made.
  public struct Creation: Sendable {
    /// The vault.
    public let vault: Vault
    /// Its key: the vault is open.
    public let key: VaultKey
    /// The recovery key, to be written down by the user. Also kept, sealed, until that is confirmed.
    public let recoveryKey: RecoveryKey
  }

  /// Makes a vault. It stands in its place only once it is whole and on disk; until then nothing
  /// does.
  ///
  /// Derives a key, so it takes as long as unlocking. Where the machine has not the memory for
  /// `cost`, a lower one is used, but none under the floor.
  /// - Parameters:
  ///   - passcode: what was typed, UTF-8.
  ///   - kind: the kind of passcode, which the lock needs to know before there is a key. A name of
  ///     the caller's, not secret.
  public static func create(
    at location: VaultLocation,
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    random: any RandomSource = SystemRandom()
  ) throws(VaultFailure) -> Creation {
    switch location {
    case .memory:
      return try create(
        at: location,
        in: { try DatabaseQueue(configuration: Schema.configuration()) },
        passcode: passcode,
        kind: kind,
        cost: cost,
        random: random
      )
    case .file(let path):
      let target = VaultFile(path: path)
      guard !target.isOccupied else { throw .exists }
      try target.createDirectory()
      let lock = try VaultLock(of: target)
      let suffix = random.bytes(4).map { String($0, radix: 16) }.joined()
      let draft = VaultFile(path: "\(path).new-\(suffix)")
      defer { draft.discard() }
      try draft.create()
      let creation = try create(
        at: .file(draft.path),
        in: { try DatabaseQueue(path: draft.path, configuration: Schema.configuration()) },
        passcode: passcode,
        kind: kind,
        cost: cost,
        random: random
      )
      try creation.vault.close()
      try draft.move(to: target)
      return Creation(
        vault: try open(target, for: .readWrite, holding: lock, random: random),
        key: creation.key,
        recoveryKey: creation.recoveryKey
      )
    }
  }

  private static func create(
    at location: VaultLocation,
    in database: () throws -> DatabaseQueue,
    passcode: SecretBytes,
    kind: String,
    cost: DerivationCost,
    random: any RandomSource
  ) throws(VaultFailure) -> Creation {
    do {
      let id = random.bytes(Header.idBytes)
      let key = try VaultKey(random: random)
      let recoveryKey = try RecoveryKey(random: random)
      let slots = [
        try Slot.passcode(passcode, kind: kind, cost: cost, wrapping: key, of: id, random: random),
        try Slot.recovery(recoveryKey, wrapping: key, of: id, random: random),
      ]
      let vault = Vault(try database(), at: location, id: id, random: random)
      try vault.write { db in
        try Schema.migrate(db)
        try Header.write(id: id, key: key, in: db)
        try Manifest(settingsCode: LockSettings.code(of: id, under: key, in: db))
          .write(of: id, under: key, random: random, in: db)
        for slot in slots { try slot.write(of: id, in: db) }
        try vault.keep(pending: recoveryKey, under: key, in: db)
      }
      return Creation(vault: vault, key: key, recoveryKey: recoveryKey)
    } catch {
      throw VaultFailure(error)
    }
  }

  /// Reads in one transaction. The vault's own errors pass through; those of SQLite become typed.
  package func read<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    try whileOpen { db in try db.readOnly { try Self.transaction(.deferred, db, body) } }
  }

  /// Writes in one transaction, which is on disk when this returns, or never was.
  package func write<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    try whileOpen { db in try Self.transaction(.immediate, db, body) }
  }

  /// Moves everything from SQLite's journal into the file and empties the journal, so that nothing
  /// that was overwritten or deleted remains on disk.
  package func flushJournal() throws(VaultFailure) {
    try whileOpen { db in _ = try db.checkpoint(.truncate) }
  }

  /// Closes the file. What is tried afterwards fails with `closed`.
  public func close() throws(VaultFailure) {
    try whileOpen { _ in isClosed.store(true, ordering: .relaxed) }
    defer { lock?.release() }
    do {
      try queue.close()
    } catch {
      throw VaultFailure(error)
    }
  }

  /// Uses the connection alone, unless it is closed: GRDB must not be asked then.
  private func whileOpen<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    do {
      return try queue.writeWithoutTransaction { db in
        guard !isClosed.load(ordering: .relaxed) else { throw VaultFailure.closed }
        return try body(db)
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

  /// Destroys the vault: deletes the slots first, so that from then on no key opens it, then
  /// overwrites and removes the files. There is no way back. Where it is interrupted after the slots
  /// are gone, the file that is left opens for nobody, and can be destroyed again.
  public func destroy() throws(VaultFailure) {
    try write { db in
      try db.execute(sql: "DELETE FROM slot; DELETE FROM sealed; DELETE FROM setting;")
    }
    try flushJournal()
    try close()
    try Self.erase(at: location)
  }

  /// Overwrites and removes the files of a vault that can't even be opened.
  public static func erase(at location: VaultLocation) throws(VaultFailure) {
    guard case .file(let path) = location else { return }
    let file = VaultFile(path: path)
    guard file.isOccupied else { return }
    let lock = try VaultLock(of: file)
    defer { lock.release() }
    try file.erase()
  }
}

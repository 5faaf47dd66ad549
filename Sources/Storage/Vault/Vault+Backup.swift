import FoundationEssentials
import GRDB
public import Secrets
import Synchronization

extension Vault {
  /// Writes a copy of the vault to a new file, which opens as the vault does: consistent and whole,
  /// while this or another process goes on writing. Needs no key.
  ///
  /// - Throws: `VaultFailure.exists` if something is there already, and `damaged(.file)` if the
  ///   vault itself is; then there is no copy.
  public func backUp(to path: String) throws(VaultFailure) {
    try copy(to: VaultFile(path: path, disk: dependencies.disk), beside: VaultFile(path: path))
  }

  /// Writes a copy of the vault to an open file or pipe. It is made beside the vault first, as
  /// SQLite writes to files only. Needs no key.
  public func backUp(into descriptor: Int32) throws(VaultFailure) {
    guard let file else { throw .missing }
    let draft = file.draft(random)
    defer { draft.discard() }
    try copy(to: draft, beside: file)
    try draft.send(to: descriptor)
  }

  /// Reads in one transaction over a separate connection, so that the vault can be used meanwhile.
  /// A vault in memory has only one.
  func readConcurrently<T>(_ body: (Database) throws -> T) throws(VaultFailure) -> T {
    guard let file else { return try read(body) }
    do {
      let source = try DatabaseQueue(
        path: file.path,
        configuration: Schema.configuration(for: .readOnly)
      )
      let result = try source.read(body)
      try source.close()
      return result
    } catch {
      throw VaultFailure(error)
    }
  }

  /// The interval between two automatic backups, in seconds.
  private static let interval: Int64 = 86_400

  /// Makes a backup beside the vault if none was made within a day, and removes those beyond
  /// `Backup.limit`. A damaged vault is not copied: its copies would come to replace the good ones.
  ///
  /// - Parameter now: in seconds since 1970 (UTC). If the clock was set back a day or more, a
  ///   backup is due too.
  /// - Returns: the backup, if one was due.
  @discardableResult
  public func keepDailyBackup(
    at now: Int64,
    under key: VaultKey
  ) throws(VaultFailure) -> Backup? {
    guard isBackupDue(at: now) else { return nil }
    if let damage = try check(under: key).damage.first { throw .damaged(damage) }
    return try keepBackup(at: now)
  }

  /// True if `keepDailyBackup` would make one.
  public func isBackupDue(at now: Int64) -> Bool {
    guard let file, access == .readWrite else { return false }
    guard let last = Backup.all(beside: file).first else { return true }
    let (age, overflow) = now.subtractingReportingOverflow(last.time)
    return overflow || age.magnitude >= Self.interval
  }

  /// Makes a backup beside the vault now. Nil for a vault in memory.
  @discardableResult
  func keepBackup(at time: Int64) throws(VaultFailure) -> Backup? {
    guard let file else { return nil }
    return try backupWork.withLock { _ throws(VaultFailure) in
      let backup = Backup(of: file, after: Backup.all(beside: file), at: time)
      try copy(to: VaultFile(path: backup.path, disk: dependencies.disk), beside: file)
      for old in Backup.all(beside: file).dropFirst(Backup.limit) { old.file.discard() }
      return backup
    }
  }

  /// The vault's file; nil if it is in memory.
  var file: VaultFile? {
    guard case .file(let path) = location else { return nil }
    return VaultFile(path: path, disk: dependencies.disk)
  }

  /// Makes the copy under a temporary name first, over a separate connection, so that the vault can
  /// be used meanwhile.
  private func copy(to target: VaultFile, beside name: VaultFile) throws(VaultFailure) {
    guard !target.isOccupied else { throw .exists }
    let draft = name.draft(random)
    defer { draft.discard() }
    if file != nil {
      try readConcurrently { try VaultCopy.make(of: $0, in: draft) }
    } else {
      // SQLite must not copy from within a transaction of its own connection.
      try whileOpen { try VaultCopy.make(of: $0, in: draft) }
    }
    try draft.move(to: VaultFile(path: target.path, disk: dependencies.disk))
  }
}

/// Copies of a vault's database.
enum VaultCopy {
  /// Copies the database of an open vault into a new file without a journal.
  ///
  /// - Throws: `VaultFailure.damaged(.file)` if SQLite finds the copy's structure damaged.
  static func make(of source: Database, in draft: VaultFile) throws {
    try draft.create()
    let queue = try DatabaseQueue(path: draft.path, configuration: Schema.configuration())
    try queue.writeWithoutTransaction { target in
      try source.backup(to: target)
      try target.execute(sql: "PRAGMA journal_mode = DELETE")
      guard try String.fetchAll(target, sql: "PRAGMA quick_check(1)") == ["ok"] else {
        throw VaultFailure.damaged(.file)
      }
      try target.execute(sql: "UPDATE vault SET unsettled = 0")
    }
    try queue.close()
  }
}

import FoundationEssentials
import GRDB
public import Secrets
import Synchronization

extension Vault {
  /// Writes a copy of the vault to a file: consistent and whole, while this or another process goes
  /// on writing. Needs no key.
  ///
  /// - Parameters:
  ///   - form: by default one that opens as the vault does.
  ///   - replacing: true if the copy may take the place of another file.
  /// - Throws: `VaultFailure.exists` if something is there that may not be replaced, or the vault
  ///   itself; `damaged` if the vault is, and `recoveryKeyPending`; then there is no copy, and what
  ///   was there stays.
  public func backUp(
    to path: String,
    as form: CopyForm = .whole,
    replacing: Bool = false
  ) throws(VaultFailure) {
    let target = VaultFile(path: path, disk: dependencies.disk)
    if let mine = file?.identity, mine == target.identity { throw .exists }
    // Another vault's journal would go with it.
    if replacing, let process = VaultLock.holder(of: target) { throw .inUse(by: process) }
    try copy(to: target, beside: VaultFile(path: path), as: form, replacing: replacing)
  }

  /// Writes a copy of the vault to an open file or pipe. It is made beside the vault first, as
  /// SQLite writes to files only. Needs no key.
  public func backUp(into descriptor: Int32, as form: CopyForm = .whole) throws(VaultFailure) {
    guard let file else { throw .missing }
    let draft = file.draft(random)
    defer { draft.discard() }
    try copy(to: draft, beside: file, as: form)
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
    guard let last = Backup.all(beside: file).first(where: { !$0.isKept }) else { return true }
    let (age, overflow) = now.subtractingReportingOverflow(last.time)
    return overflow || age.magnitude >= Self.interval
  }

  /// Makes a backup beside the vault now. Nil for a vault in memory.
  ///
  /// - Parameter isKept: true if it stays until the user deletes it.
  @discardableResult
  func keepBackup(at time: Int64, isKept: Bool = false) throws(VaultFailure) -> Backup? {
    guard let file else { return nil }
    return try backupWork.withLock { _ throws(VaultFailure) in
      let backup = Backup(of: file, after: Backup.all(beside: file), at: time, isKept: isKept)
      try copy(to: VaultFile(path: backup.path, disk: dependencies.disk), beside: file)
      let others = Backup.all(beside: file).filter { !$0.isKept }
      for old in others.dropFirst(Backup.limit) { old.file.discard() }
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
  private func copy(
    to target: VaultFile,
    beside name: VaultFile,
    as form: CopyForm = .whole,
    replacing: Bool = false
  ) throws(VaultFailure) {
    guard replacing || !target.isOccupied else { throw .exists }
    let draft = name.draft(random)
    defer { draft.discard() }
    if file != nil {
      try readConcurrently { try VaultCopy.make(of: $0, in: draft) }
    } else {
      // SQLite must not copy from within a transaction of its own connection.
      try whileOpen { try VaultCopy.make(of: $0, in: draft) }
    }
    if form == .recoveryKeyOnly { try VaultCopy.removePasscode(from: draft, dependencies.schema) }
    try replacing ? draft.replace(target) : draft.move(to: target)
  }
}

/// The ways in which a copy of a vault opens.
public enum CopyForm: Hashable, Sendable {
  /// As the vault does.
  case whole
  /// By the recovery key alone: nobody can try passcodes at it.
  case recoveryKeyOnly
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

  /// Replaces the passcode's slot of a copy by one that no passcode opens.
  ///
  /// - Throws: `VaultFailure.recoveryKeyPending` if nobody may have the recovery key yet;
  ///   `damaged(.slot(.recovery))`.
  static func removePasscode(from draft: VaultFile, _ schema: Schema) throws(VaultFailure) {
    do {
      let queue = try DatabaseQueue(path: draft.path, configuration: Schema.configuration())
      try queue.write { db in
        try schema.migrate(db)
        let id = try Header.id(db)
        _ = try Slot(.recovery, of: id, in: db)
        guard try !Vault.hasPendingRecoveryKey(db) else { throw VaultFailure.recoveryKeyPending }
        try Slot.withoutPasscode.write(of: id, in: db)
      }
      // Unused parts of pages could still hold the slot.
      try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
      try queue.close()
    } catch {
      throw VaultFailure(error)
    }
  }
}

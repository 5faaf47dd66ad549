public import Secrets
import Synchronization

extension Vault {
  /// Writes a copy of the vault with all media to a file: consistent and whole, while this or another
  /// process goes on writing. Needs no key.
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
    try backupWork.withLock { _ throws(VaultFailure) in
      try copy(
        to: target,
        beside: VaultFile(path: path),
        as: form,
        replacing: replacing,
        with: media
      )
    }
  }

  /// Writes a copy of the vault to an open file or pipe. It is made beside the vault first, as its
  /// header is changed. Needs no key.
  public func backUp(into descriptor: Int32, as form: CopyForm = .whole) throws(VaultFailure) {
    guard let file else { throw .missing }
    let draft = file.draft(random)
    defer { draft.discard() }
    try backupWork.withLock { _ throws(VaultFailure) in
      try copy(to: draft, beside: file, as: form, with: media)
    }
    try draft.send(to: descriptor)
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
    try backupWork.withLock { _ throws(VaultFailure) in try makeBackup(at: time, isKept: isKept) }
  }

  /// Makes a backup while `backupWork` is held.
  func makeBackup(at time: Int64, isKept: Bool = false) throws(VaultFailure) -> Backup? {
    guard let file else { return nil }
    let backup = Backup(of: file, after: Backup.all(beside: file), at: time, isKept: isKept)
    try copy(to: VaultFile(path: backup.path, disk: dependencies.disk), beside: file)
    let others = Backup.all(beside: file).filter { !$0.isKept }
    for old in others.dropFirst(Backup.limit) { old.file.discard() }
    return backup
  }

  /// Makes the copy while `backupWork` is held, under a temporary name first. Whoever uses the database
  /// does not wait for it.
  ///
  /// - Parameter media: the packs that it is to have in it; nil for one that stays beside the vault.
  private func copy(
    to target: VaultFile,
    beside name: VaultFile,
    as form: CopyForm = .whole,
    replacing: Bool = false,
    with media: MediaFolder? = nil
  ) throws(VaultFailure) {
    guard replacing || !target.isOccupied else { throw .exists }
    let draft = name.draft(random)
    defer { draft.discard() }
    guard !isClosed.load(ordering: .acquiring) else { throw .closed }
    try place.copy(to: draft, with: media)
    try Self.changeHeader(of: draft, dependencies) { header throws(VaultFailure) in
      header.cleanup = nil
      guard form == .recoveryKeyOnly else { return }
      _ = try header.slot(.recovery)
      guard !header.hasPendingRecoveryKey else { throw VaultFailure.recoveryKeyPending }
      header.set(.withoutPasscode)
    }
    try replacing ? draft.replace(target) : draft.move(to: target)
  }

  /// Changes the header of a copy, which nobody has open.
  static func changeHeader(
    of file: VaultFile,
    _ dependencies: VaultDependencies,
    _ change: (inout VaultHeader) throws(VaultFailure) -> Void
  ) throws(VaultFailure) {
    let place = try VaultStorage(existing: file)
    let format = dependencies.schema.version
    var header = try place.readHeader(format: format)
    try change(&header)
    try place.writeHeader(header, format: format)
  }
}

/// The ways in which a copy of a vault opens.
public enum CopyForm: Hashable, Sendable {
  /// As the vault does.
  case whole
  /// By the recovery key alone: nobody can try passcodes at it.
  case recoveryKeyOnly
}

package import Secrets

extension Vault {
  /// The fate of the vault that a backup replaced.
  public enum Replaced: Hashable, Sendable {
    /// There was none.
    case nothing
    /// It was kept as this backup.
    case backup(Backup)
    /// It could not be opened, and was kept as it was in this file.
    case file(path: String)
  }

  /// Replaces the vault by a copy of a backup. Both the backup and the vault there, as a backup or a
  /// file, are kept until the user deletes them; interrupted anywhere, the old or the new vault is in its
  /// place. Needs no key: the passcode
  /// that last opened the vault opens the backup too, unless the vault can't be opened any more.
  ///
  /// - Parameter now: in seconds since 1970 (UTC).
  /// - Throws: `VaultFailure.damaged` if the backup is; `inUse` if another process writes to the
  ///   vault or has it open on screens.
  package static func restore(
    _ backup: Backup,
    to location: VaultLocation,
    at now: Int64,
    random: any RandomSource = SystemRandom()
  ) throws(VaultFailure) -> Replaced {
    guard case .file(let path) = location else { throw .missing }
    return try restore(
      backup,
      to: VaultFile(path: path),
      at: now,
      VaultDependencies(random: random)
    )
  }

  static func restore(
    _ backup: Backup,
    to place: VaultFile,
    at now: Int64,
    _ dependencies: VaultDependencies
  ) throws(VaultFailure) -> Replaced {
    let target = VaultFile(path: place.path, disk: dependencies.disk)
    return try VaultLock.alone(with: target) { () throws(VaultFailure) in
      try replace(target, by: backup, at: now, dependencies)
    }
  }

  private static func replace(
    _ target: VaultFile,
    by backup: Backup,
    at now: Int64,
    _ dependencies: VaultDependencies
  ) throws(VaultFailure) -> Replaced {
    // An earlier restoration gave it another name.
    let backup = Backup.all(beside: target).first { $0.number == backup.number } ?? backup
    // Opening the vault copies its slots to the backups that do not have them yet.
    let current = try openIfPossible(target, dependencies)
    let draft = target.draft(dependencies.random)
    defer { draft.discard() }
    try backup.file.check(for: .readOnly)
    // Its header says whether it is a vault at all; the rest of it needs a key.
    let found = try VaultStorage(existing: backup.file)
    _ = try found.readHeader(format: dependencies.schema.version)
    if !found.isOlder { try pack(backup.file) }
    try backup.file.copyBytes(to: draft)
    // The journal that is there is another vault's: an empty one takes its place with this file.
    if found.isOlder { try VaultCopy.pack(draft) }
    let replaced = try setAside(current, target, at: now)
    try backup.keep()
    try draft.replace(target)
    if found.isOlder { try VaultCopy.unpack(target) }
    return replaced
  }

  /// Makes one file again of a backup that was opened as a vault.
  ///
  /// - Throws: `VaultFailure.damaged` if its end is missing.
  private static func pack(_ backup: VaultFile) throws(VaultFailure) {
    try VaultLock.alone(with: backup) { () throws(VaultFailure) in
      guard try !VaultCopy.isCopy(backup) else { return }
      guard VaultFile(path: backup.path + VaultCopy.logEnding).isOccupied else {
        throw .damaged(.file)
      }
      try VaultCopy.pack(backup)
    }
  }

  /// Opens the vault there; nil if there is none, or one that can't be opened.
  private static func openIfPossible(
    _ file: VaultFile,
    _ dependencies: VaultDependencies
  ) throws(VaultFailure) -> Vault? {
    guard file.isOccupied else { return nil }
    try file.check(for: .readWrite)
    do throws(VaultFailure) {
      return try open(file, for: .readWrite, holding: VaultLocks(), dependencies)
    } catch .damaged, .notAVault, .olderFormat {
      return nil
    }
  }

  /// What stands before the time in the name of a damaged vault that was replaced.
  static let asideInfix = ".replaced-"

  private static func setAside(
    _ current: Vault?,
    _ file: VaultFile,
    at now: Int64
  ) throws(VaultFailure) -> Replaced {
    if let current {
      do throws(VaultFailure) {
        let kept = try current.keepBackup(at: now, isKept: true)
        try current.close()
        if let kept { return .backup(kept) }
      } catch .damaged {
        try current.close()
      }
    }
    guard file.isOccupied else { return .nothing }
    let aside = VaultFile(path: "\(file.path)\(asideInfix)\(Backup.stamped(now))", disk: file.disk)
    for ending in [""] + VaultFile.sidecars {
      let part = VaultFile(path: file.path + ending)
      if part.isOccupied { try part.copyBytes(to: VaultFile(path: aside.path + ending)) }
    }
    return .file(path: aside.path)
  }
}

import Glibc
import Locking
import Secrets
import Vault
public import Wording

/// What the commands about a vault do, each with the lines that it tells the user.
public struct VaultTool {
  private let path: String
  private let attempts: AttemptCounting
  private let wording: Wording

  /// The commands for the vault at a path.
  ///
  /// - Parameter stateDirectory: where attempts at passcodes are counted; nil where there is no such
  ///   place.
  public init(path: String, stateDirectory: String?, wording: Wording) {
    self.path = path
    self.wording = wording
    attempts = AttemptCounting(
      clock: MachineClock(random: SystemRandom()),
      directory: stateDirectory
    )
    FileManners.adopt()
  }

  /// How things stand with the vault. Needs no key.
  public func status() throws(ToolFailure) -> [String] {
    let status = try at(path) { () throws(VaultFailure) in
      try Vault.open(.file(path), for: .readOnly).status()
    }
    return VaultStatusText(status, path: path, wording).lines
  }

  /// Writes a copy of the vault to a file, while it may be in use. Needs no key.
  public func backUp(to copy: String) throws(ToolFailure) -> [String] {
    let vault = try at(path) { () throws(VaultFailure) in
      try Vault.open(.file(path), for: .readOnly)
    }
    do throws(VaultFailure) {
      try vault.backUp(to: copy)
    } catch {
      if case .damaged = error { throw .vault(error, path: path) }
      throw .vault(error, path: copy)
    }
    return [wording(.toolBackupDone, ["path": copy])]
  }

  /// Asks for the passcode and authenticates everything in the vault.
  ///
  /// - Returns: what was found, and whether nothing is damaged.
  public func verify() throws(ToolFailure) -> (lines: [String], isSound: Bool) {
    let vault = try at(path) { () throws(VaultFailure) in
      try Vault.open(.file(path), for: .readOnly)
    }
    let opening = try unlock(vault)
    defer { opening.key.destroy() }
    let findings = try at(path) { () throws(VaultFailure) in
      try vault.verify(under: opening.key)
    }
    guard !findings.damage.isEmpty else {
      let changes = findings.generation.map { "\($0)" } ?? "?"
      return (opening.notes + [wording(.toolSound, ["changes": changes])], true)
    }
    let damage = findings.damage.map { $0.sentence(wording) }
    return (opening.notes + damage + [wording(.toolDamaged)], false)
  }

  /// The backups that are kept beside the vault, the newest first.
  public func backups() -> [String] {
    let backups = Backup.all(beside: .file(path))
    guard !backups.isEmpty else { return [wording(.toolNoBackups, ["path": path])] }
    return backups.map { VaultStatusText.line(of: $0, wording) }
  }

  /// Puts a backup in the vault's place, and keeps what stood there.
  ///
  /// - Parameter now: in seconds since 1970 (UTC).
  public func restore(_ number: Int, at now: Int64) throws(ToolFailure) -> [String] {
    guard let backup = Backup.all(beside: .file(path)).first(where: { $0.number == number })
    else { throw .noBackup(number) }
    let replaced = try at(path) { () throws(VaultFailure) in
      try Vault.restore(backup, to: .file(path), at: now)
    }
    let done = wording(.toolRestored, ["number": "\(number)"])
    return switch replaced {
    case .nothing: [done]
    case .backup(let kept): [done, wording(.toolKeptAsBackup, ["number": "\(kept.number)"])]
    case .file(let aside): [done, wording(.toolKeptAsFile, ["path": aside])]
    }
  }

  /// Asks for the passcode and gives the vault a new key, everything in it sealed again.
  ///
  /// - Parameter now: in seconds since 1970 (UTC).
  public func rekey(at now: Int64) throws(ToolFailure) -> [String] {
    let vault = try at(path) { () throws(VaultFailure) in try Vault.open(.file(path)) }
    let opening = try unlock(vault)
    defer { opening.key.destroy() }
    try at(path) { () throws(VaultFailure) in
      let rekeying = try vault.rekey(
        passcode: opening.passcode,
        kind: vault.passcodeKind(),
        cost: vault.derivationCost(),
        at: now,
        under: opening.key
      )
      rekeying.key.destroy()
      try vault.close()
    }
    return opening.notes + [wording(.toolRekeyed), wording(.toolRekeyedNote)]
  }

  /// A vault that was opened for a command.
  private struct Opening {
    let key: VaultKey
    let passcode: SecretBytes
    /// What the user is to be told of earlier attempts.
    let notes: [String]
  }

  /// Asks for the passcode. The attempt counts as one on the screen does.
  private func unlock(_ vault: Vault) throws(ToolFailure) -> Opening {
    _ = ProcessHardening.apply()
    let counter = attempts.counter(of: vault)
    let wait = counter.standing.wait
    guard wait == .zero else {
      throw .notDue(seconds: Int(wait.components.seconds) + 1)
    }
    guard let passcode = try PasscodeQuestion.ask(wording) else { throw .cancelled }
    let attempt: CountedAttempt
    do throws(AttemptNotDue) {
      attempt = try counter.count(passcode)
    } catch {
      throw .notDue(seconds: Int(counter.standing.wait.components.seconds) + 1)
    }
    let earlier = attempt.earlier
    do throws(UnlockFailure) {
      let key = try vault.unlock(with: attempt)
      return Opening(key: key, passcode: passcode, notes: notes(of: earlier))
    } catch {
      throw .refused(error)
    }
  }

  private func notes(of earlier: FailedAttempts) -> [String] {
    if earlier.isAssumed { return [wording(.noticeAttemptRecordLost)] }
    guard earlier.count > 0 else { return [] }
    let attempts = wording.count(.attempts, earlier.count)
    return [wording(.noticeFailedAttempts, ["attempts": attempts])]
  }

  /// Does something whose failure has to do with a file.
  private func at<T>(
    _ path: String,
    _ body: () throws(VaultFailure) -> T
  ) throws(ToolFailure) -> T {
    do throws(VaultFailure) {
      return try body()
    } catch {
      throw .vault(error, path: path)
    }
  }
}

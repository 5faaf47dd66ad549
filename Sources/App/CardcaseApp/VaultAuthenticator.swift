import Locking
import Secrets
import Vault
import Wording

/// The way into a vault for commands: the passcode is asked for on the terminal, and the attempt
/// counts.
struct VaultAuthenticator {
  /// Where the vault is.
  let path: String
  private let attempts: AttemptCounting
  private let wording: Wording

  /// The way into the vault at a path. What the commands write is the user's alone.
  init(path: String, stateDirectory: String?, wording: Wording) {
    self.path = path
    self.wording = wording
    attempts = AttemptCounting(
      clock: MachineClock(random: SystemRandom()),
      directory: stateDirectory
    )
    ProcessFileDefaults.adopt()
  }

  /// A vault that was opened for a command.
  struct Opening {
    let key: VaultKey
    let passcode: SecretBytes
    /// What the user is to be told of earlier attempts and of the file.
    let remarks: [String]
    /// What is damaged, as far as that is seen at once.
    let damage: String?

    /// All that the user is to be told.
    var notes: [String] { remarks + (damage.map { [$0] } ?? []) }
  }

  /// Opens the vault's file, still locked.
  func open(for access: VaultAccess) throws(ToolFailure) -> Vault {
    try at(path) { () throws(VaultFailure) in
      try Vault.open(
        .file(path),
        for: access,
        devices: DeviceKeyFile(directory: attempts.directory)
      )
    }
  }

  /// Asks for the passcode. The attempt counts as one on the screen does.
  func unlock(_ vault: Vault) throws(ToolFailure) -> Opening {
    _ = ProcessHardening.apply()
    let counter = attempts.counter(of: vault)
    while true {
      try AttemptWait(counter: counter, wording: wording)()
      guard let passcode = try PasscodePrompt.ask(wording) else { throw .cancelled }
      let attempt: CountedAttempt
      do throws(AttemptNotDue) {
        attempt = try counter.count(passcode)
      } catch {
        // Another process was faster, or it can't be recorded any more.
        continue
      }
      let earlier = attempt.earlier
      do throws(UnlockFailure) {
        let key = try vault.unlock(with: attempt)
        let damage = damage(of: vault, key)
        return Opening(
          key: key,
          passcode: passcode,
          remarks: notes(of: earlier) + notes(about: vault),
          damage: damage
        )
      } catch {
        throw .refused(error)
      }
    }
  }

  private func notes(of earlier: FailedAttempts) -> [String] {
    if earlier.isEstimated { return [wording(.noticeAttemptRecordLost)] }
    guard earlier.count > 0 else { return [] }
    let attempts = wording.count(.attempts, earlier.count)
    return [wording(.noticeFailedAttempts(attempts: attempts))]
  }

  /// What can be seen of damage at once; from then on it is known in which generation the vault is.
  private func damage(of vault: Vault, _ key: VaultKey) -> String? {
    // What keeps it from being read keeps the command from what it does, which says so.
    guard let damage = try? vault.check(under: key).damage, !damage.isEmpty else { return nil }
    return wording(.noticeDamaged(what: Damage.summary(damage, wording)))
  }

  /// What is to be told of the file after unlocking, as on the screen.
  private func notes(about vault: Vault) -> [String] {
    var notes: [String] = []
    if let open = DirectoryTrust.openDirectory(above: vault.location) {
      notes.append(wording(.noticeDirectoryOpen(path: open)))
    }
    if vault.generation > 0, attempts.lastSeen(of: vault).note(vault.generation) {
      notes.append(wording(.noticeOlderFile))
    }
    return notes
  }

  /// Takes note that the vault was put back on purpose.
  func wasRestored() {
    // Where it can't be read now, the next unlocking says more.
    guard let vault = try? open(for: .readOnly), let status = try? vault.status() else { return }
    attempts.lastSeen(of: vault).lower(to: status.generation)
  }

  /// Does something whose failure has to do with a file.
  func at<T>(
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

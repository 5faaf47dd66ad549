import Locking
import Secrets
import Vault
import Wording

/// Opens and unlocks a vault for commands: the passcode is asked for on the terminal or read from a
/// descriptor, and the attempt counts.
struct VaultAuthenticator {
  private let context: CommandContext
  private let attempts: AttemptCounting

  /// Prepares access to a vault, and restricts new files of the process to their owner.
  init(in context: CommandContext) {
    self.context = context
    attempts = AttemptCounting(
      clock: MachineClock(random: SystemRandom()),
      directory: context.stateDirectory
    )
    ProcessFileDefaults.adopt()
  }

  /// The path of the vault.
  var path: String { context.path }
  private var wording: Wording { context.wording }

  /// A vault unlocked for a command.
  struct Opening {
    let key: VaultKey
    let passcode: SecretBytes
    /// The notices about earlier attempts and about the file.
    let remarks: [String]
    /// The damage visible at once, for the user; nil if there is none.
    let damage: String?

    /// All notices, including the damage.
    var notes: [String] { remarks + (damage.map { [$0] } ?? []) }
  }

  /// Opens the vault's file, still locked, or makes that of the demo.
  func open(for access: VaultAccess) throws(ToolFailure) -> Vault {
    try at(path) { () throws(VaultFailure) in
      guard context.launch != .demo else { return try DemoVault.make() }
      return try Vault.open(
        context.launch.location,
        for: access,
        devices: DeviceKeyFile(directory: attempts.directory)
      )
    }
  }

  /// Takes the passcode, and counts the attempt as on the screen. The demo's is known.
  ///
  /// - Throws: `cancelled`, `notDue`, `terminal`, or `refused` if the passcode does not open the
  ///   vault.
  func unlock(_ vault: Vault) throws(ToolFailure) -> Opening {
    _ = ProcessHardening.apply()
    let counter =
      context.launch == .demo ? attempts.counter(ofNew: vault) : attempts.counter(of: vault)
    while true {
      let passcode = try passcode(counter)
      let attempt: CountedAttempt
      do throws(AttemptNotDue) {
        attempt = try counter.count(passcode)
      } catch {
        // Another process was faster, or the attempt can't be recorded any more.
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

  /// The passcode, once an attempt is due. A script does not wait: nobody could see what for.
  private func passcode(_ counter: AttemptCounter) throws(ToolFailure) -> SecretBytes {
    guard context.launch != .demo else { return try DemoVault.passcode() }
    switch context.passcode {
    case .terminal:
      try AttemptWait(counter: counter, wording: wording)()
      guard let passcode = try PasscodePrompt.ask(wording) else { throw .cancelled }
      return passcode
    case .descriptor(let descriptor):
      try AttemptWait(counter: counter, wording: wording).refuse()
      return try PasscodeReading.read(from: descriptor)
    }
  }

  private func notes(of earlier: FailedAttempts) -> [String] {
    if earlier.isEstimated { return [wording(.noticeAttemptRecordLost)] }
    guard earlier.count > 0 else { return [] }
    let attempts = wording.count(.attempts, earlier.count)
    return [wording(.noticeFailedAttempts(attempts: attempts))]
  }

  /// The damage visible at once, for the user; nil if there is none. Afterwards the vault's
  /// generation is known.
  private func damage(of vault: Vault, _ key: VaultKey) -> String? {
    // A check that fails here fails in the command itself, which reports it.
    guard let damage = try? vault.check(under: key).damage, !damage.isEmpty else { return nil }
    return wording(.noticeDamaged(what: Damage.summary(damage, wording)))
  }

  /// The notices about the file after unlocking, as on the screen.
  private func notes(about vault: Vault) -> [String] {
    var notes: [String] = []
    if let open = DirectoryTrust.openDirectory(above: vault.location) {
      notes.append(wording(.noticeDirectoryOpen(path: open)))
    }
    if context.launch != .demo, vault.generation > 0,
      attempts.lastSeen(of: vault).note(vault.generation)
    {
      notes.append(wording(.noticeOlderFile))
    }
    return notes
  }

  /// Registers that the vault was replaced by a backup on purpose.
  func wasRestored() {
    // If the file can't be read now, the next unlocking reports more.
    guard let vault = try? open(for: .readOnly), let status = try? vault.status() else { return }
    attempts.lastSeen(of: vault).lower(to: status.generation)
  }

  /// Runs `body`.
  ///
  /// - Throws: `vault` with the path for a failure of `body`.
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

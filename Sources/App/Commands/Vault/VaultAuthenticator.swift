import AppSupport
import Glibc
import SealedFiles
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
    /// Nil if the recovery key opened the vault.
    let passcode: SecretBytes?
    /// The notices about earlier attempts and about the file.
    let remarks: [String]
    /// The damage that shows without opening the records.
    let damage: [Damage]
    /// All notices, including the damage.
    let notes: [String]
  }

  /// Opens the vault's file, still locked, or makes that of the demo. Waits for a process that
  /// writes to it as long as the user allowed.
  ///
  /// - Parameter alone: true if nobody may have it open on screens meanwhile.
  func open(
    for access: VaultAccess,
    alone: Bool = false
  ) throws(ToolFailure) -> Vault {
    try at(path) { () throws(VaultFailure) in
      guard context.launch != .demo else { return try DemoVault.make() }
      return try waiting { () throws(VaultFailure) in
        try open(at: context.launch.location, for: access, alone: alone)
      }
    }
  }

  /// Opens a vault's file at another place, such as a backup's.
  func open(
    at location: VaultLocation,
    for access: VaultAccess,
    alone: Bool = false
  ) throws(VaultFailure) -> Vault {
    let devices = DeviceKeyFile(directory: attempts.directory)
    return try Vault.open(
      location,
      for: access,
      staying: alone,
      devices: devices
    )
  }

  /// Runs `body` again while another process has the vault open for writing, as long as the user
  /// allowed.
  func waiting<T>(_ body: () throws(VaultFailure) -> T) throws(VaultFailure) -> T {
    let end = ContinuousClock.now.advanced(by: context.wait)
    while true {
      do throws(VaultFailure) {
        return try body()
      } catch {
        switch error {
        case .inUse, .busy: guard ContinuousClock.now < end else { throw error }
        default: throw error
        }
      }
      usleep(50_000)
    }
  }

  /// Takes the passcode or the recovery key, and counts a passcode as an attempt, as on the screen.
  /// The demo's is known. What lies in the letterbox is taken in if the vault is open for writing.
  ///
  /// - Throws: `cancelled`, `notDue`, `terminal`, or `refused` if that does not open the vault: before
  ///   anything is asked where no passcode can.
  func unlock(_ vault: Vault) throws(ToolFailure) -> Opening {
    _ = ProcessHardening.apply()
    guard context.launch == .demo || !context.usesRecoveryKey else {
      let recoveryKey = try recoveryKey()
      do throws(UnlockFailure) {
        return opening(of: vault, by: try vault.unlock(recoveryKey: recoveryKey))
      } catch {
        throw error == .wrong ? .wrongRecoveryKey : .refused(error)
      }
    }
    if let obstacle = vault.passcodeObstacle() { throw .refused(obstacle) }
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
      let earlier = notes(of: attempt.earlier)
      do throws(UnlockFailure) {
        let key = try vault.unlock(with: attempt)
        return opening(of: vault, by: key, passcode, earlier)
      } catch {
        throw .refused(error)
      }
    }
  }

  private func opening(
    of vault: Vault,
    by key: VaultKey,
    _ passcode: SecretBytes? = nil,
    _ earlier: [String] = []
  ) -> Opening {
    let damage = damage(of: vault, key)
    let remarks =
      earlier + notes(about: vault) + letters(for: vault, under: key) + media(of: vault, under: key)
    let summary = Damage.summary(damage, wording)
    return Opening(
      key: key,
      passcode: passcode,
      remarks: remarks,
      damage: damage,
      notes: remarks
        + (damage.isEmpty ? [] : [wording.sentences([wording(.noticeDamaged), summary])])
    )
  }

  /// The recovery key.
  private func recoveryKey() throws(ToolFailure) -> RecoveryKey {
    switch context.passcode {
    case .terminal:
      guard let key = try KeyPrompt.ask(.recoveryTitle, wording) else { throw .cancelled }
      return key
    case .descriptor(let descriptor):
      return try PasscodeReading.readRecoveryKey(from: descriptor)
    }
  }

  /// Takes in what lies in the letterbox, as the screens do, if the vault is open for writing.
  ///
  /// - Returns: what is to be told of that.
  private func letters(for vault: Vault, under key: VaultKey) -> [String] {
    guard vault.access == .readWrite, context.launch != .demo else { return [] }
    return Letterbox(besideVault: path, stateDirectory: context.stateDirectory)
      .takeIn(to: vault, under: key, wording)
  }

  /// The number of bytes of media that a command seals anew before its own work: some seconds at most.
  private static let share = 256 << 20

  /// Goes on with sealing media anew, where a new key of the vault came and that was interrupted.
  ///
  /// - Returns: what is to be told where some are left.
  func media(of vault: Vault, under key: VaultKey) -> [String] {
    guard vault.location == context.launch.location, context.launch != .demo else { return [] }
    // What fails here fails in the command itself, or goes on with the next one.
    let isLeft = try? vault.resumeMovingMedia(atMost: Self.share, under: key)
    return isLeft == true ? [wording(.noticeMediaToSeal)] : []
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
    return [wording(.noticeFailedAttempts(earlier.count))]
  }

  /// The damage visible without opening the records, such as rows that are missing or older than they
  /// should be. Afterwards the vault's generation is known.
  private func damage(of vault: Vault, _ key: VaultKey) -> [Damage] {
    // A check that fails here fails in the command itself, which reports it.
    (try? vault.comparePages(under: key).damage) ?? []
  }

  /// The notices about the file after unlocking, as on the screen.
  private func notes(about vault: Vault) -> [String] {
    var notes: [String] = []
    if let open = DirectoryTrust.openDirectory(above: vault.location) {
      notes.append(wording(.noticeDirectoryOpen(path: open)))
    }
    if vault.location == context.launch.location, context.launch != .demo, vault.generation > 0,
      attempts.lastSeen(of: vault).note(vault.generation)
    {
      notes.append(wording(.noticeOlderFile))
    }
    return notes
  }

  /// Registers that the vault was replaced by a backup on purpose.
  func wasRestored() {
    // If the file can't be read now, the next unlocking reports more.
    guard let vault = try? open(for: .readOnly) else { return }
    attempts.lastSeen(of: vault).remove()
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

import Locking
import Secrets
import Vault
import Wording

/// The way into a vault for commands: the passcode is asked for on the terminal, and the attempt
/// counts.
struct VaultDoor {
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
    FileManners.adopt()
  }

  /// A vault that was opened for a command.
  struct Opening {
    let key: VaultKey
    let passcode: SecretBytes
    /// What the user is to be told of earlier attempts.
    let notes: [String]
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

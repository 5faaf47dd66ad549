import CardcaseUI
import Flashcards
import Locking
import Secrets
import Store
import Vault

/// Slow work: deriving a key from a passcode and what goes with it, and what else takes a while.
enum BackgroundTask: Sendable {
  /// Make a vault.
  case create(VaultLocation, passcode: SecretBytes, kind: PasscodeKind, usesDeviceKey: Bool)
  /// Get the vault key by the passcode; where it is the tenth wrong one, perhaps delete the vault.
  case unlock(Vault, AttemptCounter, passcode: SecretBytes, wipesAfterTen: Bool)
  /// Get the vault key by the recovery key.
  case recover(Vault, RecoveryKey)
  /// Set another passcode.
  case setPasscode(Vault, AttemptCounter, SecretBytes, kind: PasscodeKind, under: VaultKey)
  /// Say whether this is the passcode, as an attempt like `unlock`.
  case verify(Vault, AttemptCounter, passcode: SecretBytes, wipesAfterTen: Bool)
  /// Set another passcode in the open vault. Where the key is destroyed meanwhile, nothing changes.
  case changePasscode(Vault, SecretBytes, kind: PasscodeKind, under: VaultKey)
  /// What is due after each unlocking, and hurries nobody: look for damage that counts don't show, and
  /// once a day read everything, make a backup beside the vault, and put the answers of days that are
  /// over together. The time is in seconds since 1970.
  case dailyWork(Vault, KeyLease, at: Int64)
  /// Work with what the vault holds.
  case errand(VaultJob, Vault, KeyLease, at: LocalMoment)
  /// Fit a deck's parameters to its answers. Writes nothing.
  case fit(Fitting)
}

/// What came of a derivation, and the epoch in which it began.
struct TaskResult: Sendable {
  /// What came of it.
  enum Result: Sendable {
    /// A vault that was made, with its key.
    case created(Vault, AttemptCounter, VaultKey, PasscodeKind)
    /// The key, by the passcode, and the attempts that failed before.
    case unlocked(VaultKey, FailedAttempts)
    /// The key, by the recovery key.
    case recovered(VaultKey)
    /// The passcode is another one now.
    case passcodeSet(VaultKey, PasscodeKind, FailedAttempts)
    /// The passcode is right, and the attempts that failed before.
    case verified(FailedAttempts)
    /// The open vault has another passcode.
    case passcodeChanged(PasscodeKind)
    /// The passcode or recovery key did not open the vault.
    case refused(LockFlow.Refusal)
    /// No attempt was due; the passcode was not looked at.
    case postponed
    /// The passcode was wrong for the last time: the vault is deleted.
    case wiped
    /// Making the vault or setting the passcode failed.
    case failed(NewPasscodeFlow.Problem)
    /// A backup was made, or none was due.
    case backedUp
    /// A backup was due and could not be made.
    case notBackedUp
    /// The vault is damaged, so no backup is made.
    case damaged([Damage])
    /// An errand has ended, and has given the loan back.
    case errandEnded(JobResult, KeyLease)
    /// What fitting parameters came to; nil where it was stopped.
    case fitted(CardcaseUI.Outcome?)
  }

  let result: Result
  let epoch: Int
}

extension BackgroundTask {
  /// Does the work, on whatever thread this is.
  func carryOut(_ dependencies: TaskDependencies) -> TaskResult.Result {
    do {
      switch self {
      case .create(let location, let passcode, let kind, let usesDeviceKey):
        dependencies.gate()
        return create(at: location, passcode, kind, usesDeviceKey: usesDeviceKey, dependencies)
      case .unlock(let vault, let attempts, let passcode, let wipesAfterTen):
        let attempt = try attempts.count(passcode)
        let earlier = attempt.earlier
        dependencies.gate()
        do throws(UnlockFailure) {
          return .unlocked(try vault.unlock(with: attempt), earlier)
        } catch {
          // Before anybody learns the verdict, so that there is no time to prevent it.
          guard error == .wrong, wipesAfterTen, attempts.standing.isLast else { throw error }
          return wiped(vault, attempts)
        }
      case .recover(let vault, let recoveryKey):
        dependencies.gate()
        return .recovered(try vault.unlock(recoveryKey: recoveryKey))
      case .setPasscode(let vault, let attempts, let passcode, let kind, let key):
        dependencies.gate()
        try vault.changePasscode(
          to: passcode,
          kind: kind.rawValue,
          cost: dependencies.cost(vault.location),
          under: key
        )
        return .passcodeSet(key, kind, attempts.reset())
      case .verify(let vault, let attempts, let passcode, let wipesAfterTen):
        let unlock = BackgroundTask.unlock(
          vault,
          attempts,
          passcode: passcode,
          wipesAfterTen: wipesAfterTen
        )
        let result = unlock.carryOut(dependencies)
        guard case .unlocked(let key, let earlier) = result else { return result }
        key.destroy()
        return .verified(earlier)
      case .changePasscode(let vault, let passcode, let kind, let key):
        dependencies.gate()
        try vault.changePasscode(
          to: passcode,
          kind: kind.rawValue,
          cost: dependencies.cost(vault.location),
          under: key
        )
        return .passcodeChanged(kind)
      case .dailyWork(let vault, let lease, let now):
        guard lease.begin() else { return .backedUp }
        defer { lease.release() }
        return dailyWork(vault, lease.key, at: now)
      case .errand(let errand, let vault, let lease, let now):
        return .errandEnded(errand.run(in: vault, lease, at: now, dependencies), lease)
      case .fit(let fitting):
        dependencies.gate()
        return .fitted(fitting.carryOut())
      }
    } catch is AttemptNotDue {
      return .postponed
    } catch let failure as UnlockFailure {
      return .refused(LockFlow.Refusal(failure))
    } catch {
      return .failed(NewPasscodeFlow.Problem(error))
    }
  }

  /// The backup comes first, with everything as it was: where anything is damaged there is none, as the
  /// copies would come to replace the good ones, and nothing else is changed either. What can't be
  /// done now is no loss: the next unlocking tries again.
  private func dailyWork(_ vault: Vault, _ key: VaultKey, at now: Int64) -> TaskResult.Result {
    var result = TaskResult.Result.backedUp
    do throws(VaultFailure) {
      let isDue = vault.isBackupDue(at: now)
      let damage = try (isDue ? vault.verifyAside(under: key) : vault.sumUp(under: key)).damage
      // Settings that were changed are told, and put right by being set again.
      guard damage.allSatisfy({ $0 == .settings }) else { return .damaged(damage) }
      try vault.keepDailyBackup(at: now, under: key)
    } catch {
      switch error {
      // The lock came first: the next unlocking tries again.
      case .secret(.keyDestroyed), .closed: return .backedUp
      case .damaged(let damage): return .damaged([damage])
      default: result = .notBackedUp
      }
    }
    let study = StudyStore(vault)
    let moment = Timestamp(milliseconds: now * 1_000)
    try? study.closeDays(before: moment, under: key)
    try? study.forgetSteps(before: moment.advanced(byMilliseconds: -Self.stepLife), under: key)
    return result
  }

  /// How long what takes a step back is kept: 30 days, in milliseconds.
  private static let stepLife: Int64 = 30 * 86_400_000

  /// Makes a vault. Its record of attempts comes first, so that no crash leaves a vault without one.
  private func create(
    at location: VaultLocation,
    _ passcode: SecretBytes,
    _ kind: PasscodeKind,
    usesDeviceKey: Bool,
    _ dependencies: TaskDependencies
  ) -> TaskResult.Result {
    var attempts: AttemptCounter?
    do throws(VaultFailure) {
      let creation = try Vault.create(
        at: location,
        passcode: passcode,
        kind: kind.rawValue,
        cost: dependencies.cost(location),
        random: dependencies.random,
        usesDeviceKey: usesDeviceKey,
        devices: DeviceKeyFile(directory: dependencies.counting.directory)
      ) { attempts = dependencies.counting.counter(ofNew: $0) }
      guard let attempts else { return .failed(.failed) }
      return .created(creation.vault, attempts, creation.key, kind)
    } catch {
      attempts?.remove()
      return .failed(NewPasscodeFlow.Problem(error))
    }
  }

  /// Deletes the vault. Where the disk refuses, the next wrong passcode tries again.
  private func wiped(_ vault: Vault, _ attempts: AttemptCounter) -> TaskResult.Result {
    do throws(VaultFailure) {
      try vault.destroy()
    } catch {
      return .refused(.wrong)
    }
    attempts.remove()
    return .wiped
  }
}

/// What a derivation takes from outside.
struct TaskDependencies: Sendable {
  let random: any RandomSource
  /// How attempts are counted.
  let counting: AttemptCounting
  /// What deriving is to cost in a vault at that place. May take time to find out.
  let cost: @Sendable (VaultLocation) -> DerivationCost
  /// Called before anything is derived or an errand begins, after an attempt was counted, and wherever
  /// an errand tells how far it is; may wait.
  let gate: @Sendable () -> Void
  /// Told how far work is.
  var report: @Sendable (CardcaseUI.Outcome) -> Void = { _ in }
}

extension TaskDependencies {
  /// A vault that lasts gets the cost that this machine can bear; one in memory the least there is.
  init(_ dependencies: Dependencies) {
    let given = dependencies.cost
    random = dependencies.random
    counting = AttemptCounting(dependencies)
    gate = dependencies.gate
    cost = { location in
      if let given { return given }
      guard location != .memory else { return .floor }
      let start = ContinuousClock.now
      return .calibrated { $0.time { ContinuousClock.now - start } }
    }
  }
}

extension NewPasscodeFlow.Problem {
  /// Why a vault could not be made or take a passcode, in the words of the lock.
  init(_ failure: any Error) {
    if failure.isLackOfMemory {
      self = .notEnoughMemory
    } else {
      self = failure as? VaultFailure == .noDeviceKey ? .noDeviceKey : .failed
    }
  }
}

extension LockFlow.Refusal {
  /// The reason in the words of the lock.
  init(_ failure: UnlockFailure) {
    switch failure {
    case .wrong: self = .wrong
    case .notEnoughMemory: self = .notEnoughMemory
    case .failed(let failure) where failure.isLackOfMemory: self = .notEnoughMemory
    case .noDeviceKey: self = .noDeviceKey
    case .damaged, .failed: self = .damaged
    }
  }
}

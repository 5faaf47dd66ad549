import CardcaseUI
import Flashcards
import Locking
import Secrets
import Store
import Vault
import Wording

/// Slow work: deriving a key from a passcode and what goes with it, and what else takes a while.
enum BackgroundTask: Sendable {
  /// Make a vault.
  case create(VaultLocation, passcode: SecretBytes, kind: PasscodeKind, usesDeviceKey: Bool)
  /// Get the vault key by the passcode; where it is the tenth wrong one, perhaps delete the vault.
  case unlock(ClosedVault, passcode: SecretBytes)
  /// Get the vault key by the recovery key.
  case recover(Vault, RecoveryKey)
  /// Set another passcode.
  case setPasscode(Vault, AttemptCounter, SecretBytes, kind: PasscodeKind, under: VaultKey)
  /// Say whether this is the passcode, as an attempt like `unlock`.
  case verify(ClosedVault, passcode: SecretBytes)
  /// Set another passcode in the open vault. Where the key is destroyed meanwhile, nothing changes.
  case changePasscode(Vault, SecretBytes, kind: PasscodeKind, under: VaultKey)
  /// What is due after each unlocking, and hurries nobody: look for damage that counts don't show, and
  /// once a day read everything, make a backup beside the vault, and put the answers of days that are
  /// over together. The time is in seconds since 1970.
  case dailyWork(Vault, KeyLease, at: Int64)
  /// Work with what the vault holds.
  case job(VaultJob, Vault, KeyLease, at: LocalMoment)
  /// Fit a deck's parameters to its answers. Writes nothing.
  case fit(Fitting)
}

extension BackgroundTask {
  /// Does the work, on whatever thread this is.
  func carryOut(_ dependencies: TaskDependencies, for ticket: Ticket) -> TaskResult {
    do {
      switch self {
      case .create(let location, let passcode, let kind, let usesDeviceKey):
        dependencies.gate()
        return create(at: location, passcode, kind, usesDeviceKey: usesDeviceKey, dependencies)
      case .unlock(let closed, let passcode):
        let attempt = try closed.attempts.count(passcode)
        let earlier = attempt.earlier
        dependencies.gate()
        do throws(UnlockFailure) {
          return .unlocked(try closed.vault.unlock(with: attempt), earlier)
        } catch {
          // Before anybody learns the verdict, so that there is no time to prevent it.
          guard error == .wrong, closed.wipesAfterTen, closed.attempts.status.isLast else {
            throw error
          }
          return wiped(closed)
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
      case .verify(let closed, let passcode):
        let result = BackgroundTask.unlock(closed, passcode: passcode)
          .carryOut(dependencies, for: ticket)
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
      case .job(let job, let vault, let lease, let now):
        return .jobEnded(job.run(in: vault, lease, at: now, for: ticket, dependencies), lease)
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
  private func dailyWork(_ vault: Vault, _ key: VaultKey, at now: Int64) -> TaskResult {
    var result = TaskResult.backedUp
    do throws(VaultFailure) {
      let isDue = vault.isBackupDue(at: now)
      let damage = try (isDue ? vault.verifyConcurrently(under: key) : vault.verifySums(under: key))
        .damage
      // Settings that were changed are told, and put right by being set again.
      guard damage.allSatisfy({ $0 == .settings }) else { return .damaged(damage) }
      try vault.keepDailyBackup(at: now, under: key)
    } catch {
      switch error {
      // The lock came first: the next unlocking tries again.
      case .secret(.keyDestroyed), .closed: return .backedUp
      case .damaged(let damage): return .damaged([damage])
      default: result = .notBackedUp(FailureReason(error))
      }
    }
    let study = StudyStore(vault)
    let moment = Timestamp(milliseconds: now * 1_000)
    // Neither is worth telling: they are tried again after the next unlocking.
    try? study.closeDays(before: moment, under: key)
    try? study.deleteUndoRecords(
      before: moment.advanced(byMilliseconds: -Self.stepLife),
      under: key
    )
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
  ) -> TaskResult {
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
      guard let attempts else { return .failed(.failed(.calledOff)) }
      let closed = ClosedVault(vault: creation.vault, attempts: attempts)
      return .created(closed, creation.key, kind)
    } catch {
      attempts?.remove()
      return .failed(NewPasscodeFlow.Problem(error))
    }
  }

  /// Deletes the vault. Where the disk refuses, the next wrong passcode tries again.
  private func wiped(_ closed: ClosedVault) -> TaskResult {
    do throws(VaultFailure) {
      try closed.vault.destroy()
    } catch {
      return .refused(.wrong)
    }
    closed.attempts.remove()
    return .wiped
  }
}

extension NewPasscodeFlow.Problem {
  /// Why a vault could not be made or take a passcode, in the words of the lock.
  init(_ failure: any Error) {
    switch FailureReason(failure) {
    case .noMemory: self = .notEnoughMemory
    case .noDeviceKey: self = .noDeviceKey
    case let reason: self = .failed(reason)
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
    case .damaged, .failed(.damaged): self = .damaged
    case .failed(let failure): self = .failed(FailureReason(failure))
    }
  }
}

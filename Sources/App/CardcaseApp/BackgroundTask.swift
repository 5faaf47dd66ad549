import CardcaseUI
import Flashcards
import Locking
import Secrets
import Store
import Vault
import Wording

/// Slow work for the worker's thread: deriving keys from passcodes, and other long operations.
enum BackgroundTask: Sendable {
  /// Create a vault.
  case create(VaultLocation, passcode: SecretBytes, kind: PasscodeKind, usesDeviceKey: Bool)
  /// Derive the vault key from the passcode; after the tenth wrong one, delete the vault if the
  /// user has chosen that.
  case unlock(ClosedVault, passcode: SecretBytes)
  /// Unwrap the vault key with the recovery key.
  case recover(Vault, RecoveryKey)
  /// Set a new passcode after recovery.
  case setPasscode(Vault, AttemptCounter, SecretBytes, kind: PasscodeKind, under: VaultKey)
  /// Check the passcode, counted as an attempt like `unlock`, without keeping the key.
  case verify(ClosedVault, passcode: SecretBytes)
  /// Change the passcode of the open vault. Changes nothing if the key is destroyed first.
  case changePasscode(Vault, SecretBytes, kind: PasscodeKind, under: VaultKey)
  /// Maintain the vault after unlocking: compare the sums of its tables, or once a day verify every
  /// record and make a backup beside the vault; then merge the answers of past days and delete
  /// expired undo records. The time is in seconds since 1970 (UTC).
  case dailyWork(Vault, KeyLease, at: Int64)
  /// Run a job on the vault's contents.
  case job(VaultJob, Vault, KeyLease, at: LocalMoment)
  /// Fit a deck's parameters to its reviews, without writing anything.
  case fit(Fitting)
  /// Index some of the notes that have changed, in some milliseconds.
  case index(Vault, KeyLease)
  /// Search the notes of all decks.
  case find(NoteFinding)
  /// Read the answers to a card.
  case readAnswers(AnswerReading)
  /// Compute statistics of study.
  case count(StatisticsCounting)
}

extension BackgroundTask {
  /// Runs the task on the calling thread.
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
          // Delete before the verdict is reported, so that nobody can prevent it.
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
      case .index(let vault, let lease):
        guard lease.begin() else { return .indexed(lease, hasMore: false) }
        defer { lease.release() }
        // What fails now is tried again after the next unlocking: searches read what is left.
        let hasMore = try? StudyStore(vault).proceedWithIndex(under: lease.key)
        return .indexed(lease, hasMore: hasMore ?? false)
      case .fit(let fitting):
        dependencies.gate()
        return .fitted(fitting.carryOut())
      case .find(let finding): return .fitted(finding.carryOut())
      case .readAnswers(let reading): return .fitted(reading.carryOut())
      case .count(let counting): return .fitted(counting.carryOut())
      }
    } catch is AttemptNotDue {
      return .postponed
    } catch let failure as UnlockFailure {
      return .refused(LockFlow.Refusal(failure))
    } catch {
      return .failed(NewPasscodeFlow.Problem(error))
    }
  }

  /// Looks for damage and makes a backup if one is due, then tidies the study records. Any damage
  /// but that of the settings ends it first: backups of a damaged vault would come to replace the
  /// good ones. The next unlocking repeats whatever fails now.
  private func dailyWork(_ vault: Vault, _ key: VaultKey, at now: Int64) -> TaskResult {
    var result = TaskResult.backedUp
    do throws(VaultFailure) {
      let isDue = vault.isBackupDue(at: now)
      let damage = try (isDue ? vault.verifyPages(under: key) : vault.comparePages(under: key))
        .damage
      // Changed settings have a notice of their own, and are repaired by being set again.
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
    // None of these is worth telling: they are tried again after the next unlocking.
    try? study.closeDays(before: moment, under: key)
    try? UndoStore(vault).deleteEntries(
      before: moment.advanced(byMilliseconds: -Self.stepLife),
      under: key
    )
    try? vault.flushJournal(under: key)
    return result
  }

  /// The lifetime of undo records in milliseconds: 30 days.
  private static let stepLife: Int64 = 30 * 86_400_000

  /// Creates a vault. Its attempt record is written first, so that no crash leaves a vault without
  /// one.
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
        devices: DeviceKeyFile(directory: dependencies.counting.directory),
        staying: true
      ) { attempts = dependencies.counting.counter(ofNew: $0) }
      guard let attempts else { return .failed(.failed(.calledOff)) }
      let closed = ClosedVault(vault: creation.vault, attempts: attempts)
      return .created(closed, creation.key, kind)
    } catch {
      attempts?.remove()
      return .failed(NewPasscodeFlow.Problem(error))
    }
  }

  /// Deletes the vault. If the disk refuses, the next wrong passcode tries again.
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
  /// The lock's problem for an error while creating a vault or setting a passcode.
  init(_ failure: any Error) {
    switch FailureReason(failure) {
    case .noMemory: self = .notEnoughMemory
    case .noDeviceKey: self = .noDeviceKey
    case let reason: self = .failed(reason)
    }
  }
}

extension LockFlow.Refusal {
  /// The lock's refusal for a failed unlocking.
  init(_ failure: UnlockFailure) {
    switch failure {
    case .wrong: self = .wrong
    case .notEnoughMemory: self = .notEnoughMemory
    case .failed(let failure) where failure.isLackOfMemory: self = .notEnoughMemory
    case .noDeviceKey: self = .noDeviceKey
    case .noPasscode: self = .noPasscode
    case .damaged, .failed(.damaged): self = .damaged
    case .failed(let failure): self = .failed(FailureReason(failure))
    }
  }
}

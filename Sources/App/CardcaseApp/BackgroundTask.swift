import AppSupport
import Locking
import Secrets
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
  /// Work on the open vault.
  case work(VaultWork, WorkContext)
}

extension BackgroundTask {
  /// Runs the task on the calling thread.
  func carryOut(_ dependencies: TaskDependencies) -> TaskResult {
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
          .carryOut(dependencies)
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
      case .work(let work, let context):
        return .worked(work.lane, context.lease, work.result(context))
      }
    } catch is AttemptNotDue {
      return .postponed
    } catch let failure as UnlockFailure {
      return .refused(LockFlow.Refusal(failure))
    } catch {
      return .failed(NewPasscodeFlow.Problem(error))
    }
  }

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

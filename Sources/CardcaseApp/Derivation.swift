import CardcaseUI
import Locking
import Secrets
import Store
import Vault

/// Slow work: deriving a key from a passcode, and what goes with it.
enum Derivation: Sendable {
  /// Make a vault.
  case create(VaultLocation, passcode: SecretBytes, kind: PasscodeKind)
  /// Get the vault key by the passcode.
  case unlock(Vault, passcode: SecretBytes)
  /// Get the vault key by the recovery key.
  case recover(Vault, RecoveryKey)
  /// Set another passcode.
  case setPasscode(Vault, SecretBytes, kind: PasscodeKind, under: VaultKey)
}

/// What came of a derivation, and the epoch in which it began.
struct Derived: Sendable {
  /// What came of it.
  enum Result: Sendable {
    /// A vault that was made, with its key.
    case created(Vault, VaultKey, PasscodeKind)
    /// The key, by the passcode.
    case unlocked(VaultKey)
    /// The key, by the recovery key.
    case recovered(VaultKey)
    /// The passcode is another one now.
    case passcodeSet(VaultKey, PasscodeKind)
    /// The passcode or recovery key did not open the vault.
    case refused(LockFlow.Refusal)
    /// Making the vault or setting the passcode failed.
    case failed
  }

  let result: Result
  let epoch: Int
}

extension Derivation {
  /// Does the work, on whatever thread this is.
  func carryOut(_ surroundings: DerivationSurroundings) -> Derived.Result {
    surroundings.gate()
    do {
      switch self {
      case .create(let location, let passcode, let kind):
        let creation = try Vault.create(
          at: location,
          passcode: passcode,
          kind: kind.rawValue,
          cost: surroundings.cost(location),
          random: surroundings.random
        )
        return .created(creation.vault, creation.key, kind)
      case .unlock(let vault, let passcode):
        return .unlocked(try vault.unlock(passcode: passcode))
      case .recover(let vault, let recoveryKey):
        return .recovered(try vault.unlock(recoveryKey: recoveryKey))
      case .setPasscode(let vault, let passcode, let kind, let key):
        try vault.changePasscode(
          to: passcode,
          kind: kind.rawValue,
          cost: surroundings.cost(vault.location),
          under: key
        )
        return .passcodeSet(key, kind)
      }
    } catch let failure as UnlockFailure {
      return .refused(LockFlow.Refusal(failure))
    } catch {
      return .failed
    }
  }
}

/// What a derivation takes from outside.
struct DerivationSurroundings: Sendable {
  let random: any RandomSource
  /// What deriving is to cost in a vault at that place. May take time to find out.
  let cost: @Sendable (VaultLocation) -> DerivationCost
  /// Called before anything is derived; may wait.
  let gate: @Sendable () -> Void
}

extension DerivationSurroundings {
  /// A vault that lasts gets the cost that this machine can bear; one in memory the least there is.
  init(_ surroundings: Surroundings) {
    let given = surroundings.cost
    random = surroundings.random
    gate = surroundings.gate
    cost = { location in
      if let given { return given }
      guard location != .memory else { return .floor }
      let start = ContinuousClock.now
      return .calibrated { $0.time { ContinuousClock.now - start } }
    }
  }
}

extension LockFlow.Refusal {
  /// The reason in the words of the lock.
  init(_ failure: UnlockFailure) {
    switch failure {
    case .wrong: self = .wrong
    case .notEnoughMemory: self = .notEnoughMemory
    case .damaged, .failed: self = .damaged
    }
  }
}

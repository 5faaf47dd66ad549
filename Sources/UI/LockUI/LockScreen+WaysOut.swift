import Locking
package import Wording

/// The ways out for those who have forgotten the passcode: the recovery key, and deleting the vault.
extension LockScreen {
  mutating func perform(
    _ action: LockAction,
    _ choice: ForgottenChoice,
    _ context: Context
  ) -> [LockEffect] {
    switch action {
    case .choose(let step):
      let choices = ForgottenChoice.offered(by: purpose)
      let index = (choices.firstIndex(of: choice) ?? 0) + step
      let count = choices.count
      stage = .forgotten(choice: choices[(index % count + count) % count])
    case .confirm:
      switch choice {
      case .recoveryKey: stage = .recovery(RecoveryKeyEntry())
      case .delete: stage = .deletion(DeletionConfirmation())
      case .back: self = begun(with: context.attempts)
      }
    case .back:
      self = begun(with: context.attempts)
    default:
      break
    }
    return []
  }

  /// The same lock from its beginning.
  func begun(with attempts: PasscodeAttempts) -> LockScreen {
    LockScreen(kind: kind, attempts: attempts, purpose: purpose)
  }

  mutating func perform(
    _ action: LockAction,
    _ entry: RecoveryKeyEntry,
    _ context: Context
  ) -> [LockEffect] {
    var entry = entry
    guard !entry.isAtWork else { return [] }
    switch action {
    case .delete: entry.delete()
    case .clear: entry.clear()
    case .back:
      stage = .forgotten(choice: .recoveryKey)
      return []
    case .submit:
      switch entry.key() {
      case .success(let key):
        entry.isAtWork = true
        stage = .recovery(entry)
        return [.recover(with: key)]
      case .failure(let mistake):
        entry.problem = .mistake(mistake)
      }
    default: break
    }
    stage = .recovery(entry)
    return []
  }

  mutating func perform(
    _ action: LockAction,
    _ confirmation: DeletionConfirmation,
    _ context: Context
  ) -> [LockEffect] {
    var confirmation = confirmation
    guard !confirmation.isAtWork else { return [] }
    switch action {
    case .delete: confirmation.delete()
    case .clear: confirmation.clear()
    case .back:
      stage = .forgotten(choice: .delete)
      return []
    case .submit:
      if confirmation.isConfirmed {
        confirmation.isAtWork = true
        stage = .deletion(confirmation)
        return [.deleteVault]
      }
      confirmation.problem = .otherWord
    default: break
    }
    stage = .deletion(confirmation)
    return []
  }

  /// Shows that the vault could not be deleted.
  package mutating func deletionFailed(because reason: FailureReason) {
    guard case .deletion(var confirmation) = stage else { return }
    confirmation.isAtWork = false
    confirmation.problem = .failed(reason)
    stage = .deletion(confirmation)
  }
}

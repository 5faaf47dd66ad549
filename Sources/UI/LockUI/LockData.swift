package import Locking
package import Screens
package import Secrets
import WindowLevels
import Wording

/// The data of the screens about passcodes.
package struct LockData: FeatureData {
  package typealias Effect = LockEffect
  package typealias Reply = LockReply
  package typealias Requirement = Never

  /// A change that the screens follow.
  package enum Change: Sendable {
    /// The record of attempts changed.
    case attempts
    /// The passcode changed.
    case passcode
    /// The recovery key was erased or renewed.
    case recoveryKey
  }

  /// The kind of the vault's passcode.
  package var passcodeKind: PasscodeKind
  /// The attempts so far.
  package var attempts = PasscodeAttempts()
  /// The recovery key until the user has proved to have written it down; nil after that.
  package var recoveryKey: RecoveryKey?
  /// The group of the recovery key that the user types back as proof, counted from 0.
  package var recoveryGroup: Int

  /// The data of a vault, by default without a recovery key to write down.
  package init(
    passcodeKind: PasscodeKind,
    recoveryKey: RecoveryKey? = nil,
    recoveryGroup: Int = 0
  ) {
    self.passcodeKind = passcodeKind
    self.recoveryKey = recoveryKey
    self.recoveryGroup = recoveryGroup
  }

  package mutating func receive(
    _ reply: LockReply,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch reply {
    case .attempts(let attempts):
      self.attempts = attempts
      return DataUpdate(.attempts)
    case .passcodeChanged(let kind):
      passcodeKind = kind
      return DataUpdate(
        .passcode,
        message: StatusMessage(tone: .success, .passcodeChanged)
      )
    case .recoveryKeyErased:
      recoveryKey = nil
      return DataUpdate(
        .recoveryKey,
        message: StatusMessage(tone: .success, .recoveryErased)
      )
    case .recoveryKeyRenewed(let key, let group):
      recoveryKey = key
      recoveryGroup = group
      return DataUpdate(.recoveryKey)
    case .recoveryKeyNotErased(let reason):
      return DataUpdate(
        message: environment.notSaved(because: reason) { .recoveryNotErased(reason: $0) }
      )
    case .recoveryKeyNotRenewed(let reason):
      return DataUpdate(
        message: environment.notSaved(because: reason) { .recoveryNotRenewed(reason: $0) }
      )
    case .refused, .postponed, .wiped, .recovered, .passcodeFailed, .passphraseDrawn, .deleted,
      .deletionFailed, .passcodeVerified:
      return DataUpdate()
    }
  }
}

package typealias LockContext = ScreenContext<LockData>

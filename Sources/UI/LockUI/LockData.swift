package import Locking
package import Screens
package import Secrets
import Widgets
import WindowLevels
import Wording

/// What the open vault holds for the screens about passcodes.
package struct LockData: FeatureData {
  package typealias Effect = LockEffect
  package typealias Reply = LockReply
  package typealias Requirement = Never

  /// A change that its screens follow.
  package enum Change: Sendable {
    /// Other attempts count now.
    case attempts
    /// The passcode is another one.
    case passcode
    /// The recovery key is gone or another one.
    case recoveryKey
  }

  /// The kind of passcode that the vault has.
  package var passcodeKind: PasscodeKind
  /// The attempts so far.
  package var attempts = PasscodeAttempts()
  /// The recovery key, until somebody has proved to have written it down.
  package var recoveryKey: RecoveryKey?
  /// The group of it, counted from 0, that has to be typed back to prove it.
  package var recoveryGroup: Int

  /// Data of a vault, by default without a recovery key to write down.
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
    case .recoveryKeyNotErased:
      return DataUpdate(message: StatusMessage(tone: .problem, .recoveryNotErased))
    case .recoveryKeyNotRenewed:
      return DataUpdate(message: StatusMessage(tone: .problem, .recoveryNotRenewed))
    case .refused, .postponed, .wiped, .recovered, .passcodeFailed, .deleted, .deletionFailed,
      .passcodeVerified:
      return DataUpdate()
    }
  }
}

package typealias LockContext = ScreenContext<LockData>

package import Locking
package import Screens

/// The screens about passcodes of an open vault.
package enum LockScreens {
  /// The registry: one row for each kind of screen.
  package static let kinds: [ScreenKind] = [
    ScreenKind("passcodeChange", PasscodeChangeScreen.self),
    ScreenKind("recoveryKey", RecoveryKeyScreen.self),
  ]

  /// The form that changes a passcode of that kind.
  package static func passcodeChange(_ kind: PasscodeKind) -> any Screen {
    PasscodeChangeScreen(kind: kind)
  }

  /// True if a screen shows the recovery key.
  package static func isRecoveryKey(_ screen: any Screen) -> Bool {
    screen is RecoveryKeyScreen
  }

  /// The screen that shows the recovery key and asks for one of its groups.
  package static func recoveryKey(group: Int) -> any Screen {
    RecoveryKeyScreen(group: group)
  }
}

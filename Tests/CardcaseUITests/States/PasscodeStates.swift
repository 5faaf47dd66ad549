import Locking
import Secrets
import TestSupport
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Screens

extension ScreenState {
  /// The screens about passcodes of an open vault.
  static let passcodes: [ScreenState] = [
    ScreenState(
      "passcode change",
      "passcodeChange",
      [],
      over: .contents { .sample },
      losesAtLock: .typedSecret
    ) {
      $0.open(LockScreens.passcodeChange(.digits4))
      $0.type("1")
    },
    ScreenState(
      "passcode change, a kind to choose",
      "passcodeChange",
      [],
      over: .contents { .sample },
      losesAtLock: .typedSecret
    ) {
      $0.open(LockScreens.passcodeChange(.digits4))
      $0.type("5566")
      $0.answer(.lock(.passcodeVerified))
    },
    ScreenState(
      "passphrase change",
      "passcodeChange",
      [],
      over: .contents { VaultSnapshot(passcodeKind: .passphrase) },
      losesAtLock: .typedSecret
    ) {
      $0.open(LockScreens.passcodeChange(.passphrase))
      $0.type("correct horse battery")
    },
    ScreenState("recovery key", "recoveryKey", [], over: withRecoveryKey) { _ in },
    ScreenState(
      "group of the recovery key",
      "recoveryKey",
      [],
      over: withRecoveryKey
    ) { $0.press(.enter) }.tooLargeForSmallest,
  ]

  private static let withRecoveryKey = StateVault.contents {
    VaultSnapshot(
      passcodeKind: .digits4,
      recoveryKey: try RecoveryKey(random: SeededRandom(seed: 7))
    )
  }
}

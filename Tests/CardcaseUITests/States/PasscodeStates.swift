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
    ScreenState(
      "random words, chosen in a change",
      "passcodeChange",
      [],
      over: .contents { .sample },
      losesAtLock: .typedSecret
    ) {
      $0.open(LockScreens.passcodeChange(.digits4))
      $0.type("5566")
      $0.answer(.lock(.passcodeVerified))
      $0.press(.down, .down, .enter, .function(3))
      $0.answer(.lock(.passphraseDrawn(try ScreenState.drawnPassphrase)))
    },
    ScreenState("recovery key", "recoveryKey", [], over: withRecoveryKey) { _ in },
    ScreenState(
      "group of the recovery key",
      "recoveryKey",
      [],
      over: withRecoveryKey
    ) { $0.press(.enter) }.tooLargeForSmallest,
  ]

  /// Six words of the list.
  static var drawnPassphrase: PasscodeEntry {
    get throws { try PassphraseGenerator.draw(from: SeededRandom(seed: 7)) }
  }

  private static let withRecoveryKey = StateVault.contents {
    VaultSnapshot(
      passcodeKind: .digits4,
      recoveryKey: try RecoveryKey(random: SeededRandom(seed: 7))
    )
  }
}

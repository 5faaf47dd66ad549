import Locking
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension Wording {
  /// The time left until the end of a countdown: "4:59", and "4 minutes and 59 seconds" for a voice.
  func left(_ countdown: Countdown, at now: Instant) -> String {
    time(
      seconds: countdown.seconds(at: now.sinceStart),
      written: countdown.clock(at: now.sinceStart)
    )
  }
}

extension LockScreen.RefusalChoice {
  var phrase: Phrase {
    switch self {
    case .back: .keyBack
    case .forgotten: .choiceForgotten
    }
  }
}

extension LockScreen.ForgottenChoice {
  var phrase: Phrase {
    switch self {
    case .recoveryKey: .choiceRecoveryKey
    case .delete: .choiceDelete
    case .back: .keyBack
    }
  }
}

extension LockPurpose {
  var title: Phrase {
    switch self {
    case .vault: .lockTitle
    case .terminal: .terminalLockTitle
    }
  }

  var forgottenText: Phrase {
    switch self {
    case .vault: .forgottenText
    case .terminal: .terminalLockForgotten
    }
  }

  func lineModeTitle(hasLocked: Bool) -> Phrase {
    switch self {
    case .vault: hasLocked ? .lineModeCovered : .lockTitle
    case .terminal: .terminalLockSpoken
    }
  }

  /// The reserved keys that the lock's help lists.
  var reservedHints: [KeyHint] {
    switch self {
    case .vault: ReservedKey.lockHints
    case .terminal: ReservedKey.terminalLockHints
    }
  }
}

extension PasscodeKind {
  /// The time that it resists an attacker with a copy of the file.
  var strengthPhrase: Phrase {
    switch self {
    case .digits4: .strengthDigits4
    case .digits6: .strengthDigits6
    case .passphrase: .strengthPassphrase
    }
  }

  var lockPhrase: Phrase {
    digitCount == nil ? .lockPassphrase : .lockPasscode
  }

  /// The prompt for a passcode that was set a moment ago.
  var newLockPhrase: Phrase {
    digitCount == nil ? .lockNewPassphrase : .lockNewPasscode
  }

  /// The prompt for the current passcode, before a new one is set.
  var presentPhrase: Phrase {
    digitCount == nil ? .currentPassphrase : .currentPasscode
  }
}

extension LockFlow.Refusal {
  var title: Phrase {
    switch self {
    case .wrong: .refusedWrong
    case .damaged: .refusedDamaged
    case .notEnoughMemory: .refusedMemory
    case .noDeviceKey: .refusedDevice
    case .noPasscode: .refusedNoPasscode
    case .failed: .refusedFailed
    }
  }

  /// The meaning of the refusal, and advice.
  ///
  /// - Parameter time: The time until the next attempt; nil if there is no wait.
  func text(waiting time: String?, _ wording: Wording) -> Phrase {
    switch self {
    case .wrong: time.map { .refusedWrongWaitText(time: $0) } ?? .refusedWrongText
    case .damaged: .refusedDamagedText
    case .notEnoughMemory: .refusedMemoryText
    case .noDeviceKey: .refusedDeviceText
    case .noPasscode: .refusedNoPasscodeText
    case .failed(let reason): .refusedFailedText(reason: wording(reason))
    }
  }
}

extension PasscodeAttempts.Cause {
  var phrase: Phrase {
    switch self {
    case .failures: .lockTooMany
    case .recordLost: .lockRecordLost
    case .notCounted: .lockNotCounted
    }
  }
}

extension RecoveryKeyEntry.Problem {
  /// The problem of a recovery key for a refusal.
  init(_ refusal: LockFlow.Refusal) {
    self =
      switch refusal {
      case .wrong: .otherVault
      case .damaged, .noDeviceKey, .noPasscode: .damaged
      case .notEnoughMemory: .mistake(.failed(.notEnoughMemory))
      case .failed(let reason): .failed(reason)
      }
  }
}

/// The thing that the lock keeps closed.
package enum LockPurpose: Hashable, Sendable {
  /// The vault, which opens for the right passcode.
  case vault
  /// The terminal, which is given back for the right passcode of the vault. The vault stays closed
  /// and is not deleted, and the lock can be neither stopped nor left.
  case terminal
}

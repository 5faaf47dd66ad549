import Locking
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

extension LockScreen.RefusalChoice {
  var phrase: Phrase {
    switch self {
    case .back: .choiceBack
    case .forgotten: .choiceForgotten
    }
  }
}

extension LockScreen.ForgottenChoice {
  var phrase: Phrase {
    switch self {
    case .recoveryKey: .choiceRecoveryKey
    case .delete: .choiceDelete
    case .back: .choiceBack
    }
  }
}

extension PasscodeKind {
  var namePhrase: Phrase {
    switch self {
    case .digits4: .kindDigits4
    case .digits6: .kindDigits6
    case .passphrase: .kindPassphrase
    }
  }

  /// How long it resists someone who has copied the file.
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

  /// Asks for the one that was set a moment ago.
  var newLockPhrase: Phrase {
    digitCount == nil ? .lockNewPassphrase : .lockNewPasscode
  }

  /// Asks for the one there is, before another is set.
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
    }
  }

  /// Its meaning and what to do.
  ///
  /// - Parameter time: the time to wait before the next try, where there is one.
  func text(waiting time: String?) -> Phrase {
    switch self {
    case .wrong: time.map { .refusedWrongWaitText(time: $0) } ?? .refusedWrongText
    case .damaged: .refusedDamagedText
    case .notEnoughMemory: .refusedMemoryText
    case .noDeviceKey: .refusedDeviceText
    }
  }
}

extension ObviousPasscode {
  var phrase: Phrase {
    switch self {
    case .repetition: .obviousRepetition
    case .run: .obviousRun
    case .year: .obviousYear
    case .date: .obviousDate
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
  /// Why the vault did not open.
  init(_ refusal: LockFlow.Refusal) {
    self =
      switch refusal {
      case .wrong: .otherVault
      case .damaged, .noDeviceKey: .damaged
      case .notEnoughMemory: .mistake(.failed(.notEnoughMemory))
      }
  }

  var phrase: Phrase {
    switch self {
    case .otherVault: .recoveryOtherVault
    case .damaged: .refusedDamagedText
    case .mistake(.tooShort(let missing)): .recoveryTooShort(count: String(missing))
    case .mistake(.tooLong(let excess)): .recoveryTooLong(count: String(excess))
    case .mistake(.notASymbol(let index)): .recoveryNotASymbol(place: String(index + 1))
    case .mistake(.wrongGroups(let groups)):
      .recoveryWrongGroups(groups: groups.map { String($0 + 1) }.joined(separator: ", "))
    case .mistake(.wrongAsAWhole): .recoveryOtherVault
    case .mistake(.failed): .refusedMemoryText
    }
  }
}

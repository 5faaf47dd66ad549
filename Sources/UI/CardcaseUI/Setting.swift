import Preferences
import Screens
import Wording

/// The lines of the settings, in their order: what each says and what changes it.
enum Setting: CaseIterable {
  case idleLimit, sessionLimit, focusLock, wipe, passcode, recoveryKey, reducedMotion, colors
  case movesOn, clipboard, overSSH, rollover, readingMode, forgiveCase, forgiveAccents
  case forgivePunctuation

  /// What it is called.
  var label: Phrase {
    switch self {
    case .idleLimit: .settingsIdle
    case .sessionLimit: .settingsSession
    case .focusLock: .settingsFocus
    case .wipe: .settingsWipe
    case .passcode: .passcodeChangeTitle
    case .recoveryKey: .settingsRecoveryKey
    case .reducedMotion: .settingsMotion
    case .colors: .settingsColors
    case .movesOn: .settingsMovesOn
    case .clipboard: .settingsClipboard
    case .overSSH: .settingsOverSSH
    case .rollover: .settingsRollover
    case .readingMode: .settingsReading
    case .forgiveCase: .settingsForgiveCase
    case .forgiveAccents: .settingsForgiveAccents
    case .forgivePunctuation: .settingsForgivePunctuation
    }
  }

  /// What is said of it while it has the focus.
  var note: Phrase {
    switch self {
    case .idleLimit: .settingsIdleNote
    case .sessionLimit: .settingsSessionNote
    case .focusLock: .settingsFocusNote
    case .wipe: .settingsWipeNote
    case .passcode: .settingsPasscodeNote
    case .recoveryKey: .settingsRecoveryKeyNote
    case .reducedMotion: .settingsMotionNote
    case .colors: .settingsColorsNote
    case .movesOn: .settingsMovesOnNote
    case .clipboard: .settingsClipboardNote
    case .overSSH: .settingsOverSSHNote
    case .rollover: .settingsRolloverNote
    case .readingMode: .settingsReadingNote
    case .forgiveCase, .forgiveAccents, .forgivePunctuation: .settingsForgiveNote
    }
  }

  /// What its keys do.
  enum Change {
    /// The next or the previous of several times; nil is never.
    case limit(WritableKeyPath<Preferences, Duration?>, [Duration?])
    /// The next or the previous hour of the day.
    case hour(WritableKeyPath<Preferences, Int>)
    /// On or off.
    case flag(WritableKeyPath<Preferences, Bool>)
    /// It opens a screen of its own.
    case screen
  }

  /// What its keys do.
  var change: Change {
    switch self {
    case .idleLimit: .limit(\.idleLimit, Preferences.idleLimits)
    case .sessionLimit: .limit(\.sessionLimit, Preferences.sessionLimits)
    case .focusLock: .flag(\.locksOnFocusLoss)
    case .wipe: .flag(\.wipesAfterTen)
    case .passcode, .recoveryKey: .screen
    case .reducedMotion: .flag(\.reducedMotion)
    case .colors: .flag(\.usesColors)
    case .movesOn: .flag(\.movesOn)
    case .clipboard: .limit(\.clipboardLimit, Preferences.clipboardLimits)
    case .overSSH: .flag(\.copiesOverSSH)
    case .rollover: .hour(\.rolloverHour)
    case .readingMode: .flag(\.readingMode)
    case .forgiveCase: .flag(\.forgivesCase)
    case .forgiveAccents: .flag(\.forgivesAccents)
    case .forgivePunctuation: .flag(\.forgivesPunctuation)
    }
  }

  /// What it is set to, in words; empty for a line that opens a screen.
  func value(in preferences: Preferences, _ wording: Wording) -> String {
    switch change {
    case .limit(let path, _): wording.limit(preferences[keyPath: path])
    case .hour(let path): "\(preferences[keyPath: path]):00"
    case .flag(let path): wording(preferences[keyPath: path] ? .settingsOn : .settingsOff)
    case .screen: ""
    }
  }
}

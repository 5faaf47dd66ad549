import CardcaseUI
import Preferences
import Store

extension Preferences {
  /// The preferences that a vault's settings stand for.
  init(_ settings: Settings) {
    self.init(
      idleLimit: settings.idleLimit.duration,
      sessionLimit: settings.sessionLimit.duration,
      locksOnFocusLoss: settings.locksOnFocusLoss,
      reducedMotion: settings.reducesMotion,
      wipesAfterTen: settings.wipesAfterTen,
      usesColors: settings.usesColors,
      movesOn: settings.movesOn,
      rolloverHour: settings.rolloverHour,
      readingMode: settings.readingMode,
      forgiveness: settings.forgiveness,
      clipboardLimit: settings.clipboardLimit.duration,
      copiesOverSSH: settings.copiesOverSSH
    )
  }
}

extension Settings {
  /// The settings that stand for preferences.
  init(_ preferences: Preferences) {
    self.init(
      idleLimit: TimeLimit(preferences.idleLimit),
      sessionLimit: TimeLimit(preferences.sessionLimit),
      locksOnFocusLoss: preferences.locksOnFocusLoss,
      reducesMotion: preferences.reducedMotion,
      wipesAfterTen: preferences.wipesAfterTen,
      usesColors: preferences.usesColors,
      movesOn: preferences.movesOn,
      rolloverHour: preferences.rolloverHour,
      readingMode: preferences.readingMode,
      forgiveness: preferences.forgiveness,
      clipboardLimit: TimeLimit(preferences.clipboardLimit),
      copiesOverSSH: preferences.copiesOverSSH
    )
  }
}

import CardcaseUI
import Store

extension Preferences {
  /// The preferences that a vault's settings stand for.
  init(_ settings: Settings) {
    self.init(
      idleLimit: settings.idleLimit.seconds.map { .seconds($0) },
      sessionLimit: settings.sessionLimit.seconds.map { .seconds($0) },
      locksOnFocusLoss: settings.locksOnFocusLoss,
      reducedMotion: settings.reducesMotion,
      wipesAfterTen: settings.wipesAfterTen,
      usesColors: settings.usesColors,
      movesOn: settings.movesOn,
      rolloverHour: settings.rolloverHour,
      readingMode: settings.readingMode,
      forgiveness: settings.forgiveness,
      clipboardLimit: settings.clipboardLimit.seconds.map { .seconds($0) },
      copiesOverSSH: settings.copiesOverSSH
    )
  }
}

extension Settings {
  /// The settings that stand for preferences.
  init(_ preferences: Preferences) {
    let idle = preferences.idleLimit.map { Int($0.components.seconds) }
    let session = preferences.sessionLimit.map { Int($0.components.seconds) }
    self.init(
      idleLimit: IdleLimit.allCases.first { $0.seconds == idle } ?? .twoMinutes,
      sessionLimit: SessionLimit.allCases.first { $0.seconds == session } ?? .never,
      locksOnFocusLoss: preferences.locksOnFocusLoss,
      reducesMotion: preferences.reducedMotion,
      wipesAfterTen: preferences.wipesAfterTen,
      usesColors: preferences.usesColors,
      movesOn: preferences.movesOn,
      rolloverHour: preferences.rolloverHour,
      readingMode: preferences.readingMode,
      forgiveness: preferences.forgiveness,
      clipboardLimit: ClipboardLimit.allCases.first { limit in
        limit.seconds == preferences.clipboardLimit.map { Int($0.components.seconds) }
      } ?? .quarterMinute,
      copiesOverSSH: preferences.copiesOverSSH
    )
  }
}

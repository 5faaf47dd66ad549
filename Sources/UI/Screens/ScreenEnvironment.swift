package import Flashcards
package import PaymentCards
package import Preferences
package import Widgets
package import WindowLevels
package import Wording

/// What every screen may know besides its own state and its feature's data.
package struct ScreenEnvironment: Sendable {
  package var preferences: Preferences
  package let theme: Theme
  package let wording: Wording
  /// The size of the window.
  package var size: Size
  /// True if the vault is a throw-away one.
  package let isDemo: Bool
  /// True if the vault takes no changes, as its manifest is damaged.
  package let isReadOnly: Bool
  /// True if nothing moves, whatever the preferences say.
  package let keepsStill: Bool
  /// The time.
  package var time: TimeReading
  /// 64 random bits, others for each key, for naming what is new.
  package let random: UInt64

  /// Keeps the parts.
  package init(
    preferences: Preferences,
    theme: Theme,
    wording: Wording,
    size: Size,
    isDemo: Bool = false,
    isReadOnly: Bool = false,
    keepsStill: Bool = false,
    time: TimeReading,
    random: UInt64 = 0
  ) {
    self.preferences = preferences
    self.theme = theme
    self.wording = wording
    self.size = size
    self.isDemo = isDemo
    self.isReadOnly = isReadOnly
    self.keepsStill = keepsStill
    self.time = time
    self.random = random
  }

  /// The monotonic clock.
  package var now: Instant { time.instant }

  /// The wall clock.
  package var moment: LocalMoment { time.wall }

  /// The day where the user is.
  package var today: CalendarDay { time.day }

  /// True if things move.
  package var moves: Bool { !preferences.reducedMotion && !keepsStill }

  /// The boundary of days of study.
  package var boundary: DayBoundary { DayBoundary(rolloverHour: preferences.rolloverHour) }

  /// The day of study.
  package var studyDay: StudyDay { boundary.day(of: moment) }

  /// The names of keys.
  package var keyName: KeyName { KeyName(theme: theme, wording: wording) }

  /// The message that something could not be saved: `phrase`, unless the vault takes no changes.
  package func notSaved(_ phrase: Phrase) -> StatusMessage {
    StatusMessage(tone: .problem, isReadOnly ? .notSavedReadOnly : phrase)
  }
}

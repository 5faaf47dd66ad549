package import Flashcards
package import PaymentCards
package import Preferences
package import Widgets
package import WindowLevels
package import Wording

/// The environment of a screen of any feature: preferences, look, words, size, time and randomness.
package struct ScreenEnvironment: Sendable {
  /// The preferences of the vault, with those that this machine fixes.
  package var preferences: Preferences
  /// The settings of this machine.
  package let machine: MachineSettings
  package let theme: Theme
  package var wording: Wording
  /// The size of the window.
  package var size: Size
  /// True if the vault is a throw-away one.
  package let isDemo: Bool
  /// True if the vault takes no changes, as its manifest is damaged.
  package let isReadOnly: Bool
  /// True to turn animations off, whatever the preferences say.
  package let keepsStill: Bool
  /// One reading of the clocks.
  package var time: TimeReading
  /// 64 random bits, fresh for each key, for the identifiers of new records.
  package let random: UInt64

  /// An environment with these parts.
  package init(
    preferences: Preferences,
    machine: MachineSettings = MachineSettings(),
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
    self.machine = machine
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

  /// The day in the user's time zone.
  package var today: CalendarDay { time.day }

  /// True if animations are on.
  package var moves: Bool { !preferences.reducedMotion && !keepsStill }

  /// The seconds from one number of a countdown to the next: ten where nothing is to move, as a screen
  /// reader says each.
  package var countdownStep: Int { moves ? 1 : 10 }

  /// The hour at which a day of study begins.
  package var boundary: DayBoundary { DayBoundary(rolloverHour: preferences.rolloverHour) }

  /// The current day of study.
  package var studyDay: StudyDay { boundary.day(of: moment) }

  /// Names keys.
  package var keyName: KeyName { KeyName(theme: theme, wording: wording) }

  /// The message that something could not be saved: `phrase` with the reason, unless the vault takes
  /// no changes.
  package func notSaved(
    because reason: FailureReason,
    _ phrase: (_ reason: String) -> Phrase
  ) -> StatusMessage {
    isReadOnly || reason == .vaultReadOnly
      ? StatusMessage(tone: .problem, .notSavedReadOnly) : failed(because: reason, phrase)
  }

  /// The message that something could not be done: `phrase` with the reason.
  package func failed(
    because reason: FailureReason,
    _ phrase: (_ reason: String) -> Phrase
  ) -> StatusMessage {
    StatusMessage(tone: .problem, phrase(wording(reason)))
  }
}

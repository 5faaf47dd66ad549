import Flashcards
package import SearchLanguage
import Wording

/// The table of settings, in the order in which they are listed. A new setting takes a row here,
/// and its use.
///
/// A row's name is the name of its value in `Preferences`. All values are needed by the lock or by
/// the first frame, so they are stored unencrypted, but authenticated.
package struct Settings: Sendable {
  // MARK: The lock

  package let idleLimit = Setting(
    "lock.idle",
    standard: .seconds(120),
    values: .limits([.seconds(30), .seconds(60), .seconds(120), .seconds(300), .seconds(900), nil]),
    label: .settingsIdle
  )
  package let sessionLimit = Setting(
    "lock.session",
    standard: nil,
    values: .limits([
      .seconds(900), .seconds(3600), .seconds(4 * 3600), .seconds(8 * 3600), nil,
    ]),
    label: .settingsSession,
    note: .settingsSessionNote
  )
  package let locksOnFocusLoss = Setting(
    "lock.focus",
    standard: false,
    values: .onOff,
    label: .settingsFocus,
    note: .settingsFocusNote
  )
  package let wipesAfterTen = Setting(
    "lock.wipe",
    standard: false,
    values: .onOff,
    label: .settingsWipe,
    note: .settingsWipeNote,
    confirmation: SettingConfirmation(
      question: .wipeConfirmation,
      keep: .settingsLeaveOff,
      change: .settingsSwitchOn
    )
  )

  // MARK: The look

  package let reducedMotion = Setting(
    "look.reduced-motion",
    standard: false,
    values: .onOff,
    label: .settingsMotion
  )
  package let usesColors = Setting(
    "look.colors",
    standard: true,
    values: .onOff,
    label: .settingsColors,
    note: .settingsColorsNote
  )
  package let background = Setting(
    "look.background",
    standard: .automatic,
    values: .backgrounds,
    label: .settingsBackground
  )
  package let theme = Setting(
    "look.theme",
    standard: .standard,
    values: .themes,
    label: .settingsTheme,
    note: .settingsThemeNote
  )
  package let borders = Setting(
    "look.borders",
    standard: .lines,
    values: .borders,
    label: .settingsBorders,
    note: .settingsBordersNote
  )
  package let pictures = Setting(
    "look.pictures",
    standard: .halves,
    values: .pictureParts,
    label: .settingsPictures,
    note: .settingsPicturesNote
  )
  package let isBrief = Setting(
    "look.brief",
    standard: false,
    values: .onOff,
    label: .settingsBrief,
    note: .settingsBriefNote
  )

  // MARK: Payment cards

  package let movesOn = Setting(
    "cards.moves-on",
    standard: true,
    values: .onOff,
    label: .settingsMovesOn,
    note: .settingsMovesOnNote
  )
  package let typedCode = Setting(
    "cards.codes",
    standard: .ask,
    values: .codes,
    label: .settingsCodes
  )
  package let clipboardLimit = Setting(
    "cards.clipboard",
    standard: .seconds(15),
    values: .limits([.seconds(15), .seconds(30), .seconds(60), nil]),
    label: .settingsClipboard,
    note: .settingsClipboardNote
  )
  package let copiesOverSSH = Setting(
    "cards.clipboard-ssh",
    standard: false,
    values: .onOff,
    label: .settingsOverSSH,
    note: .settingsOverSSHNote
  )

  package let showsWalletAtHome = Setting(
    "cards.home",
    standard: true,
    values: .onOff,
    label: .settingsHomeWallet
  )

  // MARK: Flashcards

  package let rolloverHour = Setting(
    "study.rollover",
    standard: 4,
    values: .hours,
    label: .settingsRollover
  )
  package let newIgnoresReviews = Setting(
    "study.new-ignores-reviews",
    standard: false,
    values: .onOff,
    label: .settingsNewIgnores,
    note: .settingsNewIgnoresNote
  )
  package let limitsStartFromTop = Setting(
    "study.limits-from-top",
    standard: false,
    values: .onOff,
    label: .settingsFromTop,
    note: .settingsFromTopNote
  )
  package let learnAhead = Setting(
    "study.learn-ahead",
    standard: .milliseconds(StudySession.learnAhead),
    values: .limits([
      nil, .seconds(300), .seconds(600), .seconds(1200), .seconds(1800), .seconds(3600),
    ]),
    label: .settingsLearnAhead,
    note: .settingsLearnAheadNote
  )
  package let balancesLoad = Setting(
    "study.load-balancer",
    standard: false,
    values: .onOff,
    label: .settingsBalance,
    note: .settingsBalanceNote
  )
  package let timebox = Setting(
    "study.timebox",
    standard: nil,
    values: .limits([
      nil, .seconds(300), .seconds(600), .seconds(1200), .seconds(1800),
    ]),
    label: .settingsTimebox,
    note: .settingsTimeboxNote
  )
  package let spaceAnswers = Setting(
    "study.space-answers",
    standard: true,
    values: .onOff,
    label: .settingsSpace
  )
  package let readingMode = Setting(
    "study.reading",
    standard: false,
    values: .onOff,
    label: .settingsReading
  )
  package let forgivesCase = Setting(
    "study.forgiven",
    standard: true,
    values: .bit(Forgiveness.letterCase.rawValue),
    label: .settingsForgiveCase
  )
  package let forgivesAccents = Setting(
    "study.forgiven",
    standard: false,
    values: .bit(Forgiveness.accents.rawValue),
    label: .settingsForgiveAccents
  )
  package let forgivesPunctuation = Setting(
    "study.forgiven",
    standard: true,
    values: .bit(Forgiveness.punctuation.rawValue),
    label: .settingsForgivePunctuation
  )
  package let searchedLetters = Setting(
    "study.search",
    standard: .folded,
    values: .letters,
    label: .settingsSearch,
    note: .settingsSearchNote
  )
  package let sounds = Setting(
    "study.sounds",
    standard: .on,
    values: .sounds,
    label: .settingsSounds,
    note: .settingsSoundsNote
  )
  package let readsAloud = Setting(
    "study.voice",
    standard: false,
    values: .onOff,
    label: .settingsVoice,
    note: .settingsVoiceNote,
    confirmation: SettingConfirmation(
      question: .voiceConfirmation,
      keep: .settingsLeaveOff,
      change: .settingsSwitchOn
    )
  )

  // MARK: What is due, for shells

  package let writesDueFile = Setting(
    "due.file",
    standard: false,
    values: .onOff,
    label: .settingsDueFile,
    note: .settingsDueFileNote
  )
  package let namesDueDecks = Setting(
    "due.decks",
    standard: false,
    values: .onOff,
    label: .settingsDueDecks,
    note: .settingsDueDecksNote
  )

  // MARK: Devices

  package let syncsByItself = Setting(
    "sync.by-itself",
    standard: true,
    values: .onOff,
    label: .settingsSync
  )
  package let syncInterval = Setting(
    "sync.interval",
    standard: .seconds(300),
    values: .limits([.seconds(60), .seconds(300), .seconds(900), .seconds(3600)]),
    label: .settingsSyncInterval
  )
  package let sendsAtLock = Setting(
    "sync.at-lock",
    standard: true,
    values: .onOff,
    label: .settingsSyncLock
  )
  package let sendsAtEnd = Setting(
    "sync.at-end",
    standard: true,
    values: .onOff,
    label: .settingsSyncEnd,
    note: .settingsSyncEndNote
  )
  package let fetchesMediaAsNeeded = Setting(
    "sync.media-as-needed",
    standard: false,
    values: .onOff,
    label: .settingsSyncMedia,
    note: .settingsSyncMediaNote
  )
}

extension Settings {
  static let table = Settings()

  /// Every row in the order of the table, from its mirror, so that no second list can lack one.
  package static let rows: [any SettingRow] = Mirror(reflecting: table).children.compactMap {
    $0.value as? any SettingRow
  }

  /// The first row stored under a key; nil if there is none.
  package static func row(of key: String) -> (any SettingRow)? {
    rows.first { $0.key == key }
  }
}

import Flashcards
import SearchLanguage
import Testing
import Wording

@testable import Preferences

@Suite("Preferences")
struct PreferencesTests {
  /// The settings of a vault that was made before there was a table of them.
  private static let older = [
    "lock.idle": "120", "lock.session": "never", "lock.focus": "false", "lock.wipe": "false",
    "look.reduced-motion": "false", "look.colors": "true", "cards.moves-on": "true",
    "cards.clipboard": "15", "cards.clipboard-ssh": "false", "study.rollover": "4",
    "study.reading": "false", "study.forgiven": "5",
  ]

  /// The values that such a vault reads for the settings that came later.
  private static let newer = [
    "study.space-answers": "true", "look.background": "automatic", "cards.home": "true",
    "sync.by-itself": "true", "sync.interval": "300", "due.file": "false", "due.decks": "false",
    "look.theme": "standard", "look.borders": "lines", "look.pictures": "halves",
    "look.brief": "false",
    "study.sounds": "on", "study.voice": "false", "study.search": "folded",
    "cards.codes": "ask", "sync.at-lock": "true", "sync.at-end": "true",
    "sync.media-as-needed": "false",
    "study.new-ignores-reviews": "false", "study.limits-from-top": "false",
    "study.learn-ahead": "1200", "study.load-balancer": "false", "study.timebox": "never",
  ]

  @Test("are kept in a new vault as they always were")
  func standardForms() {
    #expect(Preferences().forms == Self.older.merging(Self.newer) { old, _ in old })
    #expect(Preferences(forms: Self.older) == Preferences())
  }

  @Test("that were chosen are kept as they always were")
  func chosenForms() {
    let forms = [
      "lock.idle": "never", "lock.session": "28800", "lock.focus": "true", "lock.wipe": "true",
      "look.reduced-motion": "true", "look.colors": "false", "cards.moves-on": "false",
      "cards.clipboard": "never", "cards.clipboard-ssh": "true", "study.rollover": "23",
      "study.reading": "true", "study.forgiven": "2", "study.space-answers": "false",
      "look.background": "light", "cards.home": "false", "sync.by-itself": "false",
      "sync.interval": "3600", "due.file": "true", "due.decks": "true",
      "look.theme": "high-contrast", "look.borders": "blank", "look.pictures": "sextants",
      "look.brief": "true",
      "study.sounds": "over-ssh", "study.voice": "true", "study.search": "without-accents",
      "cards.codes": "drop", "sync.at-lock": "false", "sync.at-end": "false",
      "sync.media-as-needed": "true",
      "study.new-ignores-reviews": "true", "study.limits-from-top": "true",
      "study.learn-ahead": "never", "study.load-balancer": "true", "study.timebox": "300",
    ]
    let read = Preferences(forms: forms)
    #expect(read.idleLimit == nil && read.sessionLimit == .seconds(28_800))
    #expect(read.locksOnFocusLoss && read.wipesAfterTen && read.reducedMotion && !read.usesColors)
    #expect(!read.movesOn && read.clipboardLimit == nil && read.copiesOverSSH)
    #expect(read.rolloverHour == 23 && read.readingMode && read.forgiveness == .accents)
    #expect(!read.spaceAnswers && read.background == .light && !read.showsWalletAtHome)
    #expect(!read.sendsAtLock && !read.sendsAtEnd && read.fetchesMediaAsNeeded)
    #expect(!read.syncsByItself && read.syncInterval == .seconds(3_600))
    #expect(read.writesDueFile && read.namesDueDecks && read.borders == .blank)
    #expect(read.pictures == .sextants)
    #expect(read.theme == .highContrast)
    #expect(read.isBrief && read.readsAloud && read.typedCode == .drop && read.sounds == .overSSH)
    #expect(read.searchedLetters == .withoutAccents)
    #expect(read.limitRules == LimitRules(newIgnoresReviews: true, startsFromTop: true))
    #expect(read.learnAheadTime == 0 && read.balancesLoad && read.timebox == .seconds(300))
    #expect(read.forms == forms)
  }

  @Test("lock after two minutes unless something else was chosen")
  func defaults() {
    let standard = Preferences()
    #expect(standard.idleLimit == .seconds(120))
    #expect(!standard.locksOnFocusLoss && !standard.reducedMotion && !standard.wipesAfterTen)
    #expect(standard.forgiveness == [.letterCase, .punctuation])
    #expect(standard.learnAheadTime == StudySession.learnAhead)
  }

  @Test(
    "have the standard value for a form that is none",
    arguments: [
      ("lock.idle", ["", "0", "-1", "86401", "1m", "Never", "31536000"]),
      ("lock.session", ["0", "perhaps"]), ("cards.clipboard", ["0", "until the lock"]),
      ("lock.focus", ["", "1", "perhaps", "True"]), ("look.colors", ["0", "no"]),
      ("study.rollover", ["", "-1", "24", "4:00"]), ("study.forgiven", ["", "-1", "256", "all"]),
      ("x", ["y"]),
    ]
  )
  func noForms(key: String, forms: [String]) {
    for form in forms { #expect(Preferences(forms: [key: form]) == Preferences(), "\(form)") }
  }

  @Test("drop bits that stand for nothing")
  func otherBits() {
    #expect(Preferences(forms: ["study.forgiven": "250"]).forms["study.forgiven"] == "2")
  }

  @Test("take any time up to a day, to the second")
  func anyTime() {
    for seconds in [1, 45, 86_400] {
      let limit = Preferences(forms: ["lock.idle": "\(seconds)"]).idleLimit
      #expect(limit == .seconds(seconds))
    }
    #expect(Preferences().with(\.idleLimit, .seconds(100_000)).idleLimit == .seconds(86_400))
    #expect(Preferences().with(\.idleLimit, .milliseconds(1)).idleLimit == .seconds(1))
  }
}

@Suite("Every setting")
struct SettingTests {
  /// A row, by the name of its label.
  struct Sample: CustomTestStringConvertible {
    let row: any SettingRow

    var testDescription: String { Wording()(row.label) }
  }

  static let samples = Settings.rows.map(Sample.init)

  @Test("is a row, with words of its own")
  func words() {
    let wording = Wording()
    #expect(Settings.rows.count == Mirror(reflecting: Settings.table).children.count)
    let labels = Settings.rows.map { wording($0.label) }
    #expect(Set(labels).count == labels.count)
    #expect(Settings.rows.compactMap { $0.note }.allSatisfy { wording($0).contains(" ") })
  }

  @Test(
    "comes back from each form it can be given, and around to where it began",
    arguments: samples
  )
  func choices(sample: Sample) {
    let wording = Wording()
    for step in [1, -1] {
      var preferences = Preferences()
      var seen: Set<String> = []
      repeat {
        let words = sample.row.words(in: preferences, wording)
        #expect(!words.isEmpty && seen.insert(words).inserted)
        #expect(Preferences(forms: preferences.forms) == preferences)
        sample.row.change(&preferences, by: step)
      } while preferences != Preferences() && seen.count < 100
      #expect((2..<100).contains(seen.count))
    }
  }

  @Test("changes nothing but itself", arguments: samples)
  func independence(sample: Sample) {
    let wording = Wording()
    var preferences = Preferences()
    sample.row.change(&preferences, by: 1)
    let changed = Settings.rows.filter {
      $0.words(in: preferences, wording) != $0.words(in: Preferences(), wording)
    }
    #expect(changed.map(\.label) == [sample.row.label])
  }

  @Test(
    "asks only before the vault may be deleted or text leaves the program, under a key of its own"
  )
  func confirmation() {
    let asking = Settings.rows.filter { $0.confirmation != nil }
    #expect(asking.map(\.key) == ["lock.wipe", "study.voice"])
    for row in asking {
      #expect(Settings.rows.count { $0.key == row.key } == 1)
      #expect(row.isStandard(in: Preferences()))
      var other = Preferences()
      row.change(&other, by: 1)
      #expect(!row.isStandard(in: other))
    }
  }
}

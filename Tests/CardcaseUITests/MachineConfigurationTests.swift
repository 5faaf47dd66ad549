import FoundationEssentials
import TestSupport
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The configuration of a machine")
struct MachineConfigurationTests {
  private func configuration(_ text: String) -> MachineConfiguration {
    MachineConfiguration(ConfigurationDocument(Array(text.utf8)))
  }

  /// The sentences about problems.
  private func problems(_ text: String) -> [String] {
    configuration(text).problems.map { $0.sentence(Wording()) }
  }

  /// The wallet with this configuration.
  private func wallet(
    _ text: String,
    _ preferences: Preferences = Preferences()
  ) throws -> ModelHarness {
    var app = try ModelHarness(preferences: preferences, machine: configuration(text))
    try app.unlock()
    app.press(.character("w"))
    return app
  }

  @Test("of the documentation has nothing wrong, and is in force")
  func documentation() throws {
    let root = Repository.root
    let text = try String(
      contentsOf: root.appending(path: "docs/configuration.md"),
      encoding: .utf8
    )
    let example = try #require(
      text.split(separator: "```toml\n").dropFirst().first?.split(separator: "```").first
    )
    let read = configuration(String(example))
    #expect(problems(String(example)) == [])
    #expect(read.language?.value.code == "en")
    #expect(read.colors(on: .dark) == [.accent: Color(12), .muted: Color(245)])
    #expect(read.settings.fixed["look.reduced-motion"]?.form == "true")
    #expect(read.keys["card"]?["reveal"]?.value == [.character("v"), .control("v")])
    #expect(read.keys["flashcards"]?["statistics"]?.value == [.character("s")])
    for screen in ScreenRegistry.withOwnKeys { #expect(!screen.name.isEmpty) }
  }

  @Test("names each wrong line with its number and the nearest right word")
  func wrongLines() {
    let told = problems(
      """
      langauge = "en"
      [theme]
      mutd = 3
      good = "gren"
      bad = 256
      [look]
      colour = true
      colors = 3
      [keys.wallet]
      serach = "o"
      search = "Spcae"
      edit = 5
      [keys.walet]
      open = "o"
      [loko]
      colors = false
      nonsense
      """
    )
    let wanted = [
      (1, "language"), (3, "muted"), (4, "green"), (5, "256"), (7, "colors"), (8, "3"),
      (10, "search"), (11, "Space"), (12, "5"), (13, "keys.wallet"), (15, "look"), (17, ""),
    ]
    #expect(told.count == wanted.count)
    for (sentence, (line, word)) in zip(told, wanted) {
      #expect(sentence.hasPrefix("line \(line): "), "\(sentence)")
      let meant = word == "keys.wallet" ? "wallet" : word
      #expect(sentence.contains(meant), "\(sentence)")
    }
  }

  @Test("switches on the pixels of pictures, which is no setting of a vault")
  func pictureProtocol() {
    #expect(configuration("").pictureProtocol == nil)
    let read = configuration("[look]\npictures = \"quadrants\"\npicture-protocol = \"kitty\"\n")
    #expect(read.problems.isEmpty && read.settings.fixed.count == 1)
    #expect(read.pictureProtocol?.value == .kitty && read.pictureProtocol?.line == 3)
    let told = problems("[look]\npicture-protocol = \"regis\"\npicture-protcol = \"off\"\n")
    #expect(told.count == 2)
    let choices = "\"off\", \"kitty\", \"iterm2\", \"sixel\""
    #expect(told.first?.contains(choices) == true, "\(told)")
    #expect(told.last?.contains("picture-protocol") == true, "\(told)")
    let report = ConfigurationReport(
      read,
      preferences: nil,
      language: (Language.all[0], .environment),
      Wording()
    )
    #expect(report.lines.contains { $0.hasPrefix("picture-protocol = \"kitty\"  # ") })
  }

  @Test("a wrong line leaves the others in force")
  func others() {
    let read = configuration("[theme]\naccent = \"no\"\ngood = 3\n[look]\ncolors = false\n[x]\n")
    #expect(read.problems.map(\.line) == [2, 6])
    #expect(read.colors(on: .dark) == [.good: Color(3)])
    #expect(read.settings.fixed.keys.sorted() == ["look.colors"])
  }

  @Test("a background has colours of its own, and refuses what can't be read on it")
  func backgrounds() {
    let read = configuration(
      """
      [theme]
      accent = 208
      good = 34
      [theme.light]
      accent = 130
      bad = 220
      [theme.dark]
      muted = "black"
      [theme.drak]
      """
    )
    #expect(read.colors(on: .dark) == [.accent: Color(208), .good: Color(34)])
    #expect(read.colors(on: .light) == [.accent: Color(130), .good: Color(34)])
    #expect(read.colors(on: .unknown) == [.accent: Color(208), .good: Color(34)])
    let sentences = read.problems.map { $0.sentence(Wording()) }
    #expect(read.problems.map(\.line) == [6, 8, 9])
    let contrast = "is hard to read: its contrast with the background is"
    #expect(sentences[0].contains("220 \(contrast) 1.4"))
    #expect(sentences[1].contains("\"black\" \(contrast) 1.0"))
    #expect(sentences[2].contains("theme.dark"))
  }

  @Test(
    "refuses what would lose the lock, the help or the way out",
    arguments: [
      "search = \"Ctrl-L\"", "search = [\"s\", \"Ctrl-C\"]", "search = \"F1\"", "search = \"?\"",
      "search = \"Alt-Ctrl-L\"", "search = \"Ctrl-Z\"", "back = []", "open = []",
      "search = \"Ctrl-I\"", "search = \"e\"", "search = \"Esc\"",
    ]
  )
  func refused(line: String) throws {
    let read = configuration("[keys.wallet]\n\(line)\n")
    #expect(read.problems.map(\.line) == [2])
    #expect(read.keys.isEmpty && read.settings.keys.isEmpty)
  }

  @Test(
    "refuses keys of the lock and of what asks for a passcode",
    arguments: [
      "lock", "passcodeChange", "recoveryKey",
    ]
  )
  func lock(screen: String) {
    let read = configuration("[keys.\(screen)]\nback = \"x\"\npress = \"y\"\n")
    #expect(read.problems.map(\.line) == [1])
    #expect(read.settings.keys.isEmpty)
  }

  @Test("keys take the place of the built-in ones, in the footer and the help too")
  func keys() throws {
    var app = try wallet("[keys.wallet]\nsearch = [\"y\", \"Ctrl-F\"]\n")
    #expect(app.lines.last?.contains("y Search") == true)
    app.press(.character("/"))
    #expect(app.shows("/ does nothing here"))
    app.press(.function(1))
    #expect(app.shows("y Ctrl-F"))
    app.press(.escape, .character("y"))
    #expect(app.front?.takesText == true)
    // A letter in a field is a letter.
    app.type("yy")
    #expect(app.shows("yy"))
  }

  @Test("a key of one's own stays, and an action that was given it later goes back to its own")
  func givenLater() throws {
    // These were free when the file was written, and are keys of the list of cards, of the round and
    // of statistics since.
    let read = configuration("[keys.flashcards]\nrename = \"b\"\noptions = [\"R\", \"S\"]\n")
    #expect(read.problems.isEmpty)
    var app = try ModelHarness(machine: read)
    app.study = StudyVault()
    try app.unlock()
    app.press(.character("f"))
    for (key, kind) in [("b", "deckName"), ("S", "deckOptions"), ("c", "browser"), ("r", "round")] {
      var other = app
      other.press(.character(Unicode.Scalar(key) ?? " "))
      #expect(try other.frontKind == kind, "\(key)")
    }
  }

  @Test("two actions can change their keys for one another")
  func swapped() throws {
    let read = configuration("[keys.flashcards]\nrename = \"d\"\ndelete = \"e\"\n")
    #expect(read.problems.isEmpty)
    let taken = configuration("[keys.flashcards]\nrename = \"d\"\n")
    #expect(taken.problems.map(\.line) == [2])
    let both = configuration("[keys.flashcards]\nrename = \"y\"\ndelete = \"y\"\n")
    #expect(both.problems.map(\.line) == [3])
  }

  @Test("what a row has by itself in one state stays another row's in others")
  func states() throws {
    var app = try wallet("[keys.wallet]\nopen = [\"Enter\", \"Right\", \"y\"]\n")
    app.press(.character("/"))
    app.type("ra")
    app.press(.left)
    let cursor = app.screen.cursor
    app.press(.right)
    #expect(app.screen.cursor != cursor)
    app.press(.escape, .character("y"))
    #expect(try app.frontKind == "card")
  }

  @Test("no keys of a configuration give a key to two rows of a state", arguments: ScreenState.open)
  func conflicts(state: ScreenState) throws {
    let app = try state.make()
    let kind = try ScreenRegistry.kind(named: try #require(try app.frontKind))
    let names = Set(kind.tables.joined().map(\.name)).sorted()
    let lines = zip(names, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ").map {
      "\($0) = \"\($1)\""
    }
    let read = configuration("[keys.\(kind.name)]\n" + lines.joined(separator: "\n"))
    let own = read.settings.keys[kind.typeID] ?? [:]
    let isTyping = app.front?.takesText == true
    let keys = UserKeymap.applied(own, to: app.hints, whileTyping: isTyping).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("a fixed setting is in force, is shown as fixed, and can't be changed")
  func fixed() throws {
    var app = try ModelHarness(machine: configuration("[look]\nreduced-motion = true\n"))
    try app.unlock()
    #expect(app.model.look.preferences.reducedMotion)
    #expect(!app.model.preferences.reducedMotion)
    app.press(.character("s"))
    for _ in 0..<SettingsItem.all.count {
      if app.shows("Line 2 of the configuration file") { break }
      app.press(.down)
    }
    #expect(app.shows("on (fixed)"))
    let asked = app.effects.count
    app.press(.enter)
    #expect(app.shows("Line 2 of the configuration file sets this."))
    #expect(app.effects.count == asked)
  }

  @Test("what a vault has for a fixed setting stays as it is")
  func unsaved() throws {
    var app = try ModelHarness(
      machine: configuration("[look]\nreduced-motion = true\ncolors = false\n")
    )
    try app.unlock()
    app.press(.character("s"), .enter)
    guard case .system(.save(let saved))? = app.effects.last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(saved.idleLimit != Preferences().idleLimit)
    #expect(!saved.reducedMotion && saved.usesColors)
  }

  @Test("the theme has the colours, the lock has none of them")
  func theme() throws {
    var app = try wallet("[theme]\naccent = 33\nselection = 44\n")
    #expect(app.model.theme.accent.foreground == Color(33))
    #expect(app.model.theme.selection.foreground == Color(44))
    let locked = try ModelHarness()
    app.press(.control("l"))
    #expect(app.model.theme.accent == locked.model.theme.accent)
    #expect(app.screen.lines == locked.screen.lines)
  }

  @Test("there are no colours where a terminal or the user wants none")
  func noColors() {
    let traits = TerminalTraits(colors: .none, unicode: true)
    let theme = Theme(traits, colors: [.accent: Color(33), .muted: Color(3)])
    #expect(theme.accent == Theme(traits).accent)
    #expect(theme.muted == Theme(traits).muted)
  }

  @Test("the report of what is in force is a configuration that has nothing wrong")
  func report() throws {
    let text = "language = \"en\"\n[look]\ncolors = false\n[keys.wallet]\nsearch = \"y\"\n"
    let report = ConfigurationReport(
      configuration(text),
      preferences: Preferences(),
      language: (Language.all[0], .line(1)),
      Wording()
    )
    #expect(report.lines.contains("language = \"en\"  # line 1"))
    #expect(report.lines.contains("colors = false  # line 3"))
    #expect(report.lines.contains("reduced-motion = false  # setting of the vault"))
    #expect(report.lines.contains("search = [\"y\"]  # line 5"))
    #expect(report.lines.contains("accent = 208  # built-in"))
    let again = report.lines.joined(separator: "\n")
    #expect(problems(again) == [])
  }

  @Test("a key is spelled so that it is read as the same again")
  func spellings() {
    for kind in ScreenRegistry.kinds {
      for key in kind.tables.joined().flatMap(\.keys) {
        #expect(KeySpelling(KeySpelling(key).description)?.key == key)
      }
    }
    #expect(KeySpelling("ctrl-v")?.key == .control("v"))
    #expect(KeySpelling("CTRL-V")?.key == .control("v"))
    #expect(KeySpelling("shift-tab")?.key == .backTab)
    for none in ["", "Ctrl-", "Shift-a", "ab", "F0", "F25", "\u{1B}", " ", "Ctrl-Ctrl-a"] {
      #expect(KeySpelling(none) == nil, "\(none)")
    }
  }
}

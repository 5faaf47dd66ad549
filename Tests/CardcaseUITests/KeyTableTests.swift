import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The key tables")
struct KeyTableTests {
  private static let tables: [(name: String, keys: [[Key]])] = [
    ("home", HomeScreen.bindings.map(\.keys)), ("wallet", WalletScreen.bindings.map(\.keys)),
    ("card form", CardWizard.bindings.map(\.keys)),
    ("review", CardWizard.reviewBindings.map(\.keys)),
    ("question", CardWizard.questionBindings.map(\.keys)),
    ("notes", CardWizard.notesBindings.map(\.keys)),
    ("search", WalletScreen.searchBindings.map(\.keys)),
    ("card", CardScreen.bindings.map(\.keys)),
    ("decks", DeckListScreen.bindings.map(\.keys)),
    ("deck name", DeckNameScreen.bindings.map(\.keys)),
    ("deck options", DeckOptionsScreen.bindings.map(\.keys)),
    ("parameters", ParametersScreen.bindings.map(\.keys)),
    ("parameters typed", ParametersScreen.typingBindings.map(\.keys)),
    ("parameters fitted", ParametersScreen.fittedBindings.map(\.keys)),
    ("parameters done", ParametersScreen.doneBindings.map(\.keys)),
    ("review of cards", ReviewScreen.bindings.map(\.keys)),
    ("typed answer", ReviewScreen.typingBindings.map(\.keys)),
    ("round", RoundScreen.bindings.map(\.keys)),
    ("round setup", RoundScreen.setupBindings.map(\.keys)),
    ("round picking", RoundScreen.pickingBindings.map(\.keys)),
    ("notes", BrowserScreen.bindings.map(\.keys)),
    ("notes line", BrowserScreen.lineBindings.map(\.keys)),
    ("note form", NoteForm.bindings.map(\.keys)),
    ("statistics", StatisticsScreen.bindings.map(\.keys)),
    ("import", ImportScreen.bindings.map(\.keys)),
    ("import preview", ImportScreen.previewBindings.map(\.keys)),
    ("import done", ImportScreen.doneBindings.map(\.keys)),
    ("export", ExportScreen.bindings.map(\.keys)),
    ("settings", SettingsScreen.bindings.map(\.keys)),
    ("recovery key", RecoveryKeyScreen.bindings.map(\.keys)),
    ("help", HelpScreen<VaultSnapshot>.bindings.map(\.keys)),
    ("notice", NoticeScreen.bindings.map(\.keys)),
    ("keypad", LockAction.keypad.map(\.keys)), ("passphrase", LockAction.passphrase.map(\.keys)),
    ("field", LockAction.field.map(\.keys)), ("menu", LockAction.menu.map(\.keys)),
    ("waiting", LockAction.waiting.map(\.keys)),
    ("leaving", LockAction.leaving.map(\.keys)),
    ("passcode change", PasscodeChangeScreen.bindings.map(\.keys)),
    ("confirmation", ConfirmationScreen.bindings.map(\.keys)),
  ]

  @Test("no table binds a reserved key, or a key twice")
  func bindings() {
    let reserved = ReservedKey.bindings.flatMap(\.keys) + [.character("?")]
    for (name, rows) in Self.tables {
      let keys = rows.flatMap(\.self)
      #expect(Set(keys).count == keys.count, "\(name) binds a key twice")
      #expect(Set(keys).isDisjoint(with: reserved), "\(name) binds a reserved key")
    }
  }

  @Test("the reserved keys are those of the design")
  func reserved() {
    #expect(
      Set(ReservedKey.bindings.flatMap(\.keys)) == [
        .control("z"), .control("l"), .control("r"), .control("c"), .function(1),
      ]
    )
  }

  // physlock#108, tmux#369: a second key or command that gets around the lock.
  @Test("no key of any screen does anything at the lock but at the lock itself")
  func atTheLock() throws {
    var app = try ModelHarness()
    try app.unlock()
    app.press(.enter, .down, .enter, .control("l"))
    let locked = app
    let printable = (0x20...0x7E).map { Key.character(Unicode.Scalar(UInt8($0))) }
    let keys = Set(Self.tables.flatMap { $0.keys.flatMap(\.self) } + printable)
      .subtracting([.character("?")])
    #expect(keys.count > 100)
    for key in keys {
      var app = locked
      app.press(key)
      #expect(!app.model.isOpen)
      #expect(app.effects.count == locked.effects.count, "\(key) asks for something")
      #expect(app.model.stack.drawn.map(\.level) == [.lock], "\(key) shows something")
      #expect(app.shows("Cardcase is locked") || app.shows("Forgot passcode?"), "\(key)")
    }
  }

  @Test("Escape and a reserved key that arrive together still do what the key does")
  func reservedWithAlt() {
    let together = Key(.character("l"), [.control, .alt])
    #expect(ReservedKey.meaning(of: together, whileTyping: true) == .lock)
    let altHelp = Key(.character("?"), .alt)
    #expect(ReservedKey.meaning(of: altHelp, whileTyping: false) == nil)
  }
}

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
  private static let reserved = Set(ReservedKey.bindings.flatMap(\.keys) + [.character("?")])

  @Test("no table binds a reserved key, or a key twice", arguments: ScreenState.all)
  func bindings(state: ScreenState) throws {
    let keys = try state.make().hints.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys).isDisjoint(with: Self.reserved))
  }

  @Test("nor does the whole table of any kind of screen, or of the lock")
  func wholeTables() {
    for (name, keys) in Self.tables {
      #expect(!keys.isEmpty, "\(name) has no keys")
      #expect(Set(keys).count == keys.count, "\(name) binds a key twice")
      #expect(Set(keys).isDisjoint(with: Self.reserved), "\(name) binds a reserved key")
    }
  }

  /// Of each kind of screen in the registry, of each of their modes and of each kind of thing on
  /// the lock, the name and the keys of its whole table.
  private static var tables: [(name: String, keys: [Key])] {
    tables(of: ScreenRegistry.shell) + tables(of: WalletScreens.kinds)
      + tables(of: StudyScreens.kinds) + tables(of: LockScreens.kinds)
      + [
        ("card review", CardWizard.reviewBindings.flatMap(\.keys)),
        ("card question", CardWizard.questionBindings.flatMap(\.keys)),
        ("card notes", CardWizard.notesBindings.flatMap(\.keys)),
        ("search", WalletScreen.searchBindings.flatMap(\.keys)),
        ("parameters typed", ParametersScreen.typingBindings.flatMap(\.keys)),
        ("parameters fitted", ParametersScreen.fittedBindings.flatMap(\.keys)),
        ("parameters done", ParametersScreen.doneBindings.flatMap(\.keys)),
        ("typed answer", ReviewScreen.typingBindings.flatMap(\.keys)),
        ("round setup", RoundScreen.setupBindings.flatMap(\.keys)),
        ("round picking", RoundScreen.pickingBindings.flatMap(\.keys)),
        ("notes line", BrowserScreen.lineBindings.flatMap(\.keys)),
        ("tags line", BrowserScreen.tagBindings.flatMap(\.keys)),
        ("import preview", ImportScreen.previewBindings.flatMap(\.keys)),
        ("import done", ImportScreen.doneBindings.flatMap(\.keys)),
      ]
      + [
        ("keypad", LockAction.keypad), ("passphrase", LockAction.passphrase),
        ("field", LockAction.field), ("menu", LockAction.menu), ("waiting", LockAction.waiting),
        ("leaving", LockAction.leaving),
      ].map { ($0.0, $0.1.flatMap(\.keys)) }
  }

  private static func tables<Data>(of kinds: [ScreenKind<Data>]) -> [(name: String, keys: [Key])] {
    kinds.map { ($0.name, keys(of: $0.type)) }
  }

  private static func keys<Content: Screen>(of type: Content.Type) -> [Key] {
    type.bindings.flatMap(\.keys)
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
    var locked = try ScreenState.named("card").make()
    locked.press(.control("l"))
    let ofStates = try ScreenState.all.flatMap { try $0.make().hints.flatMap(\.keys) }
    let printable = (0x20...0x7E).map { Key.character(Unicode.Scalar(UInt8($0))) }
    let keys = Set(ofStates + Self.tables.flatMap(\.keys) + printable)
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

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

  @Test("the keys that fields and lists have for other programs are those they have here")
  func usualKeys() {
    for binding in FieldAction.bindings({ $0 }) {
      for key in binding.keys { #expect(FieldAction(key) == binding.action, "\(key)") }
    }
    for binding in ListState.bindings({ $0 }) {
      for key in binding.keys { #expect(ListState.Move(key) == binding.action, "\(key)") }
    }
    #expect(FieldAction(.enter) == nil && ListState.Move(.character("x")) == nil)
  }

  @Test("nor does the whole table of any kind of screen, or of the lock")
  func wholeTables() {
    for (name, keys) in Self.tables {
      #expect(!keys.isEmpty, "\(name) has no keys")
      #expect(Set(keys).count == keys.count, "\(name) binds a key twice")
      #expect(Set(keys).isDisjoint(with: Self.reserved), "\(name) binds a reserved key")
    }
  }

  /// The name and the keys of each table of each kind of screen, and of the lock.
  static var tables: [(name: String, keys: [Key])] {
    ScreenRegistry.kinds.flatMap { kind in
      kind.tables.map { (kind.name, $0.flatMap(\.keys)) }
    }
      + [
        ("keypad", LockAction.keypad), ("passphrase", LockAction.passphrase),
        ("field", LockAction.field), ("menu", LockAction.menu), ("waiting", LockAction.waiting),
        ("leaving", LockAction.leaving),
      ].map { ($0.0, $0.1.flatMap(\.keys)) }
  }

  @Test(
    "every key of a state is in a table of its kind, under the same name",
    arguments: ScreenState.open
  )
  func completeness(state: ScreenState) throws {
    let app = try state.make()
    let name = try #require(try app.frontKind)
    let rows = try ScreenRegistry.kind(named: name).tables.flatMap { $0.map { Row($0) } }
    for row in app.hints.map({ Row($0) }) {
      #expect(rows.contains(row), "\(state.name): \(row.name) \(row.keys)")
    }
  }

  /// The parts of a row that are the same in every state.
  private struct Row: Hashable {
    let name: String
    let keys: [Key]

    init(_ hint: KeyHint) {
      name = hint.name
      keys = hint.keys
    }
  }

  @Test("no two rows of a table have the same name")
  func names() {
    for kind in ScreenRegistry.kinds {
      for table in kind.tables {
        let names = table.map(\.name)
        #expect(Set(names).count == names.count, "\(kind.name): \(names)")
      }
    }
  }

  @Test("the reserved keys are those of the design")
  func reserved() {
    #expect(
      Set(ReservedKey.bindings.flatMap(\.keys)) == [
        .control("z"), .control("l"), .control("r"), .control("c"), .control("p"),
        .function(1),
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

import DevicesUI
import LockUI
package import Screens
import StudyUI
import WalletUI
package import Wording

/// The registry of all kinds of screens, by their names in sealed sessions.
package enum ScreenRegistry {
  /// The rows of the features and of the shell, in the order in which the palette lists them.
  static let kinds: [any RegisteredScreen] =
    registered(WalletScreens.kinds) + registered(StudyScreens.kinds) + registered(shell)
    + registered(DevicesScreens.kinds) + registered(LockScreens.kinds)

  /// The kinds with the keys of the lock.
  static let lockKinds = LockScreens.kinds.map(\.name)

  /// The rows of the shell.
  static let shell: [ScreenKind<VaultSnapshot>] = [
    ScreenKind("home", HomeScreen.self),
    ScreenKind("settings", .homeSettings) { SettingsScreen() },
    ScreenKind("confirmation", ConfirmationScreen.self),
    ScreenKind("undo", .undoListTitle) { UndoListScreen() },
    ScreenKind("undo-question", UndoQuestionScreen.self),
    ScreenKind("help", HelpScreen.self),
    ScreenKind("palette", PaletteScreen.self),
    ScreenKind("notice", NoticeScreen.self),
  ]

  private static func registered<Data: HostedData>(
    _ kinds: [ScreenKind<Data>]
  ) -> [any RegisteredScreen] { kinds.map { HostedKind(kind: $0) } }

  private static let byType = Dictionary(
    kinds.map { ($0.typeID, $0) },
    uniquingKeysWith: { first, _ in first }
  )
  private static let byName = Dictionary(
    kinds.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The row of a type.
  ///
  /// - Throws: `Unregistered` if there is none.
  static func kind(of type: any Any.Type) throws -> any RegisteredScreen {
    guard let kind = byType[ObjectIdentifier(type)] else { throw Unregistered.type("\(type)") }
    return kind
  }

  /// The row with a name.
  ///
  /// - Throws: `Unregistered` if there is none.
  static func kind(named name: String) throws -> any RegisteredScreen {
    guard let kind = byName[name] else { throw Unregistered.name(name) }
    return kind
  }

  /// A kind of screen without a row.
  enum Unregistered: Error {
    case type(String), name(String)
  }
}

/// A row of the registry, of any feature.
package protocol RegisteredScreen: Sendable {
  /// The name in sealed sessions.
  var name: String { get }
  /// The identity of the screen's type.
  var typeID: ObjectIdentifier { get }
  /// The key tables of all states of the screen.
  var tables: [[KeyHint]] { get }

  /// The words under which the palette opens it, and a new one; nil if it does not.
  var entry: (label: Phrase, screen: any HostedScreen)? { get }

  /// Decodes a screen of this kind.
  func decode(from decoder: any Decoder) throws -> any HostedScreen
}

/// The row of one feature.
private struct HostedKind<Data: HostedData>: RegisteredScreen {
  let kind: ScreenKind<Data>

  var name: String { kind.name }
  var typeID: ObjectIdentifier { ObjectIdentifier(kind.type) }
  var tables: [[KeyHint]] { kind.tables }
  var entry: (label: Phrase, screen: any HostedScreen)? {
    kind.entry.map { ($0.label, Hosted($0.make())) }
  }

  func decode(from decoder: any Decoder) throws -> any HostedScreen {
    Hosted(try kind.type.init(from: decoder))
  }
}

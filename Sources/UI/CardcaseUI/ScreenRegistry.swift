import DevicesUI
import LockUI
import Screens
import StudyUI
import WalletUI
import Wording

/// The registry of all kinds of screens, by their names in sealed sessions.
package enum ScreenRegistry {
  /// The rows of the features and of the shell, in the order in which the palette lists them.
  static let kinds =
    WalletScreens.kinds + StudyScreens.kinds + shell + DevicesScreens.kinds + LockScreens.kinds

  /// The kinds with the keys of the lock.
  static let lockKinds = LockScreens.kinds.map(\.name)

  /// The rows of the shell.
  static let shell: [ScreenKind] = [
    ScreenKind("home", HomeScreen.self),
    ScreenKind("settings", .homeSettings) { SettingsScreen() },
    ScreenKind("confirmation", ConfirmationScreen.self),
    ScreenKind("undo", .undoListTitle) { UndoListScreen() },
    ScreenKind("undo-question", UndoQuestionScreen.self),
    ScreenKind("help", HelpScreen<VaultSnapshot>.self),
    ScreenKind("palette", PaletteScreen.self),
    ScreenKind("notice", NoticeScreen.self),
  ]

  private static let byType = Dictionary(
    kinds.map { ($0.typeID, $0) },
    uniquingKeysWith: { first, _ in first }
  )
  private static let byName = Dictionary(
    kinds.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The row of a screen.
  ///
  /// - Throws: `Unregistered` if there is none.
  static func kind(of screen: any Screen) throws -> ScreenKind {
    let type = Swift.type(of: screen)
    guard let kind = byType[ObjectIdentifier(type)] else { throw Unregistered.type("\(type)") }
    return kind
  }

  /// The row with a name.
  ///
  /// - Throws: `Unregistered` if there is none.
  static func kind(named name: String) throws -> ScreenKind {
    guard let kind = byName[name] else { throw Unregistered.name(name) }
    return kind
  }

  /// A kind of screen without a row.
  enum Unregistered: Error {
    case type(String), name(String)
  }
}

package import Screens
import Widgets
import WindowLevels

/// The wallet's screens.
package enum WalletScreens {
  /// The registry: one row for each kind of screen.
  package static let kinds: [ScreenKind<WalletData>] = [
    ScreenKind("wallet", WalletScreen.self),
    ScreenKind("card", CardScreen.self),
    ScreenKind("wizard", CardWizard.self),
    ScreenKind("cardImport", CardImportScreen.self),
    ScreenKind("cardExport", CardExportScreen.self),
  ]

  /// The list of cards.
  package static var list: any Screen<WalletData> { WalletScreen() }
}

package import PaymentCards
package import Screens
import Widgets
import WindowLevels
import Wording

/// The wallet's screens.
package enum WalletScreens {
  /// The registry: one row for each kind of screen.
  package static let kinds: [ScreenKind<WalletData>] = [
    ScreenKind("wallet", .homeWallet) { WalletScreen() },
    ScreenKind("card", CardScreen.self),
    ScreenKind("wizard", .paletteAddCard) { CardWizard() },
    ScreenKind("cardImport", .paletteImportCards) { CardImportScreen() },
    ScreenKind("cardDeletion", CardDeletionScreen.self),
    ScreenKind("cardExport", .paletteExportCards) { CardExportScreen() },
  ]

  /// The list of cards.
  package static var list: any Screen<WalletData> { WalletScreen() }

  /// The form for a new card.
  package static var form: any Screen<WalletData> { CardWizard() }

  /// A card.
  package static func card(_ id: Int64) -> any Screen<WalletData> { CardScreen(card: id) }

  /// What the list shows of a card, by which it is found too: of its number no more than the end.
  package static func words(
    for entry: WalletEntry,
    _ environment: ScreenEnvironment
  ) -> (name: String, detail: String, searched: [String]) {
    let row = WalletRow(environment)
    let brand = entry.brand?.facts.displayName ?? ""
    let name = entry.title.isEmpty ? brand : entry.title
    let searched = [brand, entry.holder, entry.lastFour.text] + row.searched(entry)
    return (name, row.shortDetail(entry), searched)
  }
}

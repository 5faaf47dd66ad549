package import DomainWords
package import PaymentCards
package import Screens
import Widgets
import Wording

/// The wallet's screens.
package enum WalletScreens {
  /// The registry: one row for each kind of screen.
  package static let kinds: [ScreenKind] = [
    ScreenKind("wallet", .homeWallet) { WalletScreen() },
    ScreenKind("card", CardScreen.self),
    ScreenKind("wizard", .homeAddCard) { CardWizard() },
    ScreenKind("cardImport", .paletteImportCards) { CardImportScreen() },
    ScreenKind("cardDeletion", CardDeletionScreen.self),
    ScreenKind("cardExport", .paletteExportCards) { CardExportScreen() },
    ScreenKind("letterboxCard", LetterboxCardScreen.self),
  ]

  /// The list of cards.
  package static var list: any Screen { WalletScreen() }

  /// The form for a new card.
  package static var form: any Screen { CardWizard() }

  /// A card.
  package static func card(_ id: Int64) -> any Screen { CardScreen(card: id) }

  /// A card whose number is copied once it is there.
  package static func copying(_ id: Int64) -> any Screen {
    CardScreen(card: id, copies: true)
  }

  /// The question about the cards that wait in the letterbox; there has to be one.
  ///
  /// - Parameter earlier: the screen that asked before a lock, whose question goes on.
  package static func letterbox(
    _ cards: [LetterboxPaymentCard],
    after earlier: (any Screen)? = nil
  ) -> any Screen {
    (earlier as? LetterboxCardScreen)?.following(cards) ?? LetterboxCardScreen(cards)
  }

  /// True if a screen asks about cards in the letterbox.
  package static func asksAboutLetterbox(_ screen: any Screen) -> Bool {
    screen is LetterboxCardScreen
  }

  /// The words of a card in the list, by which it is found too: of its number only the end.
  package static func words(
    for entry: WalletEntry,
    _ environment: ScreenEnvironment
  ) -> (name: String, detail: String, searched: [String]) {
    let row = WalletRow(environment)
    let brand = entry.brandName ?? ""
    let name = entry.title.isEmpty ? brand : entry.title
    let searched = [brand, entry.holder, entry.lastFour.text] + entry.labels + row.searched(entry)
    guard environment.wording.isSpoken else { return (name, row.shortDetail(entry), searched) }
    let facts = entry.factsHeard(environment).joined(separator: environment.wording(.listComma))
    return (name, facts, searched)
  }
}

import Collation
import PaymentCards
import Screens
import WindowLevels
import Wording

/// The cards that a list shows, found and sorted once for each change of what they depend on.
struct WalletList: Sendable {
  /// The inputs of the list. Arrays that share their storage are equal at a glance.
  private struct Basis: Equatable {
    let cards: [WalletEntry]
    let search: String
    let sort: WalletSort
    let today: CalendarDay
  }

  private var basis: Basis?
  /// The cards, in the order of the list.
  private(set) var cards: [WalletEntry] = []
  /// The columns that the longest name of a brand takes.
  private(set) var brandWidth = 0
  /// The columns that the longest badge takes; 0 if there is none.
  private(set) var badgeWidth = 0
  /// True if one of the cards is a favourite.
  private(set) var hasFavourites = false

  /// An empty list.
  init() {}

  /// The list of the cards that a search finds, by anything that the list shows; this one if it is
  /// that.
  func updated(search: String, sort: WalletSort, _ context: WalletContext) -> WalletList {
    let basis = Basis(
      cards: context.data.cards,
      search: search,
      sort: sort,
      today: context.today
    )
    guard basis != self.basis else { return self }
    let row = WalletRow(context.environment)
    var list = WalletList()
    list.basis = basis
    let found =
      search.isEmpty
      ? basis.cards
      : basis.cards.filter { $0.answers(to: search, showing: row.searched($0)) }
    let collation = context.wording.collation
    list.cards = sort.sorted(found) { collation.key(of: $0) }
    // There are few brands and few badges, however many cards.
    list.brandWidth =
      Set(list.cards.compactMap(\.brandName)).map { displayWidth(of: $0) }.max() ?? 0
    let ends = Set(list.cards.compactMap(\.expiry))
    list.badgeWidth =
      ends.compactMap { end in row.badge(of: end).map { displayWidth(of: $0.words) } }.max() ?? 0
    list.hasFavourites = list.cards.contains(where: \.isFavourite)
    return list
  }
}

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
  /// The cards of the wallet that end next, the first of them first, without those that have ended.
  private(set) var endingNext: [WalletEntry] = []

  /// The most cards that are listed as those that end next.
  private static let mostEnding = 13

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
    list.endingNext = cardsEndingNext(basis)
    return list
  }

  /// The cards that end next: those of this list, if it is of the same cards and the same day.
  private func cardsEndingNext(_ basis: Basis) -> [WalletEntry] {
    if self.basis?.cards == basis.cards, self.basis?.today == basis.today { return endingNext }
    return basis.cards.reduce(into: []) { first, card in
      guard let end = card.expiry else { return }
      let place = first.firstIndex { $0.expiry.map { end < $0 } ?? true } ?? first.count
      guard place < Self.mostEnding, basis.today.days(until: end.lastDay) >= 0 else { return }
      first.insert(card, at: place)
      if first.count > Self.mostEnding { first.removeLast() }
    }
  }
}

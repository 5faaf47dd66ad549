import Flashcards
import PaymentCards
import Preferences
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels

/// The contents of Home at a size: the rows of its parts, as many as fit.
struct HomeContent {
  /// The form that Home has at a size.
  enum Form: Hashable {
    /// One line for each part.
    case compact
    /// Parts with heads, one beneath the other.
    case column
    /// Two panes: today and the decks at the left, the wallet and the calendar at the right.
    case panes
  }

  let form: Form
  /// The rows of today: the one that studies what is due, or what can be begun with.
  let today: [HomeRow]
  /// The rows of the decks, and the number of those that have no room.
  let decks: (rows: [HomeRow], more: Int)
  /// The rows of the wallet, and the number of those that have no room.
  let wallet: (rows: [HomeRow], more: Int)
  /// True if the vault has nothing in it, as far as Home shows it.
  let isEmpty: Bool

  /// The height of a head with its rule.
  private static let head = SectionHead.height
  /// The rows of today with its head and its counts.
  private static let todayHeight = head + 2
  /// The most cards beneath the decks.
  private static let mostCards = 3
  /// The least height of the column with heads.
  private static let columnHeight = 14

  init(_ context: ShellContext) {
    let study = context.data.study
    let height = context.size.height - Heading.height
    form =
      height < Self.columnHeight
      ? .compact : context.size.width >= Panes.twoFrom ? .panes : .column
    let showsWallet = context.preferences.showsWalletAtHome
    let cards = showsWallet ? context.data.wallet.cards : []
    let outline = study.outline.rows
    isEmpty = study.knowsDecks && outline.isEmpty && context.data.wallet.cards.isEmpty
    let offers = Self.offers(context)
    today = (study.outline.due.total > 0 ? [.study] : []) + offers
    switch form {
    case .compact:
      let room = height - 1 - today.count - (cards.isEmpty ? 0 : 1)
      decks = Self.fit(outline.count, room, .decks) { .deck(outline[$0].id) }
      wallet = cards.isEmpty ? ([], 0) : ([.wallet], cards.count)
    case .column:
      let room = height - Self.todayHeight - offers.count - 1 - Self.head
      let all = cards.isEmpty ? 0 : min(cards.count, Self.mostCards)
      let spare = room - (cards.isEmpty ? 0 : 1 + Self.head) - outline.count
      let shown = cards.isEmpty ? 0 : max(all, min(cards.count, spare))
      let rest = room - (cards.isEmpty ? 0 : 1 + Self.head + shown)
      decks = Self.fit(outline.count, rest, .decks) { .deck(outline[$0].id) }
      wallet = Self.fit(cards.count, shown, .wallet) { .card(cards[$0].id) }
    case .panes:
      let room = height - Self.todayHeight - offers.count - 1 - Self.head
      decks = Self.fit(outline.count, room, .decks) { .deck(outline[$0].id) }
      let calendar = outline.isEmpty ? 0 : HomeView.calendarHeight + 1
      wallet = Self.fit(cards.count, height - Self.head - calendar, .wallet) {
        .card(cards[$0].id)
      }
    }
  }

  /// Every row in the order of the focus.
  var rows: [HomeRow] { today + decks.rows + wallet.rows }

  /// The actions to begin with where a part of the vault is empty.
  static func offers(_ context: ShellContext) -> [HomeRow] {
    let hasNoCards = context.data.wallet.cards.isEmpty && context.preferences.showsWalletAtHome
    let study = context.data.study
    let hasNoDecks = study.knowsDecks && study.outline.rows.isEmpty
    return (hasNoCards ? [.offer(.addCard)] : [])
      + (hasNoDecks ? [.offer(.newDeck), .offer(.importNotes)] : [])
      + (hasNoCards && hasNoDecks ? [.offer(.joinDevices)] : [])
  }

  /// The first of `count` rows that fit into `room`; where not all do, the last place has the row
  /// that leads to the rest.
  private static func fit(
    _ count: Int,
    _ room: Int,
    _ rest: HomeRow,
    _ row: (Int) -> HomeRow
  ) -> (rows: [HomeRow], more: Int) {
    guard count > room else { return ((0..<count).map(row), 0) }
    guard room > 0 else { return ([], 0) }
    return ((0..<(room - 1)).map(row) + [rest], count - room + 1)
  }
}

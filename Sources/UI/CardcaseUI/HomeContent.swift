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
    /// Two panes: today, the decks, the forecast and the answers at the left, the wallet, the calendar
    /// and the notes added last at the right.
    case panes
  }

  let form: Form
  /// The rows of today: the one that studies what is due, or what can be begun with.
  let today: [HomeRow]
  /// The rows of the decks, and the number of those that have no room.
  let decks: (rows: [HomeRow], more: Int)
  /// The rows of the wallet, and the number of those that have no room.
  let wallet: (rows: [HomeRow], more: Int)
  /// The rows of the notes added last.
  var newest: [HomeRow] = []
  /// The number of decks in the forecast, beside the total; nil without a forecast.
  var week: Int?
  /// The height of the answers of the last days with its head; 0 without it.
  var answersHeight = 0
  /// True if the calendar has its place.
  var hasCalendar = false
  /// True if the vault has nothing in it, as far as Home shows it.
  let isEmpty: Bool

  /// The height of a head with its rule.
  private static let head = SectionHead.height
  /// The rows of today with its head and its counts.
  private static let todayHeight = head + 2
  /// The most exams.
  private static let mostExams = 3
  /// The most cards beneath the decks.
  private static let mostCards = 3
  /// The least height of the column with heads, and of one that has the forecast and the notes too.
  private static let (columnHeight, tallHeight) = (14, 30)
  /// The most decks in the forecast.
  private static let mostWeeks = 10
  /// The least height of the answers of the last days with its head, and the greatest.
  private static let answersHeights = 12...18
  /// The number of rows that a part has at least where another one would take all.
  private static let least = 5

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
    let exams = Self.exams(context).prefix(form == .compact ? 1 : Self.mostExams)
    today = (study.outline.due.total > 0 ? [.study] : []) + exams.map(\.row) + offers
    let room = height - Self.todayHeight - exams.count - offers.count - 1 - Self.head
    func decks(in room: Int) -> (rows: [HomeRow], more: Int) {
      Self.fit(outline.count, room, .decks) { HomeRow(outline[$0].source) }
    }
    func wallet(in room: Int) -> (rows: [HomeRow], more: Int) {
      Self.fit(cards.count, room, .wallet) { .card(cards[$0].id) }
    }
    switch form {
    case .compact:
      self.decks = decks(in: height - 1 - today.count - (cards.isEmpty ? 0 : 1))
      self.wallet = cards.isEmpty ? ([], 0) : ([.wallet], cards.count)
    case .column:
      let all = cards.isEmpty ? 0 : min(cards.count, Self.mostCards)
      let heads = cards.isEmpty ? 0 : 1 + Self.head
      let spare = room - heads - outline.count
      let shown = cards.isEmpty ? 0 : max(all, min(cards.count, spare))
      self.decks = decks(in: room - heads - shown)
      self.wallet = wallet(in: shown)
      guard height >= Self.tallHeight else { return }
      var left = room - heads - self.wallet.rows.count - self.decks.rows.count
      left -= fitWeek(study, Panes(in: Rect(size: context.size)).main.width, left)
      fitNewest(study, left - 1)
    case .panes:
      let width = Panes(in: Rect(size: context.size)).main.width
      let forecast = Self.weekHeight(min(Self.least, study.outline.week.rows.count), study)
      let least = min(outline.count, 2 * Self.least)
      self.decks = decks(in: room - forecast >= least ? room - forecast : room)
      let heads = cards.isEmpty ? 0 : Self.head + 1
      hasCalendar =
        !outline.isEmpty
        && study.statistics?.days.contains { $0.answers > 0 } ?? true
        && height >= heads + min(cards.count, Self.least) + HomeView.calendarHeight
      let rest = height - (hasCalendar ? HomeView.calendarHeight + 1 : 0)
      let notes = min(Self.least, study.newestNotes?.count ?? Self.least)
      let reserved = outline.isEmpty || notes == 0 ? 0 : Self.head + notes
      let hasRoom = rest - heads - reserved >= min(cards.count, 2 * Self.least)
      self.wallet = wallet(in: rest - Self.head - (hasRoom ? 1 + reserved : 0))
      fitNewest(study, rest - heads - self.wallet.rows.count)
      var left = room - self.decks.rows.count
      left -= fitWeek(study, width, left)
      if study.statistics?.days.suffix(30).contains(where: { $0.answers > 0 }) == true,
        left > Self.answersHeights.lowerBound
      {
        answersHeight = min(left - 1, Self.answersHeights.upperBound)
      }
    }
  }

  /// The height of a forecast of so many decks, with its head and the blank row above it.
  private static func weekHeight(_ decks: Int, _ study: StudyData) -> Int {
    let week = study.outline.week
    return week.total == 0 ? 0 : 1 + head + decks + (week.rows.count > 1 ? 1 : 0) + 1
  }

  /// Puts the forecast into the rows that are left, if there is room for it.
  ///
  /// - Returns: The height that it takes, with the blank row above it.
  private mutating func fitWeek(_ study: StudyData, _ width: Int, _ room: Int) -> Int {
    let count = study.outline.week.rows.count
    let decks = min(count, Self.mostWeeks, room - Self.weekHeight(0, study))
    guard count > 0, decks >= (count == 1 ? 1 : 0), width >= HomeView.weekWidth else { return 0 }
    week = decks
    return Self.weekHeight(decks, study)
  }

  /// Puts as many of the notes added last into the rows that are left as have room with a head.
  private mutating func fitNewest(_ study: StudyData, _ room: Int) {
    let notes = study.newestNotes ?? []
    guard room - Self.head >= min(notes.count, Self.least) else { return }
    newest = notes.prefix(room - Self.head).map { .note($0.id) }
  }

  /// Every row in the order of the focus.
  var rows: [HomeRow] { today + decks.rows + wallet.rows + newest }

  /// The exams that are ahead, the next one first, with their rows and their decks.
  static func exams(_ context: ShellContext) -> [(row: HomeRow, exam: Exam, deck: Deck)] {
    let today = context.environment.studyDay
    return context.data.study.decks.map(\.deck).flatMap { deck in
      deck.exams.filter { $0.isAhead(on: today) }
        .map { (HomeRow.exam(deck.id, $0.day), $0, deck) }
    }
    .sorted { ($0.exam.day, $0.deck.name) < ($1.exam.day, $1.deck.name) }
  }

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

import DevicesUI
import Flashcards
import Screens
import StudyUI
import WalletUI
import Widgets
import WindowLevels
import Wording

/// The first screen after unlocking: what is to be done today, the decks, and the first cards of
/// the wallet.
struct HomeScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case move(ListState.Move), open, choose(HomeRow), settings, flashcards, browse, statistics,
      find, lock
    case undo(UndoCommand), quit
  }

  /// The row that has the focus; nil for the first one.
  private(set) var focus: HomeRow?

  private enum CodingKeys: CodingKey {
    case focus
  }

  static let bindings = tableOf(opening: .keyOpen, offering: [])

  static let tables: [[KeyBinding<Action>]] = [
    bindings, tableOf(opening: .keyStudy, offering: HomeRow.Offer.allCases),
  ]

  /// The table by what Enter does, and by what an empty part of the vault offers first.
  private static func tableOf(
    opening enter: Phrase,
    offering offers: [HomeRow.Offer]
  ) -> [KeyBinding<Action>] {
    // What an empty part needs first is always there, behind the rest.
    let others = HomeRow.Offer.beginning.filter { !offers.contains($0) }
    return [KeyBinding(.enter, .right, does: .open, enter)]
      + offers.filter { $0 != .joinDevices }.map { binding(of: $0) } + [
        KeyBinding("w", "1", does: .choose(.wallet), .homeWallet, named: "wallet"),
        KeyBinding("f", "2", does: .flashcards, .homeFlashcards, named: "flashcards"),
        KeyBinding("s", "3", does: .settings, .homeSettings, named: "settings"),
        KeyBinding("q", does: .quit, .keyQuit),
        KeyBinding("b", does: .browse, .browseAll, named: "cards").formerly(),
        KeyBinding("S", does: .statistics, .keyStatistics).formerly(),
        KeyBinding("/", does: .find, .keySearch).formerly(),
      ] + (offers.filter { $0 == .joinDevices } + others).map { binding(of: $0) }
      + ListState.bindings { .move($0) } + [
        KeyBinding("4", does: .lock, .keyLock, named: "lock")
      ] + UndoCommand.all { .undo($0) }
  }

  private static func binding(of offer: HomeRow.Offer) -> KeyBinding<Action> {
    func row(_ key: Unicode.Scalar, _ name: String) -> KeyBinding<Action> {
      KeyBinding(.character(key), does: .choose(.offer(offer)), offer.label, named: name)
    }
    return switch offer {
    case .addCard: row("a", "add")
    case .newDeck: row("N", "new-deck").formerly("n")
    case .importNotes: row("i", "import")
    case .joinDevices: row("Y", "join-devices").formerly("o")
    }
  }

  func table(_ context: ShellContext) -> [KeyBinding<Action>] {
    let offers = HomeContent.offers(context).compactMap { row in
      if case .offer(let offer) = row { offer } else { nil }
    }
    let isStudy = focused(in: HomeContent(context).rows) == .study
    return Self.tableOf(opening: isStudy ? .keyStudy : .keyOpen, offering: offers)
  }

  var requirement: StudyRequirement? { .today }

  /// The focused row of those that there are: the first one if it is gone.
  func focused(in rows: [HomeRow]) -> HomeRow? {
    focus.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first
  }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .move(let move):
      let rows = HomeContent(context).rows
      var state = ListState()
      let index = focused(in: rows).flatMap { rows.firstIndex(of: $0) } ?? 0
      state.select(index, count: rows.count, height: rows.count)
      state.move(move, count: rows.count, height: context.size.height)
      focus = rows.indices.contains(state.selected) ? rows[state.selected] : nil
      return []
    case .choose(let row): return open(row, context)
    case .open:
      return focused(in: HomeContent(context).rows).map { open($0, context) } ?? []
    case .flashcards: return open(.decks, context)
    case .settings: return [.open(SettingsScreen())]
    case .browse: return [.open(StudyScreens.cards(of: .everything))]
    case .statistics: return [.open(StudyScreens.statistics(of: nil))]
    case .find: return [.open(PaletteScreen())]
    case .lock: return [.reserved(.lock)]
    case .undo(let command): return [.undo(command, .everything)]
    case .quit: return [.reserved(.quit)]
    }
  }

  private func open(_ row: HomeRow, _ context: ShellContext) -> [Request] {
    switch row {
    case .study:
      // The end of a review leads to the next deck with due cards.
      let source = context.data.study.outline.urgent.first
      return source.map { [.open(StudyScreens.review(of: $0))] } ?? []
    case .exam(let deck, _): return [.open(StudyScreens.exams(of: deck))]
    case .deck(let deck): return [.open(StudyScreens.review(of: .deck(deck)))]
    case .filtered(let deck): return [.open(StudyScreens.review(of: .filtered(deck)))]
    case .decks: return [.open(StudyScreens.decks)]
    case .card(let id): return [.open(WalletScreens.card(id))]
    case .wallet: return [.open(WalletScreens.list)]
    case .note(let id):
      let note = context.data.study.newestNotes?.first { $0.id == id }
      return note.map { [.open(StudyScreens.cards(of: .deck($0.deck), at: id))] } ?? []
    case .offer(.addCard): return [.open(WalletScreens.form)]
    case .offer(.newDeck): return [.open(StudyScreens.newDeck)]
    case .offer(.importNotes): return [.open(StudyScreens.importing)]
    case .offer(.joinDevices): return [.open(DevicesScreens.joining)]
    }
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    let content = HomeContent(context)
    let table = ownTable(context)
    let keys = Dictionary(
      table.compactMap { binding -> (HomeRow, Key)? in
        guard case .choose(let row) = binding.action else { return nil }
        return binding.keys.first.map { (row, $0) }
      }
    ) { first, _ in first }
    let statistics = table.first { if case .statistics = $0.action { true } else { false } }
    HomeView(
      content: content,
      focus: focused(in: content.rows),
      keys: keys,
      statisticsKey: statistics?.keys.first,
      context: context
    ).draw(into: &canvas)
  }
}

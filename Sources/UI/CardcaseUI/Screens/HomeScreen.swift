import Flashcards
import WindowLevels
import Wording

/// Where one is after unlocking: the ways to everything.
struct HomeScreen: ScreenContent {
  enum Action: Sendable {
    case move(ListState.Move), open, choose(Int), quit
  }

  private enum Item: CaseIterable {
    case wallet, flashcards, settings, lock
  }

  var list = ListState()

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .open, .keyOpen)
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.character("w"), .character("1"), does: .choose(0), .homeWallet, inFooter: false),
      KeyBinding(
        .character("f"),
        .character("2"),
        does: .choose(1),
        .homeFlashcards,
        inFooter: false
      ),
      KeyBinding(
        .character("s"),
        .character("3"),
        does: .choose(2),
        .homeSettings,
        inFooter: false
      ),
      KeyBinding(.character("4"), does: .choose(3), .homeLock, inFooter: false),
      KeyBinding(.character("q"), does: .quit, .keyQuit),
    ]

  var screen: Screen { .home(self) }
  var needs: DataRequirement? { .decks }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: Item.allCases.count, height: Item.allCases.count)
      return []
    case .choose(let row):
      list.select(row, count: Item.allCases.count, height: Item.allCases.count)
      return open()
    case .open:
      return open()
    case .quit:
      return [.quit]
    }
  }

  private func open() -> [Request] {
    switch Item.allCases[list.selected] {
    case .wallet: [.open(.wallet(WalletScreen()))]
    case .flashcards: [.open(.flashcards(DeckListScreen()))]
    case .settings: [.open(.settings(SettingsScreen()))]
    case .lock: [.lock]
    }
  }

  /// How many decks there are, and what is due in them: that matters more where both have no room.
  private func flashcards(_ context: ScreenContext) -> ListView.Row {
    let wording = context.wording
    let title = wording(.homeFlashcards)
    let decks = wording.count(.decks, context.contents.decks.count)
    let due = context.contents.decks.cardsDue
    guard due > 0 else { return ListView.Row(leading: title, trailing: decks) }
    let cards = wording(.homeDue(cards: wording.count(.cards, due)))
    return ListView.Row(leading: title, trailing: "\(decks), \(cards)", shorter: [cards])
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    let wording = context.wording
    Heading.draw([wording(.homeTitle)], into: &canvas, context)
    let rows = Item.allCases.map { item in
      switch item {
      case .wallet:
        ListView.Row(
          leading: wording(.homeWallet),
          trailing: wording.count(.cards, context.contents.cards.count)
        )
      case .flashcards:
        flashcards(context)
      case .settings: ListView.Row(leading: wording(.homeSettings))
      case .lock: ListView.Row(leading: wording(.homeLock), trailing: "Ctrl-L")
      }
    }
    let body = Rect(
      x: 0,
      y: Heading.height,
      width: canvas.size.width,
      height: canvas.size.height - Heading.height
    )
    let box = body.centered(Size(width: 46, height: rows.count + 4))
    canvas.frame(box, context.theme.border, style: context.theme.faint)
    ListView.draw(
      rows,
      state: list,
      in: box.inset(x: 3, y: box.height > rows.count + 3 ? 2 : 1),
      into: &canvas,
      theme: context.theme
    )
  }
}

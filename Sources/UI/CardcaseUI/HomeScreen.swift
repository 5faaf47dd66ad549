import Flashcards
import LockUI
import Preferences
import Screens
import StudyUI
import Undo
import WalletUI
import Widgets
import WindowLevels
import Wording

/// The menu after unlocking.
struct HomeScreen: Screen {
  typealias Data = VaultSnapshot

  enum Action: Sendable {
    case move(ListState.Move), open, choose(Int), undo(UndoCommand), quit
  }

  private enum Item: CaseIterable {
    case wallet, flashcards, settings, lock
  }

  var list = ListState()

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .open, .keyOpen),
      KeyBinding(
        .character("w"),
        .character("1"),
        does: .choose(0),
        .homeWallet,
        named: "wallet"
      ),
      KeyBinding(
        .character("f"),
        .character("2"),
        does: .choose(1),
        .homeFlashcards,
        named: "flashcards"
      ),
      KeyBinding(
        .character("s"),
        .character("3"),
        does: .choose(2),
        .homeSettings,
        named: "settings"
      ),
      KeyBinding(.character("q"), does: .quit, .keyQuit),
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.character("4"), does: .choose(3), .homeLock, named: "lock")
    ] + UndoCommand.all { .undo($0) }

  var requirement: StudyRequirement? { .decks }

  mutating func perform(_ action: Action, _ context: ShellContext) -> [Request] {
    switch action {
    case .move(let move):
      list.move(move, count: Item.allCases.count, height: Item.allCases.count)
      return []
    case .choose(let row):
      list.select(row, count: Item.allCases.count, height: Item.allCases.count)
      return open()
    case .open:
      return open()
    case .undo(let command): return [.undo(command, .everything)]
    case .quit:
      return [.run(.quit)]
    }
  }

  private func open() -> [Request] {
    switch Item.allCases[list.selected] {
    case .wallet: [.run(.show(Hosted(WalletScreens.list)))]
    case .flashcards: [.run(.show(Hosted(StudyScreens.decks)))]
    case .settings: [.open(SettingsScreen())]
    case .lock: [.run(.lock)]
    }
  }

  /// The row with the number of decks and of due cards; without room for both only the due cards.
  private func flashcards(_ context: ShellContext) -> ListView.Row {
    let wording = context.wording
    let title = wording(.homeFlashcards)
    let decks = wording.count(.decks, context.data.study.decks.count)
    let due = context.data.study.decks.cardsDue
    guard due > 0 else { return ListView.Row(leading: title, trailing: decks) }
    let cards = wording(.homeDue(cards: wording.count(.cards, due)))
    return ListView.Row(leading: title, trailing: "\(decks), \(cards)", shorter: [cards])
  }

  func draw(into canvas: inout Canvas, _ context: ShellContext) {
    let wording = context.wording
    Heading.draw([wording(.homeTitle)], into: &canvas, context.environment)
    let rows = Item.allCases.map { item in
      switch item {
      case .wallet:
        ListView.Row(
          leading: wording(.homeWallet),
          trailing: wording.count(.cards, context.data.wallet.cards.count)
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
    canvas.frame(box, context.theme.borderLines, style: context.theme.border)
    ListView.draw(
      rows,
      state: list,
      in: box.inset(x: 3, y: box.height > rows.count + 3 ? 2 : 1),
      into: &canvas,
      theme: context.theme
    )
  }
}

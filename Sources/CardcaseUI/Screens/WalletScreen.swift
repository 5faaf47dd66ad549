import Windowing
import Wording

/// The cards of the wallet.
struct WalletScreen: ScreenContent {
  enum Action: Sendable {
    case move(ListState.Move), open, close
  }

  var list = ListState()

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .open, .keyOpen)
    ] + ListState.bindings { .move($0) } + [
      KeyBinding(.escape, .left, does: .close, .keyBack)
    ]

  var screen: Screen { .wallet(self) }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    let count = context.contents.cards.count
    switch action {
    case .move(let move):
      list.move(move, count: count, height: rect(context.size).height)
      return []
    case .open:
      guard list.selected < count else {
        return [.tell(StatusMessage(phrase: .walletNothingToOpen))]
      }
      return [.open(.card(CardScreen(card: list.selected)))]
    case .close:
      return [.close]
    }
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    let wording = context.wording
    Heading.draw([wording(.homeWallet)], into: &canvas, context)
    guard !context.contents.cards.isEmpty else {
      canvas.write(
        wrapped: wording(.walletEmpty),
        in: rect(canvas.size),
        style: context.theme.faint
      )
      canvas.cursor = rect(canvas.size).origin
      return
    }
    let rows = context.contents.cards.map { card in
      let lastFour = card.number.suffix(4).map(String.init).joined()
      return ListView.Row(
        leading: card.name,
        trailing: "\(card.brand)  \(context.theme.mask)\(lastFour)  \(card.expiry)"
      )
    }
    ListView.draw(rows, state: list, in: rect(canvas.size), into: &canvas, theme: context.theme)
  }

  private func rect(_ size: Size) -> Rect {
    Rect(x: 2, y: Heading.height, width: size.width - 4, height: size.height - Heading.height)
  }
}

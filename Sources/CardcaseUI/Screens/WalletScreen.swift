import PaymentCards
import Windowing
import Wording

/// The cards of the wallet.
struct WalletScreen: ScreenContent {
  enum Action: Sendable {
    case move(ListState.Move), open, add, close
  }

  var list = ListState()

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .open, .keyOpen),
      KeyBinding(.character("a"), does: .add, .keyAdd),
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
      return [.open(.card(CardScreen(card: context.contents.cards[list.selected].id)))]
    case .add:
      return [.open(.wizard(CardWizard()))]
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
    let rows = context.contents.cards.map { kept in
      let card = kept.card
      let shown = card.lastFour
      let lastFour = (0..<shown.count).map { String(shown.digit(at: $0)) }.joined()
      let brand = card.brand?.facts.displayName ?? ""
      let expiry = card.expiry?.printed ?? ""
      return ListView.Row(
        leading: card.title,
        trailing: "\(brand)  \(context.theme.mask)\(lastFour)  \(expiry)"
      )
    }
    ListView.draw(rows, state: list, in: rect(canvas.size), into: &canvas, theme: context.theme)
  }

  private func rect(_ size: Size) -> Rect {
    Rect(x: 2, y: Heading.height, width: size.width - 4, height: size.height - Heading.height)
  }
}

import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks before cards are deleted for good, with all that is stored to undo changes of them.
struct CardDeletionScreen: Screen {
  typealias Data = WalletData

  enum Action: Sendable {
    case answer(BulkConfirmation<[Int64]>.Answer)
  }

  private(set) var confirmation: BulkConfirmation<[Int64]>

  init(of cards: [Int64]) {
    confirmation = BulkConfirmation(cards)
  }

  static let bindings: [KeyBinding<Action>] = BulkConfirmation<[Int64]>.bindings { .answer($0) }

  static let tables: [[KeyBinding<Action>]] = [bindings]

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    switch action {
    case .answer(let answer): return self.answer(answer)
    }
  }

  private mutating func answer(_ answer: BulkConfirmation<[Int64]>.Answer) -> [Request] {
    switch confirmation.answer(answer) {
    case true: return [.run(.deleteForGood(confirmation.change))]
    case false: return [.close]
    case nil: return []
    }
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    switch reply {
    case .deleted, .notChanged: [.close] + (reply.message(context).map { [.tell($0)] } ?? [])
    default: []
    }
  }

  /// The question: the title of a single card, or the number of several.
  func question(_ context: WalletContext) -> Phrase {
    let cards = confirmation.change
    let title = context.data.cards.first { $0.id == cards.first }?.title ?? ""
    let name =
      cards.count == 1 && !title.isEmpty ? title : context.wording.count(.walletCards, cards.count)
    return .cardDeleteForGood(name: name)
  }

  func frame(in size: Size, _ context: WalletContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    box(context).draw(
      in: canvas.bounds,
      into: &canvas,
      theme: context.theme,
      style: context.theme.bad
    )
  }

  private func box(_ context: WalletContext) -> DialogBox {
    confirmation.box(question(context), go: .keyDeleteForGood, context.wording)
  }
}

extension CardDeletionScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    confirmation.scene(question(context.screen), go: .keyDeleteForGood, context) { .answer($0) }
  }
}

import PaymentCards
import Screens
import WindowLevels
import Wording

/// Asks before cards are deleted for good, with all that is stored to undo changes of them.
struct CardDeletionScreen: DialogScreen {
  typealias Data = WalletData
  typealias Action = DialogAction

  private var confirmation: BulkConfirmation<[Int64]>

  init(of cards: [Int64]) {
    confirmation = BulkConfirmation(cards)
  }

  var choice: Int {
    get { confirmation.choice }
    set { confirmation.choice = newValue }
  }

  mutating func answer(_ choice: Int, _ context: WalletContext) -> [Request] {
    choice == 0 ? [.close] : [.run(.deleteForGood(confirmation.change))]
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
      cards.count == 1 && !title.isEmpty ? title : context.wording(.walletCards(cards.count))
    return .cardDeleteForGood(name: name)
  }

  func prompt(_ context: WalletContext) -> Dialog {
    confirmation.dialog(question(context), go: .keyDeleteForGood, context.wording)
  }
}

import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension WalletReply {
  /// The message about a change of a card; nil for other replies.
  func message(_ context: WalletContext) -> StatusMessage? {
    switch self {
    case .deleted: done(.cardDeleted(name: context.data.deletedCard ?? ""))
    case .restored(let entry): done(.cardRestored(name: entry.title))
    case .marked(let entry):
      done(
        entry.isFavourite ? .cardMarked(name: entry.title) : .cardUnmarked(name: entry.title)
      )
    case .opened, .notOpened, .saved, .notSaved, .exists, .placed, .notChanged, .copied,
      .clipboardCleared, .transferred:
      nil
    }
  }

  private func done(_ phrase: Phrase) -> StatusMessage {
    StatusMessage(tone: .success, phrase)
  }
}

import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

extension WalletReply {
  /// The message about a change of a card; nil for other replies.
  func message(_ context: WalletContext) -> StatusMessage? {
    switch self {
    case .deleted(let ids, let isForGood):
      deleted(ids, context.data.deleted?.title ?? "", isForGood: isForGood, context)
    case .marked(let entries):
      entries.first.map { entry in
        let name = entries.count == 1 ? entry.title : context.wording.count(.cards, entries.count)
        return done(entry.isFavourite ? .cardMarked(name: name) : .cardUnmarked(name: name))
      }
    case .opened, .notOpened, .saved, .notSaved, .exists, .placed, .stepped, .notChanged, .copied,
      .clipboardCleared, .transferred:
      nil
    }
  }

  private func deleted(
    _ ids: [Int64],
    _ title: String,
    isForGood: Bool,
    _ context: WalletContext
  ) -> StatusMessage {
    let name = ids.count == 1 ? title : context.wording.count(.cards, ids.count)
    return done(isForGood ? .cardDeletedForGood(name: name) : .cardDeleted(name: name))
  }

  private func done(_ phrase: Phrase) -> StatusMessage {
    StatusMessage(tone: .success, phrase)
  }
}

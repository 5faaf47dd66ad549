import PaymentCards
import Screens
import Wording

extension WalletReply {
  /// The message about a change of a card; nil for other replies.
  func message(_ context: WalletContext) -> StatusMessage? {
    switch self {
    case .deleted(let ids, let isForGood):
      deleted(ids, context.data.deleted?.title ?? "", isForGood: isForGood, context)
    case .joined(let ids):
      ids.isEmpty
        ? StatusMessage(.cardsNoDoubles)
        : done(.itemsDeleted(ids.count))
    case .marked(let entries):
      entries.first.map { entry in
        guard entries.count == 1 else {
          return done(
            entry.isFavourite
              ? .paymentCardsMarked(entries.count) : .paymentCardsUnmarked(entries.count)
          )
        }
        let name = entry.title
        return done(entry.isFavourite ? .cardMarked(name: name) : .cardUnmarked(name: name))
      }
    case .opened, .notOpened, .saved, .notSaved, .exists, .changedMeanwhile, .placed, .stepped,
      .notChanged, .copied,
      .clipboardCleared, .transferred, .answered:
      nil
    }
  }

  private func deleted(
    _ ids: [Int64],
    _ title: String,
    isForGood: Bool,
    _ context: WalletContext
  ) -> StatusMessage {
    guard !isForGood else { return done(.deletedForGood) }
    return done(ids.count == 1 ? .itemDeleted(name: title) : .itemsDeleted(ids.count))
  }

  private func done(_ phrase: Phrase) -> StatusMessage {
    StatusMessage(tone: .success, phrase)
  }
}

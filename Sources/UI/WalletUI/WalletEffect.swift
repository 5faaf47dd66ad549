package import DomainWords
package import PaymentCards
package import Wording

/// Work on the wallet requested by its screens.
package enum WalletEffect: Sendable {
  /// Decrypt the part of a card needed for one use.
  case open(Int64, for: CardUse)
  /// Save a card.
  case save(PaymentCard<SecretDigits>, CardSaving)
  /// Delete cards, which can be undone.
  case delete([Int64])
  /// Delete cards, and all that is stored to undo changes of them.
  case deleteForGood([Int64])
  /// Keep one of each of the cards that are there more than once.
  case joinDoubles
  /// Mark cards as favourites, or remove the mark.
  case mark([Int64], isFavourite: Bool)
  /// Move cards to other places; the title is that of the card to be moved.
  case place([CardPlace], title: String)
  /// Copy a part of a card to the clipboard.
  case copy(Int64, PaymentCardPart)
  /// Clear our copy from the clipboard.
  case clearClipboard
  /// Read or write a file of cards.
  case transfer(CardTransfer)
  /// Keep or discard the card in a file of the letterbox.
  case answer(LetterboxAnswer, file: String)
}

/// The result of an effect on the wallet.
package enum WalletReply: Sendable {
  /// The part of a card needed for its use is decrypted. The version is for `CardSaving`.
  case opened(Int64, for: CardUse, PaymentCard<SecretDigits>, version: Int64)
  /// The card could not be decrypted.
  case notOpened(FailureReason)
  /// The card was saved.
  case saved(WalletEntry)
  /// The card could not be saved.
  case notSaved(FailureReason)
  /// The card was not saved, as the card with this id has the same number.
  case exists(Int64)
  /// The card was not saved, as the one to replace was changed since the form began with it, or
  /// deleted.
  case changedMeanwhile(exists: Bool)
  /// The cards were deleted.
  case deleted([Int64], isForGood: Bool = false)
  /// One of each is kept of the cards that were there more than once; these were deleted.
  case joined([Int64])
  /// Operations were undone or redone: these cards were restored or changed, those are gone.
  case stepped(saved: [WalletEntry], removed: [Int64])
  /// The cards were marked, or their mark removed.
  case marked([WalletEntry])
  /// The cards were moved to these places.
  case placed([CardPlace])
  /// A card could not be deleted, marked or moved.
  case notChanged(FailureReason)
  /// The result of copying a part.
  case copied(PaymentCardPart, CopyResult)
  /// The result of clearing the clipboard.
  case clipboardCleared(ClearResult)
  /// The result of work on a file of cards.
  case transferred(CardTransferResult)
  /// The result of an answer about a card in the letterbox.
  case answered(LetterboxOutcome)
}

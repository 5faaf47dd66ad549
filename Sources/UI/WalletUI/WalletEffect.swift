package import PaymentCards
import Screens
import Widgets
import WindowLevels

/// Work on the wallet that its screens ask for.
package enum WalletEffect: Sendable {
  /// Open a kept card, for one use of it.
  case open(Int64, for: CardUse)
  /// Keep a card.
  case save(PaymentCard<SecretDigits>, CardSaving)
  /// Delete a card, and keep it sealed so that it can be put back.
  case delete(Int64)
  /// Put back the card that was deleted last.
  case restore
  /// Mark a card, or take its mark away.
  case mark(Int64, isFavourite: Bool)
  /// Give cards other places.
  case place([CardPlace])
  /// Copy a field of a kept card to the clipboard.
  case copy(Int64, CardField)
  /// Clear what was copied from the clipboard.
  case clearClipboard
  /// Read or write a file of cards.
  case transfer(CardTransfer)
}

/// The result of an effect on the wallet.
package enum WalletReply: Sendable {
  /// A card is open, as far as its use needs it.
  case opened(Int64, for: CardUse, PaymentCard<SecretDigits>)
  /// It could not be opened.
  case notOpened
  /// The card is kept.
  case saved(WalletEntry)
  /// It could not be kept.
  case notSaved
  /// It was not kept, as this one has its number.
  case exists(Int64)
  /// The card is deleted.
  case deleted(Int64)
  /// The card that was deleted last is there again.
  case restored(WalletEntry)
  /// The card's mark is what it should be.
  case marked(WalletEntry)
  /// The cards have these places.
  case placed([CardPlace])
  /// A card could not be deleted, put back, marked or moved.
  case notChanged
  /// A field was copied, or was not.
  case copied(CardField, CopyResult)
  /// The copy was cleared, or was not.
  case clipboardCleared(ClearResult)
  /// The result of reading or writing a file of cards.
  case transferred(CardTransferResult)
}

package import PaymentCards
import Screens
import Widgets
import WindowLevels
package import Wording

/// Work on the wallet requested by its screens.
package enum WalletEffect: Sendable {
  /// Decrypt the part of a card needed for one use.
  case open(Int64, for: CardUse)
  /// Save a card.
  case save(PaymentCard<SecretDigits>, CardSaving)
  /// Delete a card, but keep it sealed so that it can be restored.
  case delete(Int64)
  /// Restore the card deleted last.
  case restore
  /// Mark a card as a favourite, or remove the mark.
  case mark(Int64, isFavourite: Bool)
  /// Move cards to other places.
  case place([CardPlace])
  /// Copy a field of a card to the clipboard.
  case copy(Int64, CardField)
  /// Clear our copy from the clipboard.
  case clearClipboard
  /// Read or write a file of cards.
  case transfer(CardTransfer)
}

/// The result of an effect on the wallet.
package enum WalletReply: Sendable {
  /// The part of a card needed for its use is decrypted.
  case opened(Int64, for: CardUse, PaymentCard<SecretDigits>)
  /// The card could not be decrypted.
  case notOpened(FailureReason)
  /// The card was saved.
  case saved(WalletEntry)
  /// The card could not be saved.
  case notSaved(FailureReason)
  /// The card was not saved, as the card with this id has the same number.
  case exists(Int64)
  /// The card was deleted.
  case deleted(Int64)
  /// The card deleted last was restored.
  case restored(WalletEntry)
  /// The card was marked, or its mark removed.
  case marked(WalletEntry)
  /// The cards were moved to these places.
  case placed([CardPlace])
  /// A card could not be deleted, restored, marked or moved.
  case notChanged(FailureReason)
  /// The result of copying a field.
  case copied(CardField, CopyResult)
  /// The result of clearing the clipboard.
  case clipboardCleared(ClearResult)
  /// The result of work on a file of cards.
  case transferred(CardTransferResult)
}

package import DomainWords
import PaymentCards
import Preferences
package import Screens
import Wording

extension CopyResult {
  /// The message after a field was copied, until the limit or the lock.
  func message(_ field: PaymentCardPart, for limit: Duration?, _ wording: Wording) -> StatusMessage
  {
    let end = limit.map { Phrase.copyCleared(in: $0) } ?? .copyUntilLock
    return StatusMessage(
      tone: hasCopied ? .success : .problem,
      phrase(field.name(wording), end: end, wording)
    )
  }
}

extension ClearResult {
  /// The message after the clipboard was cleared; nil if there was nothing to clear.
  package var message: StatusMessage? {
    phrase.map {
      StatusMessage(tone: self == .cleared ? .success : self == .failed ? .problem : .plain, $0)
    }
  }
}

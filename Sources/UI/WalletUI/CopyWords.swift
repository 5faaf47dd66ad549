import PaymentCards
import Preferences
package import Screens
import Widgets
import WindowLevels
package import Wording

extension CopyResult {
  /// The message after a field was copied, until the limit or the lock.
  func message(_ field: CardPart, for limit: Duration?, _ wording: Wording) -> StatusMessage {
    let when =
      limit.map { wording(.copyFor(time: wording.limit($0))) } ?? wording(.copyUntilLock)
    return StatusMessage(tone: hasCopied ? .success : .problem, phrase(field.name(wording), when))
  }

  /// The message after a field was copied.
  ///
  /// - Parameter when: the time for which it stays there, in words.
  package func phrase(_ field: String, _ when: String) -> Phrase {
    switch self {
    case .copied: .copyDone(field: field, when: when)
    case .inTmux(handedOn: true): .copyInTmuxAndOn(field: field, when: when)
    case .inTmux(handedOn: false): .copyInTmux(field: field, when: when)
    case .sentToTerminal: .copySent(field: field, when: when)
    case .pending: .copyPending(field: field)
    case .failed: .copyFailed(field: field)
    case .refusedOverSSH: .copyOverSSH(field: field)
    case .refusedInScreen: .copyInScreen(field: field)
    }
  }
}

extension ClearResult {
  /// The message after the clipboard was cleared; nil if there was nothing to clear.
  package var message: StatusMessage? {
    switch self {
    case .nothing: nil
    case .cleared: StatusMessage(tone: .success, .clipboardCleared)
    case .notOurs: StatusMessage(.clipboardNotOurs)
    case .askedTerminal: StatusMessage(.clipboardAsked)
    case .failed: StatusMessage(tone: .problem, .clipboardFailed)
    }
  }
}

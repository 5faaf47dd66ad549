import PaymentCards
import Wording

extension CopyResult {
  /// What is said of a field that was copied, for a time or until the lock.
  func message(_ field: CardField, for limit: Duration?, _ wording: Wording) -> StatusMessage {
    let when =
      limit.map { wording(.copyFor, ["time": wording.limit($0)]) } ?? wording(.copyUntilLock)
    return StatusMessage(
      tone: hasCopied ? .success : .problem,
      phrase: phrase,
      values: ["field": wording(field.phrase), "when": when]
    )
  }

  private var phrase: Phrase {
    switch self {
    case .copied: .copyDone
    case .inTmux(let isHandedOn): isHandedOn ? .copyInTmuxAndOn : .copyInTmux
    case .sentToTerminal: .copySent
    case .pending: .copyPending
    case .failed: .copyFailed
    case .refusedOverSSH: .copyOverSSH
    case .refusedInScreen: .copyInScreen
    }
  }
}

extension ClearResult {
  /// What is said once a copy was taken back.
  var message: StatusMessage? {
    switch self {
    case .nothing: nil
    case .cleared: StatusMessage(tone: .success, phrase: .clipboardCleared)
    case .notOurs: StatusMessage(phrase: .clipboardNotOurs)
    case .askedTerminal: StatusMessage(phrase: .clipboardAsked)
    case .failed: StatusMessage(tone: .problem, phrase: .clipboardFailed)
    }
  }
}

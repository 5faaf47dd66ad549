package import Wording

/// The result of copying to the clipboard.
package enum CopyResult: Hashable, Sendable {
  /// The copy can be pasted.
  case copied
  /// The copy can be pasted in tmux. It is unknown whether the terminal took it, if it was handed
  /// on.
  case inTmux(handedOn: Bool)
  /// The copy was sent to the terminal, which does not confirm it.
  case sentToTerminal
  /// A clipboard program took the copy, but it can't be pasted yet.
  case pending
  /// The copy is on no clipboard.
  case failed
  /// The terminal is at the other end of an ssh connection, and that is not allowed.
  case refusedOverSSH
  /// GNU screen swallows sequences meant for the terminal.
  case refusedInScreen

  /// True if the copy may be on a clipboard.
  package var hasCopied: Bool {
    switch self {
    case .copied, .inTmux, .sentToTerminal, .pending: true
    case .failed, .refusedOverSSH, .refusedInScreen: false
    }
  }

  /// The message after a field was copied.
  ///
  /// - Parameter end: the sentence that says when the copy is cleared; nil to say nothing of it.
  package func phrase(_ field: String, end: Phrase?, _ wording: Wording) -> Phrase {
    guard hasCopied, let end else { return phrase(field) }
    return .twoSentences(first: wording(phrase(field)), second: wording(end))
  }

  /// The message after a field was copied, without the time for which the copy stays.
  package func phrase(_ field: String) -> Phrase {
    switch self {
    case .copied: .copyDone(field: field)
    case .inTmux(handedOn: true): .copyInTmuxAndOn(field: field)
    case .inTmux(handedOn: false): .copyInTmux(field: field)
    case .sentToTerminal: .copySent(field: field)
    case .pending: .copyPending(field: field)
    case .failed: .copyFailed(field: field)
    case .refusedOverSSH: .copyOverSSH(field: field)
    case .refusedInScreen: .copyInScreen(field: field)
    }
  }
}

extension Phrase {
  /// The sentence that a copy is cleared after a time of whole seconds.
  package static func copyCleared(in time: Duration) -> Phrase {
    .copyCleared(Int(time.components.seconds))
  }
}

/// The result of clearing the clipboard.
package enum ClearResult: Hashable, Sendable {
  /// There was no copy of ours.
  case nothing
  /// The copy can't be pasted any more.
  case cleared
  /// Something else was copied since, and was left alone.
  case notOurs
  /// The terminal was asked to clear the copy, and does not confirm it.
  case askedTerminal
  /// The copy may still be there.
  case failed

  /// The sentence after the clipboard was cleared; nil if there was nothing to clear.
  package var phrase: Phrase? {
    switch self {
    case .nothing: nil
    case .cleared: .clipboardCleared
    case .notOurs: .clipboardNotOurs
    case .askedTerminal: .clipboardAsked
    case .failed: .clipboardFailed
    }
  }
}

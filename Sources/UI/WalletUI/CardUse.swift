package import PaymentCards

/// What a kept card is opened for. Only what the use needs of it is handed out; the rest of it is let
/// go of at once.
package enum CardUse: Hashable, Sendable {
  /// Its notes are to be read.
  case notes
  /// A field is to be shown for a while.
  case reveal(CardField)
  /// All but its security code is to be changed.
  case edit

  /// Only what this use needs of a card.
  package func part(of card: PaymentCard<SecretDigits>) -> PaymentCard<SecretDigits> {
    var part = card
    if self != .edit, self != .reveal(.number) { part.number = SecretDigits() }
    if self != .reveal(.securityCode) { part.securityCode = nil }
    return part
  }
}

/// How a card is to be kept.
package struct CardSaving: Hashable, Sendable {
  /// The card in whose place it goes; nil for a new one.
  package var replacing: Int64?
  /// Whether the replaced card's security code stays, where the new card has none.
  package var keepsOldCode: Bool
  /// The cards that may have the same number. Where one has, nothing is kept, and it is named.
  package var unlessSameAs: [Int64]

  /// As a new card, whatever else there is, unless something else is said.
  package init(replacing: Int64? = nil, keepsOldCode: Bool = false, unlessSameAs: [Int64] = []) {
    self.replacing = replacing
    self.keepsOldCode = keepsOldCode
    self.unlessSameAs = unlessSameAs
  }
}

/// What is known of a copy to the clipboard.
package enum CopyResult: Hashable, Sendable {
  /// It can be pasted.
  case copied
  /// tmux can paste it; whether the terminal took it too, where it was handed on, nobody knows.
  case inTmux(handedOn: Bool)
  /// It was sent to the terminal, which does not say whether it took it.
  case sentToTerminal
  /// A program took it, and it can't be pasted yet.
  case pending
  /// It is not on any clipboard.
  case failed
  /// The terminal is at the other end of an ssh connection, and that was not allowed.
  case refusedOverSSH
  /// GNU screen swallows what is sent to the terminal.
  case refusedInScreen

  /// Whether something may be on a clipboard now.
  var hasCopied: Bool {
    switch self {
    case .copied, .inTmux, .sentToTerminal, .pending: true
    case .failed, .refusedOverSSH, .refusedInScreen: false
    }
  }
}

/// What is known of taking a copy back.
package enum ClearResult: Hashable, Sendable {
  /// There was nothing of ours.
  case nothing
  /// It can't be pasted any more.
  case cleared
  /// Something else has been copied since, and was left alone.
  case notOurs
  /// The terminal was asked to forget it, and does not say whether it did.
  case askedTerminal
  /// It may still be there.
  case failed
}

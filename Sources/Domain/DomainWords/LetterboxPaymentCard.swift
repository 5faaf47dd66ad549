package import Flashcards
package import PaymentCards
package import Wording

/// A payment card that waits in the letterbox, without its number and its security code.
package struct LetterboxPaymentCard: Codable, Hashable, Sendable {
  /// The file in the letterbox, by which it is answered for.
  package let file: String
  /// The time at which it was put in.
  package let time: Timestamp
  /// The owner's title; may be empty.
  package let title: String
  /// The card holder's name; may be empty.
  package let holder: String
  /// The brand's name; empty if undecided.
  package let brand: String
  /// The last four digits of the number.
  package let lastFour: String
  /// The expiry.
  package let expiry: YearMonth?
  /// True if it has a security code.
  package let hasCode: Bool
  /// The labels of its custom fields.
  package let labels: [String]
  /// The name of another card with the same number; nil if there is none.
  package let sameAs: String?

  /// The parts of a card that may be shown.
  package init(
    _ card: PaymentCard<SecretDigits>,
    file: String,
    time: Timestamp,
    sameAs: String?
  ) {
    self.file = file
    self.time = time
    title = card.title
    holder = card.holder
    brand = WalletEntry(card, id: 0, place: 0).brandName ?? ""
    lastFour = LastFour(card.number).text
    expiry = card.expiry
    hasCode = card.securityCode != nil
    labels = card.customFields.map(\.label)
    self.sameAs = sameAs
  }
}

/// The answer to the question about a card in the letterbox.
package enum LetterboxAnswer: Sendable {
  /// Add it to the wallet.
  case keep
  /// Throw it away.
  case discard
}

/// The result of an answer.
package enum LetterboxOutcome: Sendable {
  /// The card is in the wallet.
  case kept(WalletEntry)
  /// The card was thrown away.
  case discarded
  /// The card is not in the letterbox any more.
  case gone
  /// Nothing was done.
  case failed(FailureReason)
}

/// The result of taking in what waited in the letterbox.
package struct LetterboxReport: Sendable {
  /// The number of notes that were added.
  package var notes = 0
  /// The payment cards to ask about.
  package var cards: [LetterboxPaymentCard] = []
  /// The number of files that can't be opened.
  package var unreadable = 0
  /// The number of items that are sealed to another key.
  package var otherKey = 0
  /// The reason why nothing was taken in; nil if it was.
  package var failure: FailureReason?
  /// The letterbox's path.
  package let path: String

  /// Nothing was taken in yet.
  package init(path: String) {
    self.path = path
  }
}

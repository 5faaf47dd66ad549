package import Wording

/// The cards that a device keeps in step.
package enum DeviceShare: Int, Codable, CaseIterable, Hashable, Sendable {
  /// Flashcards and payment cards.
  case both
  /// Flashcards alone, as on a rented machine.
  case flashcards
  /// Payment cards alone.
  case paymentCards

  /// The words for it.
  package var label: Phrase {
    switch self {
    case .both: .deviceSharesBoth
    case .flashcards: .deviceSharesFlashcards
    case .paymentCards: .deviceSharesCards
    }
  }
}

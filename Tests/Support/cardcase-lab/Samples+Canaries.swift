import AppSupport
import PaymentCards
import TestSupport

extension Samples {
  /// Creates a wallet and a deck from canaries.
  init(_ canaries: Canaries) {
    self.init(
      cards: canaries.cards.map { card in
        PaymentCard(
          title: card.name,
          holder: card.holder,
          number: SecretDigits(
            copying: PlainDigits(digitsIn: card.number.map(String.init).joined())
          ),
          expiry: YearMonth(year: 2028, month: 12),
          securityCode: SecretDigits(copying: PlainDigits(digitsIn: "123")),
          notes: card.notes
        )
      },
      decks: [
        SampleDeck(
          name: canaries.deckName,
          notes: canaries.flashcards.map { .init($0.prompt, $0.answer) }
        )
      ]
    )
  }
}

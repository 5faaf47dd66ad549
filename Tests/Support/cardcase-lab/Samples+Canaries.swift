import Canaries
import CardcaseApp
import CardcaseUI

extension Samples {
  /// A wallet and a deck that are made from a seed.
  init(_ canaries: Canaries) {
    self.init(
      cards: canaries.cards.map { card in
        WalletCard(
          name: card.name,
          brand: "Visa",
          number: card.number,
          holder: card.holder,
          expiry: "12/28"
        )
      },
      decks: [
        FlashcardDeck(
          name: canaries.deckName,
          cards: canaries.flashcards.map { .init(prompt: $0.prompt, answer: $0.answer) }
        )
      ]
    )
  }
}

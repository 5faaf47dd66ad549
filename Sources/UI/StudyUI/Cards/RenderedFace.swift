package import Flashcards
package import Wording

/// A card whose rendered sides a screen wants.
package struct WantedFace: Sendable, Hashable {
  /// The card.
  package let card: FlashcardID
  /// All that its sides are made of.
  package let request: FaceRequest

  /// Creates a wish.
  package init(_ card: FlashcardID, _ request: FaceRequest) {
    self.card = card
    self.request = request
  }
}

/// The result of rendering a card.
package enum RenderedFace: Sendable, Hashable {
  /// Its two sides.
  case face(CardFace)
  /// The note does not make this card.
  case missing
  /// It could not be rendered.
  case failed(FailureReason)
}

import Flashcards

extension LoadedDeck {
  /// A card's sides with its first hidden texts open; nil until they are rendered.
  func face(_ card: CardID, opening opened: Int?) -> CardFace? {
    face(card)?.opening(opened ?? 0)
  }

  /// True if something on the sides that are shown can be opened still.
  func hasHint(_ card: CardID?, withAnswer: Bool, opened: Int?) -> Bool {
    guard let card, let face = face(card) else { return false }
    return face.hints(withAnswer: withAnswer) > opened ?? 0
  }
}

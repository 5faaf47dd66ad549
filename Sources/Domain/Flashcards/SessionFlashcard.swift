/// A card of a session, by reference. Until an answer is on disk there is the session of before it and the
/// one after it, and of a thousand cards only the answered one is there twice.
final class SessionFlashcard: Sendable, Codable {
  let card: Flashcard

  init(_ card: Flashcard) {
    self.card = card
  }

  /// Reads what `encode` writes: the card alone.
  init(from decoder: any Decoder) throws {
    card = try Flashcard(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try card.encode(to: encoder)
  }
}

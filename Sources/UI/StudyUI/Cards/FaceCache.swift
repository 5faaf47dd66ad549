import Flashcards
import Wording

/// The rendered sides of cards, and the requests for them.
struct FaceCache: Sendable {
  /// The number of cards from which on those are dropped that no screen needs.
  private static let most = 600

  /// The last request for each card.
  private var requests: [FlashcardID: FaceRequest] = [:]
  private var faces: [FlashcardID: CardFace] = [:]

  /// The sides of a card; nil until they are rendered.
  subscript(_ card: FlashcardID) -> CardFace? { faces[card] }

  /// The cards that have to be rendered of those given, in their order.
  ///
  /// - Parameter cards: the cards with their requests; nil for one that has none.
  mutating func wanted(_ cards: [(card: FlashcardID, request: FaceRequest?)]) -> [WantedFace] {
    if faces.count > Self.most {
      let needed = Set(cards.map(\.card))
      faces = faces.filter { needed.contains($0.key) }
      requests = requests.filter { needed.contains($0.key) }
    }
    return cards.compactMap { card, request in
      guard let request, requests[card] != request else { return nil }
      requests[card] = request
      faces[card] = nil
      return WantedFace(card, request)
    }
  }

  /// Keeps rendered sides. What could not be rendered is shown as plain text.
  ///
  /// - Returns: The reason why a card could not be rendered; nil if all could.
  mutating func receive(_ rendered: [FlashcardID: RenderedFace]) -> FailureReason? {
    var failure: FailureReason?
    for (card, result) in rendered {
      guard let request = requests[card] else { continue }
      let plain = CardFace(
        plain: NoteContent(type: request.type, fields: request.fields),
        ordinal: request.ordinal
      )
      switch result {
      case .face(let face): faces[card] = face
      case .missing: faces[card] = plain
      case .failed(let reason):
        faces[card] = plain
        failure = reason
      }
    }
    return failure
  }
}

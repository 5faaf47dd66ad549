package import Flashcards
package import ReaderProtocol

extension HistoryText {
  /// Writes the entries about cards of a collection, in their order.
  ///
  /// - Parameter deck: only cards in this deck or one within it; nil for all.
  /// - Returns: UTF-8, and the number of entries in it.
  package static func write(
    _ reviews: [Review],
    of collection: StudyCollection,
    deck: DeckName? = nil
  ) -> (bytes: [UInt8], entries: Int) {
    let decks = Set(
      collection.decks.lazy.filter { deck?.contains($0.name) ?? true }.map(\.id)
    )
    let guids = Dictionary(
      collection.notes.map { ($0.id, $0.guid) },
      uniquingKeysWith: { first, _ in first }
    )
    var names: [FlashcardID: String] = [:]
    for card in collection.cards where decks.contains(card.deck) {
      names[card.id] = guids[card.note].map { "\($0):\(card.ordinal + 1)" }
    }
    var bytes = Array((Column.allCases.map(\.rawValue).joined(separator: ",") + "\n").utf8)
    var count = 0
    for review in reviews {
      guard let card = names[review.card] else { continue }
      SeparatedField.append(card, separator: separator, first: true, to: &bytes)
      let rating = review.kind.isAnswer ? "\(review.rating.rawValue)" : ""
      let rest = [
        review.moment.text, rating, "\(review.duration)", name(of: review.kind),
      ]
      for field in rest {
        bytes.append(separator)
        bytes.append(contentsOf: field.utf8)
      }
      bytes.append(.newline)
      count += 1
    }
    return (bytes, count)
  }
}

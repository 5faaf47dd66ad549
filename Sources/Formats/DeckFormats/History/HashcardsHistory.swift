package import Flashcards
package import ReaderProtocol

/// The history that a database of hashcards holds about the cards of a collection.
package struct HashcardsHistory: Sendable {
  /// The entries, in the order of the database.
  package private(set) var history = ParsedHistory()
  /// The number of entries about cards that are not in the collection.
  package private(set) var unknown = 0

  /// Finds the cards of entries: those whose words are as hashcards had them.
  ///
  /// - Parameter zone: the seconds that local time is ahead of UTC at a local time.
  package init(
    _ reviews: [HashcardsReview],
    in collection: StudyCollection,
    zone: (_ local: Timestamp) -> Int32
  ) {
    var cards: [String: (guid: String, ordinal: Int)] = [:]
    for note in collection.notes {
      for (hash, ordinal) in HashcardsIdentity.hashes(of: note.content) where cards[hash] == nil {
        cards[hash] = (note.guid, ordinal)
      }
    }
    for (index, review) in reviews.enumerated() {
      guard let card = cards[review.card], let local = review.time else {
        unknown += 1
        continue
      }
      let offset = zone(local)
      history.entries.append(
        ParsedHistory.Entry(
          line: index + 1,
          guid: card.guid,
          ordinal: card.ordinal,
          moment: LocalMoment(
            time: local.advanced(byMilliseconds: Int64(offset) * -1_000),
            zoneOffset: offset
          ),
          rating: review.rating,
          duration: 0,
          kind: .review
        )
      )
    }
  }
}

package import Flashcards

/// The history that a database of hashcards holds about the cards of a collection.
package struct HashcardsHistory: Sendable {
  /// The entries, in the order of the database.
  package private(set) var history = ParsedHistory()
  /// The number of entries about cards that are not in the collection.
  package private(set) var unknown = 0

  /// Finds the cards of entries: those whose words are as hashcards had them.
  ///
  /// - Parameters:
  ///   - rows: for each entry the card's hash, the local time, and the rating.
  ///   - zone: the seconds that local time is ahead of UTC at a local time.
  package init(
    _ rows: some Sequence<(card: String, time: String, rating: Rating)>,
    in collection: StudyCollection,
    zone: (_ local: Timestamp) -> Int32
  ) {
    var cards: [String: (guid: String, ordinal: Int)] = [:]
    for note in collection.notes {
      for (hash, ordinal) in HashcardsIdentity.hashes(of: note.content) where cards[hash] == nil {
        cards[hash] = (note.guid, ordinal)
      }
    }
    for (index, row) in rows.enumerated() {
      guard let card = cards[row.card], let local = MomentText.moment(of: row.time + "Z") else {
        unknown += 1
        continue
      }
      let offset = zone(local.time)
      history.entries.append(
        ParsedHistory.Entry(
          line: index + 1,
          guid: card.guid,
          ordinal: card.ordinal,
          moment: LocalMoment(
            time: local.time.advanced(byMilliseconds: Int64(offset) * -1_000),
            zoneOffset: offset
          ),
          rating: row.rating,
          duration: 0,
          kind: .review
        )
      )
    }
  }
}

package import Wording

/// The contents of an import beside notes, by kind.
package struct ImportArrivals: Hashable, Codable, Sendable {
  /// The number of new cards.
  package var cards = 0
  /// The number of answers.
  package var answers = 0
  /// The number of cards that go to another deck.
  package var moved = 0
  /// The number of cards that are suspended.
  package var suspended = 0
  /// The number of cards that are suspended no more.
  package var resumed = 0
  /// The number of cards that get another flag.
  package var flagged = 0
  /// The number of new saved searches; nil for none, as in sessions sealed by a version before.
  package var searches: Int?
  /// The number of settings that are switched on; nil for none, likewise.
  package var settings: Int?
  /// The number of new pictures and sounds; nil for none, likewise.
  package var media: Int?

  /// Nothing.
  package init() {}

  /// The numbers of what there is, in words.
  package func list(_ wording: Wording) -> [String] {
    let kinds: [(phrase: (Int) -> Phrase, count: Int)] = [
      (Phrase.cards, cards), (Phrase.answers, answers), (Phrase.movedCards, moved),
      (Phrase.suspendedCards, suspended), (Phrase.resumedCards, resumed),
      (Phrase.flaggedCards, flagged), (Phrase.savedSearches, searches ?? 0),
      (Phrase.switchedSettings, settings ?? 0), (Phrase.lostMedia, media ?? 0),
    ]
    return kinds.filter { $0.count > 0 }.map { wording($0.phrase($0.count)) }
  }

  /// The sentence that tells it; nil where there is nothing to tell.
  package func words(_ wording: Wording) -> String? {
    let told = list(wording)
    return told.isEmpty ? nil : wording(.importCame(list: wording.all(told)))
  }
}

/// The stay of a card in a filtered deck. The card's own deck and its schedule stay what they are
/// meanwhile.
///
/// A class, as few cards have one, and the others need no room for it.
public final class FilteredStay: Sendable, Codable {
  /// The filtered deck.
  public let deck: FilteredDeckID
  /// The place in it; the lowest comes first.
  public let place: Int
  /// The time at which the stay began.
  public let since: Timestamp
  /// The time from which a card comes again whose answer changed no schedule; nil for others.
  public let again: Timestamp?

  /// Creates a value from its parts.
  public init(deck: FilteredDeckID, place: Int, since: Timestamp, again: Timestamp? = nil) {
    self.deck = deck
    self.place = place
    self.since = since
    self.again = again
  }

  /// The stay of a card that comes again at a time.
  public func comingAgain(at again: Timestamp) -> FilteredStay {
    FilteredStay(deck: deck, place: place, since: since, again: again)
  }

  /// True if what was done with the card since the stay began ends it: an answer that counts and led to
  /// review, or a schedule set by hand. Programs that know no filtered decks study such a card at home.
  public func isEnded(by card: Flashcard) -> Bool {
    if let placement = card.placement, placement.time > since { return true }
    return card.progress.phase == .review && card.wasAnswered(since: since)
  }
}

extension FilteredStay: Hashable {
  /// Compares the parts.
  public static func == (one: FilteredStay, other: FilteredStay) -> Bool {
    one.deck == other.deck && one.place == other.place && one.since == other.since
      && one.again == other.again
  }

  /// Hashes what differs most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(deck)
    hasher.combine(place)
  }
}

extension Flashcard {
  /// True if the last answer that counts was given at a time or later.
  func wasAnswered(since start: Timestamp) -> Bool {
    progress.lastReview.map { $0.time >= start } ?? false
  }

  /// Ends the stay in a filtered deck where something that was done since ends it.
  public mutating func endStayIfOver() {
    if let stay, stay.isEnded(by: self) { self.stay = nil }
  }
}

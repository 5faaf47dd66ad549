/// The order in which new cards are chosen, as long as the limits have room. The raw values are
/// Anki's.
public enum NewGatherOrder: UInt8, Sendable, Codable, CaseIterable {
  /// Deck by deck, by position.
  case deck = 0
  /// Deck by deck, the notes by chance.
  case deckThenRandomNotes = 5
  /// The lowest position first, whatever the deck.
  case ascendingPosition = 1
  /// The highest position first, whatever the deck.
  case descendingPosition = 2
  /// Notes by chance, with their cards one after another.
  case randomNotes = 3
  /// Cards by chance.
  case randomCards = 4

  /// True if all cards of a deck come before those of the next one.
  package var isByDeck: Bool { self == .deck || self == .deckThenRandomNotes }
}

/// The order in which chosen new cards are shown. The raw values are Anki's.
public enum NewSortOrder: UInt8, Sendable, Codable, CaseIterable {
  /// By the question of the note, then as chosen.
  case template = 0
  /// As chosen.
  case gathered = 1
  /// By the question of the note, then by chance.
  case templateThenRandom = 2
  /// Notes by chance, with their cards one after another.
  case randomNoteThenTemplate = 3
  /// By chance.
  case random = 4
}

/// The place of cards of one kind among the reviews. The raw values are Anki's.
public enum ReviewMix: UInt8, Sendable, Codable, CaseIterable {
  /// Evenly among them.
  case mixed = 0
  /// After them.
  case after = 1
  /// Before them.
  case before = 2
}

/// The order of reviews. The raw values are Anki's.
public enum ReviewSortOrder: UInt8, Sendable, Codable, CaseIterable {
  /// The longest due first, those of a day by chance.
  case due = 0
  /// The longest due first, those of a day deck by deck.
  case dueThenDeck = 1
  /// Deck by deck, the longest due first.
  case deckThenDue = 2
  /// The shortest interval first.
  case intervalsAscending = 3
  /// The longest interval first.
  case intervalsDescending = 4
  /// The least difficult first.
  case difficultyAscending = 6
  /// The most difficult first.
  case difficultyDescending = 5
  /// The least probable to be recalled first.
  case recallAscending = 7
  /// The most probable to be recalled first.
  case recallDescending = 11
  /// The one that waited longest for its interval first.
  case relativeOverdueness = 12
  /// By chance.
  case random = 8
  /// The note added first.
  case added = 9
  /// The note added last first.
  case reverseAdded = 10
}

/// The order in which the cards of a day are shown. That of the studied deck holds for the decks
/// within it too, as in Anki.
public struct StudyOrder: Sendable, Codable, Hashable {
  /// The order in which new cards are chosen.
  public var newGather: NewGatherOrder
  /// The order of the chosen new cards.
  public var newSort: NewSortOrder
  /// The place of new cards among the others.
  public var newMix: ReviewMix
  /// The place of cards in steps of a day or more among the reviews.
  public var dayStepMix: ReviewMix
  /// The order of reviews, and that of cards in steps of a day or more.
  public var reviews: ReviewSortOrder

  /// Creates an order; Anki's by default.
  public init(
    newGather: NewGatherOrder = .deck,
    newSort: NewSortOrder = .template,
    newMix: ReviewMix = .mixed,
    dayStepMix: ReviewMix = .mixed,
    reviews: ReviewSortOrder = .due
  ) {
    self.newGather = newGather
    self.newSort = newSort
    self.newMix = newMix
    self.dayStepMix = dayStepMix
    self.reviews = reviews
  }

  /// True if it asks when notes were added.
  package var asksNotes: Bool {
    switch (newGather, newSort, reviews) {
    case (.deckThenRandomNotes, _, _), (.randomNotes, _, _): true
    case (_, .randomNoteThenTemplate, _), (_, _, .added), (_, _, .reverseAdded): true
    default: false
    }
  }
}

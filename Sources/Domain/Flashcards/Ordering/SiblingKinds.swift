/// Kinds of cards that wait for another day once another card of their note was seen. Cards in steps
/// within a day never wait.
public struct SiblingKinds: OptionSet, Sendable, Hashable {
  /// The bits, one for each kind.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// New cards.
  public static let new = SiblingKinds(rawValue: 1)
  /// Cards in review.
  public static let reviews = SiblingKinds(rawValue: 2)
  /// Cards in steps of a day or more.
  public static let daySteps = SiblingKinds(rawValue: 4)

  /// The kinds that come on a day with or after cards of this one; with an empty one, those in steps
  /// within a day, all. What came before a card does not wait for it.
  var andLater: SiblingKinds {
    switch self {
    case .new: [.new]
    case .reviews: [.new, .reviews]
    default: [.new, .reviews, .daySteps]
    }
  }
}

extension DeckOptions {
  /// The kinds of cards that wait once a card of this deck was seen.
  package var buries: SiblingKinds {
    var kinds: SiblingKinds = []
    if buriesNewSiblings { kinds.insert(.new) }
    if buriesReviewSiblings { kinds.insert(.reviews) }
    if buriesDayStepSiblings { kinds.insert(.daySteps) }
    return kinds
  }
}

extension FlashcardProgress {
  /// The kind of a card among its siblings; empty in steps within a day.
  package var siblingKind: SiblingKinds {
    switch (phase, due) {
    case (.new, _): .new
    case (.review, _): .reviews
    case (_, .moment): []
    case (_, _): .daySteps
    }
  }
}

/// The notes of which a card was seen, with the kinds of their cards that wait for another day. As in
/// Anki, the decks of the cards that came before say whether a card waits, not its own.
struct WaitingSiblings {
  private let buries: [DeckID: SiblingKinds]
  private var waiting: [NoteID: SiblingKinds] = [:]

  /// - Parameter decks: the options of the decks that the cards are in.
  init(_ decks: [DeckID: DeckOptions]) {
    buries = decks.mapValues(\.buries)
  }

  /// Marks a note as seen by a card of a deck. False if this card waits.
  mutating func admit(_ kind: SiblingKinds, of note: NoteID, in deck: DeckID) -> Bool {
    let before = waiting[note] ?? []
    waiting[note] = before.union(buries[deck] ?? [])
    return kind.isEmpty || !before.contains(kind)
  }
}

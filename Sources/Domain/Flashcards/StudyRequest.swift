/// What a session of study is made from.
public struct StudyRequest: Sendable {
  /// The deck to study, with all within it.
  public var selected: DeckName
  /// All decks that matter; others are ignored.
  public var decks: [Deck]
  /// The cards to choose from. Dormant ones are not among them.
  public var cards: [Card]
  /// What was seen today already, in each deck itself.
  public var doneToday: [DeckID: DayCounts]
  /// Now.
  public var now: LocalMoment
  /// Where days of study end.
  public var boundary: DayBoundary

  /// Keeps the parts.
  public init(
    selected: DeckName,
    decks: [Deck],
    cards: [Card],
    doneToday: [DeckID: DayCounts] = [:],
    now: LocalMoment,
    boundary: DayBoundary = DayBoundary()
  ) {
    self.selected = selected
    self.decks = decks
    self.cards = cards
    self.doneToday = doneToday
    self.now = now
    self.boundary = boundary
  }
}

extension StudyRequest {
  /// The cards that a session made from this can come to: a session of only these cards, with the
  /// others of their notes, is the same.
  public var comingUp: Set<CardID> {
    let queue = StudyQueue(self)
    return Set(queue.main).union(queue.steps.keys)
  }
}

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

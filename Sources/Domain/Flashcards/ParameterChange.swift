/// What other parameters do to the cards of one deck, to be looked at before it is written.
///
/// Stability and difficulty follow from the answers anew. When cards come up again stays as it is, or
/// follows anew as well.
public struct ParameterChange: Sendable {
  /// The deck with the new parameters.
  public let deck: Deck
  /// The set that it uses; nil for the defaults.
  public let set: ParameterSet?
  /// How many cards have answers, so that what is known of them changes.
  public let answered: Int
  /// How many cards would come up at another time.
  public let moved: Int
  /// How many cards are due now: as they are, and if all follow anew.
  public let due: (kept: Int, rescheduled: Int)

  private let oldDeck: Deck
  private let old: [Card]
  private let remembered: [Card]
  private let rescheduled: [Card]

  /// Replays all answers to the cards of a deck.
  ///
  /// - Parameters:
  ///   - set: the set to use; nil for the defaults.
  ///   - cards: the cards of the deck itself, dormant ones among them. One without an answer in the log
  ///     stays as it is.
  ///   - dormant: those that are never due.
  ///   - reviews: answers in their order, those to other cards among them.
  ///   - now: for what is due.
  ///   - boundary: where days of study end.
  public init(
    of deck: Deck,
    to set: ParameterSet?,
    cards: [Card],
    dormant: Set<CardID> = [],
    reviews: [Review],
    now: LocalMoment,
    boundary: DayBoundary
  ) {
    var changed = deck
    changed.options.parameters = set?.id
    let scheduler = changed.scheduler(set, boundary: boundary)
    let known = Set(cards.lazy.map(\.id))
    let histories = Dictionary(
      grouping: reviews.lazy.filter { known.contains($0.card) },
      by: \.card
    )

    var old: [Card] = []
    var remembered: [Card] = []
    var rescheduled: [Card] = []
    var moved = 0
    var due = (kept: 0, rescheduled: 0)
    for card in cards {
      var (kept, anew) = (card, card)
      if let history = histories[card.id], history.contains(where: { $0.kind.counts }) {
        anew.progress = scheduler.replay(history)
        kept.progress.memory = anew.progress.memory
        old.append(card)
        remembered.append(kept)
        rescheduled.append(anew)
        if anew.progress.due != card.progress.due { moved += 1 }
      }
      guard !card.isSuspended, !dormant.contains(card.id) else { continue }
      if kept.progress.isDue(at: now, boundary: boundary) { due.kept += 1 }
      if anew.progress.isDue(at: now, boundary: boundary) { due.rescheduled += 1 }
    }
    self.deck = changed
    self.set = set
    oldDeck = deck
    answered = old.count
    self.moved = moved
    self.due = due
    self.old = old
    self.remembered = remembered
    self.rescheduled = rescheduled
  }

  /// What is to be written.
  ///
  /// - Parameter reschedules: whether cards come up when they follow from the new parameters.
  public func change(reschedules: Bool) -> ChangeSet {
    var change = ChangeSet()
    change.parameters = set.map { [$0] } ?? []
    change.decks = [deck]
    change.cards = reschedules ? rescheduled : remembered
    return change
  }

  /// What takes it back.
  public var undo: ChangeSet {
    var change = ChangeSet()
    change.decks = [oldDeck]
    change.cards = old
    return change
  }
}

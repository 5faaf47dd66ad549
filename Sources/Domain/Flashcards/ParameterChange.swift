/// The effect of other parameters on the cards of some decks, as a preview before it is written.
///
/// Stability and difficulty are computed anew from the answers. Due dates stay as they are, or are
/// computed anew as well.
public struct ParameterChange: Sendable {
  /// The decks with the new parameters.
  public let decks: [Deck]
  /// The new set; nil for the defaults.
  public let set: ParameterSet?
  /// The number of cards with answers, whose memory changes.
  public let answered: Int
  /// The number of cards whose due date would change.
  public let moved: Int
  /// The numbers of cards due now: with due dates kept, and with all rescheduled.
  public let due: (kept: Int, rescheduled: Int)

  private let remembered: [Flashcard]
  private let rescheduled: [Flashcard]

  /// Replays all answers to the cards of decks.
  ///
  /// - Parameters:
  ///   - set: the set to use; nil for the defaults.
  ///   - cards: the cards of the decks themselves, dormant ones included. One without an answer in the
  ///   log stays as it is.
  ///   - dormant: the cards that are never due.
  ///   - reviews: answers in order, those to other cards among them.
  ///   - now: the moment at which due cards are counted.
  ///   - boundary: the end of the days of study.
  public init(
    of decks: [Deck],
    to set: ParameterSet?,
    cards: [Flashcard],
    dormant: Set<FlashcardID> = [],
    reviews: [Review],
    now: LocalMoment,
    boundary: DayBoundary
  ) {
    var changed = decks
    for index in changed.indices { changed[index].options.parameters = set?.id }
    let schedulers = Dictionary(
      changed.map { ($0.id, $0.scheduler(set, boundary: boundary)) }
    ) { first, _ in first }
    let known = Set(cards.lazy.map(\.id))
    let histories = Dictionary(
      grouping: reviews.lazy.filter { known.contains($0.card) },
      by: \.card
    )

    var remembered: [Flashcard] = []
    var rescheduled: [Flashcard] = []
    var moved = 0
    var due = (kept: 0, rescheduled: 0)
    for card in cards {
      guard let scheduler = schedulers[card.deck] else { continue }
      var (kept, anew) = (card, card)
      if let history = histories[card.id], history.contains(where: { $0.kind.counts }) {
        anew.progress = scheduler.replay(history, from: card.placement, fuzzID: card.fuzzID)
        kept.progress.memory = anew.progress.memory
        remembered.append(kept)
        rescheduled.append(anew)
        if anew.progress.due != card.progress.due { moved += 1 }
      }
      guard !card.isSuspended, !dormant.contains(card.id) else { continue }
      if kept.progress.isDue(at: now, boundary: boundary) { due.kept += 1 }
      if anew.progress.isDue(at: now, boundary: boundary) { due.rescheduled += 1 }
    }
    self.decks = changed
    self.set = set
    answered = remembered.count
    self.moved = moved
    self.due = due
    self.remembered = remembered
    self.rescheduled = rescheduled
  }

  /// The changes to write.
  ///
  /// - Parameter reschedules: true if due dates are computed from the new parameters, too.
  public func change(reschedules: Bool) -> ChangeSet {
    var change = ChangeSet()
    change.parameters = set.map { [$0] } ?? []
    change.decks = decks
    change.cards = reschedules ? rescheduled : remembered
    return change
  }
}

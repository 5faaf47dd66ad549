/// The choice of the cards of a day, within the daily limits and without siblings that wait: all in
/// steps within a day, then those in longer steps, then reviews, then new cards, each in their order.
///
/// New cards are ordered by their contents, so they are given deck by deck where the order is one of
/// decks, and those of a deck that has no room left need not be read.
package struct DayChoice {
  /// The chosen cards in steps within a day, with the moment from which they are due.
  package private(set) var steps: [FlashcardID: Timestamp] = [:]
  /// The notes of the chosen cards.
  package private(set) var notes: [FlashcardID: NoteID] = [:]
  /// The studied decks in the order in which their new cards come, filtered ones by their contents.
  package let decks: [Deck]
  /// The order of the cards.
  package let order: StudyOrder

  private let moment: OrderMoment
  private let ranks: [DeckID: Int]
  private var limits: DailyLimits
  private var siblings: WaitingSiblings
  private var daySteps: [FlashcardID] = []
  private var reviews: [FlashcardID] = []
  private var new: [StudyCandidate] = []

  /// Chooses the cards in steps and the reviews.
  ///
  /// - Parameters:
  ///   - request: the request of the session; its cards do not matter.
  ///   - cards: the cards to choose from, in any order. Of new ones none is taken.
  ///   - firstDay: the day from which the collection counts its days.
  package init(
    _ request: StudyRequest,
    among cards: some Sequence<StudyCandidate>,
    firstDay: StudyDay = 0
  ) {
    moment = OrderMoment(request.now, boundary: request.boundary, firstDay: firstDay)
    order = request.order
    limits = DailyLimits(request)
    let known = Dictionary(request.decks.map { ($0.id, $0) }) { first, _ in first }
    let contents = request.beneath.map(\.contents)
    decks = (known.values.filter { request.selected.contains($0.name) } + contents)
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    ranks = Dictionary(decks.enumerated().map { ($0.element.id, $0.offset) }) { $1 }
    siblings = WaitingSiblings(known.mapValues(\.options))
    var due: (daySteps: [StudyCandidate], reviews: [StudyCandidate]) = ([], [])
    for card in cards where limits.isStudied(card.place) {
      switch card.state {
      case .step(let time):
        // Those that come at once are due in their order long before any clock's time.
        steps[card.card.id] = time ?? Timestamp(milliseconds: card.card.duePlace ?? 0)
        notes[card.card.id] = card.note
        _ = siblings.admit([], of: card.note, in: card.deck)
      case .dayStep: due.daySteps.append(card)
      case .review: due.reviews.append(card)
      case .new, .later: break
      }
    }
    for card in order.sorted(due: due.daySteps, ranks, at: moment)
    where take(card, .daySteps, .review) {
      daySteps.append(card.card.id)
    }
    for card in order.sorted(due: due.reviews, ranks, at: moment)
    where take(card, .reviews, .review) {
      reviews.append(card.card.id)
    }
  }

  /// True if new cards of a deck can still be chosen.
  package func hasRoomForNew(of deck: DeckID) -> Bool {
    limits.haveRoom(for: .newCard, of: deck)
  }

  /// Chooses among new cards; others are passed over. All of a deck are given at once, deck by deck in
  /// the order of `decks` where the order is by deck, or all of all decks.
  package mutating func take(new cards: some Sequence<StudyCandidate>) {
    let fresh = cards.filter { $0.state == .new }
    for card in order.gathered(fresh, ranks, at: moment) where take(card, .new, .newCard) {
      new.append(card)
    }
  }

  /// Takes a card if the limits have room for it, and it does not wait for a sibling.
  private mutating func take(_ card: StudyCandidate, _ kind: SiblingKinds, _ count: DayCounts)
    -> Bool
  {
    guard limits.haveRoom(for: count, of: card.place),
      siblings.admit(kind, of: card.note, in: card.deck)
    else { return false }
    notes[card.card.id] = card.note
    return limits.take(count, of: card.place)
  }

  /// The chosen cards that are not in steps within a day, in the order in which they are shown.
  package var main: [FlashcardID] {
    order.newMix.merged(
      order.sorted(new: new, at: moment).map(\.card.id),
      with: order.dayStepMix.merged(daySteps, with: reviews)
    )
  }
}

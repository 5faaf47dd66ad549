/// A card of a filtered deck with all that decides whether and when it comes there.
package struct FilteredCard: Sendable {
  /// The time at which it comes.
  package enum State: Sendable, Hashable {
    /// Never answered.
    case new
    /// In a step within a day, due from a moment on; nil for at once.
    case step(Timestamp?)
    /// In a step of a day or more.
    case dayStep
    /// In review.
    case review
    /// Not today.
    case later
  }

  /// The card.
  package let id: FlashcardID
  /// The note it is made from.
  package let note: NoteID
  /// The deck it comes from.
  package let deck: DeckID
  /// The stay.
  package let stay: FilteredStay
  /// The time at which it comes.
  package let state: State

  /// Creates a value from columns of a card that is neither suspended nor buried. A card comes at once,
  /// whatever it waits for at home, until it is answered.
  package init(
    id: FlashcardID,
    note: NoteID,
    deck: DeckID,
    stay: FilteredStay,
    phase: Phase,
    due: Due?,
    lastReview: Timestamp?,
    today: StudyDay
  ) {
    self.id = id
    self.note = note
    self.deck = deck
    self.stay = stay
    let wasAnswered = lastReview.map { $0 >= stay.since } ?? false
    state =
      switch (phase, due) {
      case _ where stay.again != nil: .step(stay.again)
      case (.new, _): .new
      case (_, .day(let day)) where wasAnswered && day > today: .later
      case (.review, _): .review
      case (_, .moment(let time)): .step(wasAnswered ? time : nil)
      case (_, _): .dayStep
      }
  }

  /// The card as it is in a filtered deck on a day of study; nil if it is not studied there.
  init?(_ card: Flashcard, in deck: FilteredDeckID, on today: StudyDay) {
    guard let stay = card.stay, stay.deck == deck, !card.isSuspended, !card.isBuried(on: today)
    else { return nil }
    self.init(
      id: card.id,
      note: card.note,
      deck: card.deck,
      stay: stay,
      phase: card.progress.phase,
      due: card.progress.due,
      lastReview: card.progress.lastReview?.time,
      today: today
    )
  }
}

/// The cards of a filtered deck in the order in which they are shown, without siblings that wait.
package struct FilteredDay: Sendable {
  /// The cards in steps, with the moment from which they are due. Those that come at once are due in
  /// their order long before any clock's time.
  package private(set) var steps: [FlashcardID: Timestamp] = [:]
  /// The others, in order.
  package private(set) var main: [FlashcardID] = []
  /// The numbers of all of them.
  package private(set) var counts = StudyCounts()

  /// Puts cards in order: each kind by its places. Cards whose answers change no schedule are all
  /// reviews, as in Anki.
  ///
  /// - Parameter homes: the options of the decks that the cards come from.
  package init(
    _ cards: [FilteredCard],
    _ options: FilteredOptions,
    homes: [DeckID: DeckOptions]
  ) {
    let cards = cards.sorted { ($0.stay.place, $0.id) < ($1.stay.place, $1.id) }
    var siblings = WaitingSiblings(homes)
    for (index, card) in cards.enumerated() {
      guard case .step(let due) = card.state, due != nil || options.reschedules else { continue }
      steps[card.id] = due ?? Timestamp(milliseconds: Int64(index))
      _ = siblings.admit([], of: card.note, in: card.deck)
    }
    func taken(
      as kind: SiblingKinds,
      where isWanted: (FilteredCard.State) -> Bool
    ) -> [FlashcardID] {
      cards.filter {
        isWanted($0.state) && steps[$0.id] == nil
          && siblings.admit(kind, of: $0.note, in: $0.deck)
      }.map(\.id)
    }
    counts.learning = steps.count
    guard options.reschedules else {
      main = taken(as: .reviews) { $0 != .later }
      counts.review = main.count
      return
    }
    let days = taken(as: .daySteps) { $0 == .dayStep }
    let reviews = taken(as: .reviews) { $0 == .review }
    let new = taken(as: .new) { $0 == .new }
    main = ReviewMix.spread(new, among: ReviewMix.spread(days, among: reviews))
    counts.review = days.count + reviews.count
    counts.new = new.count
  }
}

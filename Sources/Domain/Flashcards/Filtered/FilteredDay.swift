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
    /// Not before a day, on which it is a review, or in a step of a day or more.
    case later(until: StudyDay, isReview: Bool)

    /// The time in a filtered deck with some options. Where answers change no schedule all cards are
    /// reviews, as in Anki, until they come again after a delay.
    package func shown(_ options: FilteredOptions) -> State {
      switch self {
      case .step(.some), .later: self
      case .new, .step(nil), .dayStep, .review: options.reschedules ? self : .review
      }
    }
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
  /// The day of study for which it is buried; nil if that is not this one or a later one.
  package let buriedOn: StudyDay?

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
    buriedOn: StudyDay? = nil,
    today: StudyDay
  ) {
    self.buriedOn = buriedOn
    self.id = id
    self.note = note
    self.deck = deck
    self.stay = stay
    let wasAnswered = lastReview.map { $0 >= stay.since } ?? false
    state =
      switch (phase, due) {
      case _ where stay.again != nil: .step(stay.again)
      case (.new, _): .new
      case (_, .day(let day)) where wasAnswered && day > today:
        .later(until: day, isReview: phase == .review)
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

extension [FilteredCard] {
  /// The cards by the decks that they come from, for counts that put none of them in order.
  var byHome: [FilteredCard] {
    sorted { ($0.deck, $0.stay.place, $0.id) < ($1.deck, $1.stay.place, $1.id) }
  }
}

/// The cards of a filtered deck in the order in which they are shown, without siblings that wait.
package struct FilteredDay: Sendable {
  /// The number of cards that are loaded at once; those in steps within a day besides.
  package static let page = 200

  /// The cards in steps, with the moment from which they are due. Those that come at once are due in
  /// their order long before any clock's time.
  package private(set) var steps: [FlashcardID: Timestamp] = [:]
  /// The others, in order.
  package private(set) var main: [FlashcardID] = []
  /// The numbers of all of them.
  package private(set) var counts = StudyCounts()

  /// Puts cards in order: each kind by its places.
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
      guard case .step(let due) = card.state.shown(options) else { continue }
      steps[card.id] = due ?? Timestamp(milliseconds: Int64(index))
      _ = siblings.admit([], of: card.note, in: card.deck)
    }
    func taken(
      as kind: SiblingKinds,
      where isWanted: (FilteredCard.State) -> Bool
    ) -> [FlashcardID] {
      cards.filter {
        isWanted($0.state.shown(options)) && siblings.admit(kind, of: $0.note, in: $0.deck)
      }.map(\.id)
    }
    counts.learning = steps.count
    let days = taken(as: .daySteps) { $0 == .dayStep }
    let reviews = taken(as: .reviews) { $0 == .review }
    let new = taken(as: .new) { $0 == .new }
    main = ReviewMix.spread(new, among: ReviewMix.spread(days, among: reviews))
    counts.review = days.count + reviews.count
    counts.new = new.count
  }
}

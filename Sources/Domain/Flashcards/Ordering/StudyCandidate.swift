/// A card that can be studied on a day, with all that decides whether and where it comes.
package struct StudyCandidate: Sendable, Hashable {
  /// The card as orders see it.
  package let card: OrderCandidate
  /// The note it is made from.
  package let note: NoteID
  /// The deck it is in, also while it is studied in a filtered one.
  package let deck: DeckID
  /// The deck that has it in the order of decks, and whose limits hold: its own, or the contents of a
  /// filtered one.
  package let place: DeckID
  /// The time at which it comes.
  package let state: FilteredCard.State

  /// Creates a value from its parts. At home a card comes when it is due.
  package init(
    card: OrderCandidate,
    note: NoteID,
    deck: DeckID,
    place: DeckID? = nil,
    state: FilteredCard.State? = nil
  ) {
    self.card = card
    self.note = note
    self.deck = deck
    self.place = place ?? deck
    self.state = state ?? card.state.time
  }
}

extension OrderCandidate.State {
  /// The time at which a card at home comes.
  fileprivate var time: FilteredCard.State {
    switch self {
    case .new: .new
    case .review: .review
    case .dayStep: .dayStep
    case .step(let due): .step(due)
    }
  }
}

/// Makes candidates of cards, for one session.
package struct StudyCandidates {
  private let request: StudyRequest
  private let order: StudyOrder
  private let today: StudyDay
  private let retentions: [DeckID: Float]
  private let decays: [DeckID: Float]
  private let beneath: [FilteredDeckID: FilteredDeck]

  /// Prepares the candidates of a session.
  package init(_ request: StudyRequest) {
    self.request = request
    order = request.order
    today = request.boundary.day(of: request.now)
    beneath = Dictionary(request.beneath.map { ($0.id, $0) }) { first, _ in first }
    let sets = Dictionary(request.parameters.map { ($0.id, $0) }) { first, _ in first }
    retentions = Dictionary(
      request.decks.map { ($0.id, Float($0.options.scheduling.retention)) }
    ) { first, _ in first }
    decays = Dictionary(
      request.decks.map { deck in
        let set = deck.options.parameters.flatMap { sets[$0] }
        return (deck.id, Float((set?.parameters ?? .defaults).decay))
      }
    ) { first, _ in first }
  }

  /// The candidate that a card is; nil for one that can't be studied.
  package func candidate(_ card: Flashcard) -> StudyCandidate? {
    if let stay = card.stay { return candidate(card, in: stay) }
    guard card.dueState.canBeStudied(at: request.now, on: today) else { return nil }
    return StudyCandidate(card: candidate(of: card), note: card.note, deck: card.deck)
  }

  /// The candidate that a card of a filtered deck within the studied one is.
  private func candidate(_ card: Flashcard, in stay: FilteredStay) -> StudyCandidate? {
    guard let deck = beneath[stay.deck],
      let state = FilteredCard(card, in: stay.deck, on: today)?.state.shown(deck.options)
    else { return nil }
    if case .later = state { return nil }
    let place =
      card.wasAnswered(since: stay.since)
      ? nil : FilteredChoice.firstDue + Int64(clamping: stay.place.clamped(to: 0...Int(Int32.max)))
    return StudyCandidate(
      card: candidate(of: card, duePlace: place),
      note: card.note,
      deck: card.deck,
      place: deck.contents.id,
      state: state
    )
  }

  private func candidate(of card: Flashcard, duePlace: Int64? = nil) -> OrderCandidate {
    let progress = card.progress
    let came = card.carried.flatMap { $0.reviews == progress.reviews ? $0.modified : nil }
    let added = order.asksNotes ? request.added[card.note] : nil
    let last = came ?? progress.lastReview?.time.seconds ?? 0
    return OrderCandidate(
      id: card.id,
      seed: card.fuzzID.rawValue,
      noteSeed: added ?? IDSource.place(of: card.note.rawValue),
      ordinal: card.ordinal,
      modified: card.stay.map { max(last, $0.since.seconds) } ?? last,
      state: state(of: card),
      intervalDays: progress.intervalDays,
      memory: memory(of: card),
      duePlace: duePlace
    )
  }

  private func state(of card: Flashcard) -> OrderCandidate.State {
    let isInReview = card.progress.phase == .review
    switch card.progress.due {
    case nil: return .new(position: card.position)
    case .day(let day): return isInReview ? .review(due: day) : .dayStep(due: day)
    case .moment(let time):
      guard isInReview else { return .step(due: time) }
      let moment = LocalMoment(time: time, zoneOffset: request.now.zoneOffset)
      return .review(due: request.boundary.day(of: moment))
    }
  }

  private func memory(of card: Flashcard) -> OrderMemory? {
    guard let memory = card.progress.memory else { return nil }
    return OrderMemory(
      stability: Float(memory.stability),
      difficulty: Float(memory.difficulty),
      decay: decays[card.deck] ?? Float(FSRSParameters.defaults.decay),
      retention: retentions[card.deck],
      lastAnswer: card.progress.lastReview?.time
    )
  }
}

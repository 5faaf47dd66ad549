/// A card that can be studied on a day, with all that decides whether and where it comes.
package struct StudyCandidate: Sendable, Hashable {
  /// The card as orders see it.
  package let card: OrderCandidate
  /// The note it is made from.
  package let note: NoteID
  /// The deck it is in.
  package let deck: DeckID

  /// Creates a value from its parts.
  package init(card: OrderCandidate, note: NoteID, deck: DeckID) {
    self.card = card
    self.note = note
    self.deck = deck
  }
}

/// Makes candidates of cards, for one session.
package struct StudyCandidates {
  private let request: StudyRequest
  private let order: StudyOrder
  private let today: StudyDay
  private let retentions: [DeckID: Float]
  private let decays: [DeckID: Float]

  /// Prepares the candidates of a session.
  package init(_ request: StudyRequest) {
    self.request = request
    order = request.order
    today = request.boundary.day(of: request.now)
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
    guard card.dueState.canBeStudied(at: request.now, on: today) else { return nil }
    let progress = card.progress
    let came = card.carried.flatMap { $0.reviews == progress.reviews ? $0.modified : nil }
    let added = order.asksNotes ? request.added[card.note] : nil
    return StudyCandidate(
      card: OrderCandidate(
        id: card.id,
        seed: card.fuzzID.rawValue,
        noteSeed: added ?? IDSource.place(of: card.note.rawValue),
        ordinal: card.ordinal,
        modified: came ?? progress.lastReview?.time.seconds ?? 0,
        state: state(of: card),
        intervalDays: progress.intervalDays,
        memory: memory(of: card)
      ),
      note: card.note,
      deck: card.deck
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

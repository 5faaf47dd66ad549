/// What kind of answer a review was. The raw value is what is kept, and is Anki's.
public enum ReviewKind: UInt8, Sendable, Codable, CaseIterable {
  /// Of a new card, or one in its learning steps.
  case learning = 0
  /// Of a known card.
  case review = 1
  /// Of a card in its relearning steps.
  case relearning = 2
  /// Out of turn, and without effect on the schedule.
  case cram = 3
  /// Not an answer: the learner made the card new again.
  case reset = 4

  /// Whether it is an answer that the schedule follows from.
  public var counts: Bool { self != .cram && self != .reset }

  /// The kind of an answer to a card in `phase`.
  public init(of phase: Phase) {
    switch phase {
    case .new, .learning: self = .learning
    case .review: self = .review
    case .relearning: self = .relearning
    }
  }
}

/// One answer, as it was given. The reviews are the truth that all progress follows from.
public struct Review: Sendable, Codable, Hashable {
  /// The card that was answered.
  public let card: CardID
  /// When, and in which local time. No two reviews of a card have the same time.
  public let moment: LocalMoment
  /// The milliseconds from the question to the answer.
  public let duration: UInt32
  /// The answer.
  public let rating: Rating
  /// What kind of answer.
  public let kind: ReviewKind
  /// The model that scheduled it.
  public let model: MemoryModelKind
  /// The model's parameters then; nil for its defaults.
  public let parameters: ParameterSetID?

  /// Keeps an answer.
  public init(
    card: CardID,
    moment: LocalMoment,
    duration: UInt32,
    rating: Rating,
    kind: ReviewKind,
    model: MemoryModelKind = .fsrs6,
    parameters: ParameterSetID? = nil
  ) {
    self.card = card
    self.moment = moment
    self.duration = duration
    self.rating = rating
    self.kind = kind
    self.model = model
    self.parameters = parameters
  }
}

/// The kind of a review. The raw value is stored.
public enum ReviewKind: UInt8, Sendable, Codable, CaseIterable {
  /// An answer to a new card, or one in its learning steps.
  case learning = 0
  /// An answer to a known card.
  case review = 1
  /// An answer to a card in its relearning steps.
  case relearning = 2
  /// An answer out of turn, without effect on the schedule.
  case cram = 3
  /// Not an answer: the learner made the card new again.
  case reset = 4
  /// Not an answer: the learner set the day on which the card is due.
  case manual = 5
  /// Not an answer: the day on which the card is due was moved, by changed parameters in Anki, or by its load.
  case rescheduled = 6
  /// An answer in a filtered deck to a card in review that was not due yet, which affects the schedule.
  case filtered = 7

  /// True if it is an answer that affects the schedule.
  public var counts: Bool {
    switch self {
    case .learning, .review, .relearning, .filtered: true
    case .cram, .reset, .manual, .rescheduled: false
    }
  }

  /// True if somebody answered, whether it affects the schedule or not.
  public var isAnswer: Bool {
    switch self {
    case .learning, .review, .relearning, .filtered, .cram: true
    case .reset, .manual, .rescheduled: false
    }
  }

  /// The kind of an answer to a card in `phase`.
  public init(of phase: Phase) {
    switch phase {
    case .new, .learning: self = .learning
    case .review: self = .review
    case .relearning: self = .relearning
    }
  }
}

/// One entry of the review log. All progress is derived from these entries.
public struct Review: Sendable, Codable, Hashable {
  /// The card that was answered.
  public private(set) var card: FlashcardID
  /// The time, with the local time zone. No two reviews of a card have the same time.
  public let moment: LocalMoment
  /// The milliseconds from the question to the answer.
  public let duration: UInt32
  /// The rating.
  public let rating: Rating
  /// The kind of review.
  public let kind: ReviewKind
  /// The memory model that scheduled it.
  public let model: MemoryModelKind
  /// The model's parameters at that time; nil for its defaults.
  public let parameters: ParameterSetID?
  /// The entry of Anki's log that it comes from, or the days that were chosen for the card; nil for most of
  /// this program.
  public internal(set) var logged: LoggedAnswer?
  /// 0 for the review as it was given, and one more, up to 127, each time it was undone and redone:
  /// a redone review is a new one of the old time.
  public private(set) var edition: UInt8
  /// True if the answer was given in a filtered deck, so that it does not count against the limits of
  /// the card's own.
  public let isInFilteredDeck: Bool

  /// Creates a review from its parts.
  public init(
    card: FlashcardID,
    moment: LocalMoment,
    duration: UInt32,
    rating: Rating,
    kind: ReviewKind,
    model: MemoryModelKind = .fsrs6,
    parameters: ParameterSetID? = nil,
    logged: LoggedAnswer? = nil,
    edition: UInt8 = 0,
    isInFilteredDeck: Bool = false
  ) {
    self.card = card
    self.moment = moment
    self.duration = duration
    self.rating = rating
    self.kind = kind
    self.model = model
    self.parameters = parameters
    self.logged = logged
    self.edition = min(edition, Self.lastEdition)
    self.isInFilteredDeck = isInFilteredDeck
  }

  private static let lastEdition: UInt8 = 127

  /// The days that were chosen for the card; nil if none were.
  var chosenDays: Int? { logged?.chosenDays }

  /// The entry of Anki's log that it comes from; nil for one of this program.
  package var ankiEntry: LoggedAnswer? { chosenDays == nil ? logged : nil }

  /// The same review of another card.
  public func with(card: FlashcardID) -> Review {
    var review = self
    review.card = card
    return review
  }

  /// The review that takes its place when it is redone.
  public var redone: Review {
    var review = self
    review.edition = edition == Self.lastEdition ? 0 : edition + 1
    return review
  }
}

extension Review {
  private enum CodingKeys: CodingKey {
    case card, moment, duration, rating, kind, model, parameters, logged, edition
    case isInFilteredDeck
  }

  /// Decodes a review; one that was sealed before there were editions is the first, and one from before
  /// there were filtered decks was given in none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      card: try values.decode(FlashcardID.self, forKey: .card),
      moment: try values.decode(LocalMoment.self, forKey: .moment),
      duration: try values.decode(UInt32.self, forKey: .duration),
      rating: try values.decode(Rating.self, forKey: .rating),
      kind: try values.decode(ReviewKind.self, forKey: .kind),
      model: try values.decode(MemoryModelKind.self, forKey: .model),
      parameters: try values.decodeIfPresent(ParameterSetID.self, forKey: .parameters),
      logged: try values.decodeIfPresent(LoggedAnswer.self, forKey: .logged),
      edition: try values.decodeIfPresent(UInt8.self, forKey: .edition) ?? 0,
      isInFilteredDeck: try values.decodeIfPresent(Bool.self, forKey: .isInFilteredDeck) ?? false
    )
  }
}

/// The entries of a card's log, each with what it led to.
public struct CardHistory: Sendable, Hashable {
  /// An entry.
  public struct Entry: Sendable, Hashable {
    /// The moment of it.
    public let moment: LocalMoment
    /// The kind.
    public let kind: ReviewKind
    /// The rating; nil if it is no answer.
    public let rating: Rating?
    /// The interval that it led to; nil if it led to none.
    public let interval: Interval?
    /// The time since the entry before, in milliseconds; nil for the first.
    public let elapsed: Int64?
    /// The time from the question to the answer, in milliseconds; nil if it is no answer.
    public let duration: UInt32?
    /// The memory after it; nil before the first answer that counts.
    public let memory: Memory?
  }

  /// The entries, the oldest first.
  public let entries: [Entry]

  /// The history of a card, replayed with the scheduler of its deck.
  public init(_ history: ReviewHistory, of card: Flashcard, _ scheduler: Scheduler) {
    var progress = FlashcardProgress.new
    var entries: [Entry] = []
    entries.reserveCapacity(history.reviews.count)
    for review in history.reviews {
      scheduler.follow(review, &progress, fuzzID: card.fuzzID)
      let isAnswer = review.kind.isAnswer
      entries.append(
        Entry(
          moment: review.moment,
          kind: review.kind,
          rating: isAnswer ? review.rating : nil,
          interval: Self.interval(after: review, progress),
          elapsed: entries.last.map {
            review.moment.time.rawValue - $0.moment.time.rawValue
          },
          duration: isAnswer ? review.duration : nil,
          memory: progress.memory
        )
      )
    }
    self.entries = entries
  }

  /// The interval of an entry: as the log has it, or by the replay for an answer that counts.
  private static func interval(after review: Review, _ progress: FlashcardProgress) -> Interval? {
    if let logged = review.ankiEntry {
      return switch logged.interval {
      case 0: nil
      case ..<0: .milliseconds(-Int64(logged.interval) * 1_000)
      default: .days(Int(logged.interval))
      }
    }
    guard review.kind.counts || review.chosenDays != nil else { return nil }
    return switch progress.due {
    case nil: nil
    case .day: .days(progress.intervalDays)
    case .moment(let time): .milliseconds(max(0, time.rawValue - review.moment.time.rawValue))
    }
  }

  /// The answers, the oldest first: cram answers too, but nothing that was set or reset.
  public var answers: [Entry] { entries.filter { $0.rating != nil } }

  /// The time that the answers took, in milliseconds.
  public var totalDuration: Int64 { answers.reduce(0) { $0 + Int64($1.duration ?? 0) } }
}

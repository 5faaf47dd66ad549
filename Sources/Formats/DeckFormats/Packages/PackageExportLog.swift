import Flashcards
import PackageRecords

/// The review log of an export: rows as they came, and those of answers given here worked out by a
/// replay.
struct PackageExportLog {
  private let cards: [CardID: Card]
  private let schedulers: [DeckID: Scheduler]
  private var states: [CardID: CardProgress] = [:]
  private var lastID: Int64 = 0

  init(_ collection: StudyCollection, _ schedulers: [DeckID: Scheduler]) {
    cards = Dictionary(
      collection.cards.map { ($0.id, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    self.schedulers = schedulers
  }

  /// The row of the next review; nil if its card is not exported.
  mutating func record(of review: Review, card id: Int64) -> PackageAnswer? {
    guard let card = cards[review.card], let scheduler = schedulers[card.deck] else { return nil }
    let before = states[card.id] ?? .new
    var after = before
    if let placement = card.placement, placement.time == review.moment.time {
      after = placement.progress
    } else {
      scheduler.follow(review, &after, fuzzID: card.fuzzID)
    }
    states[card.id] = after
    // Rows are found by their time: no two have the same.
    lastID = max(lastID + 1, review.moment.time.rawValue)
    if let logged = review.logged {
      return PackageAnswer(
        id: lastID,
        card: id,
        ease: logged.ease,
        interval: logged.interval,
        lastInterval: logged.previousInterval,
        factor: logged.factor,
        duration: review.duration,
        kind: logged.type
      )
    }
    let isAnswer = review.kind.counts || review.kind == .cram
    return PackageAnswer(
      id: lastID,
      card: id,
      ease: isAnswer ? review.rating.rawValue : 0,
      interval: Self.interval(after),
      lastInterval: Self.interval(before),
      factor: review.kind.counts ? Self.factor(after) : 0,
      duration: review.duration,
      kind: Self.type(review.kind)
    )
  }

  /// The interval of a state: days, or, negative, seconds.
  private static func interval(_ progress: CardProgress) -> Int32 {
    switch (progress.phase, progress.due, progress.lastReview) {
    case (.learning, .moment(let due)?, let last?), (.relearning, .moment(let due)?, let last?):
      Int32(clamping: (last.time.rawValue - due.rawValue) / 1_000)
    case (.new, _, _): 0
    default: Int32(clamping: progress.intervalDays)
    }
  }

  /// The difficulty from 100 to 1,100.
  private static func factor(_ progress: CardProgress) -> Int32 {
    guard let memory = progress.memory else { return 0 }
    return Int32(((memory.difficulty - 1) / 9 * 1_000 + 100).rounded())
  }

  private static func type(_ kind: ReviewKind) -> UInt8 {
    switch kind {
    case .learning: 0
    case .review: 1
    case .relearning: 2
    case .cram, .filtered: 3
    case .manual, .reset: 4
    case .rescheduled: 5
    }
  }
}

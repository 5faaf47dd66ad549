import Flashcards
import ReaderProtocol

/// The review log of an export: rows as they came, and those of answers given here worked out by a
/// replay.
struct PackageExportLog {
  private let cards: [Flashcard]
  private let ids: AnkiIDs
  private let schedulers: [DeckID: Scheduler]
  /// The progress of the cards after the reviews so far, in their order.
  private var states: [FlashcardProgress]
  private var lastID: Int64 = 0

  /// - Parameter ids: those of the cards.
  init(_ cards: [Flashcard], _ ids: AnkiIDs, _ schedulers: [DeckID: Scheduler]) {
    self.cards = cards
    self.ids = ids
    self.schedulers = schedulers
    states = Array(repeating: .new, count: cards.count)
  }

  /// The row of the next review; nil if its card is not exported.
  mutating func record(of review: Review) -> PackageAnswer? {
    guard let (index, id) = ids.find(review.card.rawValue),
      let scheduler = schedulers[cards[index].deck]
    else { return nil }
    let previous = scheduler.loggedInterval(of: states[index])
    if let placement = cards[index].placement, placement.time == review.moment.time {
      states[index] = placement.progress
    } else {
      scheduler.follow(review, &states[index], fuzzID: cards[index].fuzzID)
    }
    // Rows are found by their time: no two have the same.
    lastID = max(lastID + 1, review.moment.time.rawValue)
    if let logged = review.ankiEntry {
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
      interval: scheduler.loggedInterval(of: states[index]),
      lastInterval: previous,
      factor: review.kind.counts ? Self.factor(states[index]) : 0,
      duration: review.duration,
      kind: Self.type(review.kind)
    )
  }

  /// The difficulty from 100 to 1,100.
  private static func factor(_ progress: FlashcardProgress) -> Int32 {
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

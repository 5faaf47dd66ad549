/// The distribution of the memories of cards: their intervals, and the parts of the memory model.
public struct MemoryStatistics: Sendable, Hashable {
  /// The lowest number of days of each span of `intervals` and `stabilities`.
  public static let spans = [0, 2, 4, 7, 14, 21, 30, 60, 90, 180, 365, 730]
  /// The number of equal parts of `difficulties` and `retrievabilities`.
  public static let parts = 10

  /// The number of cards by their interval.
  public private(set) var intervals = [Int](repeating: 0, count: spans.count)
  /// The number of cards by their stability.
  public private(set) var stabilities = [Int](repeating: 0, count: spans.count)
  /// The number of cards by their difficulty, from 1 to 10.
  public private(set) var difficulties = [Int](repeating: 0, count: parts)
  /// The number of cards by the probability of recalling them now, from 0 to 1.
  public private(set) var retrievabilities = [Int](repeating: 0, count: parts)
  /// The number of cards with a memory.
  public private(set) var count = 0
  /// The number of cards in review, which have an interval.
  public private(set) var known = 0

  private var intervalSum = 0.0
  private var stabilitySum = 0.0
  private var difficultySum = 0.0
  private var retrievabilitySum = 0.0

  /// Statistics without cards.
  public init() {}

  /// The mean interval in days; 0 without cards.
  public var meanInterval: Double { known > 0 ? intervalSum / Double(known) : 0 }
  /// The mean stability in days; 0 without cards.
  public var meanStability: Double { mean(stabilitySum) }
  /// The mean difficulty, 1 to 10; 0 without cards.
  public var meanDifficulty: Double { mean(difficultySum) }
  /// The mean probability of recall, 0 to 1; 0 without cards.
  public var meanRetrievability: Double { mean(retrievabilitySum) }
  /// The number of cards that the learner can be expected to recall now.
  public var recalled: Int { Int(retrievabilitySum.rounded()) }

  private func mean(_ sum: Double) -> Double { count > 0 ? sum / Double(count) : 0 }

  /// Counts a card with a memory.
  mutating func add(
    _ progress: FlashcardProgress,
    model: any MemoryModel,
    on today: StudyDay,
    _ boundary: DayBoundary
  ) {
    guard let memory = progress.memory else { return }
    count += 1
    if progress.phase == .review {
      known += 1
      intervalSum += Double(progress.intervalDays)
      intervals[Self.span(of: Double(progress.intervalDays))] += 1
    }
    stabilitySum += memory.stability
    stabilities[Self.span(of: memory.stability)] += 1
    difficultySum += memory.difficulty
    difficulties[Self.part(of: (memory.difficulty - 1) / 9)] += 1
    let last = progress.lastReview.map { boundary.day(of: $0) } ?? today
    let recall = model.retrievability(of: memory, elapsedDays: max(0, today - last))
    retrievabilitySum += recall
    retrievabilities[Self.part(of: recall)] += 1
  }

  private static func span(of days: Double) -> Int {
    spans.lastIndex { Double($0) <= days } ?? 0
  }

  private static func part(of share: Double) -> Int {
    share.isFinite ? min(max(Int(share * Double(parts)), 0), parts - 1) : 0
  }
}

/// The probability of recalling a card over time: what each answer left behind, and how it fades.
public struct ForgettingCurve: Sendable {
  /// The part of a curve that is shown.
  public enum Span: Int, Sendable, Codable, CaseIterable {
    /// So many days from the first answer on.
    case week = 7, month = 30, year = 365
    /// Up to now, and on to where the recall falls to what is desired.
    case all = 0
  }

  /// The time since an answer.
  private struct Stretch {
    /// The day of the answer, counted from the first.
    let day: Double
    let memory: Memory
  }

  /// The day that it is, counted from the first answer.
  public let today: Double
  /// The desired probability.
  public let retention: Double
  private let stretches: [Stretch]
  private let model: any MemoryModel

  /// The curve of a card; nil for one without a memory, such as a new one.
  ///
  /// - Parameters:
  ///   - history: the card's history; what counts of it makes the curve.
  ///   - progress: the card's progress, which has the memory now. That of a card whose state its
  ///     answers do not explain may be another than theirs.
  ///   - scheduler: the scheduler of its deck.
  ///   - now: the present moment.
  public init?(
    _ history: CardHistory,
    _ progress: FlashcardProgress,
    _ scheduler: Scheduler,
    at now: LocalMoment
  ) {
    guard let memory = progress.memory, let last = progress.lastReview else { return nil }
    let counted = history.entries.filter { $0.kind.counts && $0.moment.time <= last.time }
    let first = counted.first?.moment ?? last
    let days = { (moment: LocalMoment) in
      Double(scheduler.settings.days.days(from: first, to: moment))
    }
    var stretches: [Stretch] = []
    for entry in counted {
      guard let memory = entry.memory else { continue }
      stretches.append(Stretch(day: days(entry.moment), memory: memory))
    }
    stretches.append(Stretch(day: days(last), memory: memory))
    // Of the answers of one day the last is what the day leaves behind.
    self.stretches = stretches.indices
      .filter { $0 + 1 == stretches.count || stretches[$0 + 1].day > stretches[$0].day }
      .map { stretches[$0] }
    today = days(now)
    retention = scheduler.settings.retention
    model = scheduler.model
  }

  /// The probability of recall on a day, counted from the first answer; it need not be whole.
  public func probability(on day: Double) -> Double {
    let stretch = stretches.last { $0.day <= day } ?? stretches[0]
    return model.retrievability(of: stretch.memory, after: day - stretch.day)
  }

  /// The probability of recall now.
  public var now: Double { probability(on: today) }

  /// The whole days until the probability is what is desired, or lower: 0 if it is already; nil if
  /// that is further away than a scheduler plans.
  public var daysLeft: Int? {
    guard let last = stretches.last else { return nil }
    let days = model.intervals(retention: retention)(last.memory.stability)
    guard days <= FSRS6.stabilityRange.upperBound else { return nil }
    return max(0, Int((last.day + days - today).rounded(.up)))
  }

  /// The last day of a span.
  public func end(of span: Span) -> Double {
    guard span == .all else { return Double(span.rawValue) }
    return max(1, today + Double(daysLeft ?? 0))
  }

  /// The probabilities at `count` days that lie equally far apart, the first answer's and the last
  /// day of the span among them.
  public func points(_ span: Span, count: Int) -> [Double] {
    guard count > 1 else { return [] }
    let end = end(of: span)
    return (0..<count).map { probability(on: end * Double($0) / Double(count - 1)) }
  }
}

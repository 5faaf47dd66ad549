import Glibc

extension OrderCandidate {
  /// The smallest probability that is reckoned with.
  private static let leastRecall: Float = 1e-4
  /// The part of a day that has an answer of today count for more than none.
  private static let startedDay: Float = 1e-3

  /// The day on which the card is due: that of a new card is its position, counted from the first
  /// day, as in Anki; nil for one in a step within a day.
  func dueDay(at moment: OrderMoment) -> Int? {
    switch state {
    case .new(let position): moment.firstDay + position
    case .review(let day), .dayStep(let day): day
    case .step: nil
    }
  }

  /// The days since the last answer by the day on which the card is due.
  private func elapsedDays(at moment: OrderMoment) -> Int {
    if case .step(let due) = state {
      let span = moment.dayEnd.rawValue - due.rawValue
      return max(0, Int(span.flooredQuotient(by: .millisecondsPerDay)))
    }
    let due = dueDay(at: moment) ?? moment.today
    return max(0, moment.today - max(moment.firstDay, due - intervalDays))
  }

  /// The seconds since the last answer: where its time is not known, by the time at which the card
  /// is due.
  private func elapsedSeconds(_ memory: OrderMemory, at moment: OrderMoment) -> Int64 {
    if let last = memory.lastAnswer { return max(0, moment.now.seconds - last.seconds) }
    if case .step(let due) = state { return max(0, moment.now.seconds - due.seconds) }
    return Int64(elapsedDays(at: moment)) * (.millisecondsPerDay / 1_000)
  }

  /// The probability of recall; nil without a memory.
  func recall(at moment: OrderMoment) -> Float? {
    guard let memory else { return nil }
    let days = Float(elapsedSeconds(memory, at: moment)) / 86_400
    let factor = expf(logf(0.9) / -memory.decay) - 1
    return powf(days / memory.stability * factor + 1, -memory.decay)
  }

  /// The time waited as a share of the time after which the card is due, below 0: the card that
  /// waited longest comes first. Without a memory, the days by the interval.
  func relativeOverdueness(at moment: OrderMoment) -> Float {
    guard let memory, let retention = memory.retention, let recall = recall(at: moment) else {
      return -(Float(elapsedDays(at: moment)) + Self.startedDay) / Float(max(1, intervalDays))
    }
    return -(Self.waiting(for: recall, memory) / Self.waiting(for: retention, memory))
  }

  /// The time until recall falls to a probability, in a unit that is the card's own.
  private static func waiting(for recall: Float, _ memory: OrderMemory) -> Float {
    powf(max(leastRecall, recall), -1 / memory.decay) - 1
  }
}

extension Timestamp {
  /// The whole seconds since 1970.
  var seconds: Int64 { rawValue.flooredQuotient(by: 1_000) }
}

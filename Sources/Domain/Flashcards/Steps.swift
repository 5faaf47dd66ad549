/// The learning or relearning steps: delays in milliseconds.
struct Steps: Sendable {
  let delays: [Int64]
  let rules: ButtonRules

  var isEmpty: Bool { delays.isEmpty }

  /// The step, clamped to those that the settings still have.
  func valid(_ step: Int) -> Int { step.clamped(to: 0...max(0, delays.count - 1)) }

  /// The delay after Again: the first step.
  var again: Int64? { delays.first }

  /// The delay after Hard: the same step, but between Again and Good on the first.
  func hard(at step: Int) -> Int64? {
    guard let first = delays.first else { return nil }
    let step = valid(step)
    guard step == 0 else { return delays[step] }
    if delays.count > 1 { return inDays((first + delays[1]) / 2) }
    switch rules {
    case .bare: return first * 3 / 2
    case .anki: return inDays(min(first * 3 / 2, first + .millisecondsPerDay))
    }
  }

  /// The delay after Good: the next step; nil if it was the last.
  func good(at step: Int) -> Int64? {
    let next = valid(step) + 1
    return next < delays.count ? delays[next] : nil
  }

  /// Rounds more than a day to whole days, as Anki does, so that the hour of the review does not
  /// matter.
  private func inDays(_ delay: Int64) -> Int64 {
    guard rules == .anki, delay > .millisecondsPerDay else { return delay }
    let days = (Double(delay) / Double(Int64.millisecondsPerDay))
      .rounded(.toNearestOrAwayFromZero)
    return Int64(days) * .millisecondsPerDay
  }
}

package import WindowLevels

/// The time until a moment, in whole seconds, rounded up.
package struct SecondsLeft: Hashable, Sendable {
  /// The moment.
  package let until: Instant
  /// The seconds from one number that is shown to the next.
  private let step: Int

  /// Counts until a moment: by the second, or more slowly where nothing is to move.
  package init(until: Instant, in environment: ScreenEnvironment) {
    self.until = until
    step = environment.countdownStep
  }

  /// The seconds left, rounded up to a step.
  package func seconds(at now: Instant) -> Int {
    let left = max(.zero, now.duration(to: until))
    let (seconds, rest) = left.components
    return (Int(seconds) + (rest > 0 ? 1 : 0)).roundedUp(toMultipleOf: step)
  }

  /// The next moment at which another number of seconds is shown; nil once it is over.
  package func nextTick(after now: Instant) -> Instant? {
    let left = seconds(at: now)
    return left > 0 ? until.advanced(by: .seconds(step - left)) : nil
  }
}

extension Int {
  /// The next multiple of a step, or itself if it is one.
  package func roundedUp(toMultipleOf step: Int) -> Int { (self + step - 1) / step * step }
}

import Widgets
package import WindowLevels

/// The time until a moment, in whole seconds, rounded up.
package struct SecondsLeft: Hashable, Sendable {
  /// The moment.
  package let until: Instant

  /// Counts until a moment.
  package init(until: Instant) { self.until = until }

  /// The seconds left.
  package func seconds(at now: Instant) -> Int {
    let left = max(.zero, now.duration(to: until))
    let (seconds, rest) = left.components
    return Int(seconds) + (rest > 0 ? 1 : 0)
  }

  /// The next moment at which another number of seconds is left; nil once it is over.
  package func nextTick(after now: Instant) -> Instant? {
    let left = seconds(at: now)
    return left > 0 ? until.advanced(by: .seconds(1 - left)) : nil
  }
}

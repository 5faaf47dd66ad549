package import WindowLevels

extension Instant {
  /// The clock's start.
  package static let zero = Instant(nanoseconds: 0)

  /// The time from the clock's start.
  package var sinceStart: Duration { Instant.zero.duration(to: self) }
}

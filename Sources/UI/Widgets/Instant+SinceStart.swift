package import WindowLevels

extension Instant {
  /// The origin of the monotonic clock.
  package static let zero = Instant(nanoseconds: 0)

  /// The time since the origin of the monotonic clock.
  package var sinceStart: Duration { Instant.zero.duration(to: self) }
}

package import Flashcards
package import PaymentCards
package import WindowLevels

/// One reading of the clocks: the monotonic instant, the wall clock with its zone, and the day.
package struct TimeReading: Sendable {
  /// The monotonic clock, by which things move and the lock is due.
  package var instant: Instant
  /// The wall clock and the user's time zone.
  package var wall: LocalMoment

  /// Keeps the parts.
  package init(instant: Instant, wall: LocalMoment) {
    self.instant = instant
    self.wall = wall
  }

  /// The day of the wall clock where the user is.
  package var day: CalendarDay { CalendarDay(of: wall) }

  /// The reading at another instant, as far as the wall clock was not set meanwhile.
  package func at(_ instant: Instant) -> TimeReading {
    let passed = self.instant.duration(to: instant).nanoseconds / 1_000_000
    return TimeReading(
      instant: instant,
      wall: LocalMoment(
        time: wall.time.advanced(byMilliseconds: passed),
        zoneOffset: wall.zoneOffset
      )
    )
  }
}

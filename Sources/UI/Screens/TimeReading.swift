package import Flashcards
package import PaymentCards
package import WindowLevels

/// One reading of the clocks: the monotonic instant, and the wall clock with its zone.
package struct TimeReading: Sendable {
  /// The monotonic clock, for animations and the idle lock.
  package var instant: Instant
  /// The wall clock and the user's time zone.
  package var wall: LocalMoment

  /// A reading of both clocks.
  package init(instant: Instant, wall: LocalMoment) {
    self.instant = instant
    self.wall = wall
  }

  /// The day in the user's time zone.
  package var day: CalendarDay { CalendarDay(of: wall) }

  /// The reading at another instant, if the wall clock is not set in between.
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

extension CalendarDay {
  /// The day of the wall clock in the user's time zone.
  package init(of moment: LocalMoment) {
    // A day of study that begins at midnight is a day of the calendar.
    self.init(nearestTo1970Plus: DayBoundary(rolloverHour: 0).day(of: moment))
  }
}

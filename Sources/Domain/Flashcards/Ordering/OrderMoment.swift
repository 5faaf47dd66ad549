/// The moment for which cards are put in order, and the days around it.
package struct OrderMoment: Sendable, Hashable {
  /// The current time.
  package let now: Timestamp
  /// The current day of study.
  package let today: StudyDay
  /// The time at which the day of study ends.
  package let dayEnd: Timestamp
  /// The day from which the collection counts its days; an order by chance is another in each.
  package let firstDay: StudyDay

  /// Creates a moment from its parts.
  package init(now: Timestamp, today: StudyDay, dayEnd: Timestamp, firstDay: StudyDay) {
    self.now = now
    self.today = today
    self.dayEnd = dayEnd
    self.firstDay = firstDay
  }

  /// Creates a moment from local time.
  package init(_ now: LocalMoment, boundary: DayBoundary, firstDay: StudyDay) {
    self.init(
      now: now.time,
      today: boundary.day(of: now),
      dayEnd: now.time.advanced(byMilliseconds: boundary.millisecondsLeft(at: now)),
      firstDay: firstDay
    )
  }
}

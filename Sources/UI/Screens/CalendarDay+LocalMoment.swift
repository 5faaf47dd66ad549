package import Flashcards
package import PaymentCards

extension CalendarDay {
  /// The day of the wall clock in the user's time zone.
  package init(of moment: LocalMoment) {
    // A day of study that begins at midnight is a day of the calendar.
    self.init(nearestTo1970Plus: DayBoundary(rolloverHour: 0).day(of: moment))
  }
}

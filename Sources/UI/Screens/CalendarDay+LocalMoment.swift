package import Flashcards
package import PaymentCards

extension CalendarDay {
  /// The day of the wall clock at a moment, where the user is.
  package init(of moment: LocalMoment) {
    // A day of study that begins at midnight.
    self.init(nearestTo1970Plus: DayBoundary(rolloverHour: 0).day(of: moment))
  }
}

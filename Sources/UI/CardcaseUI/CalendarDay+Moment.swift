public import Flashcards
public import PaymentCards

extension CalendarDay {
  /// The day of the wall clock at a moment, where the user is.
  public init(of moment: LocalMoment) {
    // A day of study that begins at midnight.
    self.init(nearestTo1970Plus: DayBoundary(rolloverHour: 0).day(of: moment))
  }
}

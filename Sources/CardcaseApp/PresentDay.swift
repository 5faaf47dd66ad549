import Glibc
import PaymentCards
import Terminal

/// The day it is by the system's clock, in the user's time zone.
enum PresentDay {
  /// What tells the day from now on. Should the clock fail later, the day at the start stands.
  ///
  /// - Throws: where the system can't tell.
  static func source() throws(TerminalError) -> @Sendable () -> CalendarDay {
    guard let start = now() else { throw .refused(code: errno) }
    return { now() ?? start }
  }

  private static func now() -> CalendarDay? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return nil }
    return CalendarDay(
      year: Int(parts.tm_year) + 1900,
      month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
  }
}

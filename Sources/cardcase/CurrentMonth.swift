import Glibc
import PaymentCards

extension YearMonth {
  /// The current month by the system's clock, in the user's time zone.
  static func current() throws -> YearMonth {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let month = YearMonth(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1)
    else { throw SystemCallError(code: errno) }
    return month
  }
}

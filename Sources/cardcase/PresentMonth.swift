import Glibc
import PaymentCards

extension YearMonth {
  /// The month it is by the system's clock, where the user is.
  static func present() throws -> YearMonth {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let month = YearMonth(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1)
    else { throw SystemCallError(code: errno) }
    return month
  }
}

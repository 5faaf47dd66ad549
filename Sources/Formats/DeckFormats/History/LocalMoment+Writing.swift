import Flashcards
import PaymentCards

extension LocalMoment {
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// The moment as ISO 8601 has it, with milliseconds and the zone: `2026-07-15T12:00:00.123+02:00`.
  var text: String {
    let local = time.rawValue + Int64(zoneOffset) * 1_000
    var (days, rest) = local.quotientAndRemainder(dividingBy: Self.millisecondsPerDay)
    if rest < 0 { (days, rest) = (days - 1, rest + Self.millisecondsPerDay) }
    let date = CalendarDay(nearestTo1970Plus: Int(days))
    let seconds = Int(rest / 1_000)
    let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { Self.padded($0) }
    return "\(date.month.hyphenated)-\(Self.padded(date.day))T\(clock.joined(separator: ":"))"
      + ".\(Self.padded(Int(rest % 1_000), to: 3))\(Self.zone(Int(zoneOffset)))"
  }

  private static func zone(_ offset: Int) -> String {
    let seconds = abs(offset)
    var parts = [seconds / 3_600, seconds / 60 % 60]
    // Zones of long ago have seconds.
    if seconds % 60 != 0 { parts.append(seconds % 60) }
    return (offset < 0 ? "-" : "+") + parts.map { padded($0) }.joined(separator: ":")
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

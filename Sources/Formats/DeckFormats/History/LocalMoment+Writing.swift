import Flashcards

extension LocalMoment {
  private static let millisecondsPerDay: Int64 = 86_400_000
  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let epoch = 719_468

  /// The moment as ISO 8601 has it, with milliseconds and the zone: `2026-07-15T12:00:00.123+02:00`.
  var text: String {
    let local = time.rawValue + Int64(zoneOffset) * 1_000
    var (days, rest) = local.quotientAndRemainder(dividingBy: Self.millisecondsPerDay)
    if rest < 0 { (days, rest) = (days - 1, rest + Self.millisecondsPerDay) }
    let date = Self.date(ofDay: Int(days))
    let seconds = Int(rest / 1_000)
    let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { Self.padded($0) }
    return "\(Self.padded(date.year, to: 4))-\(Self.padded(date.month))-\(Self.padded(date.day))"
      + "T\(clock.joined(separator: ":")).\(Self.padded(Int(rest % 1_000), to: 3))"
      + Self.zone(Int(zoneOffset))
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

  /// The date of a day since 1970, in the Gregorian calendar.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Years that begin in March end with the day that leap years have more.
    let shifted = day + epoch
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * fromMarch + 2) / 5 + 1
    )
  }
}

package import Flashcards
package import PaymentCards
import Wording

extension ScreenEnvironment {
  /// A time in words: of the current day the time of day, otherwise the date before it.
  package func words(for time: Timestamp) -> String {
    let clock = clock(at: time)
    let day = day(of: time)
    guard day != today else {
      return wording(wording.isSpoken ? .spokenToday(time: clock) : .undoToday(time: clock))
    }
    let month = day.month
    let date = wording.date(
      day.day,
      month.month,
      month.year,
      written: day.hyphenated
    )
    return wording.isSpoken
      ? wording(.spokenDateTime(date: date, time: clock)) : "\(date) \(clock)"
  }

  /// The day of a time in the user's zone.
  package func day(of time: Timestamp) -> CalendarDay { CalendarDay(of: local(time)) }

  /// The time of day, such as 09:05.
  package func clock(at time: Timestamp) -> String {
    let day: Int64 = 86_400_000
    let local = time.rawValue + Int64(moment.zoneOffset) * 1_000
    let minutes = Int((local % day + day) % day) / 60_000
    return wording.clock(
      minutes / 60,
      minutes % 60,
      written: "\(padded(minutes / 60)):\(padded(minutes % 60))"
    )
  }

  /// The short name of the day of the week that a day since 1 January 1970 is, such as "Sat".
  package func weekday(of day: Int) -> String {
    let names = wording(.statisticsWeekdays).split(separator: " ")
    // 1 January 1970 was a Thursday, the fourth day of a week.
    let weekday = (day % 7 + 10) % 7
    return names.indices.contains(weekday) ? String(names[weekday]) : ""
  }

  /// A day of the week, of the month, and the month, such as "Sat 21 Nov".
  package func date(of day: CalendarDay) -> String {
    let months = wording(.statisticsMonths).split(separator: " ")
    let month = day.month.month - 1
    return wording(
      .homeDate(
        weekday: weekday(of: day.daysSince1970),
        day: String(day.day),
        month: months.indices.contains(month) ? String(months[month]) : ""
      )
    )
  }

  private func local(_ time: Timestamp) -> LocalMoment {
    LocalMoment(time: time, zoneOffset: moment.zoneOffset)
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

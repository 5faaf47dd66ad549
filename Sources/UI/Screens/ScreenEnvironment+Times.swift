package import Flashcards
import PaymentCards
import Wording

extension ScreenEnvironment {
  /// A time in words: of the current day the time of day, otherwise the date before it.
  package func words(for time: Timestamp) -> String {
    let local = LocalMoment(time: time, zoneOffset: moment.zoneOffset)
    let seconds = (time.rawValue / 1_000 + Int64(local.zoneOffset)) % 86_400
    let minutes = Int(max(0, seconds) / 60)
    let clock = wording.clock(
      minutes / 60,
      minutes % 60,
      written: "\(padded(minutes / 60)):\(padded(minutes % 60))"
    )
    let day = CalendarDay(of: local)
    guard day != today else {
      return wording(wording.isSpoken ? .spokenToday(time: clock) : .undoToday(time: clock))
    }
    let month = day.month
    let date = wording.date(
      day.day,
      month.month,
      month.year,
      written: "\(month.year)-\(padded(month.month))-\(padded(day.day))"
    )
    return wording.isSpoken
      ? wording(.spokenDateTime(date: date, time: clock)) : "\(date) \(clock)"
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

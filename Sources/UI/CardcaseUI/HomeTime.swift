import Flashcards
import PaymentCards
import Screens
import StudyUI
import Wording

/// The date, the time and the minutes of study, as Home says them.
struct HomeTime {
  private let context: ShellContext

  init(_ context: ShellContext) {
    self.context = context
  }

  private static let daysOfWeek = 7

  /// The date and the time, and the time alone. They change as Home is drawn: nothing wakes the
  /// program for them.
  var texts: [String] {
    let wording = context.wording
    let weekdays = wording(.statisticsWeekdays).split(separator: " ")
    let months = wording(.statisticsMonths).split(separator: " ")
    let today = context.today
    // 1 January 1970 was a Thursday.
    let number = DayBoundary(rolloverHour: 0).day(of: context.moment) + 3
    let weekday = ((number % Self.daysOfWeek) + Self.daysOfWeek) % Self.daysOfWeek
    let date = wording(
      .homeDate(
        weekday: weekdays.indices.contains(weekday) ? String(weekdays[weekday]) : "",
        day: String(today.day),
        month: months.indices.contains(today.month.month - 1)
          ? String(months[today.month.month - 1]) : ""
      )
    )
    return ["\(date)  \(clock)", clock]
  }

  /// The time of the user's wall clock, such as 09:05.
  private var clock: String {
    let local = context.moment.time.rawValue + Int64(context.moment.zoneOffset) * 1_000
    let day: Int64 = 86_400_000
    let minutes = Int(((local % day) + day) % day) / 60_000
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return "\(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  /// The time that studying what is due takes.
  var minutes: String {
    let study = context.data.study
    let minutes = study.outline.due.minutes(
      eachAnswerTaking: study.statistics?.answers.typicalDuration
    )
    return context.wording(.homeMinutes(minutes))
  }
}

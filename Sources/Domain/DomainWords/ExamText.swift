package import Flashcards
import PaymentCards
package import Wording

/// What is typed of an exam, read for screens and commands.
package enum ExamText {
  /// The reason why a text is no value.
  package enum Problem: Error, Equatable, Sendable {
    /// It is no day.
    case day(LoadToolText.Problem)
    /// The day is too far away.
    case tooFar
    /// It is no number, or one that is out of range.
    case number(OptionTextError)
    /// A word is neither a day of the week nor a date.
    case notDaysOff(String)
  }

  /// The day of an exam, later than the current one.
  package static func day(_ text: String, after today: StudyDay) throws(Problem) -> StudyDay {
    let day: StudyDay
    do throws(LoadToolText.Problem) {
      day = try LoadToolText.day(text, from: today + 1)
    } catch {
      throw .day(error)
    }
    guard day - today <= Exam.longestTime else { throw .tooFar }
    return day
  }

  /// The knowledge that is wanted, in percent.
  package static func knowledge(_ text: String) throws(Problem) -> Double {
    let range = Exam.knowledgeRange
    let percent = Int((range.lowerBound * 100).rounded())...Int((range.upperBound * 100).rounded())
    return Double(try number(text.filter { $0 != "%" }, in: percent)) / 100
  }

  /// A number of minutes a day.
  package static func minutes(_ text: String) throws(Problem) -> Int {
    try number(text, in: Exam.minutesRange)
  }

  /// The most minutes of a day; nil for a blank text, which sets no limit.
  package static func limit(_ text: String) throws(Problem) -> Int? {
    text.allSatisfy(\.isWhitespace) ? nil : try minutes(text)
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
    do throws(OptionTextError) {
      return try OptionText.number(text, in: range)
    } catch {
      throw .number(error)
    }
  }

  /// The days of the week in the form that is understood in every language, Monday first.
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Days of the week, by their short names, and dates, with blanks or commas between them.
  package static func daysOff(
    _ text: String,
    from today: StudyDay,
    _ wording: Wording
  ) throws(Problem) -> DaysOff {
    let own = wording(.statisticsWeekdays).split(separator: " ").map { $0.lowercased() }
    var daysOff = DaysOff()
    for word in text.split(whereSeparator: LoadToolText.isSeparator) {
      let name = word.lowercased()
      if let weekday = own.firstIndex(of: name) ?? Self.weekdays.firstIndex(of: name) {
        daysOff.weekdays.insert(weekday)
        continue
      }
      do throws(LoadToolText.Problem) {
        daysOff.days.insert(try LoadToolText.day(String(word), from: today))
      } catch {
        guard case .past = error else { throw .notDaysOff(String(word)) }
        throw .day(error)
      }
    }
    return daysOff
  }

  /// Days off as they are typed. Those that are over are left out.
  package static func text(
    of daysOff: DaysOff,
    from today: StudyDay,
    _ wording: Wording
  ) -> String {
    let names = wording(.statisticsWeekdays).split(separator: " ").map(String.init)
    let weekdays = daysOff.weekdays.sorted().filter { names.indices.contains($0) }.map { names[$0] }
    let dates = daysOff.days.sorted().filter { $0 >= today }.map { LoadToolText.text(of: $0) }
    return (weekdays + dates).joined(separator: " ")
  }
}

extension ExamText.Problem {
  /// The reason in words.
  package func words(_ wording: Wording, today: StudyDay) -> String {
    switch self {
    case .day(let problem): problem.words(wording)
    case .tooFar: wording(.examTooFar(days: String(Exam.longestTime)))
    case .number(let error): error.sentence(wording)
    case .notDaysOff(let text):
      wording(.examNotDaysOff(text: text, example: LoadToolText.text(of: today + 1)))
    }
  }
}

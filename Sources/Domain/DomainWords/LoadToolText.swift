package import Flashcards
import PaymentCards
package import Wording

/// What is typed to say what a tool is to do, read for screens and commands.
package enum LoadToolText {
  /// The reason why a text is no value.
  package enum Problem: Error, Equatable, Sendable, Codable {
    /// It is no number, or one that is out of range.
    case number(OptionTextError)
    /// It is no date.
    case date(String)
    /// The day is over.
    case past(StudyDay)
    /// The last day is before the first.
    case order
    /// A holiday has more days than this.
    case tooLong(days: Int)
  }

  /// A number of cards, at least 1.
  package static func cards(_ text: String) throws(Problem) -> Int {
    try number(text, in: 1...LoadTool.mostCards)
  }

  /// A number of days, at least 1.
  package static func days(_ text: String) throws(Problem) -> Int {
    try number(text, in: 1...LoadTool.mostDays)
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
    do throws(OptionTextError) {
      return try OptionText.number(text, in: range)
    } catch {
      throw .number(error)
    }
  }

  /// A date as `YYYY-MM-DD`, not before the current day.
  package static func day(_ text: String, from today: StudyDay) throws(Problem) -> StudyDay {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.filter { !$0.isWhitespace } }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 3, numbers.count == 3, parts[0].count == 4,
      let day = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
    else { throw .date(text) }
    guard day.daysSince1970 >= today else { throw .past(day.daysSince1970) }
    return day.daysSince1970
  }

  /// Dates, or the first and the last with `..` between them, with blanks or commas between these.
  package static func dates(_ text: String, from today: StudyDay) throws(Problem) -> Set<StudyDay> {
    let words = text.split(whereSeparator: isSeparator)
    guard !words.isEmpty else { throw .date(text) }
    var dates: Set<StudyDay> = []
    for word in words {
      let ends = word.split(separator: span, maxSplits: 1, omittingEmptySubsequences: false)
      if ends.count == 2 {
        dates.formUnion(try holiday(from: String(ends[0]), to: String(ends[1]), today: today))
      } else {
        dates.insert(try day(String(word), from: today))
      }
    }
    return dates
  }

  /// The sign between the first and the last of several days.
  private static let span = ".."

  /// Dates as they are typed.
  package static func text(of dates: Set<StudyDay>) -> String {
    dates.spans.map { span in
      let first = text(of: span.lowerBound)
      return span.count == 1 ? first : first + Self.span + text(of: span.upperBound)
    }.joined(separator: " ")
  }

  /// True for what stands between dates.
  package static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character == "," || character == "、" || character == "，"
  }

  /// The days of a holiday.
  package static func holiday(
    from first: String,
    to last: String,
    today: StudyDay
  ) throws(Problem) -> ClosedRange<StudyDay> {
    let (start, end) = (try day(first, from: today), try day(last, from: today))
    guard start <= end else { throw .order }
    guard end - start < LoadTool.mostDays else { throw .tooLong(days: LoadTool.mostDays) }
    return start...end
  }

  /// A date as it is typed.
  package static func text(of day: StudyDay) -> String {
    CalendarDay(nearestTo1970Plus: day).hyphenated
  }
}

extension LoadToolText.Problem {
  /// The reason, a sentence.
  package func words(_ wording: Wording) -> String {
    switch self {
    case .number(let error): error.sentence(wording)
    case .date(let text):
      text.allSatisfy(\.isWhitespace) ? wording(.loadNoDate) : wording(.loadNotDate(text: text))
    case .past(let day):
      wording(.loadPast(date: wording.date(of: CalendarDay(nearestTo1970Plus: day))))
    case .order: wording(.loadOrder)
    case .tooLong(let days): wording(.loadTooLong(days: String(days)))
    }
  }
}

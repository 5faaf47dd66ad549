/// The load that each day is to have: that of its day of the week, and as little as can be on some dates.
package struct EasyCalendar: Sendable, Hashable {
  /// The loads of the days of the week, Monday first.
  package let week: [EasyDay]
  /// The dates with as little as can be.
  package let dates: Set<StudyDay>

  /// A calendar. Seven days make a week; of any other number all are normal.
  package init(week: [EasyDay] = EasyDay.normalWeek, dates: Set<StudyDay> = []) {
    self.week = week.count == EasyDay.normalWeek.count ? week : EasyDay.normalWeek
    self.dates = dates
  }

  /// The load of a day.
  package subscript(day: StudyDay) -> EasyDay {
    isDate(day) ? .minimum : week[day.weekday]
  }

  /// True for one of the dates.
  func isDate(_ day: StudyDay) -> Bool { !dates.isEmpty && dates.contains(day) }

  /// True if all days are normal.
  var isNormal: Bool { dates.isEmpty && week == EasyDay.normalWeek }
}

extension Deck {
  /// The loads of its days.
  package var easyCalendar: EasyCalendar {
    EasyCalendar(week: options.easyDays, dates: easyDates)
  }

  /// The deck with the easy dates that it has after a tool; nil if the tool changes none. Dates that are over
  /// fall away with a change.
  package func eased(by tool: LoadTool, on today: StudyDay) -> Deck? {
    let dates = tool.easyDates(after: easyDates, on: today)
    guard dates != easyDates.from(today) else { return nil }
    var deck = self
    deck.easyDates = dates
    return deck
  }
}

extension Set<StudyDay> {
  /// Those that are not over.
  package func from(_ today: StudyDay) -> Set<StudyDay> { filter { $0 >= today } }

  /// The dates as spans of days that follow each other, the first in front.
  package var spans: [ClosedRange<StudyDay>] {
    sorted().reduce(into: []) { spans, day in
      if let last = spans.last, last.upperBound + 1 == day {
        spans[spans.count - 1] = last.lowerBound...day
      } else {
        spans.append(day...day)
      }
    }
  }
}

import Flashcards
import PaymentCards
import Screens
import WindowLevels

typealias StudyContext = ScreenContext<StudyData>

extension StudyContext {
  /// True if a deck can't be read.
  func isUnreadable(_ deck: DeckID) -> Bool { data.failure(of: deck) != nil }

  /// A day in words.
  func date(of day: StudyDay) -> String {
    environment.date(of: CalendarDay(nearestTo1970Plus: day))
  }

  /// An id for one new object. A change with several draws them from a copy of `data.ids`.
  func newID<ID: ObjectID>() -> ID {
    var ids = data.ids
    return ids.next(at: moment.time)
  }
}

extension StudyContext {
  /// The instant at which the wall clock reaches `time`; if `withinMinute`, at most the instant at
  /// which the remaining minutes change.
  func instant(of time: Timestamp, withinMinute: Bool) -> Instant {
    let left = max(1, time.rawValue - environment.moment.time.rawValue)
    let wait = withinMinute && left > 60_000 ? (left - 1) % 60_000 + 1 : left
    return environment.now.advanced(by: .milliseconds(wait))
  }

  /// The minutes until the wall clock reaches `time`, rounded up; at least 1.
  func minutes(until time: Timestamp) -> Int {
    max(1, Int((time.rawValue - environment.moment.time.rawValue + 59_999) / 60_000))
  }
}

import CardcaseApp
import Flashcards
import PaymentCards
import Windowing

/// A wall clock that goes as the lab's clock does.
struct LabWallClock: Sendable {
  /// What it said at first.
  let start: LocalMoment
  let hand: LabClock.Hand
  private let began: Instant

  /// A clock that says `start` now.
  init(start: LocalMoment, hand: LabClock.Hand) {
    self.start = start
    self.hand = hand
    began = hand.instant
  }

  /// What it says.
  var now: LocalMoment {
    let passed = (hand.instant.nanoseconds - began.nanoseconds) / 1_000_000
    return LocalMoment(
      time: start.time.advanced(byMilliseconds: passed),
      zoneOffset: start.zoneOffset
    )
  }

  /// The day it is by it, where it knows of one: `first` was the day at the start.
  func today(from first: CalendarDay) -> CalendarDay {
    var day = first
    for _ in 0..<max(0, Self.day(of: now) - Self.day(of: start)) { day = Self.day(after: day) }
    return day
  }

  private static func day(of moment: LocalMoment) -> Int64 {
    (moment.time.rawValue / 1_000 + Int64(moment.zoneOffset)) / 86_400
  }

  private static func day(after day: CalendarDay) -> CalendarDay {
    let month = day.month
    return CalendarDay(year: month.year, month: month.month, day: day.day + 1)
      ?? CalendarDay(year: month.year, month: month.month + 1, day: 1)
      ?? CalendarDay(year: month.year + 1, month: 1, day: 1)
      ?? day
  }
}

import PaymentCards
import Testing

@Suite("Days of the calendar")
struct CalendarDayTests {
  @Test(
    "are counted from 1970",
    arguments: [
      (0, 1970, 1, 1), (-1, 1969, 12, 31), (59, 1970, 3, 1), (11_016, 2000, 2, 29),
      (11_017, 2000, 3, 1), (47_540, 2100, 2, 28), (47_541, 2100, 3, 1), (20_778, 2026, 11, 21),
    ]
  )
  func sinceEpoch(days: Int, year: Int, month: Int, day: Int) {
    #expect(CalendarDay(daysSince1970: days) == CalendarDay(year: year, month: month, day: day))
  }

  @Test("follow each other without a gap, over years and leap years")
  func inverse() throws {
    let start = try #require(CalendarDay(year: 1970, month: 1, day: 1))
    for days in stride(from: -200_000, through: 400_000, by: 13) {
      let day = try #require(CalendarDay(daysSince1970: days))
      #expect(start.days(until: day) == days)
    }
  }

  @Test("end with the year 9999")
  func outOfRange() {
    #expect(CalendarDay(daysSince1970: 2_932_896)?.month.year == 9_999)
    #expect(CalendarDay(daysSince1970: 2_932_897) == nil)
    #expect(CalendarDay(daysSince1970: -719_529) == nil)
    #expect(CalendarDay(nearestTo1970Plus: 2_932_897).month == YearMonth(year: 9_999, month: 12))
    #expect(CalendarDay(nearestTo1970Plus: 2_932_897).day == 31)
    #expect(CalendarDay(nearestTo1970Plus: -719_529) == CalendarDay(year: 0, month: 1, day: 1))
  }
}

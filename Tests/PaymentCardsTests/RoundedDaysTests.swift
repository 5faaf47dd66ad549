import PaymentCards
import Testing

@Suite("Days in words")
struct RoundedDaysTests {
  @Test(
    "are days, weeks or months, rounded down",
    arguments: [
      (1, RoundedDays.days(1)), (13, .days(13)), (14, .weeks(2)), (20, .weeks(2)), (21, .weeks(3)),
      (60, .weeks(8)), (61, .months(2)), (89, .months(2)), (90, .months(3)),
    ]
  )
  func units(days: Int, rounded: RoundedDays) {
    #expect(RoundedDays(days) == rounded)
  }

  @Test("never promise more time than there is, and at most one unit less")
  func bounds() {
    for days in 1...400 {
      let (least, unit) =
        switch RoundedDays(days) {
        case .days(let count): (count, 1)
        case .weeks(let count): (7 * count, 7)
        case .months(let count): (30 * count, 30)
        }
      #expect(least <= days && days - least < unit)
    }
  }
}

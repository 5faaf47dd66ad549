import DomainWords
import Flashcards
import Testing
import Wording

@Suite("What is typed for a tool of the load")
struct LoadToolTextTests {
  /// 24 December 2026.
  private let today: StudyDay = 20_811

  private func problem(_ body: () throws -> Void) -> LoadToolText.Problem? {
    do { try body() } catch { return error as? LoadToolText.Problem }
    return nil
  }

  @Test("A date is a year, a month and a day, from the current one on")
  func dates() throws {
    #expect(try LoadToolText.day("2026-12-24", from: today) == today)
    #expect(try LoadToolText.day(" 2027-1-2 ", from: today) == today + 9)
    #expect(LoadToolText.text(of: today + 9) == "2027-01-02")
    for text in ["", "soon", "2026-02-30", "26-12-24", "2026-12", "2026-12-24-1", "-2026-12-24"] {
      #expect(problem { _ = try LoadToolText.day(text, from: today) } == .date(text))
    }
    #expect(problem { _ = try LoadToolText.day("2026-12-23", from: today) } == .past(today - 1))
    #expect(
      try LoadToolText.dates("2026-12-25, 2026-12-24、2026-12-25", from: today)
        == [today, today + 1]
    )
    #expect(problem { _ = try LoadToolText.dates(" ", from: today) } == .date(" "))
    let dates = try LoadToolText.dates("2026-12-31..2027-01-02,2026-12-24", from: today)
    #expect(dates == [today, today + 7, today + 8, today + 9])
    #expect(LoadToolText.text(of: dates) == "2026-12-24 2026-12-31..2027-01-02")
    #expect(problem { _ = try LoadToolText.dates("2026-12-31..2026-12-30", from: today) } == .order)
    #expect(problem { _ = try LoadToolText.dates("2026-12-31..", from: today) } == .date(""))
  }

  @Test("A holiday ends on its first day or later, and is at most a year")
  func holidays() throws {
    func holiday(_ first: String, _ last: String) throws -> ClosedRange<StudyDay> {
      try LoadToolText.holiday(from: first, to: last, today: today)
    }
    #expect(try holiday("2026-12-24", "2026-12-24") == today...today)
    #expect(try holiday("2026-12-26", "2027-01-02") == today + 2...today + 9)
    #expect(problem { _ = try holiday("2026-12-26", "2026-12-25") } == .order)
    #expect(problem { _ = try holiday("2026-12-26", "2028-12-25") } == .tooLong(days: 366))
  }

  @Test("Numbers of cards and of days are in their ranges")
  func numbers() throws {
    #expect(try LoadToolText.cards("100000") == 100_000 && LoadToolText.days("366") == 366)
    for text in ["0", "100001", "x", ""] {
      guard case .number? = problem({ _ = try LoadToolText.cards(text) }) else {
        Issue.record("taken: \(text)")
        continue
      }
    }
  }
}

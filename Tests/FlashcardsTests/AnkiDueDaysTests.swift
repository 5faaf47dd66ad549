import Flashcards
import Testing

/// How Anki's own engine reads days, from Tests/Scripts/due_days_fixtures.py.
struct AnkiDueDaysTests {
  private struct Row: Decodable {
    let text: String
    let first: Int?
    let last: Int?
    let setsInterval: Bool?

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      text = try row.decode(String.self)
      first = try row.decodeIfPresent(Int.self)
      last = try row.decodeIfPresent(Int.self)
      setsInterval = try row.decodeIfPresent(Bool.self)
    }
  }

  @Test func `The same texts are taken, and mean the same days`() throws {
    let rows = try Fixture.lines("anki-due-days-26.9.3", as: Row.self)
    #expect(rows.count > 250 && rows.count { $0.first != nil } > 30)
    for row in rows {
      // Typed by hand, a blank at an end is no mistake here.
      let isPadded = row.text.first?.isWhitespace == true || row.text.last?.isWhitespace == true
      guard !isPadded else { continue }
      let due = try? DueDays(row.text)
      guard (row.last ?? 0) <= DueDays.mostDays else {
        #expect(due == nil, "\(row.text)")
        continue
      }
      #expect(due?.days.lowerBound == row.first, "\(row.text)")
      #expect(due?.days.upperBound == row.last, "\(row.text)")
      #expect(due?.setsInterval == row.setsInterval, "\(row.text)")
    }
  }
}

import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase deck exam", .timeLimit(.minutes(5)))
struct DeckExamCommandTests {
  private let commands: DeckCommands

  init() throws { commands = try DeckCommands() }

  @Test("says what is possible and writes nothing, keeps a plan in a step, lists and deletes it")
  func plan() throws {
    // In 40 days, by the clock.
    let day = Date(timeIntervalSinceNow: 40 * 86_400).formatted(.iso8601.year().month().day())
    let (out, errors, statuses) = try commands.run(
      "import latest.apkg",
      "exam deutsch --day \(day) --preview --json",
      "exam deutsch",
      "exam deutsch --day \(day) --wanted 90 --most 30 --days-off 'sun sat' --name Test --json",
      "exam deutsch",
      "exam deutsch --day \(day) --delete --json"
    )
    #expect(statuses == [0, 0, 0, 0, 0, 0], "\(errors)")
    let objects = try out.filter { $0.hasPrefix("{") }.map { try commands.json($0) }
    #expect(objects.count == 3)
    let (preview, kept, after) = (objects[0], objects[1], objects[2])
    #expect((preview["exams"] as? [Any])?.isEmpty == true && preview["preview"] != nil)
    #expect(out.contains("No exams."))
    let exam = try #require((kept["exams"] as? [[String: Any]])?.first)
    #expect(exam["name"] as? String == "Test" && exam["date"] as? String == day)
    #expect(exam["wanted"] as? Double == 0.9 && exam["most_minutes"] as? Int == 30)
    #expect(exam["weekdays_off"] as? [Int] == [5, 6])
    #expect(exam["known_then"] is Double && exam["cards"] is Int)
    #expect(out.contains { $0.hasPrefix("Test in 4") && $0.contains("a day") }, "\(out)")
    #expect((after["exams"] as? [Any])?.isEmpty == true)
  }

  @Test("has the cards that a search finds in all decks")
  func allDecks() throws {
    let day = Date(timeIntervalSinceNow: 40 * 86_400).formatted(.iso8601.year().month().day())
    let (out, errors, statuses) = try commands.run(
      "import latest.apkg",
      "exam deutsch --day \(day) --all-decks --preview --json",
      "exam deutsch --day \(day) --preview --json",
      "exam deutsch --day \(day) --all-decks --search deck:nosuch --preview"
    )
    #expect(statuses.prefix(3) == [0, 0, 0] && statuses.last != 0, "\(errors)")
    let objects = try out.filter { $0.hasPrefix("{") }.map { try commands.json($0) }
    let exams = objects.compactMap { ($0["preview"] as? [String: Any])?["exam"] as? [String: Any] }
    #expect(exams.map { $0["all_decks"] as? Bool } == [true, false])
    let cards = exams.compactMap { $0["cards"] as? Int }
    #expect(cards.count == 2 && cards[0] > cards[1], "\(cards)")
  }

  @Test("names what is no day, no share, no search and no exam")
  func refused() throws {
    let (_, errors, statuses) = try commands.run(
      "import latest.apkg",
      "exam deutsch --day 2020-01-01",
      "exam deutsch --day soon",
      "exam deutsch --day 2020-01-01 --delete",
      "exam deutsch --delete"
    )
    #expect(statuses == [0, 64, 64, 3, 64], "\(errors)")
    #expect(errors.contains("is over") && errors.contains("soon: not a date"))
    #expect(errors.contains("--day"))
  }
}

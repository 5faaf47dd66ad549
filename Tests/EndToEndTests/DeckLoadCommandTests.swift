import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase deck load", .timeLimit(.minutes(5)))
struct DeckLoadCommandTests {
  private let commands: DeckCommands

  init() throws { commands = try DeckCommands() }

  @Test(
    "says what would move and writes nothing, moves it in one step, and has nothing to move then"
  )
  func flatten() throws {
    let (out, errors, statuses) = try commands.run(
      "import latest.apkg",
      "load flatten --per-day 1 --preview --json",
      "load flatten --per-day 1",
      "load flatten --per-day 1 --json",
      "load deutsch holiday --from 2020-01-01 --to 2020-01-05 --preview --json"
    )
    #expect(statuses == [0, 0, 0, 0, 0], "\(errors)")
    let objects = try out.filter { $0.hasPrefix("{") }.map { try commands.json($0) }
    #expect(objects.count == 3)
    let (preview, after, past) = (objects[0], objects[1], objects[2])
    let moved = try #require(preview["moved"] as? Int)
    #expect(moved > 0 && preview["preview"] as? Bool == true && preview["deck"] is NSNull)
    #expect(out.contains { $0 == "Moved \(moved) card\(moved == 1 ? "" : "s")." }, "\(out)")
    #expect(out.contains { $0.contains("press u") })
    let load = try #require(preview["load"] as? [String: [Int]])
    #expect(load["before"]?.count == 30 && load["after"]?.max() == 1)
    let recall = try #require(preview["recall_of_moved"] as? [String: Double])
    #expect((recall["after"] ?? 1) < (recall["before"] ?? 0))
    #expect(after["moved"] as? Int == 0 && after["preview"] as? Bool == false)
    #expect(past["deck"] as? String == "Sprachen::Deutsch" && past["moved"] as? Int == 0)
    // One key of the program takes it back.
    let screen = try CardcaseDriver(.cardcase, .file(commands.path))
    try screen.app.press("7777")
    try screen.app.waitUntil(shows: "› Recovery key")
    try screen.app.press(.escape)
    try screen.app.waitUntil(hides: "Write this down")
    try screen.app.press("u")
    try screen.app.waitUntil(shows: "Flatten: \(moved) card")
    try screen.app.press("y")
    try screen.app.waitUntil(shows: "Undone: Flatten")
    try screen.app.press(.controlC)
    try screen.app.waitUntilExited()
    let again = try commands.run("load flatten --per-day 1 --preview --json")
    let anew = try commands.json(again.out.first { $0.hasPrefix("{") })
    #expect(anew["moved"] as? Int == moved)
  }

  @Test("keeps the dates of a holiday, says which are easy, and forgets them")
  func easyDates() throws {
    let (out, errors, statuses) = try commands.run(
      "import latest.apkg",
      "load deutsch holiday --from 2099-12-24 --to 2099-12-26",
      "load deutsch easy --date 2100-01-01..2100-01-02 --date 2099-12-24 --json",
      "load deutsch forget --date 2099-12-25 --json",
      "load deutsch forget --preview",
      "load forget",
      "load forget --json"
    )
    #expect(statuses.allSatisfy { $0 == 0 }, "\(errors)")
    let objects = try out.filter { $0.hasPrefix("{") }.map { try commands.json($0) }
    #expect(
      objects.map { $0["easy_dates"] as? [String] } == [
        ["2099-12-24", "2099-12-25", "2099-12-26", "2100-01-01", "2100-01-02"],
        ["2099-12-24", "2099-12-26", "2100-01-01", "2100-01-02"], [],
      ]
    )
    #expect(out.contains("Easy from now on: 2099-12-24 to 2099-12-26."), "\(out)")
    #expect(out.contains { $0.hasPrefix("Later answers avoid them once the load balancer") })
    let forgotten = "No longer easy: 2099-12-24, 2099-12-26, 2100-01-01 to 2100-01-02."
    #expect(out.count { $0 == forgotten } == 2, "\(out)")
  }

  @Test("names what it does not know, and what is missing")
  func wrong() throws {
    let (_, errors, statuses) = try commands.run(
      "load nothing",
      "load deutsch holiday --from 2026-12-24",
      "load easy --date soon",
      "load flatten --per-day 0",
      "load nowhere balance",
      "load postpone --per-day 9",
      "load easy --date 2099-12-24 --from 2099-12-24",
      "load deutsch disperse --beyond"
    )
    #expect(statuses == [64, 64, 64, 64, 3, 64, 64, 64], "\(errors)")
    #expect(errors.contains("nothing is none of postpone, advance, flatten"), "\(errors)")
    #expect(errors.contains("--to") && errors.contains("soon: not a date"))
    #expect(errors.contains("--per-day is only for flatten."), "\(errors)")
    #expect(errors.contains("--from is only for holiday."), "\(errors)")
    #expect(errors.contains("--beyond is only for easy."), "\(errors)")
  }
}

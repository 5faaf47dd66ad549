import Foundation
import TerminalHarness
import Testing

/// A minute before noon or midnight, in the first or the last zone of the world, on a day after
/// which a calendar can go wrong.
struct CalendarEdge: CustomTestStringConvertible, Sendable {
  let day: String
  let hour: Int
  let zone: (name: String, seconds: Int)

  /// All edges. Before noon a night's sleep ends on the same day, in the evening on the next one.
  static let all = ["2028-02-28", "2028-02-29", "2027-12-31"].flatMap { day in
    [11, 23].flatMap { hour in
      [("-11:00", -39_600), ("+14:00", 50_400)].map { zone in
        CalendarEdge(day: day, hour: hour, zone: zone)
      }
    }
  }

  var testDescription: String { "\(day) \(hour):59 UTC\(zone.name)" }

  var time: WallTime {
    get throws {
      let date = try Date("\(day)T\(hour):59:00\(zone.name)", strategy: .iso8601)
      return WallTime(
        milliseconds: Int64(date.timeIntervalSince1970) * 1_000,
        zoneOffset: zone.seconds
      )
    }
  }

  /// The current month, and the one before, as an expiry is typed.
  var months: (present: String, past: String) {
    let parts = day.split(separator: "-")
    return (
      "\(parts[1])\(parts[0].suffix(2))", parts[1] == "12" ? "1127" : "0128"
    )
  }
}

@Suite("At the edges of the calendar")
struct CalendarEdgeTests {
  // Either the night goes over midnight, or the two minutes until the lock is due.
  @Test(
    "keys behind a sleep only bring the lock up, and none is typed at it",
    arguments: CalendarEdge.all
  )
  func lateKeys(_ edge: CalendarEdge) throws {
    let driver = try CardcaseDriver(at: try edge.time)
    for sleep in [Duration.seconds(120), .seconds(12 * 3600)] {
      try driver.unlock()
      let due = try driver.app.mark()
      try driver.lab?.ask(.rest)
      try driver.lab?.ask(.leap(sleep))
      try driver.app.press("556")
      try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
      try driver.settle()
      #expect(driver.dots == "○○○○")
      try driver.expectCovered(since: due)
    }
    try driver.unlock()
    try driver.app.waitUntil(shows: Place.home.secret)
  }

  @Test(
    "neither is a paste that a sleep has come before",
    arguments: CalendarEdge.all.filter { $0.hour == 23 }
  )
  func latePaste(_ edge: CalendarEdge) throws {
    let driver = try CardcaseDriver(at: try edge.time)
    try driver.unlock()
    let due = try driver.app.mark()
    try driver.lab?.ask(.rest)
    try driver.lab?.ask(.leap(.seconds(120)))
    try driver.app.press("\u{1B}[200~5")
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.app.press("56\u{1B}[201~")
    try driver.settle()
    #expect(driver.dots == "○○○○")
    try driver.expectCovered(since: due)
    try driver.unlock()
    try driver.app.waitUntil(shows: Place.home.secret)
  }

  @Test("neither is a line in line mode", arguments: CalendarEdge.all)
  func lateLine(_ edge: CalendarEdge) throws {
    let driver = try LineDriver(at: try edge.time)
    let lab = try #require(driver.lab)
    for sleep in [Duration.seconds(120), .seconds(12 * 3600)] {
      try driver.unlock()
      try lab.ask(.rest)
      try lab.ask(.leap(sleep))
      try driver.type("2\r1234", until: LineDriver.passcode)
      #expect(!driver.said.contains("Capitals"))
      #expect(!driver.said.contains("wrong"))
    }
    try driver.unlock(until: "5: Quit\r\nu: Undo\r\nchanges: Changes\r\nEnter for ")
  }

  @Test(
    "an expiry is judged by the day it is where the user is, flashcards by the day of study",
    arguments: CalendarEdge.all
  )
  func localDay(_ edge: CalendarEdge) throws {
    let driver = try CardcaseDriver(at: try edge.time)
    let app = driver.app
    try driver.unlock()
    try app.press("wa")
    try app.waitUntil(shows: "New card")
    try app.press(.function(4))
    try app.press(edge.months.past)
    try app.waitUntil(shows: "Expiry: expired after")
    try app.press(.control("u"))
    try app.press(edge.months.present)
    try app.waitUntil(hides: "Expiry: expired after")
    try app.press(.escape)
    try app.waitUntil(shows: "Save before you leave?")
    try app.press(.down, .enter)
    try app.waitUntil(hides: "New card")
    try app.press(.escape)
    try app.waitUntil(shows: Place.home.secret)
    // Midnight ends no day of study: that happens at 4.
    try driver.go(to: .answer)
    try app.press("4")
    try driver.settle()
    try driver.lab?.ask(.advance(.seconds(1)))
    try app.press(.escape)
    try app.waitUntil("the answer is counted") { screen in
      screen.lines.contains {
        $0.split(separator: " ").suffix(5) == ["Capitals", "3", "0", "0", "6"]
      }
    }
    let decks = app.screen.lines
    try driver.lab?.ask(.advance(.seconds(60)))
    try driver.settle()
    #expect(app.screen.lines == decks)
  }
}

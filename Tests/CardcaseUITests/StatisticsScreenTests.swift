import DomainWords
import Flashcards
import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("The screen of statistics")
struct StatisticsScreenTests {
  private static let wide = Size(width: 200, height: 60)

  /// At the statistics of a learner.
  private func learner(_ size: Size = wide) throws -> ModelHarness {
    var app = try ModelHarness.studying(
      .learned,
      size: size,
      traits: TerminalTraits(colors: .none, unicode: true)
    )
    app.press(.character("S"))
    return app
  }

  @Test("arrows move a cursor over the days, whose numbers are told in the plots that have it")
  func days() throws {
    var app = try learner()
    #expect(!app.shows(" Jul: ") && app.shows("of the last 30 days."))
    app.press(.left)
    #expect(app.lines.contains { $0.contains("Tue 14 Jul: ") && $0.contains("answers, ") })
    #expect(app.shows("are due within 30 days.") && !app.shows("of the last"))
    app.press(.right, .right)
    #expect(app.lines.contains { $0.contains("Thu 16 Jul: ") && $0.contains(" due, about ") })
    #expect(app.shows("of the last 30 days.") && app.shows("of the last 365 days."))
    let row = app.lines.firstIndex { $0.contains("Thu 16 Jul: ") }
    #expect(app.screen.cursor?.y == row)
    app.press(.left)
    // Today is in all three.
    #expect(app.lines.reduce(0) { $0 + $1.ranges(of: "Wed 15 Jul: ").count } == 3)
  }

  @Test("the ends of the days are a key away, and the cursor goes no further")
  func ends() throws {
    var app = try learner()
    app.press(.home)
    #expect(app.shows("Wed 16 Jul: none"))
    app.press(.left)
    #expect(app.shows("Wed 16 Jul: none"))
    app.press(.end, .right)
    #expect(app.shows("Thu 13 Aug: "))
  }

  @Test("a key has the forecast for 30 days, 90 and a year, with the cursor on the day")
  func ranges() throws {
    var app = try learner()
    #expect(app.shows("are due within 30 days.") && app.shows("+29"))
    app.press(.end)
    #expect(app.shows("Thu 13 Aug: "))
    app.press(.character("z"))
    #expect(app.shows("+59") && app.shows("+89"))
    app.press(.end)
    #expect(app.shows("Mon 12 Oct: "))
    app.press(.character("z"), .end)
    #expect(app.shows("+364") && app.shows("Wed 14 Jul: "))
    try app.lockAndUnlock()
    #expect(app.shows("+364") && app.shows("Wed 14 Jul: "))
    // A day that the plot has no more is not told.
    app.press(.character("z"))
    #expect(app.shows("+29") && app.shows("Thu 13 Aug: "))
    // On a page without the forecast the key does nothing.
    var small = try learner(Size(width: 40, height: 12))
    #expect(!small.shows("z Forecast"))
    while !small.shows("are due within 30 days.") { small.press(.pageDown) }
    small.press(.character("z"))
    #expect(small.shows("are due within 90 days."))
  }

  @Test("what is not waited for any more is not worked out")
  func stop() throws {
    var app = try learner()
    app.press(.escape)
    let isStopped = app.effects.contains {
      if case .study(.stopCalibrating) = $0 { true } else { false }
    }
    #expect(isStopped)
  }

  @Test("a page has the days of its own plots, and begins without a cursor")
  func pages() throws {
    var app = try learner(Size(width: 40, height: 12))
    #expect(!app.shows("← Move") && !app.shows("←→ Move"))
    app.press(.pageDown, .right)
    // No day is to come in the calendar.
    #expect(app.shows("Calendar") && app.shows("Wed 15 Jul: "))
    app.press(.pageDown)
    #expect(app.shows("Reviews per day") && !app.shows("15 Jul"))
    app.press(.pageUp)
    #expect(app.shows("Calendar") && !app.shows("15 Jul"))
  }

  @Test("a lock takes the numbers of the day, and gives the cursor back")
  func lock() throws {
    var app = try learner()
    app.press(.left, .left)
    #expect(app.shows("Mon 13 Jul: "))
    app.press(.control("l"))
    #expect(!app.shows("13 Jul"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.shows("Mon 13 Jul: "))
  }

  @Test("the true retention is a table of spans, and line mode has its rows")
  func trueRetention() throws {
    let app = try learner()
    #expect(app.shows("True retention ─"))
    for row in ["Last week", "Last month", "Last year", "All time"] {
      #expect(app.lines.contains { $0.contains(row) && $0.contains(" %") }, "\(row)")
    }
  }

  @Test("a cursor of its own moves over the hours, whose numbers are told")
  func hours() throws {
    var app = try learner()
    #expect(app.shows("◆ right") && !app.shows(" o'clock: "))
    app.press(.character(">"))
    #expect(app.shows(" o'clock: "))
    for _ in 0..<24 { app.press(.character("<")) }
    #expect(app.shows("0 o'clock: "))
    for _ in 0..<25 { app.press(.character(">")) }
    #expect(app.shows("23 o'clock: "))
    // Where the page has no days, the arrows move it.
    var small = try learner(Size(width: 40, height: 12))
    while !small.shows("Hours of the day") { small.press(.pageDown) }
    small.press(.left)
    #expect(small.shows(" o'clock: "))
  }

  @Test("what was predicted is drawn against what was right, by prediction and by interval")
  func calibration() throws {
    let app = try learner()
    #expect(app.shows("Calibration ─") && app.shows("Calibration by interval ─"))
    #expect(app.shows("█ right  │ predicted"))
    #expect(app.lines.contains { $0.contains("were predicted right") })
    #expect(app.shows("RMSE (bins)"))
    #expect(app.shows("Calibration by deck ─"))
    #expect(app.lines.contains { $0.contains("Languages::Cymraeg") && $0.contains(" %") })
    // One deck is compared with no other.
    var one = try ModelHarness.studying(.learned, size: Self.wide)
    one.press(.character("f"))
    one.open(StatisticsScreen(deck: .numbers))
    #expect(one.shows("Calibration by interval ─") && !one.shows("Calibration by deck"))
  }

  @Test("spans of intervals have their unit, for the eye and for a voice")
  func units() {
    #expect(Wording().answerIntervals == ["1-6 d", "7-20 d", "21-89 d", "90-364 d", "365+ d"])
    #expect(
      Wording().spoken.answerIntervals == [
        "1 to 6 days", "7 to 20 days", "21 to 89 days", "90 to 364 days", "365 days and more",
      ]
    )
  }

  @Test("nothing is told of what there is none of")
  func zeros() throws {
    var app = try ModelHarness.studying(traits: TerminalTraits(colors: .none, unicode: true))
    app.press(.character("S"))
    #expect(app.shows("New 3") && !app.shows("Learning") && !app.shows("Suspended"))
    #expect(app.shows("No answers yet.") && !app.shows("in a row"))
    #expect(app.shows("Filled by your reviews ─"))
    for title in ["Calendar", "Forecast", "Hours of the day", "Retrievability"] {
      #expect(app.lines.count { $0.contains(title) } == 1)
    }
    let numbers = app.lines.dropFirst(2).dropLast().joined().split(separator: " ")
    #expect(!numbers.contains("0") && !numbers.contains("-"))
  }

  @Test("the states of answers differ in their texture, also without colours")
  func textures() throws {
    let app = try learner()
    #expect(app.shows("░ New  ▒ Learning  ▓ Young  █ Mature"))
    var plain = try ModelHarness.studying(
      .learned,
      size: Self.wide,
      traits: TerminalTraits(colors: .none, unicode: false)
    )
    plain.press(.character("S"))
    #expect(plain.shows("n New  l Learning  y Young  m Mature"))
  }
}

import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

@Suite("The simulation of a deck on the screen")
struct SimulationScreenTests {
  /// At the simulator of a deck of new cards, by its row in the options.
  private static func opened(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    let study = StudyVault((0..<100).map { ("prompt \($0)", "answer \($0)") })
    var app = try ModelHarness.studying(study, size: size)
    app.press(.character("o"), .end, .up)
    #expect(app.lines.contains { $0.contains("Simulator") })
    app.press(.enter)
    return app
  }

  /// With more new cards a day tried than are saved.
  private static func tried(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try opened(size: size)
    app.press(.down, .enter)
    return app
  }

  @Test("shows the time of a year, and what is known at its end")
  func course() throws {
    let app = try Self.opened()
    #expect(try app.frontKind == "simulation")
    #expect(app.shows("[365]"))
    #expect(app.shows("Minutes a day"))
    #expect(app.shows("of 100 cards known at the end."))
    #expect(!app.shows("changed"))
    #expect(!app.shows("Save these options"))
  }

  @Test("shows other options beside those of the deck, which stay as they are until they are saved")
  func changed() throws {
    var app = try Self.tried()
    #expect(app.shows("as saved") && app.shows("changed"))
    #expect(app.shows("Save these options"))
    #expect(app.study?.decks[.numbers]?.options.newPerDay == 20)
    app.press(.end, .enter)
    #expect(app.study?.decks[.numbers]?.options.newPerDay == 30)
    #expect(try app.frontKind == "deckOptions")
    app.press(.character("u"))
    #expect(app.study?.decks[.numbers]?.options.newPerDay == 20)
  }

  @Test("has a cursor on the days, with their numbers, and other plots on Tab")
  func cursor() throws {
    var app = try Self.opened()
    app.press(.right)
    #expect(app.shows("20 new"))
    app.press(.tab)
    #expect(app.shows("Reviews a day"))
    app.press(.tab)
    #expect(app.shows("Cards known"))
    app.press(.tab)
    #expect(app.shows("New cards a day"))
    app.press(.tab)
    #expect(app.shows("Minutes a day"))
  }

  @Test("lists what each retention costs, and takes one into the options that are tried")
  func retentions() throws {
    var app = try Self.opened()
    app.press(.end, .enter)
    #expect(app.shows("Of a known card,") && app.shows("costs least."))
    app.press(.end)
    #expect(app.lines.contains { $0.contains("99 %") })
    app.press(.enter)
    #expect(app.shows("99 %") && app.shows("changed"))
    #expect(app.study?.changes.isEmpty == true)
    app.press(.end, .enter)
    #expect(app.study?.decks[.numbers]?.options.scheduling.retention == 0.99)
  }

  @Test("shows how far it is; Esc stops it, what comes later is not looked at, and R begins again")
  func stop() throws {
    var app = try Self.opened()
    app.study?.fitsForever = true
    app.press(.enter)
    app.answer(.study(.response(.simulationProgress(done: 30, of: 120))))
    #expect(app.shows("25%"))
    app.press(.escape)
    let isStopped = app.effects.contains {
      if case .study(.stopSimulating) = $0 { true } else { false }
    }
    #expect(isStopped)
    #expect(app.shows("The simulation was stopped."))
    app.answer(.study(.response(.simulationProgress(done: 60, of: 120))))
    #expect(app.shows("The simulation was stopped."))
    app.study?.fitsForever = false
    app.press(.character("R"))
    #expect(app.shows("known at the end."))
  }

  @Test("a lock stops it; the options that were tried are back, and it is offered again")
  func lock() throws {
    var app = try Self.tried()
    try app.lockAndUnlock()
    #expect(app.shows("The simulation was stopped."))
    #expect(app.lines.contains { $0.contains("New cards per day") && $0.contains("30") })
    app.press(.character("R"))
    #expect(app.shows("as saved") && app.shows("changed"))
  }

  @Test("is all there in 40 columns and 12 rows")
  func small() throws {
    var app = try Self.tried(size: Size(width: 40, height: 12))
    #expect(app.shows("Minutes a day"))
    app.press(.end)
    #expect(app.shows("Save these options"))
  }
}

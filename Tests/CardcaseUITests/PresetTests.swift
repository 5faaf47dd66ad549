import Flashcards
import Locking
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

@Suite("The preset of a deck")
struct PresetTests {
  private let french = DeckID(rawValue: 2)
  private let welsh = DeckID(rawValue: 3)

  private func opened(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    var study = StudyVault.deckTree()
    study.share("Shared", 2, 3)
    app.study = study
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.open(DeckOptionsScreen(try #require(app.study?.decks[welsh])))
    return app
  }

  private func preset(_ app: ModelHarness, of deck: DeckID) -> String? {
    app.study?.decks[deck].flatMap { app.study?.presets.values.preset(of: $0)?.name }
  }

  @Test("stands first, with how many decks have it; what is changed is changed for them")
  func sharing() throws {
    for size in ScreenTests.standardSizes {
      var app = try opened(size: size)
      #expect(app.shows("› Preset") && app.shows("Shared, 2 decks"), "\(app.testDescription)")
      app.press(.down, .right)
      #expect(app.study?.decks[french]?.options.newPerDay == 30)
      #expect(app.study?.decks[welsh]?.options.newPerDay == 30)
      #expect(app.shows("2 decks with the preset") || size.width < 60, "\(app.testDescription)")
      app.press(.character("u"))
      #expect(app.study?.decks[french]?.options.newPerDay == 20)
    }
  }

  @Test("has memory parameters for all of its decks, which the preview names, and so has the undo")
  func parameters() throws {
    var app = try opened()
    app.open(ParametersScreen(deck: welsh))
    app.press(.down, .enter)
    app.type(
      (0..<21).map { $0 == 0 ? "0.3" : "\(FSRSParameters.defaults.values[$0])" }.joined(
        separator: " "
      )
    )
    app.press(.enter)
    #expect(app.shows("Preset: Shared, used by 2 decks: "), "\(app.testDescription)")
    app.press(.enter)
    let sets = app.study?.decks.mapValues(\.options.parameters)
    #expect(sets?[welsh] != .some(nil) && sets?[welsh] == sets?[french])
    #expect(sets?.values.count { $0 != nil } == 2)
    app.press(.character("u"))
    #expect(app.study?.decks.values.contains { $0.options.parameters != nil } == false)
  }

  @Test("is another, a new one, or none")
  func choice() throws {
    var app = try opened()
    app.press(.enter)
    #expect(app.shows("this deck alone") && app.shows("› Shared") && app.shows("New preset"))
    app.press(.home, .enter)
    #expect(preset(app, of: welsh) == nil && preset(app, of: french) == "Shared")
    #expect(app.shows("this deck alone") && !app.shows("New preset"))
    app.press(.down, .right)
    #expect(app.study?.decks[french]?.options.newPerDay == 20)
    app.press(.up, .enter, .end, .enter)
    app.type("  Mine ")
    app.press(.enter)
    #expect(preset(app, of: welsh) == "Mine" && app.shows("Mine, 1 deck"), "\(app.testDescription)")
    // Its options are those of the deck, and those of the one that is chosen become the deck's.
    #expect(app.study?.decks[welsh]?.options.newPerDay == 30)
    app.press(.enter, .down, .enter)
    #expect(preset(app, of: welsh) == "Shared")
    #expect(app.study?.decks[welsh]?.options.newPerDay == 20)
    app.press(.character("u"))
    #expect(preset(app, of: welsh) == "Mine" && app.shows("Mine, 1 deck"))
    // The same one again changes nothing.
    let count = app.study?.changes.count
    app.press(.enter, .enter)
    #expect(app.study?.changes.count == count && !app.shows("New preset"))
  }

  @Test("is renamed and deleted in its list, and decks keep their options")
  func renaming() throws {
    var app = try opened()
    app.press(.enter, .character("e"), .control("u"))
    app.type("Abroad")
    app.press(.enter)
    #expect(preset(app, of: french) == "Abroad" && app.shows("› Abroad"), "\(app.testDescription)")
    app.press(.character("d"))
    #expect(app.study?.presets.isEmpty == true && preset(app, of: french) == nil)
    #expect(app.study?.decks[french]?.options == DeckOptions())
    #expect(app.shows("Deleted") && app.shows("New preset") && !app.shows("› Abroad"))
    app.press(.escape)
    #expect(app.shows("this deck alone"))
    app.press(.character("u"))
    #expect(preset(app, of: welsh) == "Abroad" && app.shows("Abroad, 2 decks"))
    // Neither can be done to what is no preset.
    app.press(.enter, .home, .character("d"), .character("e"))
    #expect(app.study?.presets.count == 1 && app.shows("New preset"))
  }

  @Test("has a name: an empty one is not taken, and Esc leaves it")
  func names() throws {
    var app = try opened()
    app.press(.enter, .end, .enter, .enter)
    app.type("   ")
    app.press(.enter)
    #expect(app.study?.presets.count == 1)
    app.press(.escape)
    #expect(app.shows("this deck alone") && app.shows("Shared"))
    app.press(.escape, .escape)
    #expect(try app.frontKind != "deckOptions")
  }

  @Test("is chosen again after a lock in the middle of its list, and while a name is typed")
  func lock() throws {
    var app = try opened()
    app.press(.enter, .end, .enter)
    app.type("Half")
    app.press(.control("l"))
    #expect(!app.shows("Half"))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    #expect(app.shows("Half"), "\(app.testDescription)")
    app.press(.enter)
    #expect(preset(app, of: welsh) == "Half")
  }

  @Test("leaves a limit and the retention to the deck, and gives them back")
  func own() throws {
    for size in ScreenTests.standardSizes {
      var app = try opened(size: size)
      // Neither the preset's row nor one of which a deck has nothing of its own.
      for steps in [0, 4] {
        var other = app
        for _ in 0..<steps { other.press(.down) }
        other.press(.character("P"))
        #expect(other.effects.count == app.effects.count && !other.shows("P This deck"))
      }
      app.press(.down)
      #expect(app.shows("P This deck") || size.width < 60, "\(app.testDescription)")
      app.press(.character("P"))
      #expect(app.study?.decks[welsh]?.preset?.own == .newPerDay)
      #expect(app.shows("P Preset") || size.width < 60, "\(app.testDescription)")
      app.press(.right)
      #expect(app.study?.decks[welsh]?.options.newPerDay == 30)
      #expect(app.study?.decks[french]?.options.newPerDay == 20)
      #expect(app.shows("Preset: 20"), "\(app.testDescription)")
      app.press(.down)
      #expect(
        (app.shows("30 cards, this deck") || size.width < 60 && app.shows("30 cards"))
          && !app.shows("Preset: 20"),
        "\(app.testDescription)"
      )
      app.press(.up, .character("P"))
      #expect(app.study?.decks[welsh]?.options.newPerDay == 20)
      #expect(app.study?.decks[welsh]?.preset?.own == [] && !app.shows("Preset: 20"))
      app.press(.character("u"))
      #expect(app.study?.decks[welsh]?.options.newPerDay == 30 && app.shows("Preset: 20"))
      app.press(.control("l"))
      try app.unlock(VaultSnapshot(passcodeKind: .digits4))
      app.press(.character("u"), .character("u"))
      #expect(app.study?.decks[welsh]?.preset?.own == [])
      app.press(.down, .down, .character("P"))
      #expect(app.study?.decks[welsh]?.preset?.own == .retention)
    }
    var alone = try opened()
    alone.press(.enter, .home, .enter, .down)
    #expect(!alone.shows("P This deck"))
  }

  @Test("leaves a limit to the deck in line mode")
  func ownInLineMode() throws {
    var story = LineModeDriver(over: try opened())
    try story.type("p2", "2")
    #expect(story.interface.study?.decks[welsh]?.options.newPerDay == 30)
    #expect(story.interface.study?.decks[french]?.options.newPerDay == 20)
    #expect(
      story.heard("New cards per day: 30 cards, this deck. Preset: 20 cards."),
      "\(story)"
    )
    try story.type("again")
    #expect(story.heard("p: Preset"), "\(story)")
    try story.type("p")
    #expect(story.interface.study?.decks[welsh]?.options.newPerDay == 20)
    #expect(story.heard("New cards per day: 20 cards"), "\(story)")
    try story.type("again")
    #expect(story.heard("p: This deck"), "\(story)")
  }

  @Test("is told, chosen and named in line mode")
  func lineMode() throws {
    var story = LineModeDriver(over: try opened())
    try story.type("again")
    #expect(story.heard("Preset: Shared, 2 decks"), "\(story)")
    try story.type("1")
    #expect(story.heard("this deck alone") && story.heard("Shared, 2 decks"), "\(story)")
    try story.type("3", "Mine")
    #expect(story.interface.study?.presets.values.map(\.name).sorted() == ["Mine", "Shared"])
    #expect(preset(story.interface, of: welsh) == "Mine")
    try story.type("1", "3", "1")
    #expect(preset(story.interface, of: welsh) == "Shared", "\(story)")
    try story.type("1", "3", "3")
    #expect(preset(story.interface, of: french) == nil, "\(story)")
  }
}

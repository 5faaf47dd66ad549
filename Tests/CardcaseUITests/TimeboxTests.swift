import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Preferences
@testable import Screens
@testable import StudyUI

@Suite("A review with a timebox")
struct TimeboxTests {
  private static let minutes = Preferences().with(\.timebox, .seconds(300)).with(\.idleLimit, nil)

  /// At the third card, after two answers and five minutes.
  private func asking() throws -> ModelHarness {
    var app = try ModelHarness.reviewing(preferences: Self.minutes)
    app.press(.enter, .character("4"), .enter)
    #expect(!app.shows("Go on?"))
    app.pass(.seconds(300))
    #expect(!app.shows("Go on?"), "in the midst of a card")
    app.press(.character("4"))
    return app
  }

  @Test("says after its time how many cards were answered, and the card waits behind the question")
  func goesOn() throws {
    var app = try asking()
    #expect(app.shows("5 minutes: 2 cards. Go on?"), "\(app.testDescription)")
    let answered = app.study?.reviews.count
    app.press(.enter)
    #expect(!app.shows("Go on?") && app.shows("three"))
    #expect(app.study?.reviews.count == answered)
    app.press(.enter, .character("1"))
    #expect(!app.shows("Go on?"), "the time begins anew")
  }

  @Test("stops where that is chosen, and the answers stay")
  func stops() throws {
    for keys in [[Key.down, .enter], [.character("n")]] {
      var app = try asking()
      for key in keys { app.press(key) }
      #expect(!app.shows("Go on?") && app.shows("Numbers"))
      #expect(app.study?.reviews.count == 2)
    }
  }

  @Test("asks again after a lock if it was not answered")
  func lock() throws {
    var app = try asking()
    try app.lockAndUnlock()
    #expect(app.shows("5 minutes: 2 cards. Go on?"), "\(app.testDescription)")
    app.press(.character("y"))
    #expect(app.shows("three"))
  }

  @Test("asks nothing where none is set")
  func off() throws {
    var app = try ModelHarness.reviewing(preferences: Preferences().with(\.idleLimit, nil))
    app.press(.enter)
    app.pass(.seconds(1200))
    app.press(.character("4"))
    app.pass(.seconds(1))
    #expect(!app.shows("Go on?") && app.shows("two"), "\(app.testDescription)")
  }

  @Test("a step comes as early as the settings say")
  func learnAhead() throws {
    let preferences = Preferences().with(\.learnAhead, nil)
    for (preferences, isShown) in [(Preferences(), true), (preferences, false)] {
      var app = try ModelHarness.reviewing(StudyVault([("one", "eins")]), preferences: preferences)
      app.press(.enter, .character("1"))
      app.pass(.seconds(1))
      #expect(app.shows("one") == isShown, "\(app.testDescription)")
    }
  }
}

import Flashcards
import Locking
import Preferences
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

@Suite("The load of a deck")
struct LoadScreenTests {
  private func opened(
    _ study: StudyVault = .busy,
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: size)
    app.press(.character("W"))
    return app
  }

  /// Asks for flattening to a number of cards a day.
  private func flatten(_ app: inout ModelHarness, to number: String) {
    app.press(.right, .right, .down, .control("u"))
    app.type(number)
    app.press(.enter)
  }

  private func days(_ app: ModelHarness) -> [FlashcardID: Due] {
    app.study?.cards.compactMapValues(\.progress.due) ?? [:]
  }

  @Test("is previewed before anything is written, moved by Enter, and taken back by u")
  func flattened() throws {
    for size in ScreenTests.standardSizes {
      var app = try opened(size: size)
      let before = days(app)
      flatten(&app, to: "2")
      #expect(app.shows("Moves 10 cards."), "\(app.testDescription)")
      #expect(app.shows("Their recall: ") && app.shows("12, then 2."))
      #expect(days(app) == before && app.study?.changes.isEmpty == true)
      app.press(.enter)
      #expect(app.shows("Moved 10 cards."), "\(app.testDescription)")
      let change = try #require(app.study?.changes.first)
      #expect(
        change.cards.count == 10
          && change.reviews.map(\.kind) == Array(repeating: .rescheduled, count: 10)
      )
      let counts = Dictionary(grouping: days(app).values, by: { $0 }).mapValues(\.count)
      #expect(counts.values.allSatisfy { $0 <= 2 })
      app.press(.character("u"))
      #expect(days(app) == before)
      #expect(app.shows("What is done"), "\(app.testDescription)")
    }
  }

  @Test("says what is no number or no date, at its row, and takes it once it is changed")
  func refused() throws {
    var app = try opened()
    flatten(&app, to: "0")
    #expect(app.shows("Type a value from 1 to 100000."), "\(app.testDescription)")
    app.press(.enter)
    #expect(!app.shows("Moves"))
    app.press(.control("u"))
    app.type("3")
    app.press(.enter)
    #expect(app.shows("Moves 9 cards."), "\(app.testDescription)")
    app.press(.escape, .up, .right, .down)
    app.type("2020-01-01")
    app.press(.down)
    app.type("2020-01-05")
    app.press(.enter)
    #expect(app.shows("2020-01-01 is over."), "\(app.testDescription)")
  }

  @Test(
    "keeps the days of a holiday as easy dates, shows them, and forgets them, each taken back by u"
  )
  func easyDates() throws {
    for size in ScreenTests.standardSizes {
      var app = try opened(size: size)
      app.press(.right, .right, .right, .right, .down)
      app.type("2026-08-01..2026-08-03 2026-08-08")
      app.press(.enter)
      #expect(app.shows("No card moves."), "\(app.testDescription)")
      #expect(app.shows("Easy from now on: 2026-08-01 to"), "\(app.testDescription)")
      #expect(app.shows("2026-08-08.") && app.shows("avoid them once"), "\(app.testDescription)")
      app.press(.enter)
      let deck = DeckID(rawValue: 1)
      #expect(app.study?.decks[deck]?.easyDates.count == 4)
      app.press(.escape, .character("W"), .left)
      #expect(app.shows("Forget easy dates"), "\(app.testDescription)")
      #expect(app.shows("2026-08-01..2026-08-03 2026-08-08"), "\(app.testDescription)")
      app.press(.down)
      app.type("2026-08-08")
      app.press(.enter)
      #expect(app.shows("No longer easy: 2026-08-08."), "\(app.testDescription)")
      app.press(.enter)
      #expect(app.study?.decks[deck]?.easyDates.count == 3)
      app.press(.character("u"))
      #expect(app.study?.decks[deck]?.easyDates.count == 4)
      #expect(app.shows("2026-08-03 2026-08-08"), "\(app.testDescription)")
      app.press(.control("u"), .enter, .enter)
      #expect(app.study?.decks[deck]?.easyDates.isEmpty == true)
      app.press(.enter, .character("W"), .left, .enter)
      #expect(app.shows("No such date is easy."), "\(app.testDescription)")
    }
  }

  @Test("leads to answers that avoid easy dates while the load balancer is on")
  func answered() throws {
    var study = StudyVault.busy
    let balanced = Preferences().with(\.balancesLoad, true).with(\.idleLimit, nil)
    func due(_ study: StudyVault) throws -> Set<StudyDay> {
      var app = try ModelHarness.reviewing(study, preferences: balanced)
      for _ in 0..<4 { app.press(.enter, .character("3")) }
      let cards = app.study?.reviews.suffix(4).compactMap { app.study?.cards[$0.card] } ?? []
      let days = cards.compactMap { card -> StudyDay? in
        if case .day(let day)? = card.progress.due { day } else { nil }
      }
      #expect(days.count > 2, "\(app.testDescription)")
      return Set(days)
    }
    let before = try due(study)
    study.decks[DeckID(rawValue: 1)]?.easyDates = before
    let after = try due(study)
    #expect(after.isDisjoint(with: before), "\(before) \(after)")
  }

  @Test("counts no moved card as answered today where its deck is open")
  func limits() throws {
    var study = StudyVault.busy
    study.decks[DeckID(rawValue: 1)]?.options.reviewsPerDay = 5
    var app = try ModelHarness.reviewing(study)
    #expect(app.shows("due 5"), "\(app.testDescription)")
    app.press(.escape)
    app.press(.character("W"), .down, .control("u"))
    app.type("4")
    app.press(.enter, .enter)
    #expect(app.shows("Moved 4 cards."), "\(app.testDescription)")
    app.press(.escape, .enter)
    #expect(app.shows("due 5"), "\(app.testDescription)")
  }

  @Test("shows the preview again where nothing could be written")
  func notWritten() throws {
    var app = try opened()
    flatten(&app, to: "2")
    app.study?.refuses = true
    app.press(.enter)
    #expect(app.shows("Moves 10 cards.") && app.study?.changes.isEmpty == true)
    app.study?.refuses = false
    app.press(.enter)
    #expect(app.shows("Moved 10 cards."))
  }

  @Test("has what was typed after a lock, and the preview anew")
  func locked() throws {
    var app = try opened()
    flatten(&app, to: "2")
    app.press(.control("l"))
    try app.unlock()
    #expect(app.shows("What is done") && app.shows("Flatten"), "\(app.testDescription)")
    app.press(.enter)
    #expect(app.shows("Moves 10 cards."), "\(app.testDescription)")
  }
}

import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

/// The parts that Home has where there is room for them, and line mode for their words.
@Suite("A large Home")
struct LargeHomeTests {
  private static let wide = [Size(width: 120, height: 40), Size(width: 200, height: 60)]

  @Test("a large Home has the week ahead by deck, with its sums and minutes beneath")
  func week() throws {
    for size in Self.wide {
      let app = try HomeTests.home(Self.planned(), size: size)
      let head = try #require(app.lines.firstIndex { $0.contains("Forecast") })
      #expect(app.lines[head].contains("Thu") && app.lines[head].contains("Wed"))
      let rows = [
        ("Languages", [1, 2, 0, 0, 0, 0, 0]), ("Numbers", [1, 0, 0, 0, 0, 0, 1]),
        ("All decks", [2, 2, 0, 0, 0, 0, 1]), ("about 3 minutes", [1, 1, 0, 0, 0, 0, 1]),
      ]
      for (line, row) in zip(app.lines[(head + 2)...], rows) {
        #expect(Self.numbers(in: line, after: row.0) == row.1, "\(row.0) in \(line)")
      }
    }
  }

  /// A learner with three reviews of one deck and two of another on the next seven days.
  private static func planned() throws -> StudyVault {
    var study = StudyVault.learned
    let today = DayBoundary().day(of: try ModelHarness().moment)
    for (deck, days) in [(Int64(1), [1, 7]), (3, [1, 2, 2]), (4, [])] {
      let known = study.cards.values.filter {
        $0.deck.rawValue == deck && $0.progress.phase == .review
      }.sorted { $0.id < $1.id }
      for (index, card) in known.enumerated() {
        let day = days.indices.contains(index) ? days[index] : 30
        study.cards[card.id]?.progress.due = .day(today + day)
      }
    }
    return study
  }

  /// The numbers of a row of the forecast, in the left pane.
  private static func numbers(in line: String, after label: String) -> [Int] {
    let pane = line.split(separator: "│").first.map(String.init) ?? ""
    guard let end = pane.firstRange(of: label)?.upperBound else { return [] }
    return pane[end...].split(separator: " ").compactMap { Int($0) }
  }

  @Test("what has nothing but zeros is not drawn: no forecast, no calendar and no answers")
  func nothing() throws {
    for size in Self.wide {
      let app = try HomeTests.home(StudyVault(), size: size)
      #expect(app.shows("Numbers") && app.shows("Added last"))
      #expect(!app.shows("Forecast") && !app.shows("Calendar") && !app.shows("Reviews per day"))
      let empty = try HomeTests.home(StudyVault([]), size: size)
      #expect(!empty.shows("Added last") && !empty.shows("Forecast"))
    }
    #expect(try !HomeTests.home(Self.planned()).shows("Forecast"))
  }

  @Test("the notes added last are in order, and Enter shows one among the cards of its deck")
  func newest() throws {
    for size in Self.wide {
      var app = try HomeTests.home(size: size)
      let head = try #require(app.lines.firstIndex { $0.contains("Added last") })
      #expect(app.lines[head + 2].contains("word 59") && app.lines[head + 3].contains("word 58"))
      for _ in 0..<20 where !app.lines.contains(where: { $0.contains("› word 57") }) {
        app.press(.down)
      }
      app.press(.enter)
      #expect(try app.frontKind == "browser")
      #expect(app.lines.contains { $0.contains("› ") && $0.contains("word 57") })
    }
  }

  @Test("a note that is deleted leaves the list")
  func newestFollows() throws {
    var app = try HomeTests.home(size: Self.wide[0])
    #expect(app.shows("word 59"))
    let note = try #require(app.study?.notes.keys.max())
    var change = ChangeSet()
    change.removedNotes = [note]
    app.study?.apply(change)
    app.tell(.reply(.study(.saved(change)), to: EffectID(epoch: app.model.epoch)))
    #expect(!app.shows("word 59") && app.shows("word 58"))
  }

  @Test("the way to the statistics stands at the calendar")
  func calendar() throws {
    for size in Self.wide { #expect(try HomeTests.home(size: size).shows("S Statistics")) }
  }

  @Test("line mode says the week, the notes and the beginnings only for their words")
  func spoken() throws {
    var story = try LineModeDriver.opened(Self.planned())
    let home = story.said
    #expect(!home.contains { $0.contains("July 2026") || $0.contains("word 59") })
    #expect(home.contains("week: Forecast") && home.contains("last: Added last"))
    try story.type("week")
    #expect(
      story.said == [
        "16 July 2026: 2 cards to study, about 1 minute",
        "17 July 2026: 2 cards to study, about 1 minute",
        "22 July 2026: 1 card to study, about 1 minute", "Languages: 3 cards to study",
        "Numbers: 2 cards to study",
      ]
    )
    try story.type("last")
    #expect(story.said.prefix(2) == ["word 59", "word 58"])
    for (word, kind) in [("statistics", "statistics"), ("a", "wizard"), ("n", "deckName")] {
      var story = try LineModeDriver.opened(.learned)
      try story.type(word)
      #expect(try story.interface.frontKind == kind)
    }
  }
}

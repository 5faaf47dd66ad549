import DomainWords
import Flashcards
import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The table of cards")
struct CardTableTests {
  private func listed(
    _ study: StudyVault,
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: size)
    app.open(BrowserScreen(.deck(.numbers)))
    return app
  }

  /// The first words of the rows.
  private func order(_ app: ModelHarness) -> [String] {
    app.lines.dropFirst(3).compactMap { line in
      line.split { $0 == " " || $0 == "›" }.first.map(String.init)
    }.filter { ["one", "two", "three"].contains($0) }
  }

  @Test("has heads, which give way where there is little room")
  func heads() throws {
    let heads = ["Prompt", "Answer", "State", "Due", "Interval", "Tags"]
    var app = try listed(StudyVault(), size: Size(width: 100, height: 30))
    #expect(heads.allSatisfy { app.lines[2].contains($0) })
    app.tell(.event(.resized(Size(width: 40, height: 12))))
    #expect(app.lines[2].contains("Prompt") && app.lines[2].contains("State"))
    #expect(!app.lines[2].contains("Tags"))
  }

  @Test(
    "the time at which a card is due is never cut",
    arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)],
    Language.all
  )
  func due(size: Size, language: Language) throws {
    let days = [(101, 52), (111, 330), (121, 3_700)]
    var study = StudyVault()
    for (id, days) in days {
      study.cards[FlashcardID(rawValue: Int64(id))]?.progress = FlashcardProgress(
        phase: .review,
        step: 0,
        memory: Memory(stability: 2, difficulty: 5),
        intervalDays: days,
        due: .day(20_650 + days),
        lastReview: nil,
        reviews: 3,
        lapses: 0
      )
    }
    var app = try ModelHarness(size: size, language: language)
    app.study = study
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.open(BrowserScreen(.deck(.numbers)))
    let wording = app.model.wording
    for (_, days) in days {
      let time = wording(.stateDueIn(time: wording.interval(.days(days))))
      #expect(app.shows(time), "\(time)\n\(app)")
    }
  }

  @Test("markup is shown as it looks, and a gap by what was in it")
  func markup() throws {
    var study = StudyVault([("The **capital** of\n\nPeru", "`Lima`")])
    study.add(.cloze, "a {{c1::bird::animal}} *sings*", "", deck: 1, id: 500)
    let app = try listed(study)
    let row = try #require(app.lines.firstIndex { $0.contains("The capital of Peru") })
    #expect(app.lines[row].contains("Lima") && !app.lines[row].contains("`"))
    let gap = try #require(app.lines.first { $0.contains("a [animal] sings") })
    #expect(gap.contains("bird"))
    let column = try #require(app.lines[row].column(of: "capital"))
    #expect(app.screen[Point(x: column, y: row)].style.attributes.contains(.bold))
  }

  @Test("o sorts by one column after another, which the heads show, and the focus stays")
  func sorting() throws {
    var app = try listed(StudyVault())
    #expect(order(app) == ["three", "two", "one"])
    app.press(.down, .character("O"))
    #expect(order(app) == ["one", "three", "two"])
    #expect(app.lines[2].contains("Prompt ↓") && app.shows("› two"))
    app.press(.character("O"))
    #expect(order(app) == ["three", "one", "two"])
    #expect(app.lines[2].contains("Answer ↓"))
    try app.lockAndUnlock()
    #expect(order(app) == ["three", "one", "two"])
    for _ in 0..<5 { app.press(.character("O")) }
    #expect(order(app) == ["three", "two", "one"] && !app.lines[2].contains("↓"))
  }

  @Test("a search keeps the order, and what changes is sorted anew")
  func sortedSearch() throws {
    var app = try listed(StudyVault())
    app.press(.character("O"), .character("/"))
    app.type("o")
    #expect(order(app) == ["one", "two"])
    app.press(.enter, .escape, .character("g"), .character("e"))
    app.press(.control("u"))
    app.type("zero")
    app.press(.control("s"))
    app.pass(.seconds(1))
    #expect(order(app) == ["three", "two"] && app.shows("› zero"))
  }

  @Test("orders by state, by the day on which cards are due, and by interval")
  func orders() throws {
    var study = StudyVault()
    for (id, days) in [(101, 30), (111, 4)] {
      study.cards[FlashcardID(rawValue: Int64(id))]?.progress = FlashcardProgress(
        phase: .review,
        step: 0,
        memory: Memory(stability: 2, difficulty: 5),
        intervalDays: days,
        due: .day(20_650 + days),
        lastReview: nil,
        reviews: 3,
        lapses: 0
      )
    }
    var app = try listed(study)
    app.press(.character("O"), .character("O"), .character("O"))
    #expect(app.lines[2].contains("State ↓") && order(app) == ["three", "two", "one"])
    app.press(.character("O"))
    #expect(app.lines[2].contains("Due ↓") && order(app) == ["two", "one", "three"])
    app.press(.character("O"))
    // The longest one first, and turned round.
    #expect(app.lines[2].contains("Interval ↓") && order(app) == ["one", "two", "three"])
    app.press(.character("I"))
    #expect(app.lines[2].contains("Interval ↑") && order(app) == ["three", "two", "one"])
  }

  @Test("from 120 columns on the focused card stands beside the list, with where it stands")
  func pane() throws {
    var app = try listed(
      StudyVault([("one", "line a\nline b")]),
      size: Size(width: 120, height: 40)
    )
    #expect(app.shows("Schedule") && app.shows("line b"))
    app.tell(.event(.resized(Size(width: 100, height: 40))))
    #expect(!app.shows("Schedule"))
  }

  @Test("in lines o sorts, and more says where a card stands")
  func lines() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "3")
    #expect(story.heard("o: Sort: Prompt"))
    try story.type("o")
    #expect(story.heard("1: one"))
    try story.type("1", "more")
    #expect(story.heard("State: New"))
  }

  @Test("the answers to the focused card stand beside it once the focus rests")
  func history() throws {
    var app = try ModelHarness.reviewing(size: Size(width: 120, height: 40))
    app.press(.enter, .left)
    app.pass(.seconds(1))
    app.press(.escape)
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.down)
    #expect(!app.shows("2026-07-15"))
    app.press(.down)
    app.pass(.seconds(1))
    #expect(app.shows("› one") && app.shows("2026-07-15") && app.shows("Again, 1 min"))
    let asked = app.effects.filter { if case .study(.loadAnswers) = $0 { true } else { false } }
    #expect(asked.count == 2)
    try app.lockAndUnlock()
    app.pass(.seconds(1))
    #expect(app.shows("Again, 1 min"))
  }
}

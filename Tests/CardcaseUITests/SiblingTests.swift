import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The cards of one note in the list")
struct SiblingTests {
  /// A note that is asked both ways, the first way suspended in a review.
  private func suspended() throws -> ModelHarness {
    var study = StudyVault([])
    study.add(.basicAndReversed, "Peru", "Lima", deck: 1, id: 500)
    var app = try ModelHarness.reviewing(study)
    app.press(.character("@"))
    #expect(app.study?.cards.values.filter(\.isSuspended).count == 1)
    app.press(.escape, .character("b"))
    return app
  }

  /// The rows of the list that show a word.
  private func rows(_ word: String, _ app: ModelHarness) -> [String] {
    app.lines.filter { $0.contains(word) }
  }

  @Test("each has its own line with its own question and state, also where there is little room")
  func states() throws {
    var app = try suspended()
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
      app.tell(.event(.resized(size)))
      let rows = rows("Peru", app)
      try #require(rows.count == 2)
      #expect(rows[0].contains("› Peru") && rows[0].hasSuffix("Suspended"))
      #expect(rows[1].contains("  Lima") && rows[1].hasSuffix("New"))
    }
  }

  @Test("s and ! act on the one card, and s takes back what a review suspended")
  func suspending() throws {
    var app = try suspended()
    app.press(.character("@"))
    #expect(app.study?.cards.values.contains { $0.isSuspended } == false)
    #expect(app.shows("Unsuspended 1 card."))
    app.press(.down, .character("@"))
    #expect(app.study?.cards.values.filter(\.isSuspended).map(\.ordinal) == [1])
    app.press(.up, .character("!"))
    #expect(app.study?.cards.values.filter { $0.flag == 1 }.map(\.ordinal) == [0])
    #expect(rows("!1 New", app).count == 1)
  }

  @Test("each of three gaps has its own question")
  func gaps() throws {
    var study = StudyVault([])
    study.add(.cloze, "{{c1::a}} {{c2::b}} {{c3::c}}", "", deck: 1, id: 500)
    var app = try ModelHarness.reviewing(study)
    app.press(.character("@"), .escape, .character("b"))
    #expect(rows("[...] b c", app).first?.hasSuffix("Suspended") == true)
    #expect(rows("a [...] c", app).first?.hasSuffix("New") == true)
    #expect(rows("a b [...]", app).first?.hasSuffix("New") == true)
  }

  @Test("a card that is due says so, one that is not says when it will be, and buried ones too")
  func due() throws {
    var study = StudyVault()
    let today = DayBoundary(rolloverHour: 4).day(
      of: LocalMoment(time: Timestamp(milliseconds: 1_784_116_800_000))
    )
    let days: [Int64: StudyDay] = [101: today - 1, 111: today + 12]
    for (id, day) in days {
      study.cards[FlashcardID(rawValue: id)]?.progress.phase = .review
      study.cards[FlashcardID(rawValue: id)]?.progress.due = .day(day)
    }
    study.cards[FlashcardID(rawValue: 121)]?.buriedOn = today
    var app = try ModelHarness.studying(study)
    app.press(.character("b"))
    #expect(rows("one", app).first?.contains("Due") == true)
    #expect(rows("two", app).first?.contains("in 12 d") == true)
    #expect(rows("three", app).first?.hasSuffix("Buried") == true)
  }

  @Test("in lines each card is told by its question")
  func lines() throws {
    var study = StudyVault([])
    study.add(.basicAndReversed, "Peru", "Lima", deck: 1, id: 500)
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1", "1", "suspend", "q", "1", "3")
    #expect(story.heard("1: Peru; Lima; Suspended") && story.heard("2: Lima; Peru; New"))
    try story.type("1")
    #expect(story.heard("Peru: Suspended") && story.heard("Lima: New"))
    try story.type("3")
    #expect(story.heard("Unsuspended 1 card."))
    #expect(story.heard("Peru: New") && story.heard("Lima: New"))
  }

  @Test("tags are those of the note that they were typed for, whatever keys come between")
  func tags() throws {
    var app = try ModelHarness.studying()
    app.press(.character("b"), .character("#"), .down)
    app.type("verbs")
    app.press(.enter)
    let tagged = app.study?.notes.values.filter { !$0.tags.text.isEmpty }
    #expect(tagged?.map(\.content.prompt) == ["three"])
  }
}

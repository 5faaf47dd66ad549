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
    app.press(.character("s"))
    #expect(app.study?.cards.values.filter(\.isSuspended).count == 1)
    app.press(.escape, .character("c"))
    return app
  }

  @Test("each has its own state, also where there is little room")
  func states() throws {
    var app = try suspended()
    #expect(app.shows("Suspended, New"))
    app.tell(.event(.resized(Size(width: 40, height: 12))))
    #expect(app.shows("Suspended, New") && app.shows("Peru"))
  }

  @Test("s takes back what a review suspended, and says of how many cards that is")
  func suspending() throws {
    var app = try suspended()
    app.press(.character("s"))
    #expect(app.study?.cards.values.contains { $0.isSuspended } == false)
    #expect(app.shows("All 2 cards of this note: they come up again."))
    app.press(.character("s"))
    #expect(app.study?.cards.values.allSatisfy(\.isSuspended) == true)
    #expect(app.shows("All 2 cards of this note: suspended."))
    app.press(.character("!"))
    #expect(app.shows("All 2 cards of this note: flag 1."))
  }

  @Test("of three gaps it is said how many are suspended")
  func gaps() throws {
    var study = StudyVault([])
    study.add(.cloze, "{{c1::a}} {{c2::b}} {{c3::c}}", "", deck: 1, id: 500)
    var app = try ModelHarness.reviewing(study)
    app.press(.character("s"), .escape, .character("c"))
    #expect(app.shows("1 of 3 suspended"))
  }

  @Test("in lines each card is told by its question")
  func lines() throws {
    var study = StudyVault([])
    study.add(.basicAndReversed, "Peru", "Lima", deck: 1, id: 500)
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1", "1", "s", "q", "1", "3")
    #expect(story.heard("1: Peru; Lima; Suspended, New"))
    try story.type("1")
    #expect(story.heard("Peru: Suspended") && story.heard("Lima: New"))
    try story.type("3")
    #expect(story.heard("All 2 cards of this note: they come up again."))
    #expect(story.heard("Peru: New") && story.heard("Lima: New"))
  }

  @Test("tags are those of the note that they were typed for, whatever keys come between")
  func tags() throws {
    var app = try ModelHarness.studying()
    app.press(.character("c"), .character("t"), .down)
    app.type("verbs")
    app.press(.enter)
    let tagged = app.study?.notes.values.filter { !$0.tags.text.isEmpty }
    #expect(tagged?.map(\.words.prompt) == ["three"])
  }
}

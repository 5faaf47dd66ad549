import Flashcards
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

@Suite("The look of the editor of cards")
struct NoteFormLayoutTests {
  private static func adding(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness.studying(size: size)
    app.press(.character("b"), .character("a"))
    return app
  }

  @Test("leaving with words that are not kept asks first, as the form of a payment card does")
  func leaving() throws {
    var app = try Self.adding()
    app.type("four")
    app.press(.escape)
    for answer in LeaveAnswer.allCases { #expect(app.shows(app.model.wording(answer.phrase))) }
    #expect(app.shows("four"))
    app.press(.escape)
    app.type("!")
    #expect(app.shows("four!") && !app.shows("Stay"))
    app.press(.escape, .up, .enter)
    #expect(app.shows("four!") && !app.shows("Stay"))
    app.press(.escape)
    try app.lockAndUnlock()
    #expect(app.shows("› Save and leave"))
    app.press(.down, .enter)
    #expect(!app.shows("four!") && app.shows("3 cards"))
  }

  @Test("y saves and leaves where nothing is missing, and n leaves without saving")
  func letters() throws {
    var app = try Self.adding()
    app.type("four")
    app.press(.escape, .character("y"))
    #expect(try app.shows("four") && app.frontKind == "noteForm", "an answer is missing")
    app.type("vier")
    app.press(.escape, .character("y"))
    #expect(try app.shows("4 cards") && app.frontKind == "browser")
    app.press(.character("a"))
    app.type("five")
    app.press(.escape, .character("n"))
    #expect(try app.shows("4 cards") && app.frontKind == "browser")
  }

  @Test("each field has a box with its name, and the card shows beside them as it will look")
  func boxes() throws {
    var app = try Self.adding(size: Size(width: 120, height: 40))
    for name in ["╮", "┏━ Prompt", "╭─ Answer", "╭─ Type", "╭─ Tags", "╭─ Preview"] {
      #expect(app.shows(name), "\(name)")
    }
    app.type("The **capital**")
    app.press(.tab)
    app.type("Lima")
    #expect(app.lines.contains { $0.contains("The capital") && !$0.contains("**") })
    #expect(app.lines.count { $0.contains("Lima") } == 2)
    let small = try Self.adding(size: Size(width: 80, height: 24))
    #expect(small.shows("┏━ Prompt") && !small.shows("Preview"))
  }
}

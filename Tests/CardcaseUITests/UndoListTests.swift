import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens

@Suite("The list of changes")
struct UndoListTests {
  private func listed(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    app.wallet = .sample
    try app.unlock()
    app.fillUndoLog()
    app.open(UndoListScreen())
    return app
  }

  /// The words at the pointer.
  private func focused(_ app: ModelHarness) -> String {
    app.lines.first { $0.drop { $0 == " " }.hasPrefix("›") } ?? ""
  }

  private func row(_ words: String, _ app: ModelHarness) -> Int {
    app.lines.firstIndex { $0.contains(words) } ?? -1
  }

  @Test("has a heading for each day, which the focus goes past, and times of day")
  func days() throws {
    var app = try listed()
    #expect(row("Today", app) == row("Everyday", app) - 1)
    #expect(row("Yesterday", app) == row("Travel", app) - 1)
    #expect(row("Everyday", app) == row("Yesterday", app) - 1)
    #expect(focused(app).contains("Everyday") && focused(app).contains("12:00"))
    app.press(.down)
    #expect(focused(app).contains("Travel") && focused(app).contains("11:00"))
    app.press(.up, .up)
    #expect(focused(app).contains("Everyday"))
    #expect(app.shows("2 changes"))
  }

  @Test("has the dates of earlier days")
  func earlier() throws {
    var app = try ModelHarness()
    app.wallet = .sample
    try app.unlock()
    app.undoLog.log(
      UndoableOperation(.paymentCardEdit, "Travel"),
      of: 1,
      at: app.moment.time.advanced(byMilliseconds: -3 * 86_400_000),
      nil,
      app.wallet
    )
    app.open(UndoListScreen())
    #expect(app.shows("Sun 12 Jul"))
  }

  @Test("is searched by its words, over a lock, and Esc shows all of it again")
  func search() throws {
    var app = try listed()
    app.press(.character("/"))
    app.type("TRAV")
    #expect(focused(app).contains("Travel") && !app.shows("Everyday") && !app.shows("Today"))
    try app.lockAndUnlock()
    #expect(focused(app).contains("Travel") && !app.shows("Everyday") && app.shows("TRAV"))
    app.press(.enter, .enter)
    #expect(try app.frontKind == "undo-question")
    app.press(.escape, .escape)
    #expect(focused(app).contains("Travel") && app.shows("Everyday"))
    app.press(.character("/"))
    app.type("zzz")
    #expect(app.shows(app.model.wording(.noMatch)))
    app.press(.escape, .escape)
    #expect(try app.frontKind == "home")
  }

  @Test("says that something was undone in a word, however narrow it is")
  func undone() throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
      var app = try ModelHarness(size: size)
      app.wallet = .sample
      app.wallet.writes = true
      try app.unlock()
      app.press(.character("w"), .enter, .character("!"), .character("u"), .character("U"))
      #expect(focused(app).contains("undone"), "\(app.testDescription)")
    }
  }

  @Test("shows the titles of notes without their marks")
  func marks() throws {
    var app = try listed()
    app.undoLog.log(
      UndoableOperation(.edit, "The **capital** of `Peru`"),
      of: 1,
      at: app.moment.time,
      nil,
      app.wallet
    )
    app.open(UndoListScreen())
    #expect(app.shows("The capital of Peru"))
  }

  @Test("in lines is searched by f")
  func lines() throws {
    var story = try LineModeDriver.opened()
    story.interface.fillUndoLog()
    story.interface.open(UndoListScreen())
    story.tell(.event(.deadline))
    try story.type("f", "trav")
    #expect(story.heard("Travel") && story.heard("q: Show all"))
    try story.type("q")
    #expect(story.heard("Everyday"))
  }
}

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

@Suite("Marked cards of a list")
struct MarkedCardsTests {
  private static func browsing(
    _ study: StudyVault = StudyVault(),
    traits: TerminalTraits = TerminalTraits(colors: .full, unicode: true)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, traits: traits)
    app.press(.character("b"))
    return app
  }

  /// The list with the first two cards marked: three and two.
  private static func marked(_ study: StudyVault = StudyVault()) throws -> ModelHarness {
    var app = try browsing(study)
    app.press(.character(" "), .character(" "))
    return app
  }

  private static func many() -> StudyVault {
    StudyVault((1...101).map { ("word \($0)", "Wort \($0)") })
  }

  private func prompts(_ app: ModelHarness, where isMeant: (Flashcard) -> Bool) -> Set<String> {
    Set(
      (app.study?.cards.values.filter(isMeant) ?? [])
        .compactMap { app.study?.notes[$0.note]?.content.prompt }
    )
  }

  @Test("have a sign, in ASCII too, and are counted")
  func signs() throws {
    var app = try Self.marked()
    #expect(app.shows("◆  three") && app.shows("◆  two") && app.shows(" › one"))
    #expect(app.shows("2 marked, 3 cards"))
    app.press(.character(" "), .up, .character(" "))
    #expect(app.shows("2 marked, 3 cards"))
    var plain = try Self.browsing(traits: TerminalTraits(colors: .none, unicode: false))
    plain.press(.character(" "))
    #expect(plain.lines.contains { $0.hasPrefix(" +  three") })
  }

  @Test("stay marked over a search, a lock and a change, and Esc removes the marks first")
  func staying() throws {
    var app = try Self.marked()
    app.press(.character("/"))
    app.type("one")
    app.press(.enter)
    #expect(app.shows("2 marked, 2 of them hidden, 1 card"))
    try app.lockAndUnlock()
    #expect(app.shows("2 marked, 2 of them hidden, 1 card"))
    app.press(.character("@"))
    #expect(prompts(app) { $0.isSuspended } == ["three", "two"])
    app.press(.escape)
    #expect(!app.shows("marked") && app.shows("1 card"))
    app.press(.escape)
    #expect(app.shows("3 cards"))
  }

  @Test("all, and then none, and the others")
  func allOrOthers() throws {
    var app = try Self.browsing()
    app.press(.character("*"))
    #expect(app.shows("3 marked"))
    app.press(.character("*"))
    #expect(!app.shows("marked"))
    app.press(.character(" "), .character("v"))
    #expect(app.shows("2 marked"))
    app.press(.character("!"))
    #expect(prompts(app) { $0.flag == 1 } == ["one", "two"])
  }

  @Test("are suspended, flagged, tagged and deleted in one change each")
  func bulk() throws {
    var app = try Self.marked()
    app.press(.character("@"))
    #expect(app.shows("Suspended 2 cards."))
    app.press(.character("@"))
    #expect(app.shows("Unsuspended 2 cards."))
    #expect(prompts(app) { $0.isSuspended } == [])
    app.press(.character("!"))
    #expect(app.shows("Flag 1 set on 2 cards."))
    #expect(prompts(app) { $0.flag == 1 } == ["three", "two"])
    app.press(.character("#"))
    app.type("odd prime")
    app.press(.enter)
    #expect(app.shows("Tags of 2 notes changed."))
    app.press(.character("T"))
    app.type("odd")
    app.press(.enter)
    let tags = app.study?.notes.values.map(\.tags.text).sorted()
    #expect(tags == ["", "prime", "prime"])
    #expect(app.study?.changes.count == 5)
    app.press(.character("d"))
    #expect(app.study?.changes.count == 6)
    #expect(app.study?.notes.values.map(\.content.prompt) == ["one"])
    #expect(app.shows("Deleted 2 items.") && !app.shows("marked"))
    app.press(.character("u"))
    #expect(app.study?.notes.count == 3)
  }

  @Test("of a mixed lot all are suspended, and only then come up again")
  func mixed() throws {
    var app = try Self.browsing()
    app.press(.character("@"), .character("*"), .character("@"))
    #expect(prompts(app) { $0.isSuspended }.count == 3)
  }

  @Test("tags are completed with Tab to those that there are")
  func completing() throws {
    var study = StudyVault()
    study.notes[NoteID(rawValue: 100)]?.tags = Tags("verbs verse")
    var app = try Self.marked(study)
    app.press(.character("#"))
    app.type("x VE")
    app.press(.tab)
    #expect(app.shows("verbs verse"))
    app.type("s")
    app.press(.tab, .enter)
    #expect(app.study?.notes[NoteID(rawValue: 120)]?.tags.names == ["x", "verse"])
  }

  @Test("more than a hundred are changed after a question, whose first answer changes nothing")
  func question() throws {
    for key in [Key.character("d"), .character("@"), .character("!")] {
      var app = try Self.browsing(Self.many())
      app.press(.character("*"), key)
      #expect(app.shows("101 cards") && app.shows("› Cancel"))
      try app.lockAndUnlock()
      app.press(.enter)
      #expect(app.study?.changes.isEmpty == true && app.shows("101 marked"))
      app.press(key, .down, .enter)
      #expect(app.study?.changes.count == 1)
    }
    var app = try Self.browsing(StudyVault((1...100).map { ("word \($0)", "Wort \($0)") }))
    app.press(.character("*"), .character("@"))
    #expect(app.study?.changes.count == 1)
  }

  @Test("are exported as their notes, and only these")
  func exporting() throws {
    var app = try Self.marked()
    app.press(.character("x"))
    #expect(app.shows("What") && app.shows("2 notes"))
    app.press(.enter)
    guard case .study(.export(.notes(let notes), path: "Numbers.apkg", _))? = app.effects.last
    else {
      Issue.record("no export: \(app)")
      return
    }
    #expect(Set(notes.map(\.rawValue)) == [110, 120])
  }

  @Test("are told, marked and changed in lines by their numbers")
  func lines() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "1", "3", "mark 1, 3")
    #expect(story.heard("2 marked"))
    try story.type("mark 4")
    #expect(story.heard("up to 3"))
    try story.type("mark x")
    #expect(story.heard("up to 3"))
    try story.type("unmark 3-3", "mark 2", "r", "r")
    #expect(story.heard("2 marked, 3 cards") && story.heard("1: three; drei; New; marked"))
    try story.type("b", "2")
    #expect(story.heard("Suspended 2 cards."))
    #expect(story.interface.study?.cards.values.count { $0.isSuspended } == 2)
    try story.type("4", "odd")
    #expect(story.heard("Tags of 2 notes changed."))
    try story.type("q", "unmark all", "b")
    #expect(story.heard("Nothing is marked"))
    // What is done to one card is done to that card, whatever is marked.
    try story.type("mark all", "1", "4")
    #expect(story.interface.study?.cards.values.count { $0.flag == 1 } == 1)
  }
}

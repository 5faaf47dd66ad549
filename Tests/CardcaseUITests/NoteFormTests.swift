import Flashcards
import Locking
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The editor of cards")
struct NoteFormTests {
  private static func browsing(
    _ study: StudyVault = StudyVault(),
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(study, size: size)
    app.press(.character("b"))
    return app
  }

  private static func adding(size: Size = Size(width: 80, height: 24)) throws -> ModelHarness {
    var app = try browsing(size: size)
    app.press(.character("a"))
    return app
  }

  private static func words(_ app: ModelHarness) -> NoteContent? {
    app.study?.notes.max { $0.key < $1.key }?.value.content
  }

  @Test("Behaviour: prompt and answer are trimmed, put on top and saved at once")
  func add() throws {
    var app = try Self.adding()
    app.type("  four ")
    app.press(.enter)
    app.type(" vier  ")
    app.press(.enter, .enter, .enter)
    #expect(Self.words(app)?.prompt == "four")
    #expect(Self.words(app)?.answer == "vier")
    let cards = try #require(app.study?.cards.values)
    let new = try #require(cards.max { $0.id < $1.id })
    #expect(new.position < (cards.filter { $0.id != new.id }.map(\.position).min() ?? 0))
    app.press(.escape)
    let rows = app.lines.filter { $0.contains("four") || $0.contains("three") }
    #expect(rows.first?.contains("four") == true)
    #expect(app.shows("4 cards"))
  }

  @Test("Challenge 1: the fields are empty for the next card")
  func cleared() throws {
    var app = try Self.adding()
    app.type("four")
    app.press(.enter)
    app.type("vier")
    app.press(.control("s"))
    #expect(!app.shows("four"))
    #expect(app.shows("the question"))
    app.type("five")
    app.press(.tab)
    app.type("funf")
    app.press(.control("s"))
    #expect(app.study?.notes.count == 5)
  }

  @Test("Behaviour: both sides are needed, and the caret goes where something is missing")
  func bothNeeded() throws {
    var app = try Self.adding()
    app.press(.control("s"))
    #expect(app.shows("The prompt is empty"))
    app.type("four")
    app.press(.control("s"))
    #expect(app.shows("The answer is empty"))
    app.type("   ")
    app.press(.control("s"))
    #expect(app.shows("The answer is empty"))
    #expect(app.study?.changes.isEmpty == true)
    app.type("vier")
    app.press(.control("s"))
    #expect(app.study?.changes.count == 1)
  }

  @Test("Ctrl-J and Alt-Enter begin a new line, and the arrows walk through the lines")
  func lines() throws {
    var app = try Self.adding()
    app.type("ab")
    app.press(.control("j"))
    app.type("cd")
    app.press(Key(.enter, .alt))
    app.type("ef")
    app.press(.up, .up)
    app.type("X")
    app.press(.down, .down, .down)
    app.type("answer")
    app.press(.control("s"))
    #expect(Self.words(app)?.prompt == "abX\ncd\nef")
    #expect(Self.words(app)?.answer == "answer")
  }

  @Test("a paste keeps its lines")
  func paste() throws {
    var app = try Self.adding()
    app.tell(.event(.pasteBegan))
    "one\rtwo".unicodeScalars.forEach { app.tell(.event(.pasted($0))) }
    app.tell(.event(.pasteEnded))
    app.press(.tab)
    app.type("x")
    app.press(.control("s"))
    #expect(Self.words(app)?.prompt == "one\ntwo")
  }

  @Test("wide characters take their columns, and the cursor stands behind them")
  func wide() throws {
    var app = try Self.adding()
    app.type("学ぶa")
    let line = try #require(app.lines.firstIndex { $0.contains("学ぶa") })
    #expect(app.screen.cursor == Point(x: 4 + 5, y: line))
    app.press(.left, .backspace)
    #expect(app.shows("学a"))
  }

  @Test("kinds: both ways makes two cards, a text with gaps one for each number")
  func kinds() throws {
    var app = try Self.adding()
    app.type("{{c1::a}} {{c2::b}}")
    app.press(.tab, .tab, .right, .right)
    #expect(app.shows("< Cloze >"))
    app.press(.control("s"))
    #expect(app.study?.cards.count == 5)
    app.press(.backTab)
    #expect(Self.words(app)?.kind == .cloze)
  }

  @Test(
    "a note that was changed or deleted beneath the form is asked about, and both versions stay",
    arguments: [false, true]
  )
  func changedMeanwhile(isDeleted: Bool) throws {
    var study = StudyVault([])
    study.add(.basic, "north", "Norden", deck: 1, id: 500)
    var app = try Self.browsing(study)
    app.press(.enter)
    app.type(" mine")
    app.press(.control("l"))
    // What a command does beside a locked window.
    if isDeleted {
      app.study?.notes = [:]
      app.study?.cards = [:]
    } else {
      app.study?.notes[NoteID(rawValue: 500)]?.content = try NoteContent(
        kind: .basic,
        prompt: "theirs",
        answer: "Norden"
      )
    }
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    app.press(.control("s"))
    #expect(app.shows(isDeleted ? "This note was deleted" : "This note was changed"))
    try app.lockAndUnlock()
    app.press(.enter)
    #expect(app.shows("north mine"))
    app.press(.control("s"), .down, .enter)
    let prompts = Set((app.study?.notes.values).map { $0.map(\.content.prompt) } ?? [])
    #expect(prompts == (isDeleted ? ["north mine"] : ["theirs", "north mine"]))
  }

  @Test("changing words never loses progress, and a gap that is new gets a card")
  func progressStays() throws {
    var study = StudyVault([])
    study.add(.cloze, "{{c1::Lima}} is in Peru", "", deck: 1, id: 500)
    study.cards[FlashcardID(rawValue: 501)]?.progress.reviews = 7
    var app = try Self.browsing(study)
    app.press(.enter, .control("u"))
    app.press(.control("k"))
    app.type("{{c1::Lima}} is in {{c2::Peru}}")
    app.press(.control("s"))
    #expect(app.study?.cards[FlashcardID(rawValue: 501)]?.progress.reviews == 7)
    #expect(app.study?.cards.count == 2)
  }

  @Test("a card that can't be saved stays in the form, with a message")
  func notKept() throws {
    var app = try Self.adding()
    app.study?.refuses = true
    app.type("four")
    app.press(.enter)
    app.type("vier")
    app.press(.control("s"))
    #expect(app.shows("✗ Nothing was changed: the disk is full."))
    #expect(app.shows("vier"))
    app.study?.refuses = false
    app.press(.control("s"))
    #expect(app.study?.notes.count == 4)
  }

  @Test("after a lock the text is as it was, and the caret where it was")
  func locking() throws {
    var app = try Self.adding()
    app.type("fur")
    app.press(.left)
    try app.lockAndUnlock()
    app.type("o")
    #expect(app.shows("four") || app.shows("fuor"))
    #expect(app.shows("fuor"))
  }

  @Test("the list is searched as one types, in prompt, answer and tags, whatever the case")
  func search() throws {
    var app = try Self.browsing()
    app.press(.character("/"))
    app.type("ZW")
    #expect(app.shows("1 card"))
    #expect(app.shows("two"))
    #expect(!app.shows("three"))
    app.press(.backspace, .backspace)
    #expect(app.shows("3 cards"))
    app.type("nothing")
    #expect(app.shows("No match."))
    app.press(.escape)
    #expect(app.shows("3 cards"))
  }

  @Test("a note is deleted and comes back where it was, with its answers")
  func delete() throws {
    var app = try ModelHarness.reviewing()
    app.press(.enter, .right, .escape, .character("b"), .end)
    let before = try #require(app.study)
    app.press(.character("d"))
    #expect(app.study?.notes.count == 2)
    #expect(app.study?.reviews.isEmpty == true)
    #expect(app.shows("Deleted \"one\"."))
    try app.lockAndUnlock()
    app.press(.character("u"))
    #expect(app.study?.notes == before.notes)
    #expect(app.study?.reviews == before.reviews)
    #expect(app.shows("› one"))
  }

  @Test("a note is moved to another deck, which is made where there is none, and tagged")
  func moveAndTag() throws {
    var app = try Self.browsing()
    app.press(.character("#"))
    app.type("odd prime")
    app.press(.enter)
    #expect(app.study?.notes[NoteID(rawValue: 120)]?.tags.names == ["odd", "prime"])
    app.press(.character("m"))
    app.type("Elsewhere")
    app.press(.enter)
    #expect(app.shows("Moved to \"Elsewhere\"."))
    #expect(app.shows("2 cards"))
    #expect(app.study?.decks.count == 2)
  }

  @Test("suspending in the list takes a card out, and the same key takes it back")
  func suspend() throws {
    var app = try Self.browsing()
    app.press(.character("@"))
    #expect(app.shows("✓ Suspended 1 card."))
    #expect(app.study?.cards.values.filter(\.isSuspended).count == 1)
    app.press(.character("@"))
    #expect(app.study?.cards.values.filter(\.isSuspended).isEmpty == true)
  }

  @Test("Tab completes a tag to those there are, says what it can become, and then goes on")
  func completing() throws {
    var study = StudyVault()
    study.notes[NoteID(rawValue: 100)]?.tags = Tags("verbs verse")
    var app = try ModelHarness.studying(study)
    app.press(.character("b"), .character("a"), .backTab)
    app.type("VER")
    app.press(.tab)
    #expect(app.shows("verbs  verse"))
    app.type("b")
    app.press(.tab)
    #expect(app.shows("verbs") && !app.shows("verse"))
    try app.lockAndUnlock()
    app.press(.tab)
    app.type("p")
    app.press(.tab)
    app.type("a")
    app.press(.control("s"))
    #expect(Self.words(app)?.prompt == "p")
    #expect(app.study?.notes.max { $0.key < $1.key }?.value.tags.names == ["verbs"])
  }

  @Test("the form fits every size", arguments: ScreenTests.standardSizes)
  func sizes(size: Size) throws {
    let app = try Self.adding(size: size)
    for word in ["Prompt", "Answer", "Type", "Tags", "Enter"] {
      #expect(app.shows(word))
    }
    #expect(app.screen.cursor != nil)
  }
}

import Flashcards
import PaymentCards
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

@Suite("The words for what is undone")
struct UndoWordsTests {
  private static func entry(
    _ kind: UndoableOperation.Kind,
    _ name: String,
    of count: Int
  ) -> UndoEntry {
    UndoEntry(
      id: 1,
      operation: UndoableOperation(kind, name),
      time: Timestamp(milliseconds: 0),
      count: count,
      answers: 0,
      isUndone: false
    )
  }

  @Test(
    "name the thing if it was one, and how many if it was several",
    arguments: [
      (.paymentCardRemoval, "Everyday", 1, "Deleted Everyday"),
      (.paymentCardRemoval, "Everyday", 2, "Deleted 2 payment cards"),
      (.favourite, "Everyday", 1, "Favourite changed: Everyday"),
      (.favourite, "Everyday", 3, "Favourite changed: 3 payment cards"),
      (.order, "Everyday", 2, "Moved Everyday"), (.move, "Zoo", 1, "Moved 1 card to Zoo"),
      (.move, "Zoo", 5, "Moved 5 cards to Zoo"),
      (.suspend, "12 cards", 12, "Suspended 12 cards"), (.flag, "", 4, "Flag changed: 4 cards"),
      (.tag, "", 3, "Tags changed: 3 notes"), (.deckRemoval, "", 7, "Deleted 7 cards"),
      (.deckRemoval, "Zoo", 7, "Deleted Zoo"),
    ] as [(UndoableOperation.Kind, String, Int, String)]
  )
  func several(kind: UndoableOperation.Kind, name: String, count: Int, words: String) {
    #expect(Self.entry(kind, name, of: count).what(Wording()) == words)
  }

  @Test("say what was changed, and of what kind", arguments: UndoableOperation.Kind.allCases)
  func everyKind(kind: UndoableOperation.Kind) {
    let entry = Self.entry(kind, "", of: 2)
    #expect(!entry.what(Wording()).isEmpty)
    if kind.area == .wallet {
      #expect(["", "2 payment cards"].contains(entry.howMuch(Wording())))
    }
  }

  @Test("of several payment cards that were deleted and come back say how many")
  func cards() throws {
    var app = try ModelHarness()
    app.wallet = .sample
    app.wallet.writes = true
    try app.unlock()
    app.press(.character("w"), .character("*"), .character("d"), .character("u"))
    #expect(app.shows("Undone: Deleted 2 payment cards."))
    app.press(.control("y"))
    #expect(app.shows("Redone: Deleted 2 payment cards."))
  }
}

@Suite("Undo on the settings, a card and the menu")
struct UndoOnScreensTests {
  private func opened() throws -> ModelHarness {
    var app = try ModelHarness()
    app.wallet = .sample
    app.wallet.writes = true
    try app.unlock()
    return app
  }

  private func scope(_ effect: Effect?) -> UndoScope? {
    if case .undo(.next(_, let scope)) = effect { scope } else { nil }
  }

  @Test("on the settings is about the settings of study")
  func settings() throws {
    var app = try opened()
    app.press(.character("s"), .character("u"))
    #expect(scope(app.effects.last) == .area(.settings))
    #expect(app.shows("Nothing to undo"))
    app.press(.control("y"))
    #expect(scope(app.effects.last) == .area(.settings) && app.shows("Nothing to redo"))
    app.press(.character("U"))
    #expect(try app.frontKind == "undo")
  }

  @Test("on a card undoes its change and follows it, and closes it where its addition is undone")
  func card() throws {
    var app = try opened()
    app.press(.character("w"), .enter, .character("!"))
    #expect(app.wallet.entries.contains { $0.isFavourite })
    app.press(.character("u"))
    #expect(!app.wallet.entries.contains { $0.isFavourite })
    #expect(try app.frontKind == "card")
    #expect(app.shows("Undone:"))
    app.press(.control("y"))
    #expect(app.wallet.entries.contains { $0.isFavourite })
    app.press(.character("U"))
    #expect(app.shows("Favourite changed: Everyday"))
  }

  @Test("names Redo beneath the list of changes only where something was undone")
  func redoShown() throws {
    var app = try opened()
    app.press(.character("w"), .enter, .character("!"), .character("U"))
    #expect(app.shows("u Undo") && !app.shows("Redo"))
    app.press(.escape, .character("u"), .character("U"))
    #expect(app.shows("Ctrl-Y Redo"))
  }

  @Test("hides a number that is shown, as it may be another one now")
  func hidden() throws {
    var app = try opened()
    app.press(.character("w"), .enter, .character("!"), .character("r"))
    #expect(app.shows("4111 1111"))
    app.press(.character("u"))
    #expect(!app.shows("4111 1111"))
  }

  @Test("in line mode is a word on each of them", arguments: [[], ["3"], ["1", "1"]])
  func lines(way: [String]) throws {
    var story = try LineModeDriver.opened()
    for line in way { try story.type(line) }
    #expect(story.heard("u: Undo") && story.heard("changes: Changes"))
    try story.type("u")
    #expect(story.heard("Nothing to undo."))
    try story.type("redo")
    #expect(story.heard("Nothing to redo."))
    try story.type("changes")
    #expect(try story.interface.frontKind == "undo")
  }

  @Test("of passcodes and the recovery key there is none, and it is said where they are changed")
  func never() throws {
    for item in [SettingsItem.passcode, .recoveryKey] {
      let note = Wording()(try #require(item.note(MachineSettings())))
      #expect(note.contains("Can't be undone."))
    }
    let question = Wording()(ConfirmationScreen(.renewal).question.words.question)
    #expect(question.contains("This can't be undone."))
    let text = Wording()(NewPasscodeView.Occasion.change.text)
    #expect(text.contains("This can't be undone."))
  }
}

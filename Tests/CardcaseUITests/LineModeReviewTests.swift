import Flashcards
import Testing

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Reviewing in line mode")
struct LineModeReviewTests {
  /// Somebody at the first card of the deck.
  private func review(_ study: StudyVault = StudyVault()) throws -> LineModeDriver {
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1", "1")
    return story
  }

  @Test("the whole way to a card is numbered and named")
  func way() throws {
    var story = try LineModeDriver.opened(StudyVault())
    #expect(
      story.said == [
        "Home", "0 due, 3 new, 0 learning, about 1 minute",
        "study: Study due cards", "1: Wallet: 2 cards", "2: Flashcards: 1 deck, 3 cards to study",
        "3: Settings", "cards: All cards", "statistics: Statistics", "last: Added last",
        "a: New payment card",
        "n: New deck", "i: Import", "4: Lock", "5: Quit", "u: Undo", "changes: Changes",
      ]
    )
    #expect(story.prompt == "Enter for \"Study due cards\", or a choice: ")
    try story.type("2")
    #expect(
      story.said == [
        "Flashcards", "1: Numbers: new 3, learning 0, due 0, cards 3", "a: New deck",
        "i: Import", "c: All cards", "f: New filtered deck", "t: Note types", "m: Check media",
        "u: Undo", "changes: Changes",
        "q: Back",
        "mark 3 5-9: Mark rows, by number or all", "unmark 3 5-9: Unmark rows, by number or all",
      ]
    )
    try story.type("1")
    #expect(story.said.prefix(4).last == "2: Round")
    try story.type("1")
    #expect(story.said == ["one"])
    #expect(story.prompt == "Enter shows the answer: ")
  }

  @Test("an answer is rated in one line, which more explains, and is kept before the next card")
  func answer() throws {
    var story = try review()
    try story.type("")
    #expect(story.said == ["eins"])
    #expect(story.prompt == "1 Again, 2 Hard, Enter Good, 4 Easy: ")
    try story.type("more")
    #expect(
      story.said == [
        "1: Again, 1 minute", "2: Hard, 6 minutes", "3: Good, 10 minutes", "4: Easy, 10 days",
      ]
    )
    #expect(story.prompt == "1 Again, 2 Hard, Enter Good, 4 Easy: ")
    try story.type("3")
    #expect(story.interface.study?.reviews.map(\.rating) == [.good])
    #expect(story.said == ["two"])
    try story.type("where")
    #expect(story.heard("new 2, learning 1, due 0"))
  }

  @Test("an answer that could not be kept is told, and its card stays")
  func refusal() throws {
    var story = try review()
    story.interface.study?.refuses = true
    try story.type("", "3")
    #expect(story.heard("Nothing was changed: the disk is full."))
    #expect(story.prompt == "1 Again, 2 Hard, Enter Good, 4 Easy: ")
    story.interface.study?.refuses = false
    try story.type("3")
    #expect(story.heard("two"))
  }

  @Test("undo, bury, suspend and the flag are words")
  func words() throws {
    var story = try review()
    try story.type("", "1", "u")
    #expect(story.heard("Undone: Answered one.") && story.heard("one"))
    #expect(story.interface.study?.reviews.isEmpty == true)
    try story.type("!")
    #expect(story.said == ["Flag 1 set on 1 card."])
    try story.type("bury")
    #expect(story.heard("buried until tomorrow") && story.heard("two"))
    try story.type("suspend")
    #expect(story.heard("Suspended 1 card.") && story.heard("three"))
  }

  @Test("r says the card again, ? says the choices, and what is neither is told")
  func again() throws {
    var story = try review()
    let first = story.said
    try story.type("r")
    #expect(first == ["one"] && story.said.suffix(1) == first)
    #expect(story.said.first == "new 3, learning 0, due 0")
    try story.type("?")
    #expect(story.heard("bury: Bury until tomorrow") && story.heard("lock: Lock"))
    #expect(story.prompt == "Enter shows the answer: ")
    try story.type("7")
    #expect(story.said == ["Not a choice. Type help for the choices."])
  }

  @Test("a typed answer is compared in words")
  func typed() throws {
    var study = StudyVault([])
    study.add(.typed, "capital of France", "Paris", deck: 1, id: 500)
    var story = try review(study)
    #expect(story.prompt == "Your answer: ")
    try story.type("Pariss")
    #expect(
      story.said.prefix(4) == [
        "Not quite.", "Yours: Pariss", "Wrong: \"s\".", "Paris",
      ]
    )
    try story.type("u")
    #expect(story.heard("Nothing to undo"))
    try story.type("1", "paris")
    #expect(story.said.prefix(2) == ["Right.", "Paris"])
  }

  @Test("while an answer is typed, a word for the program has a slash before it")
  func slash() throws {
    var study = StudyVault([])
    study.add(.typed, "what repeats", "r", deck: 1, id: 500)
    var story = try review(study)
    try story.type("/?")
    #expect(
      story.said == [
        "/u: Undo", "/bury: Bury until tomorrow", "/suspend: Suspend", "/q: Back",
        "help: List the choices", "where: Say where you are", "again: Repeat",
        "back: Back", "more: Say more", "spell: Spell the last value",
        "brief: Brief or full speech", "go: Open or run anything by name",
        "lock: Lock", "quit: Quit",
      ]
    )
    try story.type("r")
    #expect(story.heard("Right."))
  }

  @Test("words of a card are changed from within the review")
  func edit() throws {
    var story = try review()
    try story.type("e")
    #expect(story.said == ["Now: one", "Enter keeps it.", "Type help for the choices."])
    #expect(story.prompt == "Prompt: ")
    try story.type("uno", "", "")
    #expect(story.prompt == "Tags: ")
    try story.type("")
    #expect(story.heard("Prompt: uno") && story.prompt == "Enter saves: ")
    try story.type("")
    #expect(story.heard("Saved.") && story.heard("uno"))
    #expect(story.interface.study?.notes[NoteID(rawValue: 100)]?.content.prompt == "uno")
    #expect(story.interface.study?.notes[NoteID(rawValue: 100)]?.content.answer == "eins")
  }

  @Test("once nothing is left, that is said, and the way back leads to the decks")
  func end() throws {
    var story = try review(StudyVault([("one", "eins")]))
    try story.type("", "4")
    #expect(story.heard("Done for today"))
    try story.type("q")
    #expect(story.heard("Numbers: new 0, learning 0, due 0, cards 1"))
  }
}

import Flashcards
import Testing

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Decks in line mode")
struct LineModeDecksTests {
  /// Somebody at what can be done with the only deck.
  private func deck(_ study: StudyVault = StudyVault()) throws -> LineModeDriver {
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1")
    return story
  }

  @Test("adds a deck, and cards to it one after another until an empty line")
  func adding() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "a", "Latin")
    #expect(story.heard("Added \"Latin\".") && story.heard("1: Latin: new 0"))
    try story.type("1", "4")
    #expect(story.prompt == "Prompt: ")
    try story.type("amo", "I love\\")
    #expect(story.said.isEmpty && story.prompt == "Answer: ")
    try story.type("truly", "4", "verbs")
    #expect(
      story.said == [
        "Prompt: amo", "Answer: I love", "truly", "Type: Type the answer", "Tags: verbs",
      ]
    )
    #expect(story.prompt == "Enter saves: ")
    try story.type("back")
    #expect(story.prompt == "Tags: ")
    try story.type("", "")
    #expect(story.heard("added"))
    let added = try #require(
      story.interface.study?.notes.values.first { $0.content.prompt == "amo" }
    )
    #expect(added.content.answer == "I love\ntruly")
    #expect(added.content.kind == .typed && added.tags.text == "verbs")
    try story.type("")
    #expect(story.heard("1: amo; I love; New"))
  }

  @Test("what is missing in a card is told, and asked for again")
  func incomplete() throws {
    var story = try deck()
    try story.type("4", "amo", "", "", "", "")
    #expect(story.heard("needs") || story.heard("answer") || story.heard("Answer"))
    #expect(story.prompt == "Answer: ")
  }

  @Test("finds cards, and shows, changes, deletes and brings back one")
  func finding() throws {
    var story = try deck()
    try story.type("3", "f", "zwei")
    #expect(story.said.prefix(2) == ["1 card", "1: two; zwei; New"])
    try story.type("1")
    #expect(
      story.said.prefix(5) == ["Type: Basic", "Prompt: ", "two", "Answer: ", "zwei"]
    )
    try story.type("1", "deux", "", "", "", "")
    #expect(story.interface.study?.notes[NoteID(rawValue: 110)]?.content.prompt == "deux")
    try story.type("1", "2")
    #expect(story.heard("Deleted") && story.interface.study?.notes.count == 2)
    try story.type("u")
    #expect(story.interface.study?.notes.count == 3)
  }

  @Test("a long list is told a page at a time")
  func pages() throws {
    let pairs = (1...45).map { ("word \($0)", "Wort \($0)") }
    var story = try deck(StudyVault(pairs))
    try story.type("3")
    #expect(story.heard("20: ") && !story.heard("21: "))
    #expect(story.heard("m: More: from 21 of 45"))
    try story.type("m")
    #expect(story.heard("21: ") && story.heard("40: ") && !story.heard("1: word 45;"))
    try story.type("25")
    #expect(story.heard("word 21"))
  }

  @Test("statistics are sentences")
  func statistics() throws {
    var story = try deck()
    try story.type("1", "", "3", "q", "1", "5")
    #expect(story.heard("Today: You gave 1 answer in") && story.heard("1 day in a row"))
    #expect(story.heard("3 cards: New 2, Learning 1"))
    #expect(
      story.heard(
        "Filled by your reviews: True retention, Retention by interval, Intervals, Calibration and "
          + "Calibration by interval"
      )
    )
    #expect(story.heard("1 card is due within 30 days.") && story.heard("due within 365 days."))
    #expect(!story.heard("15 Jul"))
    try story.type("z")
    #expect(story.heard("90 days"))
    try story.type("more")
    #expect(story.heard("Wed 15 Jul: 1 due, about 1 minute"))
    #expect(story.heard("Wed 15 Jul: 1 answer, ") && story.heard("1 right, 1 new"))
    try story.type("", "")
    #expect(story.heard("Numbers: new 2, learning 1, due 0, cards 3"))
  }

  @Test("a round tells its time at the start and when asked, and its end to the next line")
  func round() throws {
    var story = try deck()
    try story.type("2", "1")
    #expect(
      story.said == ["Stack: 3", "Time left: 100 seconds", "three"]
    )
    story.pass(.seconds(30))
    #expect(story.said.isEmpty)
    story.pass(.seconds(20))
    #expect(story.said.isEmpty)
    try story.type("t")
    #expect(story.said == ["Time left: 50 seconds"])
    story.pass(.seconds(10))
    #expect(story.said.isEmpty)
    try story.type("")
    #expect(story.said == ["drei"])
    try story.type("3")
    #expect(story.said == ["Stack: 2", "two"])
    story.pass(.seconds(30))
    #expect(story.said.isEmpty)
    try story.type("where")
    #expect(story.heard("Round, opened from Flashcards and Home.") && story.heard("Numbers"))
    #expect(story.heard("Stack: 2") && story.heard("Time left: 10 seconds"))
    story.pass(.seconds(10))
    #expect(story.said.isEmpty)
    // It was meant for the card, which is gone.
    try story.type("3")
    #expect(story.heard("Time is up") && story.heard("1 right (1 at once), 0 wrong"))
    try story.type("a")
    #expect(story.heard("Time left: 100 seconds"))
  }

  @Test("a lock holds the time of a round, and says it when it goes on")
  func lockedRound() throws {
    var story = try deck()
    try story.type("2", "1", "", "3")
    story.pass(.seconds(20))
    try story.type("lock")
    story.pass(.seconds(60))
    try story.unlock()
    #expect(story.heard("Time left: 80 seconds"))
  }
}

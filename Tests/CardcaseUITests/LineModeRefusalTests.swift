import Flashcards
import Locking
import PaymentCards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Lines that don't fit, in line mode")
struct LineModeRefusalTests {
  /// Somebody in the form for a new card.
  private func form() throws -> LineModeDriver {
    var story = try LineModeDriver.opened()
    try story.type("1", "a")
    return story
  }

  private func wizard(_ story: LineModeDriver) throws -> CardWizard {
    for entry in story.interface.model.session?.entries ?? [] {
      if let wizard: CardWizard = entry.content() { return wizard }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test(
    "a number with letters, without digits or with too many is refused, and asked for again",
    arguments: ["4012x888", "hello", "-", String(repeating: "4", count: 20)]
  )
  func number(_ line: String) throws {
    var story = try form()
    try story.type("4012888888881881", "/p")
    let before = try wizard(story).draft
    try story.type(line)
    #expect(story.heard("Card number: ") && story.heard("Nothing was changed."))
    #expect(story.prompt == "Card number: " && story.isHidden)
    let draft = try wizard(story).draft
    #expect(draft.number.count == before.number.count && draft.numberCheck == before.numberCheck)
  }

  @Test(
    "a holder of digits or without an end is refused",
    arguments: ["4012888888881881", String(repeating: "x", count: 256)]
  )
  func holder(_ line: String) throws {
    var story = try form()
    try story.type("4012888888881881", "Ada", "/p", line)
    #expect(story.heard("Nothing was changed.") && story.prompt == "Card holder: ")
    #expect(try wizard(story)[.holder].text == "Ada")
  }

  @Test(
    "what is no month and year is refused",
    arguments: ["13/29", "soon", "31/12/2029", "12/99", "1", "12", "12/29x"]
  )
  func expiry(_ line: String) throws {
    var story = try form()
    try story.type("4012888888881881", "Ada", "11/28", "/p", line)
    #expect(story.heard("Nothing was changed.") && story.prompt == "Expiry: ")
    #expect(try wizard(story).draft.expiryCheck(now: ModelHarness.today().month).date?.year == 2028)
  }

  @Test(
    "dates are read as people write them",
    arguments: ["12/29", "12 / 2029", "1229", "2029-12", "12 29"]
  )
  func dates(_ line: String) throws {
    var story = try form()
    try story.type("4012888888881881", "Ada", line)
    #expect(story.prompt == "Security code: ")
    let date = try wizard(story).draft.expiryCheck(now: ModelHarness.today().month).date
    #expect(date == YearMonth(year: 2029, month: 12))
  }

  @Test("a code of another length or with letters is refused", arguments: ["12", "1234", "12a"])
  func code(_ line: String) throws {
    var story = try form()
    try story.type("4012888888881881", "Ada", "12/29", line)
    #expect(story.heard("Nothing was changed.") && story.prompt == "Security code: ")
    #expect(try wizard(story).draft.securityCode.count == 0)
    try story.type("123")
    #expect(story.heard("Save the security code?"))
  }

  @Test("what is too long for a field is refused, in the line that goes on with another as well")
  func tooLong() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("2", "a", String(repeating: "x", count: 201))
    #expect(story.heard("Too long: 200 characters at most."))
    #expect(story.heard("Nothing was changed.") && story.prompt == "New deck: ")
    #expect(story.interface.study?.decks.count == 1)
    story = try form()
    try story.type(
      "4012888888881881",
      "",
      "",
      "",
      "",
      "3",
      String(repeating: "n", count: 1_500) + "\\"
    )
    try story.type(String(repeating: "m", count: 600))
    #expect(story.heard("Too long: 2000 characters at most."))
    try story.type("end")
    #expect(try wizard(story)[.notes].text.hasSuffix("n\nend"))
  }

  @Test("? alone asks for the choices wherever one types, and with a blank before it is text")
  func questionMark() throws {
    var study = StudyVault([])
    study.add(.typed, "Spanish mark", "?", deck: 1, id: 500)
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1", "9", "?")
    #expect(story.heard("/q: Back") && story.prompt == "File: ")
    try story.type("/q", "1", "1", "?")
    #expect(story.heard("/q: Back") && story.prompt == "Your answer: ")
    try story.type(" ?")
    #expect(story.heard("Right."))
  }

  @Test("words with a slash are understood at a choice too")
  func slashes() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "/?")
    #expect(story.heard("q: Back"))
    try story.type("/1", "/q")
    #expect(story.heard("2: Travel"))
    try story.type("/q")
    #expect(story.heard("Home"))
    try story.type("/lock")
    #expect(story.heard("Cardcase is locked"))
  }

  @Test("the way out for who forgot the passcode is there after a wrong one too")
  func forgotten() throws {
    var story = try LineModeDriver()
    try story.type("1234")
    story.answer(.lock(.refused(.wrong)))
    try story.type("/forgot")
    #expect(story.heard("1: Use the recovery key"))
  }

  @Test("a shown number is not said again after the form, or after the warning was left")
  func shownOnce() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "2", "1", "show")
    #expect(story.heard("5 5 5 5, 5 5 5 5"))
    var other = story
    try other.type("5")
    #expect(other.prompt == "Card number: ")
    try other.type("/q")
    #expect(other.heard("Travel") && !other.heard("5 5 5 5"))
    try story.type("1", "q")
    #expect(!story.heard("5 5 5 5"))
  }

  @Test("a card says nothing by itself when the time of its number is over")
  func silent() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "2", "1", "show")
    story.pass(.seconds(10))
    #expect(story.said.isEmpty)
    try story.type("r")
    #expect(story.heard("Travel") && !story.heard("5 5 5 5"))
  }

  @Test("while something is loading or written, lock and quit are understood")
  func atWork() throws {
    var study = StudyVault()
    study.leavesSlowWork = true
    var story = try LineModeDriver.opened(study)
    try story.type("2", "1", "7", "2", "/lock")
    #expect(story.heard("Cardcase is locked"))
  }
}

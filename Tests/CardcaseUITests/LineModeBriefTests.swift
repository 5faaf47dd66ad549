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

@Suite("The least in line mode")
struct LineModeBriefTests {
  @Test("brief is kept as a setting, holds over a lock, and ends with the same word")
  func setting() throws {
    var story = try LineModeDriver.opened(StudyVault())
    try story.type("brief")
    #expect(story.said == ["Brief speech."])
    let saved = story.interface.effects.compactMap { effect -> Preferences? in
      if case .system(.save(let preferences)) = effect { preferences } else { nil }
    }
    #expect(saved.last?.isBrief == true)
    try story.type("lock")
    try story.unlock()
    #expect(story.said == ["Home"])
    try story.type("brief")
    #expect(story.said == ["Full speech."])
    try story.type("again")
    #expect(story.said == ["Full speech."])
  }

  @Test("the setting holds from the unlocking on")
  func fromStart() throws {
    let story = try LineModeDriver.opened(
      StudyVault(),
      preferences: Preferences().with(\.isBrief, true)
    )
    #expect(story.said == ["Home"])
  }

  @Test("nothing is said on success, and no menu; refusals are said")
  func success() throws {
    var story = try LineModeDriver.opened(
      StudyVault(),
      preferences: Preferences().with(\.isBrief, true)
    )
    try story.type("2", "a", "Latin")
    #expect(!story.heard("Added") && !story.heard("Import"))
    #expect(story.heard("Latin: new 0"))
    try story.type("zzz")
    #expect(story.heard("Not a choice"))
    try story.type("redo")
    #expect(story.heard("Nothing to redo"))
    try story.type("help")
    #expect(story.heard("a: New deck") && story.heard("quit: Quit"))
  }

  @Test("a review says the prompt and the answer, and where the counts")
  func review() throws {
    var story = try LineModeDriver.opened(
      StudyVault(),
      preferences: Preferences().with(\.isBrief, true)
    )
    try story.type("2", "1", "1")
    #expect(story.said == ["one"])
    try story.type("where")
    #expect(story.heard("Study, opened from Flashcards and Home.") && story.heard("new 3"))
    try story.type("")
    #expect(story.said == ["eins"])
    try story.type("")
    #expect(story.said == ["two"])
  }

  @Test("at the lock it is taken too, and a wrong passcode is told")
  func lock() throws {
    var story = try LineModeDriver()
    try story.type("brief")
    #expect(story.said == ["Brief speech."])
    try story.type("1234")
    story.answer(.lock(.refused(.wrong)))
    #expect(story.heard("Wrong passcode"))
  }
}

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

@Suite("Golden conversations")
struct LineModeGoldenTests {
  /// A conversation: the lines that are typed, and what the program answers besides.
  struct Story: CustomTestStringConvertible, Sendable {
    let name: String
    let play: @Sendable (inout Transcript) throws -> Void

    var testDescription: String { name }
  }

  /// A conversation as it goes on, and what was said and typed in it.
  struct Transcript {
    var driver: LineModeDriver
    private(set) var text = ""

    init(_ driver: LineModeDriver) {
      self.driver = driver
      note()
    }

    mutating func type(_ lines: String...) throws {
      for line in lines {
        text += (driver.isHidden ? String(line.map { _ in "*" }) : line) + "\n"
        try driver.type(line)
        note()
      }
    }

    mutating func unlock() throws {
      try driver.unlock()
      note()
    }

    mutating func answer(_ reply: Reply) {
      driver.answer(reply)
      note()
    }

    private mutating func note() {
      text += driver.said.map { $0 + "\n" }.joined() + driver.prompt
    }
  }

  static let stories = [
    Story(name: "first-start") { talk in
      try talk.type("1", "1111", "7351", "7351")
    },
    Story(name: "wrong-passcode") { talk in
      try talk.type("1234")
      talk.answer(.lock(.attempts(PasscodeAttempts(failures: 1))))
      talk.answer(.lock(.refused(.wrong)))
      try talk.type("12", "help")
      try talk.unlock()
    },
    Story(name: "add-a-card") { talk in
      try talk.unlock()
      try talk.type("1", "a", "4012888888881882", "4012888888881881", "Grace Hopper")
      try talk.type("13/29", "11/29", "123", "", "where", "back")
    },
    Story(name: "study") { talk in
      try talk.unlock()
      try talk.type("study", "", "", "", "1", "", "", "u", "", "spell", "3", "", "2", "where")
      try talk.type("", "4", "back", "back")
    },
    Story(name: "card-information") { talk in
      try talk.unlock()
      try talk.type("cards", "4", "more", "1", "where", "", "", "back")
    },
    Story(name: "import") { talk in
      try talk.unlock()
      try talk.type("1", "i", "cards.json")
      talk.answer(.wallet(.transferred(.read(.every))))
      try talk.type("1", "back", "i")
      let entries = talk.driver.interface.wallet.entries
      talk.answer(.wallet(.transferred(.written(.success(entries), new: 2, updated: 0))))
      try talk.type("1")
    },
  ]

  @Test("go as their files have them, in full and in brief", arguments: stories, [false, true])
  func golden(_ story: Story, isBrief: Bool) throws {
    var preferences = Preferences()
    preferences.isBrief = isBrief
    let study: StudyVault? =
      switch story.name {
      case "study": StudyVault()
      case "card-information": .learned
      default: nil
      }
    var talk = Transcript(
      try LineModeDriver(
        study,
        kind: story.name == "first-start" ? nil : .digits4,
        preferences: preferences
      )
    )
    try story.play(&talk)
    let text = talk.text + "\n"
    let file = GoldenFile(talk: story.name + (isBrief ? "-brief" : ""))
    guard !GoldenFile.isRenewing else { return try file.write(text) }
    let kept = try file.read()
    guard text != kept else { return }
    Issue.record(
      """
      GoldenTalks/\(file.name) differs; if that is meant, `make golden` renews it:
      \(SideBySide(("golden", kept), ("said", text)))
      """
    )
  }
}

import Flashcards
import Screens
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Preferences
@testable import StudyUI

@Suite("Reading flashcards aloud")
struct HearingTests {
  /// The texts that were asked to be heard, and `nil` for each silence.
  private func asked(_ app: ModelHarness) -> [String?] {
    app.effects.compactMap { effect in
      switch effect {
      case .study(.hear(let heard)):
        .some("\(heard.language?.tag ?? "none"): \(heard.text)")
      case .study(.hush): .some(nil)
      default: nil
      }
    }
  }

  private func reviewing(isOn: Bool = true, _ tag: String? = "de") throws -> ModelHarness {
    var study = StudyVault()
    study.decks[.numbers]?.language = tag.flatMap { DeckLanguage($0) }
    var preferences = Preferences()
    preferences.readsAloud = isOn
    return try .reviewing(study, preferences: preferences)
  }

  @Test("the side that is shown is read, in the language of its deck, and any other key ends it")
  func sides() throws {
    var app = try reviewing()
    app.press(.character("p"))
    #expect(asked(app) == ["de: one"])
    app.press(.character(" "), .character("p"))
    #expect(asked(app) == ["de: one", nil, "de: eins"])
    app.press(.character("j"), .character("k"))
    #expect(asked(app) == ["de: one", nil, "de: eins", nil])
  }

  @Test("nothing is read until that is switched on, and the key is in no footer")
  func off() throws {
    var app = try reviewing(isOn: false)
    #expect(!app.shows("Read aloud"))
    app.press(.character("p"))
    #expect(asked(app).isEmpty)
    #expect(app.shows("one"))
  }

  @Test("it is switched on behind a question that says where the text goes")
  func question() throws {
    var app = try ModelHarness.studying()
    app.press(.escape, .character("s"))
    for _ in Settings.rows where !app.shows("› Read flashcards aloud") { app.press(.down) }
    #expect(app.shows("› Read flashcards aloud"))
    app.press(.enter)
    #expect(app.shows("gets the text of your flashcards"))
    #expect(!app.model.preferences.readsAloud)
  }

  @Test("a lock after it asks for no sound, and a reply after the lock says nothing")
  func lock() throws {
    var app = try reviewing()
    app.press(.character("p"))
    let epoch = app.model.epoch
    app.press(.control("l"))
    app.answer(.study(.heard(.failure(.notReached))), epoch: epoch)
    #expect(!app.shows("speech-dispatcher"))
  }

  @Test(
    "what goes wrong is said in words",
    arguments: [
      (.notInstalled, "install speech-dispatcher"), (.notReached, "does not answer"),
      (.overNetwork, "SPEECHD_ADDRESS"), (.refused("ERR 301"), "ERR 301"),
    ] as [(HearingFailure, String)]
  )
  func failures(_ failure: HearingFailure, _ words: String) throws {
    var app = try reviewing()
    app.press(.character("p"))
    app.answer(.study(.heard(.failure(failure))))
    #expect(app.shows(words))
  }

  @Test("while an answer is typed, p is a letter")
  func typing() throws {
    var study = StudyVault([("one", "eins")])
    study.add(.typed, "capital of Peru", "Lima", deck: 1, id: 500)
    var preferences = Preferences()
    preferences.readsAloud = true
    var app = try ModelHarness.reviewing(study, preferences: preferences)
    app.press(.enter, .character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("capital of Peru"))
    app.press(.character("p"))
    #expect(asked(app).isEmpty)
    #expect(app.shows("p"))
  }
}

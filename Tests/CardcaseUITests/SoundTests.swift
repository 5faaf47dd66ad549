import Flashcards
import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Preferences
@testable import Screens
@testable import StudyUI

extension StudyVault {
  /// A deck of cards with sounds on their sides.
  static func sounding(
    _ sides: [(String, String)] = [
      ("one [sound:one.mp3][sound:more.mp3]", "eins <audio src=eins.mp3></audio>"),
      ("two", "zwei [sound:zwei.mp3]"), ("three [sound:three.mp3]", "drei"),
    ]
  ) -> StudyVault {
    var vault = StudyVault(sides.map { _ in ("prompt", "answer") })
    for (index, side) in sides.enumerated() {
      vault.notes[NoteID(rawValue: Int64(100 + 10 * index))]?.content = NoteContent(
        type: StandardNoteType.basic.type,
        fields: [FieldText(side.0, .html), FieldText(side.1, .html)]
      )
    }
    return vault
  }
}

@Suite("Sounds of cards")
struct SoundTests {
  private static let first = (
    "one [sound:one.mp3][sound:more.mp3]", "eins <audio src=eins.mp3></audio>"
  )

  /// What was asked to be played, with `!` where a key asked for it, and `stop` for each end.
  private func asked(_ app: ModelHarness) -> [String] {
    app.effects.compactMap { effect in
      switch effect {
      case .study(.play(let names, let isAsked)):
        (isAsked ? "!" : "") + names.joined(separator: " ")
      case .study(.hush): "stop"
      default: nil
      }
    }
  }

  private func preferences(_ choice: SoundChoice) -> Preferences {
    var preferences = Preferences()
    preferences.sounds = choice
    return preferences
  }

  private func offersSounds(_ app: ModelHarness) -> Bool {
    app.hints.contains { $0.name == "play-sounds" }
  }

  @Test("are played as a side comes up, in order, and any key ends them")
  func turn() throws {
    var app = try ModelHarness.reviewing(.sounding())
    #expect(asked(app) == ["one.mp3 more.mp3"])
    app.press(.character(" "))
    #expect(asked(app).dropFirst(1) == ["stop", "eins.mp3"])
    app.press(.character("j"), .character("k"))
    #expect(asked(app).dropFirst(3) == ["stop"])
    // The question of the next card has none.
    app.press(.character("4"))
    app.pass(.seconds(1))
    #expect(app.shows("two") && asked(app).count == 4)
    app.press(.character(" "), .character("4"))
    app.pass(.seconds(1))
    #expect(asked(app).dropFirst(4) == ["zwei.mp3", "stop", "three.mp3"])
  }

  @Test(
    "are played again by a key, those of the question first, which says so",
    arguments: [Key.character("~"), .function(5)]
  )
  func again(key: Key) throws {
    var app = try ModelHarness.reviewing(.sounding(), preferences: preferences(.off))
    #expect(asked(app).isEmpty && offersSounds(app))
    app.press(key)
    #expect(asked(app) == ["!one.mp3 more.mp3"] && app.shows("Sound: playing."))
    app.press(.character(" "), key)
    #expect(asked(app).dropFirst(1) == ["stop", "!one.mp3 more.mp3 eins.mp3"])
    app.press(.escape)
    #expect(asked(app).last == "stop")
  }

  @Test("have no key at a card without them")
  func without() throws {
    let app = try ModelHarness.reviewing()
    #expect(!offersSounds(app) && asked(app).isEmpty)
  }

  @Test("are found in tables, and in the order of the card")
  func tables() throws {
    let app = try ModelHarness.reviewing(
      .sounding([
        (
          "a [sound:1.mp3]<table><tr><td>b</td><td>[sound:2.mp3]</td></tr></table>[sound:3.mp3]",
          "c"
        )
      ])
    )
    #expect(asked(app) == ["1.mp3 2.mp3 3.mp3"])
  }

  @Test("are not played anew after a lock, but by the key")
  func lock() throws {
    var app = try ModelHarness.reviewing(.sounding())
    #expect(asked(app) == ["one.mp3 more.mp3"])
    try app.lockAndUnlock()
    app.pass(.seconds(1))
    #expect(app.shows("one") && asked(app).count { $0 != "stop" } == 1)
    app.press(.character("~"))
    #expect(asked(app).last == "!one.mp3 more.mp3")
  }

  @Test("are not played anew where another screen was over the card")
  func covered() throws {
    var app = try ModelHarness.reviewing(.sounding())
    app.press(.character("e"))
    #expect(try app.frontKind == "noteForm" && asked(app).last == "stop")
    app.press(.escape)
    app.pass(.seconds(1))
    #expect(try app.frontKind == "review" && asked(app) == ["one.mp3 more.mp3", "stop"])
  }

  @Test("are played in a round")
  func round() throws {
    var app = try ModelHarness.studying(.sounding([Self.first]))
    app.press(.character("R"))
    #expect(asked(app).isEmpty)
    app.press(.enter)
    #expect(asked(app) == ["one.mp3 more.mp3"] && offersSounds(app))
    app.press(.character(" "), .character("~"))
    #expect(
      asked(app).dropFirst(1) == ["stop", "eins.mp3", "stop", "!one.mp3 more.mp3 eins.mp3"]
    )
  }

  @Test("while an answer is typed, F5 plays them and ~ is a letter")
  func typing() throws {
    var study = StudyVault.sounding()
    study.add(.typed, "capital of Peru", "Lima", deck: 1, id: 50)
    let note = NoteID(rawValue: 50)
    study.notes[note]?.content = NoteContent(
      type: StandardNoteType.typed.type,
      fields: [FieldText("capital of Peru [sound:peru.mp3]", .html), FieldText("Lima", .html)]
    )
    var app = try ModelHarness.reviewing(study)
    #expect(app.shows("capital of Peru"))
    #expect(asked(app) == ["peru.mp3"])
    app.press(.character("~"))
    #expect(asked(app) == ["peru.mp3", "stop"] && app.shows("~"))
    app.press(.function(5))
    #expect(asked(app).last == "!peru.mp3")
  }

  @Test(
    "what is wrong with one is said in words",
    arguments: [
      (.notInstalled, "install alsa-utils or pulseaudio-utils"), (.overSSH, "off over ssh"),
      (.unguarded(path: "/opt/x"), "/opt/x can be changed"),
      (.playerEnded("aplay"), "aplay ended before"),
      (.playerStalled("pacat"), "pacat did not go on"),
      (.missing(name: "one.mp3"), "does not have one.mp3"),
      (.refused(.mediaOtherSound(format: "AAC")), "AAC sounds are not played."),
      (.failed(.noMemory), "Sound: not played:"),
    ] as [(SoundProblem, String)]
  )
  func problems(_ problem: SoundProblem, _ words: String) throws {
    var app = try ModelHarness.reviewing(.sounding())
    app.answer(.study(.notPlayed(problem)))
    #expect(app.shows(words), "\(app)")
  }

  @Test("a reply after a lock says nothing")
  func late() throws {
    var app = try ModelHarness.reviewing(.sounding())
    let epoch = app.model.epoch
    app.press(.control("l"))
    app.answer(.study(.notPlayed(.missing(name: "one.mp3"))), epoch: epoch)
    #expect(!app.shows("one.mp3"))
  }

  @Test(
    "in line mode they are named and played, and played again by a word",
    arguments: ["1", "2"]
  )
  func lineMode(way: String) throws {
    var story = try LineModeDriver.opened(.sounding([Self.first]))
    try story.type("2", "1", way)
    if way == "2" { try story.type("1") }
    #expect(story.heard("one.mp3"), "\(story.said)")
    #expect(asked(story.interface) == ["one.mp3 more.mp3"])
    try story.type("sound")
    #expect(asked(story.interface).last == "!one.mp3 more.mp3")
  }
}

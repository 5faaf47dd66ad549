import Flashcards
import Locking
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

@Suite("What a card hides")
struct HintTests {
  /// A deck whose card hides something on either side.
  private static var study: StudyVault {
    var vault = StudyVault([("one", "eins")])
    let type = NoteType(
      id: NoteTypeID(rawValue: 1_000),
      ankiID: 1_700_000_000_000,
      name: "Hinted",
      kind: .normal,
      fields: ["F", "G", "B", "D"].map { NoteField(name: $0) },
      templates: [
        CardTemplate(name: "One", front: "{{F}} {{hint:G}}", back: "{{B}} <i class=hide>{{D}}</i>")
      ],
      css: ".hide { display: none }"
    )
    let note = Note(
      id: NoteID(rawValue: 500),
      ankiID: 1_700_000_000_001,
      guid: "h",
      content: NoteContent(
        type: type,
        fields: ["prompt", "first hint", "back", "second hint"].map { FieldText($0, .html) }
      ),
      tags: .none,
      modified: Timestamp(rawValue: 0)
    )
    vault.cards = [:]
    vault.notes = [note.id: note]
    let id = FlashcardID(rawValue: 501)
    vault.cards[id] = Flashcard(
      id: id,
      note: note.id,
      ordinal: 0,
      deck: DeckID(rawValue: 1),
      position: 500
    )
    return vault
  }

  @Test(
    "is opened by its key, one after the other, in a review and in a round",
    arguments: [
      Key.character("H"), .function(3),
    ]
  )
  func keys(key: Key) throws {
    var round = try ModelHarness.studying(Self.study)
    round.press(.character("R"), .enter)
    for var app in [try ModelHarness.reviewing(Self.study), round] {
      func offers() -> Bool { app.hints.contains { $0.name == "open-hint" } }
      #expect(app.shows("prompt") && !app.shows("first hint") && offers())
      app.press(key)
      #expect(app.shows("first hint") && !offers(), "\(app.testDescription)")
      app.press(.character(" "))
      app.pass(.seconds(1))
      #expect(offers(), "\(app.testDescription)")
      app.press(key)
      #expect(!offers())
      app.press(.control("l"))
      try app.unlock(VaultSnapshot(passcodeKind: .digits4))
      app.press(.character("t"))
      app.pass(.seconds(1))
      #expect(app.shows("first hint"), "\(app.testDescription)")
    }
  }

  @Test("is opened by a word in line mode, in a review and in a round", arguments: ["1", "2"])
  func lineMode(way: String) throws {
    var story = try LineModeDriver.opened(Self.study)
    try story.type("2", "1", way)
    if way == "2" { try story.type("1") }
    #expect(story.heard("prompt") && !story.heard("first hint"))
    try story.type("hint")
    #expect(story.heard("first hint"), "\(story.said)")
    try story.type("hint")
    #expect(!story.said.contains { $0.contains("first hint") })
  }
}

import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("Pictures and sounds in the editor of cards")
struct NoteFormMediaTests {
  private static let data = "data:image/png;base64,AQID"

  private func adding(_ study: StudyVault = StudyVault(), size: Size = Size(width: 80, height: 24))
    throws -> ModelHarness
  {
    var app = try ModelHarness.studying(study, size: size)
    app.files = FakeFiles("~/pictures/", "~/pictures/cat.png", "~/pictures/dog.jpg", "notes.txt")
    app.open(NoteForm(addingTo: .numbers))
    return app
  }

  private func form(_ app: ModelHarness) throws -> NoteForm {
    try #require(app.front as? NoteForm)
  }

  private func text(_ app: ModelHarness, of field: Int = 0) throws -> String {
    try form(app).fields[field].text
  }

  private func paste(_ text: String, into app: inout ModelHarness) {
    app.tell(.event(.pasteBegan))
    for scalar in text.unicodeScalars { app.tell(.event(.pasted(scalar))) }
    app.tell(.event(.pasteEnded))
  }

  @Test("F3 adds a file by its path, which is completed, at the caret")
  func file() throws {
    var app = try adding()
    app.type("ab")
    app.press(.left, .function(3))
    app.type("~/pictures/c")
    app.press(.tab)
    #expect(app.shows("~/pictures/cat.png"))
    app.press(.enter)
    #expect(try text(app) == "a<img src=\"cat.png\">b")
    #expect(app.shows("1 file added."))
    app.press(.function(3))
    app.type("~/pictures/tick it's.mp3")
    app.press(.enter)
    #expect(try text(app) == "a<img src=\"cat.png\">[sound:tick it&#39;s.mp3]b")
    #expect(app.study?.addedMedia.map(\.name) == ["cat.png", "tick it's.mp3"])
  }

  @Test("a file that is refused says why, and its path stays; Escape leaves it")
  func refused() throws {
    var app = try adding()
    app.press(.function(3))
    app.type("notes.txt")
    app.press(.enter)
    #expect(app.shows("notes.txt has not the name of a picture or a sound."))
    app.press(.backspace)
    #expect(!app.shows("has not the name"))
    app.press(.escape)
    #expect(try form(app).attachment == nil && (try text(app)) == "")
    app.study?.refuses = true
    app.press(.control("v"))
    #expect(try form(app).attachment == nil)
    #expect(app.shows("disk is full"), "\(app.testDescription)")
  }

  @Test("the picture in the clipboard is added by Ctrl-V, also to an answer")
  func clipboard() throws {
    var app = try adding()
    app.type("x")
    app.press(.tab, .control("v"))
    #expect(try text(app) == "x" && text(app, of: 1) == "<img src=\"paste-clip.png\">")
    // Tags have none.
    app.press(.backTab, .backTab, .control("v"), .function(3))
    #expect(app.study?.addedMedia.count == 1)
  }

  @Test("a pasted address of data is added, alone and in a tag; other text is pasted as it is")
  func pasted() throws {
    var app = try adding()
    paste("see \(Self.data) and", into: &app)
    #expect(try text(app) == "see <img src=\"paste-3.png\"> and")
    app.press(.tab)
    paste("<img alt=\"a\" src=\"\(Self.data)\">\ndata: none", into: &app)
    #expect(try text(app, of: 1) == "<img alt=\"a\" src=\"paste-3.png\">\ndata: none")
    app.press(.tab, .tab)
    paste(Self.data, into: &app)
    #expect(try form(app).tags.text == Self.data)
    #expect(app.study?.addedMedia.count == 2)
  }

  @Test("while one is being added another is refused, which is said; the text beside it stays")
  func busy() throws {
    for way in [{ $0.press(.control("v")) }, { $0.press(.function(3)) }]
      as [(inout ModelHarness) -> Void]
    {
      var app = try adding()
      app.study?.leavesSlowWork = true
      app.press(.control("v"))
      #expect(!app.shows("Not added"))
      way(&app)
      #expect(app.shows("Not added: another file is still being added."), "\(app.testDescription)")
      #expect(try form(app).attachment?.path == nil)
    }
    var app = try adding()
    app.study?.leavesSlowWork = true
    app.press(.control("v"))
    paste("see \(Self.data) and", into: &app)
    #expect(app.shows("Not added: another file is still being added."), "\(app.testDescription)")
    #expect(try text(app) == "see  and")
  }

  @Test("plain text becomes HTML with the first picture, so that both are shown as they are meant")
  func plain() throws {
    var study = StudyVault()
    let note = NoteID(rawValue: 100)
    let content = NoteContent(
      type: StandardNoteType.basic.type,
      fields: [FieldText("a < b", .plain), FieldText("c", .plain)]
    )
    study.notes[note]?.content = content
    var app = try ModelHarness.studying(study)
    app.open(NoteForm(editing: try #require(study.notes[note]), in: .numbers))
    app.press(.end, .control("v"))
    #expect(try text(app) == "a &lt; b<img src=\"paste-clip.png\">")
    app.press(.control("s"))
    let saved = app.study?.notes[note]?.content
    #expect(
      saved?.fields == [
        FieldText("a &lt; b<img src=\"paste-clip.png\">", .html), FieldText("c", .plain),
      ]
    )
  }

  @Test("a picture that tells where it was taken is asked about before anything is added")
  func location() throws {
    for (keys, expected) in [([Key.enter], true), ([.down, .enter], false)] {
      var app = try adding()
      app.press(.function(3))
      app.type("located.jpg")
      app.press(.enter)
      #expect(app.shows("located.jpg tells where it was taken (GPS)."))
      #expect(app.study?.addedMedia.isEmpty == true)
      keys.forEach { app.press($0) }
      #expect(app.study?.addedMedia.map(\.losesLocation) == [expected])
      #expect(try text(app) == "<img src=\"located.jpg\">")
    }
    var app = try adding()
    app.press(.function(3))
    app.type("located.jpg")
    app.press(.enter, .escape)
    #expect(app.study?.addedMedia.isEmpty == true)
    #expect(try form(app).attachment?.path?.text == "located.jpg")
  }

  @Test("a lock keeps the path that is typed, also of a file that was being added")
  func locked() throws {
    for isAdding in [false, true] {
      var app = try adding()
      app.type("x")
      app.press(.function(3))
      app.type("cat.png")
      app.study?.leavesSlowWork = true
      if isAdding { app.press(.enter) }
      try app.lockAndUnlock()
      #expect(try form(app).attachment?.path?.text == "cat.png" && (try text(app)) == "x")
      #expect(try form(app).attachment?.isAdding == false)
    }
  }

  @Test("the preview beside draws the picture that is in a field")
  func preview() throws {
    var study = StudyVault()
    study.pictures["paste-clip.png"] = StudyVault.pictured.pictures["cat.png"]
    var app = try adding(study, size: Size(width: 120, height: 40))
    app.type("one")
    app.press(.control("v"))
    let screen = app.screen
    let isDrawn = (0..<screen.size.height).contains { y in
      screen.row(y).contains { $0.scalars == ["▀"] && $0.style.foreground != .standard }
    }
    #expect(isDrawn, "\(app.testDescription)")
  }
}

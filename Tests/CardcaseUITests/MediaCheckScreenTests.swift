import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("The check of pictures and sounds on the screen")
struct MediaCheckScreenTests {
  private func checked(_ study: StudyVault = .checked()) throws -> ModelHarness {
    var app = try ModelHarness.studying(study)
    app.open(MediaCheckScreen())
    return app
  }

  /// The effects that delete.
  private func deletions(_ app: ModelHarness) -> [Set<MediaNameID>] {
    app.effects.compactMap { effect in
      if case .study(.deleteUnusedMedia(let names)) = effect { names } else { nil }
    }
  }

  @Test("is opened by a key of the list of decks, and tells numbers, names, notes and sizes")
  func opened() throws {
    var app = try ModelHarness.studying(.checked())
    app.press(.character("}"))
    #expect(app.front is MediaCheckScreen)
    #expect(app.shows("Missing files: 2") && app.shows("Unused files: 3 (9 kB)"))
    for row in [["gone.mp3", "1 note"], ["lost.png", "2 notes"], ["old 3.png", "4 kB"]] {
      #expect(app.lines.contains { line in row.allSatisfy { line.contains($0) } }, "\(row)")
    }
    #expect(!app.shows("damaged"))
    var study = StudyVault.checked()
    study.damagedMedia = 2
    #expect(try checked(study).shows("2 media files"))
  }

  @Test("Enter lists the notes that name a missing file, shows a picture or plays a sound")
  func open() throws {
    var app = try checked()
    app.press(.down, .enter)
    let browser = try #require(app.front as? BrowserScreen)
    #expect(browser.query.text == "nid:100,110")
    app = try checked()
    app.press(.down, .down, .enter)
    #expect((app.front as? PictureScreen)?.picture.file == "old 1.png")
  }

  @Test("thousands scroll to the last")
  func many() throws {
    var app = try checked(.checked(unused: 3_000))
    #expect(app.shows("gone.mp3"))
    app.press(.character("G"))
    #expect(app.shows("old 3000.png") && !app.shows("gone.mp3"))
    app.press(.pageUp, .pageUp)
    #expect(!app.shows("old 3000.png"))
  }

  @Test("what is unused is deleted after a question with its number and size, and the rest stays")
  func delete() throws {
    var app = try checked()
    app.press(.character("d"))
    #expect(app.shows("3 unused files") && app.shows("9 kB"))
    app.press(.enter)
    #expect(deletions(app).isEmpty && app.shows("old 1.png"))
    app.press(.character("d"), .down, .enter)
    #expect(deletions(app).map(\.count) == [3])
    #expect(app.shows("Deleted: 3 media files.") && app.shows("Unused files: 0"))
    #expect(app.shows("gone.mp3") && !app.shows("old 1.png"))
    // Nothing is left to be deleted.
    #expect(!app.hints.contains { $0.name == "delete" })
  }

  @Test("nothing is deleted while notes can't be read, which may name what seems to be unused")
  func unreadable() throws {
    var study = StudyVault.checked()
    study.mediaUse = MediaUse(
      missing: [],
      unused: study.mediaUse.unused,
      unreadableNotes: 2
    )
    var app = try checked(study)
    app.press(.character("d"))
    #expect(app.shows("2 notes can't be read"), "\(app.testDescription)")
    app.press(.down, .enter)
    #expect(deletions(app).isEmpty)
  }

  @Test("a lock keeps the place and the question")
  func locked() throws {
    var app = try checked()
    app.press(.down, .down, .character("d"))
    try app.lockAndUnlock()
    #expect(app.shows("3 unused files"))
    app.press(.character("y"))
    #expect(deletions(app).map(\.count) == [3])
  }

  @Test("says in line mode what it shows, and deletes after the question")
  func lineMode() throws {
    var study = StudyVault.checked()
    study.isUnreadable = false
    var story = try LineModeDriver(over: checked(study))
    try story.type("?")
    #expect(story.heard("Missing: gone.mp3 (1 note)"), "\(story.said)")
    try story.type("d", "2")
    #expect(deletions(story.interface).map(\.count) == [3])
  }
}

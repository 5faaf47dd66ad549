import Flashcards
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("Image occlusion")
struct OcclusionTests {
  private static let direct = TerminalTraits(colors: .direct, unicode: true, background: .dark)
  private static let plain = TerminalTraits(colors: .none, unicode: false)
  private static let asked = Color(red: 0xFF, green: 0x8E, blue: 0x8E)
  private static let hidden = Color(red: 0xFF, green: 0xEB, blue: 0xA2)

  /// The number of halves of cells in a colour.
  private func halves(_ color: Color, _ app: ModelHarness) -> Int {
    let screen = app.screen
    return (0..<screen.size.height).reduce(0) { sum, y in
      screen.row(y).reduce(sum) { sum, cell in
        let isBlock = cell.scalars == ["▀"]
        return sum + (isBlock && cell.style.foreground == color ? 1 : 0)
          + (cell.style.background == color ? isBlock ? 1 : 2 : 0)
      }
    }
  }

  private func reviewing(
    _ traits: TerminalTraits = direct,
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    try ModelHarness.reviewing(.occluded, size: size, traits: traits)
  }

  // MARK: Shown

  @Test("hides what is asked for and the others in colours of their own, and opens it in its place")
  func shown() throws {
    var app = try reviewing()
    #expect(halves(Self.asked, app) > 20 && halves(Self.hidden, app) > 10, "\(app.testDescription)")
    #expect(app.shows("Herz") && app.shows("Which organ?"), "\(app.testDescription)")
    let (asked, hidden) = (halves(Self.asked, app), halves(Self.hidden, app))
    app.press(.enter)
    app.pass(.seconds(1))
    // Its outline is left, once: the answer takes the place of the question.
    let outline = halves(Self.asked, app)
    #expect(outline > 0 && outline < asked, "\(app.testDescription)")
    #expect(halves(Self.hidden, app) == hidden && app.shows("More"))
    #expect(app.lines.count { $0.contains("Which organ?") } == 1, "\(app.testDescription)")
    app.press(.character("o"))
    #expect(halves(Self.asked, app) > 0 && halves(Self.hidden, app) > 0)
  }

  @Test("hides only what is asked for where one is hidden at a time")
  func one() throws {
    var study = StudyVault.occluded
    let id = NoteID(rawValue: 100)
    study.notes[id]?.content.set(
      FieldText(StudyVault.occlusions.split(separator: ":oi=1").joined(), .html),
      at: 0
    )
    let app = try ModelHarness.reviewing(study, traits: Self.direct)
    #expect(halves(Self.asked, app) > 20 && halves(Self.hidden, app) == 0)
  }

  @Test("is once in the preview of its note, with the text of the answer")
  func preview() throws {
    var app = try ModelHarness.studying(
      .occluded,
      size: Size(width: 120, height: 40),
      traits: Self.direct
    )
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.character("e"))
    // In the field, and in the preview.
    #expect(app.lines.count { $0.contains("Which organ?") } == 2, "\(app.testDescription)")
    #expect(app.lines.count { $0.contains("More") } >= 2, "\(app.testDescription)")
    #expect(halves(Self.hidden, app) > 0)
  }

  @Test("is in words where no picture is drawn, and in line mode")
  func words() throws {
    var app = try reviewing(TerminalTraits(colors: .sixteen, unicode: true))
    #expect(app.shows("picture map.png, shape 1 of 2 is asked (left)"), "\(app.testDescription)")
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("picture map.png, shape 1 of 2 is shown (left)"), "\(app.testDescription)")
    app.press(.character("o"))
    #expect(app.shows("shape 1 of 2 is shown"), "\(app.testDescription)")
    var story = try LineModeDriver.opened(.occluded)
    try story.type("2", "1", "1")
    #expect(story.said.contains { $0.contains("shape 1 of 2 is asked (left)") }, "\(story.said)")
  }

  @Test("tells the text of a shape that is one after the turn")
  func text() {
    let shape = OcclusionShape("image-occlusion:text:left=.1:top=.8:text=Linke Herzkammer")
    let words = [OccludedPicture.Role.asked, .revealed].map { role in
      OccludedPicture(
        file: "a.png",
        text: "a.png",
        shapes: [shape].compactMap(\.self).map { OccludedPicture.Shape($0, role) }
      ).words(Wording())
    }
    #expect(words[0] == "picture a.png, shape 1 of 1 is asked (lower left)")
    #expect(words[1] == "picture a.png, shape 1 of 1: Linke Herzkammer")
  }

  // MARK: Made

  private func editing(
    _ traits: TerminalTraits = direct,
    size: Size = Size(width: 80, height: 24)
  ) throws -> ModelHarness {
    var app = try ModelHarness.studying(.occluded, size: size, traits: traits)
    app.openOcclusions()
    return app
  }

  /// The text of the shapes of the note as it was saved last.
  private func saved(_ app: ModelHarness) -> String? {
    app.study?.notes[NoteID(rawValue: 100)]?.content.fields.first?.text
  }

  @Test("moves, sizes and adds shapes by cells, and saves them as Anki does, with their cards")
  func made() throws {
    var app = try editing()
    // The picture takes 40 by 15 cells.
    #expect(app.shows("1: 10 20 30 40 %"), "\(app.testDescription)")
    app.press(.right, .right, Key(.down, .shift), Key(.left, .control))
    #expect(app.shows("1: 2.5 20 30 46.67 %"), "\(app.testDescription)")
    app.press(.character("m"), .left)
    #expect(app.shows("1: 2.5 20 27.5 46.67 %"))
    app.press(.tab, .character("a"))
    #expect(app.shows("3: ") && app.shows("4/4"), "\(app.testDescription)")
    app.press(.enter, .control("s"))
    let text = try #require(saved(app))
    #expect(
      text.hasPrefix(
        "{{c1::image-occlusion:rect:left=.025:top=.2:width=.275:height=.4667:oi=1}}<br>"
      )
    )
    #expect(text.contains("{{c3::image-occlusion:rect:"), "\(text)")
    #expect(app.study?.cards.count == 3)
  }

  @Test("leaves the text as it is where nothing was changed, or all was taken back")
  func unchanged() throws {
    var app = try editing()
    app.press(.right, .character("a"), .character("u"), .character("u"), .escape)
    app.press(.escape)
    #expect(app.study?.changes.isEmpty == true && app.shows("Flashcards"))
    #expect(try app.frontKind == "browser", "\(app.testDescription)")
  }

  @Test("takes a place that is typed, and says what is none")
  func typed() throws {
    var app = try editing()
    app.press(.character("e"), .control("u"))
    app.type("1 2 3")
    app.press(.enter)
    #expect(app.shows("Type two or four numbers"), "\(app.testDescription)")
    app.press(.control("u"))
    app.type("0 12,5 50 25")
    app.press(.enter)
    #expect(app.shows("1: 0 12.5 50 25 %"), "\(app.testDescription)")
  }

  @Test("is as it was after a lock, with what is typed and what can be taken back")
  func locked() throws {
    var app = try editing()
    app.press(.right, .character("*"), .character("e"))
    app.type(" ")
    try app.lockAndUnlock()
    #expect(app.shows("12.5 20 30 40"), "\(app.testDescription)")
    app.press(.escape, .character("u"), .character("u"))
    #expect(app.shows("1: 10 20 30 40 %") && app.shows("Hide All"), "\(app.testDescription)")
  }

  @Test("shows frames with numbers where no picture is drawn, on any screen", arguments: [40, 200])
  func frames(width: Int) throws {
    let size = Size(width: width, height: width == 40 ? 12 : 60)
    var app = try editing(Self.plain, size: size)
    #expect(app.shows("1: 10 20 30 40 %") && app.shows("Hide All, Guess One"))
    let before = app.lines
    app.press(.right)
    #expect(app.lines != before, "\(app.testDescription)")
    app.press(.character("*"))
    #expect(app.shows("Hide One, Guess One"))
  }

  @Test("says that there is no picture yet, and has no key for other types")
  func missing() throws {
    var study = StudyVault.occluded
    study.notes[NoteID(rawValue: 100)]?.content.set(FieldText("", .html), at: 1)
    var app = try ModelHarness.studying(study)
    app.openOcclusions()
    #expect(app.shows("has no picture yet"), "\(app.testDescription)")
    var other = try ModelHarness.studying()
    other.openOcclusions()
    #expect(!other.hints.contains { $0.name == "occlusions" })
    #expect(app.hints.contains { $0.name == "occlusions" })
  }

  @Test("is a list with places in line mode, which are typed")
  func lineMode() throws {
    var story = try LineModeDriver(over: ScreenState.named("occlusions").make())
    #expect(
      story.said.contains {
        $0.contains("rectangle, card 1: left 10, top 20, width 30, height 40")
      },
      "\(story.said)"
    )
    try story.type("2", "1", "50 50 20 20")
    #expect(
      story.said.contains { $0.contains("ellipse, card 2: left 50, top 50") },
      "\(story.said)"
    )
    try story.type("a", "0 0 10 10")
    #expect(
      story.said.contains { $0.contains("rectangle, card 3: left 0, top 0") },
      "\(story.said)"
    )
  }
}

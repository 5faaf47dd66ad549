import Flashcards
import Locking
import Preferences
import Secrets
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import Widgets

@Suite("Pictures of flashcards")
struct CardPicturesTests {
  private static let few = TerminalTraits(colors: .sixteen, unicode: true)

  /// The names of the files that were asked for.
  private func wanted(_ app: ModelHarness) -> [String] {
    app.effects.compactMap { effect in
      if case .study(.loadPicture(let wanted)) = effect { wanted.file } else { nil }
    }
  }

  /// Answers the last request for the picture of a cat.
  private func give(_ picture: LoadedPicture, to app: inout ModelHarness) throws {
    for request in app.requests.reversed() {
      guard case .study(.loadPicture(let wanted)) = request.effect, wanted.file == "cat.png" else {
        continue
      }
      let reply = StudyReply.response(.picture(picture, for: wanted))
      return app.tell(.reply(.study(reply), to: request.effectID))
    }
    Issue.record("nobody asked for it")
  }

  private func offers(_ app: ModelHarness) -> Bool { app.hints.contains { $0.name == "picture" } }

  /// The number of rows that have a part of a picture.
  private func rows(_ app: ModelHarness) -> Int {
    let screen = app.screen
    return (0..<screen.size.height).count { y in
      screen.row(y).contains { $0.scalars == ["▀"] && $0.style.foreground != .standard }
    }
  }

  private func isDrawn(_ app: ModelHarness) -> Bool { rows(app) > 0 }

  @Test("are drawn on the card where the terminal can, in place of their words")
  func drawn() throws {
    let app = try ModelHarness.reviewing(.pictured)
    #expect(isDrawn(app) && !app.shows("A cat"), "\(app.testDescription)")
    let cursor = try #require(app.screen.cursor)
    #expect(app.lines[cursor.y].contains("one animal"), "\(app.testDescription)")
    for traits in [Self.few, TerminalTraits(colors: .full, unicode: false)] {
      let app = try ModelHarness.reviewing(.pictured, traits: traits)
      #expect(!isDrawn(app) && app.shows("[picture: A cat]"), "\(app.testDescription)")
      #expect(wanted(app).isEmpty)
    }
  }

  @Test("are drawn in the parts that the setting has, and asked for in as many pixels")
  func parts() throws {
    // Upright stripes as wide as half a cell, which halves have no signs for.
    let size = Size(width: 160, height: 60)
    let bytes: [UInt8] = (0..<size.width * size.height).flatMap { index -> [UInt8] in
      Array(repeating: index % 2 == 0 ? 20 : 230, count: 3)
    }
    var study = StudyVault.pictured
    study.pictures["cat.png"] = Pixels(size: size, bytes: bytes).map { .pixels($0, ownSize: size) }
    var widths: [Int] = []
    for parts in [PictureParts.halves, .quadrants] {
      let preferences = Preferences().with(\.pictures, parts)
      var app = try ModelHarness.studying(study, preferences: preferences)
      app.press(.enter, .character("o"))
      let screen = app.screen
      let hasUpright = (0..<screen.size.height).contains { y in
        screen.row(y).contains { $0.scalars == ["▌"] || $0.scalars == ["▐"] }
      }
      #expect(hasUpright == (parts == .quadrants), "\(app.testDescription)")
      widths += app.effects.compactMap { effect -> Int? in
        guard case .study(.loadPicture(let wanted)) = effect, wanted.file == "cat.png" else {
          return nil
        }
        return wanted.size.width
      }.prefix(1)
    }
    #expect(widths == [80, 160])
  }

  /// The frames of pixels on the screens, and the number of cells for which they stand.
  private func pixels(_ app: ModelHarness) -> (frames: [Rect], cells: Int) {
    let canvases = app.model.stack.drawn.map { window in
      var canvas = Canvas(size: window.frame.size)
      app.model.draw(window.id, into: &canvas, at: app.now)
      return canvas
    }
    let cells = canvases.reduce(0) { sum, canvas in
      (0..<canvas.size.height).reduce(sum) { sum, y in
        sum + canvas.row(y).count { $0.style.attributes.contains(.pixels) }
      }
    }
    return (canvases.flatMap { $0.pixels.map(\.frame) }, cells)
  }

  @Test("are placed as pixels once the terminal has said that it shows them, and not at a lock")
  func placed() throws {
    var app = try ModelHarness.reviewing(.pictured)
    #expect(pixels(app).frames.isEmpty && pixels(app).cells == 0)
    let words = app.lines
    app.tell(.event(.showsPixels(cell: Size(width: 10, height: 20))))
    let (frames, cells) = pixels(app)
    let frame = try #require(frames.first)
    #expect(frames.count == 1 && cells > 0 && cells <= frame.width * frame.height)
    #expect(app.lines == words)
    app.press(.character("o"))
    let widths = app.effects.compactMap { effect -> Int? in
      if case .study(.loadPicture(let wanted)) = effect { wanted.size.width } else { nil }
    }
    #expect(widths.contains { $0 > 80 }, "\(widths)")
    #expect(pixels(app).frames.count == 1)
    app.press(.control("l"))
    #expect(pixels(app).frames.isEmpty && pixels(app).cells == 0)
  }

  @Test("stay within the card's width and half of its height", arguments: [40, 80, 200])
  func size(width: Int) throws {
    let size = Size(width: width, height: width == 40 ? 12 : width == 80 ? 24 : 60)
    let app = try ModelHarness.reviewing(.pictured, size: size)
    let rows = (0..<size.height).count { y in
      app.screen.row(y).contains { $0.scalars == ["▀"] }
    }
    #expect(rows > 0 && rows <= max(2, size.height / 2), "\(app.testDescription)")
  }

  @Test(
    "are drawn beside the list of cards and beside a note's form, where there is room for the card"
  )
  func previews() throws {
    for size in [Size(width: 120, height: 40), Size(width: 80, height: 24)] {
      var app = try ModelHarness.studying(.pictured, size: size)
      app.open(BrowserScreen(.deck(.numbers)))
      app.press(.character("G"))
      #expect(isDrawn(app) == (size.width == 120), "\(app.testDescription)")
      #expect(wanted(app).contains("cat.png") == (size.width == 120))
      app.press(.character("e"))
      #expect(isDrawn(app) == (size.width == 120), "\(app.testDescription)")
    }
  }

  @Test("beneath the fields of a form take half of the preview, not of the screen")
  func previewBeneath() throws {
    var app = try ModelHarness.studying(.pictured, size: Size(width: 80, height: 40))
    app.open(BrowserScreen(.deck(.numbers)))
    app.press(.character("G"), .character("e"))
    #expect(isDrawn(app) && rows(app) <= 9, "\(app.testDescription)")
  }

  @Test("are asked for with the faces ahead, each once")
  func ahead() throws {
    var app = try ModelHarness.reviewing(.pictured)
    #expect(Set(wanted(app)) == ["cat.png", "lost.png", "plan.svg"])
    let asked = wanted(app).count
    app.press(.enter)
    app.pass(.seconds(1))
    app.press(.right)
    #expect(wanted(app).count == asked)
  }

  @Test("that come late hold up no key, and are drawn once they are there")
  func late() throws {
    var study = StudyVault.pictured
    let cat = try #require(study.pictures["cat.png"])
    study.holdsPictures = true
    var app = try ModelHarness.reviewing(study)
    #expect(app.shows("[picture: A cat]") && !isDrawn(app))
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("[picture: lost.png]"), "\(app.testDescription)")
    try give(cat, to: &app)
    #expect(isDrawn(app), "\(app.testDescription)")
    app.press(.right)
    #expect(app.study?.reviews.count == 1)
  }

  @Test("that are missing or not shown are named on the card, and say why in the whole window")
  func reasons() throws {
    var app = try ModelHarness.reviewing(.pictured)
    app.press(.enter)
    app.pass(.seconds(1))
    #expect(app.shows("[picture: lost.png]"))
    app.press(.character("o"), .character("n"))
    #expect(app.shows("The vault has no file lost.png."), "\(app.testDescription)")
    app.press(.escape, .right)
    app.pass(.seconds(1))
    #expect(app.shows("[picture: Plan]"), "\(app.testDescription)")
    app.press(.character("o"))
    #expect(app.shows("SVG pictures are not shown."), "\(app.testDescription)")
  }

  @Test("fill the window, are enlarged and moved, and are as they were after a lock")
  func whole() throws {
    var app = try ModelHarness.reviewing(.pictured)
    #expect(offers(app))
    app.press(.character("o"))
    #expect(app.shows("A cat (40 × 30)") && isDrawn(app), "\(app.testDescription)")
    let all = app.lines
    let whole = app.screen
    app.press(.character("+"), .character("+"), .right, .down)
    let enlarged = app.screen
    #expect((0..<24).contains { !enlarged.sameRow($0, as: whole) })
    app.press(.control("l"))
    #expect(!app.shows("A cat") && !isDrawn(app))
    try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    let after = app.screen
    // The rows of the picture; those above and beneath it tell of the time.
    #expect((2..<20).allSatisfy { enlarged.sameRow($0, as: after) }, "\(app.testDescription)")
    app.press(.character("_"), .character("_"))
    #expect(app.lines[2..<20] == all[2..<20])
    app.press(.escape)
    #expect(app.shows("Space turns the card"))
  }

  @Test("leave no pixels in the program at a lock")
  func wiped() throws {
    var study = StudyVault.pictured
    study.holdsPictures = true
    var app = try ModelHarness.reviewing(study)
    weak var memory: WipedBytes?
    do {
      let size = Size(width: 40, height: 30)
      let bytes = WipedBytes(count: 4 * size.width * size.height)
      bytes.withUnsafeMutableBytes { bytes in
        for place in bytes.indices {
          bytes[place] = place % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: place)
        }
      }
      memory = bytes
      let pixels = try #require(Pixels(size: size, hasAlpha: true, memory: bytes))
      try give(.pixels(pixels, ownSize: size), to: &app)
    }
    #expect(memory != nil && isDrawn(app), "\(app.testDescription)")
    app.press(.character("o"), .character("+"), .control("l"))
    #expect(memory == nil)
  }

  @Test("that are only told have their words scrolled, and are as they were after a lock")
  func scrolled() throws {
    // A row each; 200 characters at most are told.
    let words = "abcdefghijkl".map { "\($0)" + String(repeating: "山", count: 13) }
    var study = StudyVault([("![\(words.joined(separator: " "))](cat.png)", "eins")])
    study.pictures = StudyVault.pictured.pictures
    var app = try ModelHarness.reviewing(
      study,
      size: Size(width: 40, height: 12),
      traits: TerminalTraits(colors: .none, unicode: true)
    )
    app.press(.character("o"))
    #expect(app.shows("a山") && !app.shows("l山"), "\(app.testDescription)")
    #expect(!app.hints.contains { $0.name == "zoom-in" })
    for _ in words { app.press(.down) }
    #expect(!app.shows("a山") && app.shows("l山"), "\(app.testDescription)")
    let end = app.lines
    try app.lockAndUnlock()
    #expect(app.lines[2..<9] == end[2..<9], "\(app.testDescription)")
    for _ in words { app.press(.up) }
    #expect(app.shows("a山"), "\(app.testDescription)")
  }

  @Test("are opened from a round as well; a card without any offers no key")
  func round() throws {
    var app = try ModelHarness.studying(.pictured)
    app.press(.character("R"), .enter)
    for _ in 0..<2 where !offers(app) { app.press(.enter, .right) }
    #expect(offers(app), "\(app.testDescription)")
    app.press(.character("o"))
    #expect(app.hints.contains { $0.name == "zoom-in" } || app.shows("not shown"))
    #expect(!offers(try ModelHarness.reviewing()))
  }

  @Test("are told in line mode by their words and their size")
  func lineMode() throws {
    var story = try LineModeDriver.opened(.pictured)
    try story.type("2", "1", "1")
    #expect(story.said.contains { $0.contains("picture: A cat") }, "\(story.said)")
    try story.type("o")
    #expect(story.said.contains { $0.contains("A cat (40 × 30)") }, "\(story.said)")
  }

  @Test("that are large are asked for in no more pixels than are seen")
  func limits() throws {
    var study = StudyVault.pictured
    let size = Size(width: 40, height: 30)
    guard case .pixels(let pixels, _)? = study.pictures["cat.png"] else { return }
    study.pictures["cat.png"] = .pixels(pixels, ownSize: Size(width: 20_000, height: 15_000))
    var app = try ModelHarness.reviewing(study)
    app.press(.character("o"))
    for _ in 0..<6 { app.press(.character("+")) }
    let sizes = app.effects.compactMap { effect -> Size? in
      guard case .study(.loadPicture(let wanted)) = effect, wanted.file == "cat.png" else {
        return nil
      }
      return wanted.size
    }
    #expect(sizes.count > 2 && sizes.allSatisfy { $0.width <= 2_048 && $0.height <= 2_048 })
    #expect(sizes.contains { $0.width > size.width })
  }
}

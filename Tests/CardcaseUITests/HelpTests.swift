import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI
@testable import WalletUI

@Suite("The help")
struct HelpTests {
  @Test(
    "lists every key that works, and each under the heading of its group",
    arguments: ScreenState.open
  )
  func complete(state: ScreenState) throws {
    var app = try state.make(Surroundings(size: Size(width: 120, height: 60)))
    let hints = app.hints.filter { $0.group != .idle }
    let keyName = KeyName(theme: app.model.theme, wording: app.model.wording)
    app.press(.function(1))
    guard try app.frontKind == "help" else { return }
    let lines = app.lines
    func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
    for key in hints.flatMap(\.keys) { #expect(shows(keyName(key)), "\(keyName(key))") }
    for group in Set(hints.map(\.group)) {
      #expect(shows(app.model.wording(try #require(group.heading))), "\(group)")
    }
    #expect(shows("Everywhere"))
  }

  @Test("has two columns where there is room")
  func columns() throws {
    func height(in width: Int) throws -> Int {
      let size = Size(width: width, height: 50)
      var app = try ScreenState.named("wallet").make(Surroundings(size: size))
      app.press(.function(1))
      return app.lines.count { $0.contains("│") }
    }
    #expect(try height(in: 100) < height(in: 99) * 2 / 3)
    // The wallet has more keys, and a line of its own, where it has two panes.
    #expect(try height(in: 119) == height(in: 100))
  }

  @Test("Enter runs the row as if its key were pressed")
  func running() throws {
    var app = try ScreenState.named("wallet").make()
    var pressed = app
    // Open, add.
    app.press(.function(1), .character("j"), .enter)
    pressed.press(.character("a"))
    #expect(try app.frontKind == "wizard")
    #expect(app.lines == pressed.lines)
  }

  @Test("Enter runs a reserved key too")
  func reserved() throws {
    var app = try ScreenState.named("wallet").make()
    app.press(.function(1), .character("G"), .up, .up, .up, .up, .enter)
    #expect(!app.model.isOpen)
  }

  private func searched(
    _ text: String,
    size: Size = Size(width: 80, height: 24),
    language: Language = .en
  ) throws -> ModelHarness {
    var app = try ScreenState.named("wallet").make(
      Surroundings(size: size, language: language)
    )
    app.press(.function(1), .character("/"))
    app.type(text)
    return app
  }

  /// The labels of the rows that are shown, with their headings.
  private func shown(_ app: ModelHarness) throws -> [String] {
    let window = try #require(app.model.stack.keyWindow)
    let frame = try #require(app.model.stack[window]).frame
    var rows: [String] = []
    for line in app.lines[(frame.minY + 1)..<(frame.maxY - 1)] {
      let parts: [Substring] = line.split(separator: "│")
      let inner = parts.count > 1 ? String(parts[line.hasPrefix("│") ? 0 : 1]) : ""
      for part in inner.split(separator: "  ") {
        let words: [Substring] = part.split { $0 == " " || $0 == "›" }
        if !words.isEmpty { rows.append(words.joined(separator: " ")) }
      }
    }
    return rows
  }

  @Test("is searched by words, synonyms and keys, beneath the headings of what is found")
  func search() throws {
    #expect(try shown(searched("favour")) == ["On this screen", "Favourite", "!"])
    #expect(try shown(searched("trash")).contains("Delete"))
    #expect(try shown(searched("log out")) == ["Everywhere", "Lock", "Ctrl-L"])
    #expect(try shown(searched("ctrl-p")) == ["Everywhere", "Find anything", "Ctrl-P"])
    // A letter that is a key finds that key alone.
    #expect(try shown(searched("a")) == ["On this screen", "Add", "a"])
  }

  @Test("runs what was found, says where nothing was, and Esc ends the search before it closes")
  func found() throws {
    var app = try searched("add")
    app.press(.enter, .enter)
    #expect(try app.frontKind == "wizard")
    app = try searched("qqqq")
    #expect(app.shows("No match.") && app.shows("qqqq"))
    app.press(.escape)
    #expect(!app.shows("qqqq") && app.shows("Add"))
    #expect(try app.frontKind == "help")
    app.press(.escape)
    #expect(try app.frontKind == "wallet")
    app = try searched("add")
    app.press(.enter)
    #expect(!app.shows("Favourite"))
    app.press(.escape)
    #expect(try app.frontKind == "help" && app.shows("Favourite"))
    app.press(.function(1))
    #expect(try app.frontKind == "wallet")
  }

  @Test(
    "keeps its place while it is searched, and what was typed over a lock",
    arguments: ScreenTests.standardSizes
  )
  func place(size: Size) throws {
    var app = try ScreenState.named("wallet").make(Surroundings(size: size))
    app.press(.function(1))
    func frame() throws -> Rect {
      let window = try #require(app.model.stack.keyWindow)
      return try #require(app.model.stack[window]).frame
    }
    let whole = try frame()
    app.press(.character("/"))
    app.type("lo")
    #expect(try frame() == whole && app.shows("lo") && app.shows("Lock"))
    let cursor = try #require(app.screen.cursor)
    #expect(cursor.y == whole.minY)
    app.press(.down)
    app.press(.up)
    let below = try #require(app.screen.cursor)
    #expect(below.y > whole.minY)
    try app.lockAndUnlock()
    #expect(try frame() == whole && app.lines[whole.minY].contains("lo"))
    #expect(app.shows("Lock") && !app.shows("Redraw"))
  }

  static let translated: [(String, String, Phrase)] = [
    ("de", "Papierkorb", .keyDelete), ("zh_Hans", "回收站", .keyDelete),
    ("zh_Hant", "刪除", .keyDelete), ("ja", "ゴミ箱", .keyDelete), ("de", "abmelden", .keyLock),
  ]

  @Test("is searched in each language", arguments: translated)
  func languages(code: String, text: String, label: Phrase) throws {
    let language = try #require(Language.all.first { $0.code == code })
    let app = try searched(text, language: language)
    let rows = try shown(app)
    #expect(rows.contains(app.model.wording(label)), "\(rows)")
    #expect(!rows.contains(app.model.wording(.keyAdd)), "\(rows)")
  }

  @Test("help and words says what can be typed that has them, in line mode")
  func lines() throws {
    var story = try LineModeDriver.opened()
    try story.type("help settings")
    #expect(story.heard("Settings") && !story.heard("quit: Quit"), "\(story)")
    try story.type("help exit")
    #expect(story.heard("quit: Quit") && !story.heard("Settings"), "\(story)")
    try story.type("/help qqqq")
    #expect(story.said == ["No match."])
    try story.type("go settings", "help dark mode")
    #expect(story.heard("Theme"), "\(story)")
    // At the lock it is not taken for anything.
    var locked = try LineModeDriver()
    try locked.type("help settings")
    #expect(!locked.heard("Settings"))
  }

  @Test("keeps the focused row visible at every size", arguments: [12, 24, 40], [40, 80, 120])
  func scrolling(height: Int, width: Int) throws {
    var app = try ScreenState.named("wallet").make(
      Surroundings(size: Size(width: width, height: height))
    )
    app.press(.function(1))
    for _ in 0..<30 {
      let cursor = try #require(app.screen.cursor)
      #expect(app.lines[cursor.y].contains("›"))
      app.press(.character("j"))
    }
  }
}

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

import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The footer of every screen in every state")
struct FooterTests {
  /// True if a key has an effect that can be seen: on the screen, or as work that is asked for.
  private func shows(_ key: Key, in app: ModelHarness, idle: Canvas) -> Bool {
    var pressed = app
    pressed.press(key)
    guard !pressed.shows("does nothing here") else { return false }
    let screen = Self.settled(&pressed)
    return screen.lines != idle.lines || screen.cursor != idle.cursor
      || pressed.effects.count != app.effects.count
  }

  /// The screen a second later, when what moves is over.
  private static func settled(_ app: inout ModelHarness) -> Canvas {
    for _ in 0..<2 { app.pass(.milliseconds(500)) }
    return app.screen
  }

  @Test("names keys of which each does something that can be seen", arguments: ScreenState.open)
  func works(state: ScreenState) throws {
    let app = try state.make()
    let footer = app.hints.filter(\.group.isInFooter)
    #expect(!footer.isEmpty)
    var idle = app
    let idleScreen = Self.settled(&idle)
    // At one end of a list one of the two that move does nothing.
    for (label, hints) in Dictionary(grouping: footer, by: \.label) {
      let works = hints.contains {
        $0.keys.first.map { shows($0, in: app, idle: idleScreen) } ?? false
      }
      let name = Wording()(label)
      #expect(works, "\(state.name): \(name) does nothing\n\(app.testDescription)")
    }
  }

  @Test("says nothing of answers once a review is over, and of no deck where there is none")
  func examples() throws {
    func footer(_ name: String) throws -> String {
      try ScreenState.named(name).make().lines.last ?? ""
    }
    #expect(
      try footer("finished review")
        == " Enter Back  u Undo  X Custom study  Ctrl-P Find anything  F1 Help"
    )
    #expect(
      try footer("review with nothing due")
        == " Enter Back  X Custom study  Ctrl-P Find anything  F1 Help"
    )
    #expect(try footer("group of the recovery key").contains("Esc Back"))
    #expect(try footer("recovery key").contains("Esc Later"))
    #expect(
      try footer("no decks")
        == " a Add  i Import  Esc Back  Ctrl-P Find anything  F1 Help"
    )
    #expect(try footer("question").hasPrefix(" Space Turn  e Edit"))
  }
}

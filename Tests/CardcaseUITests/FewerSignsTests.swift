import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Widgets

@Suite("Screens with fewer signs")
struct FewerSignsTests {
  private static let console = TerminalTraits(
    colors: .eight,
    unicode: true,
    background: .dark,
    font: .console
  )
  /// The scalars in the names of the learner's decks.
  private static let written: Set<Unicode.Scalar> = ["漢", "字", "ö", "ü"]
  private static let lines: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{257F}"

  private func signs(_ app: ModelHarness) -> Set<Unicode.Scalar> {
    Set(app.lines.joined().unicodeScalars.filter { !$0.isASCII }).subtracting(Self.written)
  }

  @Test(
    "on the Linux console nothing is drawn that its fonts lack but what the user wrote",
    arguments: ScreenState.all
  )
  func console(state: ScreenState) throws {
    for size in ScreenTests.standardSizes {
      let app = try state.make(Surroundings(size: size, traits: Self.console))
      let others = signs(app).subtracting(ConsoleSigns.all)
      #expect(others.isEmpty, "\(size): \(others)\(app.testDescription)")
    }
  }

  @Test("what is allowed on the console is drawn there, and is not all there is")
  func consoleSigns() throws {
    var drawn: Set<Unicode.Scalar> = []
    var usual: Set<Unicode.Scalar> = []
    for state in ScreenState.all {
      drawn.formUnion(signs(try state.make(Surroundings(traits: Self.console))))
      usual.formUnion(signs(try state.make()))
    }
    // No screen of the registry has a table in a card.
    #expect(ConsoleSigns.all.subtracting(drawn).isSubset(of: ["┼"]))
    #expect(usual.subtracting(ConsoleSigns.all).isSuperset(of: ["╭", "┏", "○", "›", "✓", "▁"]))
  }

  @Test(
    "with blank borders no line is drawn, and the cursor is where it was",
    arguments: ScreenState.all
  )
  func blank(state: ScreenState) throws {
    for size in ScreenTests.standardSizes {
      let usual = try state.make(Surroundings(size: size))
      let app = try state.make(Surroundings(size: size, borders: .blank))
      let screen = app.screen
      let drawn = screen.lines.joined().unicodeScalars.filter { Self.lines.contains($0) }
      #expect(drawn.isEmpty, "\(size)\(app.testDescription)")
      #expect(screen.cursor == usual.screen.cursor)
    }
  }

  @Test("with blank borders what has the focus keeps a sign besides its colour")
  func blankFocus() throws {
    var app = try ModelHarness(preferences: Preferences().with(\.borders, .blank))
    app.press(.right)
    let cursor = try #require(app.screen.cursor)
    let row = Array(app.lines[cursor.y])
    #expect(row[..<cursor.x].last { $0 != " " } == "|")
    #expect(row[(cursor.x + 1)...].first { $0 != " " } == "|")
    #expect(row.count { $0 == "|" } == 2)
  }

  @Test("the setting is in force as soon as it is saved, at the lock too")
  func setting() throws {
    var app = try ModelHarness()
    try app.unlock()
    #expect(app.shows("──"))
    app.answer(.system(.saved(Preferences().with(\.borders, .blank))))
    #expect(!app.shows("──"))
    app.press(.control("l"))
    #expect(!app.model.isOpen)
    #expect(!app.lines.joined().unicodeScalars.contains { Self.lines.contains($0) })
  }

  /// True if a frame is due within a tenth of a second.
  private func isMoving(_ app: ModelHarness) -> Bool {
    guard let next = app.model.nextDeadline(after: app.now) else { return false }
    return next < app.now.advanced(by: .milliseconds(100))
  }

  @Test("on a slow line nothing moves")
  func slow() throws {
    let traits = TerminalTraits(colors: .full, unicode: true, background: .dark, isSlow: true)
    var moving = try ModelHarness()
    var still = try ModelHarness(traits: traits)
    for digit in "0000".unicodeScalars {
      moving.press(.character(digit))
      still.press(.character(digit))
    }
    moving.answer(.lock(.refused(.wrong)))
    still.answer(.lock(.refused(.wrong)))
    #expect(isMoving(moving))
    #expect(!isMoving(still))
  }
}

import Foundation
import TerminalHarness
import Testing

/// Sixels in a real terminal. `make test-reach` installs xterm and Xvfb, and sets CARDCASE_REACH.
@Suite(
  "Pictures in xterm",
  .enabled(if: ProcessInfo.processInfo.environment["CARDCASE_REACH"] != nil, "make test-reach"),
  .timeLimit(.minutes(3))
)
struct XTermReachTests {
  /// True for a colour that only sixels have here: the palette has 95 and 175, of which 94 and 176 come out in per
  /// cents.
  private static func isSixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bool {
    [red, green, blue].contains { $0 == 94 || $0 == 176 }
  }

  private func wait(_ terminal: XTerm, _ demo: PicturesDemo, isShown: Bool) throws {
    try terminal.wait(isShown ? "the picture is shown" : "no pixel is left", demo.app) {
      let count = try terminal.count(Self.isSixel)
      return isShown ? count > 200 : count == 0
    }
  }

  @Test("are there in pixels, and no pixel of them is behind a lock, a window or a stop")
  func shown() throws {
    let terminal = try XTerm(["-ti", "vt340"])
    let demo = try PicturesDemo("sixel", cell: XTerm.cell)
    let app = demo.app
    try terminal.wait("xterm has answered", app) { terminal.hasAnswered }
    try #require(terminal.answers.firstRange(of: Array("P>|XTerm(".utf8)) != nil)
    try demo.goToPicture()
    try wait(terminal, demo, isShown: true)
    try app.press(.controlL)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try wait(terminal, demo, isShown: false)
    try app.press(CardcaseDriver.demoPasscode)
    try app.waitUntil(shows: PicturesDemo.question)
    try wait(terminal, demo, isShown: true)
    // A window over it, and none.
    try app.press("?")
    try wait(terminal, demo, isShown: false)
    try app.press(.escape)
    try wait(terminal, demo, isShown: true)
    try app.press(.control("z"))
    try app.waitUntilStopped()
    try wait(terminal, demo, isShown: false)
    try app.signalGroup(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try app.press(CardcaseDriver.demoPasscode)
    try app.waitUntil(shows: PicturesDemo.question)
    try wait(terminal, demo, isShown: true)
  }

  @Test("are in cells in an xterm without sixels")
  func without() throws {
    let terminal = try XTerm(["-ti", "vt220"])
    let demo = try PicturesDemo("sixel", cell: XTerm.cell)
    try terminal.wait("xterm has answered", demo.app) { terminal.hasAnswered }
    try demo.goToPicture()
    try demo.app.waitUntil(shows: "▀")
    try terminal.wait("all is shown", demo.app) { true }
    #expect(demo.app.output.firstRange(of: Array("\u{1B}P".utf8)) == nil)
    #expect(try terminal.count(Self.isSixel) == 0)
  }
}

import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase review and round", .timeLimit(.minutes(5)))
struct StudyOpeningTests {
  private static let sizes = [
    TerminalSession.Size.standard, TerminalSession.Size(columns: 40, rows: 12),
  ]

  private func open(
    _ words: [String],
    _ size: TerminalSession.Size = .standard
  ) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(.cardcase, options: words, size: size)
    try driver.app.press(CardcaseDriver.demoPasscode)
    return driver
  }

  @Test("open there right after the lock, which shows nothing of it", arguments: sizes)
  func open(size: TerminalSession.Size) throws {
    let review = try open(["review", "capital"], size)
    try review.app.waitUntil(shows: "Japan?")
    try review.lock()
    #expect(!review.app.screen.shows("Japan"))
    try review.app.press(CardcaseDriver.demoPasscode)
    try review.app.waitUntil(shows: "Japan?")
    try review.app.press(.controlC)
    #expect(try review.app.waitUntilExited() == .exited(status: 0))
    let round = try open(["round", "capital"], size)
    try round.app.waitUntil(shows: "100 seconds")
    #expect(round.app.screen.shows("Round"))
    let none = try open(["review", "Nowhere"], size)
    try none.app.waitUntil(shows: "Nowhere")
    #expect(none.app.screen.shows("Home"))
    let several = try open(["round", "a"], size)
    try several.app.waitUntil(shows: "Several decks match \"a\".")
    #expect(several.app.screen.shows("› Capitals"))
  }

  @Test("open there in line mode too, whichever side the option stands on")
  func plain() throws {
    let review = try LineDriver(.cardcase, options: ["review", "capital", "--plain"])
    try review.type(CardcaseDriver.demoPasscode, until: "What is the capital of Japan?")
    let round = try LineDriver(.cardcase, options: ["--plain", "round", "capital"])
    try round.type(CardcaseDriver.demoPasscode, until: "100 seconds")
    let none = try LineDriver(.cardcase, options: ["--plain", "round", "Nowhere"])
    try none.type(CardcaseDriver.demoPasscode, until: "Nowhere")
    let several = try LineDriver(.cardcase, options: ["--plain", "review", "a"])
    try several.type(CardcaseDriver.demoPasscode, until: "Several decks match \"a\".")
  }

  @Test("refuse the demo and a vault at once, on whichever sides they stand")
  func usage() throws {
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["--demo", "review", "--vault", "x"],
      patience: .seconds(30)
    )
    try app.waitUntil(shows: "Use --demo or --vault, not both.")
    #expect(try app.waitUntilExited() == .exited(status: 64))
  }
}

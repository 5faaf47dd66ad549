import TerminalHarness
import Testing

@Suite("The background of the terminal")
struct BackgroundTests {
  private static let lightAnswer = Array("\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\\u{1B}[?62c".utf8)
  /// The beginning of the request.
  private static let request = "\u{1B}]11;?"

  private func asks(_ driver: CardcaseDriver) -> Bool {
    String(decoding: driver.app.output, as: UTF8.self).contains(Self.request)
  }

  private func colors(_ driver: CardcaseDriver) -> Set<TerminalColor> {
    Set(driver.app.screen.cells.joined().map(\.style.foreground))
  }

  @Test(
    "an answer that comes byte by byte at the lock is no digit, and changes the colours",
    arguments: [
      ["TERM": "xterm-256color"], ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"],
      ["TERM": "tmux-256color"],
    ]
  )
  func answer(environment: [String: String]) throws {
    let driver = try CardcaseDriver(environment: environment.mapValues { $0 }, shows: nil)
    driver.app.emulator.answersRequests = false
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.app.waitUntil("the background was asked for") { _ in asks(driver) }
    let before = colors(driver)
    for byte in Self.lightAnswer {
      _ = try driver.app.answer(to: [byte], isExpected: false, quiet: 40)
      #expect(driver.dots == "○○○○")
    }
    #expect(colors(driver) != before)
    try driver.app.press("5")
    try driver.app.waitUntil("a digit was typed") { _ in driver.dots == "●○○○" }
  }

  @Test("tmux is asked, and Escape and the key after it work where nothing answers")
  func unanswered() throws {
    let driver = try CardcaseDriver(
      environment: ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"],
      shows: nil
    )
    driver.app.emulator.answersRequests = false
    try driver.unlock()
    try driver.app.waitUntil("the background was asked for") { _ in asks(driver) }
    for _ in 0..<3 {
      try driver.app.press(.function(1))
      try driver.app.waitUntil(shows: "Redraw")
      try driver.app.press(.escape)
      try driver.app.waitUntil(hides: "Redraw")
    }
  }

  @Test(
    "no request is made where none is known to be answered, or the answer is known",
    arguments: [
      ["TERM": "screen-256color"], ["TERM": "linux"],
      ["TERM": "vt100"], ["TERM": "xterm-256color", "ZELLIJ": "0"],
      ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0", "STY": "1.x"],
      ["TERM": "xterm-256color", "COLORFGBG": "0;15"], ["TERM": "xterm", "NO_COLOR": "1"],
    ]
  )
  func silence(environment: [String: String]) throws {
    let driver = try CardcaseDriver(environment: environment.mapValues { $0 })
    try driver.unlock()
    #expect(!asks(driver))
  }
}

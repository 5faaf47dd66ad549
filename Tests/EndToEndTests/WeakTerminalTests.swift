import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("On weak terminals")
struct WeakTerminalTests {
  private static let dumb = "The terminal type \"dumb\" can't show the full screen"

  @Test(
    "it talks in lines by itself where no text can be placed, and says why first",
    arguments: [
      ("dumb", dumb),
      ("no-such-terminal", "\"no-such-terminal\" can't show the full screen"),
      ("", "TERM is not set."), (nil, "TERM is not set."),
    ]
  )
  func lines(_ terminal: String?, _ reason: String) throws {
    let driver = try LineDriver(options: [], environment: ["TERM": terminal])
    #expect(driver.said.contains(reason))
    #expect(driver.said.split(separator: "\r\n").first?.contains(reason) == true)
    try driver.unlock()
    try driver.goToAnswer()
    #expect(driver.said.contains("Tokyo"))
    try driver.type("/quit", until: "has quit.")
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(try driver.app.isSane())
    #expect(!driver.app.output.contains(0x1B))
  }

  @Test("who asks for lines is not told why")
  func asked() throws {
    let driver = try LineDriver(environment: ["TERM": "dumb"])
    #expect(!driver.said.contains("TERM"))
    #expect(!driver.said.contains("full screen"))
  }

  @Test(
    "so do the commands that open a screen",
    arguments: [["review", "--demo"], ["round", "--demo"], ["--demo", "--reduced-motion"]]
  )
  func commands(_ arguments: [String]) throws {
    let app = try TerminalSession(
      start: try BuiltProduct.path("cardcase"),
      arguments,
      environment: ["TERM": "dumb"],
      size: .init(columns: 300, rows: 24),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: LineDriver.passcode.trimmed)
    #expect(app.screen.text.hasPrefix(Self.dumb))
    try app.press(.controlC)
    try app.waitUntilExited()
    #expect(!app.output.contains(0x1B))
    #expect(try app.isSane())
  }

  @Test(
    "terminals without an entry here get the full screen",
    arguments: [
      "xterm-kitty", "foot", "foot-extra", "xterm-ghostty", "ghostty", "alacritty", "wezterm",
      "rio", "contour", "xterm-direct", "tmux-direct", "screen.xterm-kitty", "newcomer-256color",
    ]
  )
  func relatives(_ terminal: String) throws {
    let driver = try CardcaseDriver(environment: ["TERM": terminal])
    try driver.unlock()
    // Where the background is not known, text has no colours of its own: the card's tint has.
    try driver.go(to: .card)
    #expect(driver.app.screen.isAlternate)
    // Where ncurses-term is installed, direct colour has entries whose sequences name a colour space,
    // which the terminal of the tests does not expect.
    let isMisread = terminal.hasSuffix("-direct") && Self.hasEntry(terminal)
    #expect(
      isMisread
        || driver.app.screen.cells.joined().contains {
          $0.style.foreground != .standard || $0.style.background != .standard
        },
      "no colours"
    )
    try driver.app.press(.controlC)
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(driver.app.screen.text == "")
    #expect(try driver.app.isSane())
  }

  /// True if this machine has an entry of the terminal's own after all.
  private static func hasEntry(_ terminal: String) -> Bool {
    ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains { folder in
      FileManager.default.fileExists(atPath: "\(folder)/\(terminal.prefix(1))/\(terminal)")
    }
  }

  @Test("a variable that names an empty directory of entries keeps nobody out")
  func emptyDatabase() throws {
    let directory = try TemporaryDirectory()
    for terminal in ["xterm-256color", "xterm-kitty"] {
      let driver = try CardcaseDriver(
        environment: [
          "TERM": terminal, "TERMINFO": directory.path, "TERMINFO_DIRS": directory.path,
          "HOME": directory.path,
        ],
        shows: nil
      )
      try driver.app.waitUntil("the lock is up") { screen in
        screen.shows(CardcaseDriver.lockTitle) || screen.shows(LineDriver.passcode.trimmed)
      }
    }
  }

  /// The frames and bytes that turning a card takes on a line of that speed.
  private func turn(speed: String) throws -> (frames: Int, bytes: Int) {
    let driver = try CardcaseDriver(wrapper: [
      "/bin/sh", "-c", "stty \(speed) && exec \"$@\"", "sh",
    ])
    try driver.unlock()
    try driver.go(to: .prompt)
    let mark = try driver.app.mark()
    try driver.app.press(" ")
    try driver.settleUnseen()
    // The clock, which the test has, moves what moves.
    for _ in 0..<20 {
      try driver.lab?.ask(.advance(.milliseconds(50)))
      try driver.settleUnseen()
    }
    try driver.app.waitUntil(shows: Place.answer.secret)
    return (try driver.app.frames(since: mark).count, driver.app.output(since: mark).count)
  }

  @Test("on a slow line a card turns at once, with one frame")
  func slow() throws {
    let moving = try turn(speed: "38400")
    let still = try turn(speed: "9600")
    #expect(moving.frames > 3)
    #expect(still.frames == 1)
    #expect(still.bytes * 2 < moving.bytes, "\(still.bytes) bytes, \(moving.bytes) with motion")
  }
}

extension String {
  /// The text without a blank at its end, which a screen does not tell from none.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

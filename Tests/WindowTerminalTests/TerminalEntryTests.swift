import Glibc
import Testing

@testable import WindowTerminal

@Suite("The terminfo entry")
struct TerminalEntryTests {
  /// The entry that is chosen on a machine that has only `usable` ones and some without a cursor.
  private func choose(
    _ terminal: String,
    from usable: Set<String>,
    withoutCursor: Set<String> = ["dumb"]
  ) throws(TerminalError) -> String {
    try TerminalEntry.name(for: terminal) { name in
      usable.contains(name) ? .usable : withoutCursor.contains(name) ? .withoutCursor : .missing
    }
  }

  /// The entries that Debian has without further packages.
  private static let base: Set<String> = [
    "xterm-256color", "xterm", "tmux-256color", "tmux", "screen-256color", "screen", "linux",
    "rxvt", "rxvt-unicode", "rxvt-unicode-256color", "vt220", "vt100", "vt102", "ansi", "cygwin",
  ]

  @Test(
    "a terminal without an entry here is drawn as the one it understands",
    arguments: [
      ("xterm-kitty", "xterm-256color"), ("kitty", "xterm-256color"),
      ("kitty-direct", "xterm-256color"), ("foot", "xterm-256color"),
      ("foot-extra", "xterm-256color"), ("foot-direct", "xterm-256color"),
      ("xterm-ghostty", "xterm-256color"), ("ghostty", "xterm-256color"),
      ("alacritty", "xterm-256color"), ("alacritty-direct", "xterm-256color"),
      ("wezterm", "xterm-256color"), ("rio", "xterm-256color"), ("rio-direct", "xterm-256color"),
      ("contour", "xterm-256color"), ("contour-latest", "xterm-256color"),
      ("xterm-direct", "xterm-256color"), ("iTerm2.app", "xterm-256color"),
      ("konsole-256color", "xterm-256color"), ("vte-256color", "xterm-256color"),
      ("st-256color", "xterm-256color"), ("newcomer-256color", "xterm-256color"),
      ("newcomer-truecolor", "xterm-256color"), ("tmux-direct", "tmux-256color"),
      ("screen.xterm-kitty", "screen-256color"), ("screen.linux", "screen-256color"),
      ("screen-256color-bce-s", "screen-256color"), ("linux-16color", "linux"),
      ("rxvt-unicode-24bit", "rxvt"), ("vt320", "vt220"),
    ]
  )
  func relatives(_ terminal: String, _ entry: String) throws {
    #expect(try choose(terminal, from: Self.base) == entry)
  }

  @Test("its own entry comes first, whatever its relatives have")
  func own() throws {
    #expect(try choose("xterm-kitty", from: Self.base.union(["xterm-kitty"])) == "xterm-kitty")
    #expect(try choose("rxvt-unicode", from: Self.base) == "rxvt-unicode")
  }

  @Test("it steps down as far as a machine makes it")
  func stepsDown() throws {
    for last in ["xterm", "vt220", "vt100", "ansi"] {
      #expect(try choose("xterm-kitty", from: [last, "dumb"]) == last)
      #expect(try choose("tmux-256color", from: [last]) == last)
    }
    #expect(throws: TerminalError.unknownTerminal("xterm-kitty")) {
      try choose("xterm-kitty", from: [])
    }
    #expect(throws: TerminalError.unknownTerminal("ansi")) { try choose("ansi", from: []) }
  }

  @Test("an entry that can't address the cursor counts as none, but is told as what it is")
  func withoutCursor() throws {
    let poor: Set = ["xterm-kitty", "xterm-256color", "dumb"]
    #expect(try choose("xterm-kitty", from: ["xterm"], withoutCursor: poor) == "xterm")
    #expect(throws: TerminalError.cannotAddressCursor("xterm-kitty")) {
      try choose("xterm-kitty", from: [], withoutCursor: poor)
    }
    #expect(throws: TerminalError.cannotAddressCursor("dumb")) {
      try choose("dumb", from: Self.base)
    }
  }

  @Test(
    "a name that says nothing has no relatives",
    arguments: ["no-such-terminal", "x", "stage", "footing", "rionegro", "../xterm", "unknown", ""]
  )
  func strangers(_ terminal: String) throws {
    #expect(TerminfoFallbacks.names(for: terminal).isEmpty)
    #expect(throws: TerminalError.unknownTerminal(terminal)) {
      try choose(terminal, from: Self.base)
    }
  }

  @Test("no entry is tried twice, nor the terminal's own again")
  func once() {
    for terminal in ["xterm", "xterm-256color", "vt220", "screen", "rxvt", "linux", "ansi"] {
      let names = TerminfoFallbacks.names(for: terminal)
      #expect(Set(names).count == names.count, "\(terminal): \(names)")
      #expect(!names.contains(terminal))
    }
  }

  @Test(
    "a line is slow below 38,400 bits per second only",
    arguments: [
      (B0, false), (B50, true), (B300, true), (B9600, true), (B19200, true), (B38400, false),
      (B57600, false), (B115200, false), (B4000000, false),
    ]
  )
  func slow(_ speed: Int32, _ isSlowLine: Bool) {
    var discipline = termios()
    cfsetospeed(&discipline, speed_t(speed))
    #expect(isSlow(discipline) == isSlowLine)
  }
}

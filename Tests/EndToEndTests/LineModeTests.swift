import CardcaseDriver
import Foundation
import Glibc
import TerminalHarness
import Testing

// Screen readers, TERM=dumb and printing terminals: huh, gh and slack-cli answer them with lines.
@Suite("Line mode")
struct LineModeTests {
  /// True if a text has any of the contents of the demo's vault.
  private func tellsSecret(_ text: String) -> Bool {
    ["Japan", "Tokyo", "Capitals", "Everyday", "Lovelace", "4111"].contains { text.contains($0) }
  }

  @Test(
    "writes no escape sequence, and ASCII where the locale has no more",
    arguments: ["dumb", "xterm-256color", "no-such-terminal"]
  )
  func noSequence(_ terminal: String) throws {
    let story = try LineDriver(environment: ["TERM": terminal, "LC_ALL": "C"])
    try story.unlock()
    try story.goToAnswer()
    try story.type("3", until: "Your answer: ")
    try story.type("/q", until: "Choice: ")
    try story.type("q", until: "5: Quit\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    #expect(!story.said.contains("1111 1111"))
    try story.type("show", until: "Choice: ")
    #expect(story.said.contains("Card number: 4111 1111 1111 1111"))
    try story.after({ try story.app.press(.control("d")) }, until: "ends.")
    #expect(try story.app.waitUntilExited() == .exited(status: 0))
    #expect(try story.app.isSane())
    let controls = story.app.output.filter { $0 < 0x20 || $0 > 0x7E }
    #expect(Set(controls).isSubset(of: [0x0A, 0x0D]))
  }

  @Test("makes a vault, never echoes its passcode, and goes on where the full screen was left")
  func sameVault() throws {
    let directory = try TemporaryDirectory()
    let vault = Vault.file("\(directory.path)/vault")
    let story = try LineDriver(.lab, vault, asks: "Choice: ")
    try story.type("1", until: "Choose your passcode: ")
    try story.type("7351", until: "The same passcode once more: ")
    try story.type("7351", until: "q: Later\r\nChoice: ")
    try story.type("q", until: "5: Quit\r\nChoice: ")
    try story.type("2", until: "Choice: ")
    try story.type("a", until: "New deck: ")
    try story.type("Latin", until: "q: Back\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    try story.type("4", until: "Prompt: ")
    try story.type("amo", until: "Answer: ")
    try story.type("I lo", until: "Choice: ")
    try story.type("", until: "Tags: ")
    try story.type("quit", until: "added on top")
    try story.wait(for: "Prompt: ")
    try story.type("am", until: "Answer: ")
    try story.after({ try story.app.press(.controlC) }, until: "ends.")
    #expect(try story.app.waitUntilExited() == .killed(signal: SIGINT, dumpedCore: false))
    #expect(try story.app.isSane())
    #expect(!story.app.writtenText().contains("7351"))
    // The half-made card is there on the full screen, and from there in lines again.
    let screen = try CardcaseDriver(.lab, vault)
    try screen.unlock("7351")
    try screen.app.press(.escape)
    try screen.app.waitUntil(shows: "New card")
    try screen.app.press("laudo")
    try screen.app.press(.controlC)
    try screen.app.waitUntilExited()
    let again = try LineDriver(.lab, vault)
    try again.type("7351", until: "q: Later\r\nChoice: ")
    try again.type("q", until: "Answer: ")
    #expect(again.said.contains("So far: laudo"))
  }

  @Test("Ctrl-Z stops it without the key, and fg asks for the passcode and comes back")
  func shell() throws {
    let directory = try TemporaryDirectory()
    let lab = try Lab()
    let shell = try TerminalSession(
      start: "/bin/bash",
      ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ["PS1": "prompt> ", "TERM": "dumb"],
      directory: directory.path,
      descriptors: [lab.descriptor]
    )
    let story = LineDriver(in: shell, lab: lab)
    try story.wait(for: "prompt> ")
    let command = (try Program.lab.command(.demo) + ["--plain"]).joined(separator: " ")
    try story.type(command, until: LineDriver.passcode)
    try story.unlock()
    try story.goToAnswer()
    #expect(story.said.contains("Tokyo"))
    for _ in 0..<2 {
      try shell.press("3 half typed")
      try story.after({ try shell.press(.controlZ) }, until: "prompt> ")
      #expect(story.said.contains("Cardcase is locked, and stops."))
      #expect(!tellsSecret(story.said))
      try story.type("stty -a", until: "prompt> ")
      #expect(story.said.contains("eol = <undef>"))
      // The line is discarded, even with the right passcode.
      try story.type("fg", until: LineDriver.passcode)
      #expect(!tellsSecret(story.said))
      #expect(try !shell.driverModes().echoes)
      try story.unlock(until: "How was it? ")
      #expect(story.said.contains("Tokyo"))
      #expect(!story.said.contains("half"))
    }
    try story.type("quit", until: "prompt> ")
    try story.type("exit 7", until: "exit")
    #expect(try shell.waitUntilExited() == .exited(status: 7))
  }

  @Test("the idle limit locks, and what was typed and not sent is discarded")
  func idle() throws {
    let story = try LineDriver()
    let lab = try #require(story.lab)
    try story.unlock()
    try story.goToAnswer()
    try story.app.press("1")
    try story.after({ try lab.ask(.advance(.seconds(120))) }, until: LineDriver.passcode)
    #expect(story.said.contains("What was typed and not sent is gone."))
    #expect(!tellsSecret(story.said))
    #expect(try !story.app.driverModes().echoes)
    try story.unlock(until: "How was it? ")
    #expect(story.said.contains("Tokyo"))
  }

  // A limit that passed in sleep: the line is there before the timer has fired.
  @Test("a line that comes when the lock is due does nothing, and nothing is said for it")
  func late() throws {
    let story = try LineDriver()
    let lab = try #require(story.lab)
    try story.unlock()
    try story.goToAnswer()
    try lab.ask(.leap(.seconds(120)))
    try story.type("3", until: LineDriver.passcode)
    #expect(!tellsSecret(story.said))
    try story.unlock(until: "How was it? ")
    #expect(story.said.contains("Tokyo"))
  }

  @Test("breaks lines at words as wide as the terminal is just then, and no number")
  func narrow() throws {
    let story = try LineDriver(environment: ["LC_ALL": "C"])
    try story.unlock()
    try story.goToAnswer()
    try story.app.resize(columns: 24, rows: 12)
    try story.type("q", until: "Choice: ")
    try story.type("q", until: "5: Quit\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    try story.type("show", until: "Choice: ")
    let output = String(decoding: story.app.output, as: UTF8.self)
    #expect(output.contains("Careful: what a\r\nterminal has shown, it\r\n"))
    #expect(output.contains("Card number:\r\n4111 1111 1111 1111\r\n"))
  }

  @Test("Ctrl-L locks without Enter, whatever is typed before it")
  func controlL() throws {
    let story = try LineDriver()
    try story.unlock()
    try story.app.press("2")
    try story.after({ try story.app.press(.controlL) }, until: LineDriver.passcode)
    #expect(!tellsSecret(story.said))
    try story.unlock(until: "5: Quit\r\nChoice: ")
  }

  @Test("Ctrl-L while a passcode is checked locks anew, and its verdict opens nothing")
  func lockedWhileChecking() throws {
    let story = try LineDriver()
    let lab = try #require(story.lab)
    try lab.ask(.closeGate)
    try story.type(CardcaseDriver.demoPasscode, until: "Checking")
    try story.after({ try story.app.press(.controlL) }, until: LineDriver.passcode)
    try lab.ask(.openGate)
    try story.type("", until: LineDriver.passcode)
    #expect(!story.said.contains("Quit"))
    try story.unlock()
  }

  @Test("SIGSTOP comes back to the lock", arguments: [SIGSTOP, SIGTTIN])
  func stopped(_ signal: Int32) throws {
    let story = try LineDriver()
    try story.unlock()
    try story.goToAnswer()
    try story.app.signal(signal)
    try story.app.waitUntilStopped()
    try story.app.press("3\r")
    try story.after({ try story.app.signal(SIGCONT) }, until: LineDriver.passcode)
    #expect(!tellsSecret(story.said))
    try story.unlock(until: "How was it? ")
  }

  @Test(
    "a signal to end gives the terminal back and tells a shell why",
    arguments: [SIGTERM, SIGHUP, SIGQUIT]
  )
  func ended(_ signal: Int32) throws {
    let story = try LineDriver()
    try story.unlock()
    try story.goToAnswer()
    try story.after({ try story.app.signal(signal) }, until: "ends.")
    #expect(!tellsSecret(story.said))
    #expect(try story.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    #expect(try story.app.isSane())
  }

  @Test("a crash gives the echo back")
  func crash() throws {
    let story = try LineDriver()
    #expect(try !story.app.driverModes().echoes)
    try story.lab?.tell(.crash(.trap))
    guard case .killed = try story.app.waitUntilExited() else {
      Issue.record("it did not crash")
      return
    }
    #expect(try story.app.isSane())
  }

  /// A line that nobody types, without the bytes to which the terminal itself reacts.
  private func junk(_ numbers: inout SeededNumbers) -> String {
    let some = [
      "", " ", "?", " ?", "/?", "q", "/q", "r", "/r", "0", "1", "2", "3", "-1", "77", "1e3", "abc",
      "4012x", "13/29", "/forgot", "/end", "/p", "/save", "\\", "x\\", "DELETE", "\u{1B}[31mred",
      "\u{1B}]0;title\u{7}", "\u{1B}[A", "\u{0}", "a\u{0}b", "\u{8}", "\u{1}\u{2}\u{5}\u{6}",
      "a\tb",
      "/etc/passwd", "../..", "%s%n", "'; --",
    ]
    guard numbers.next(in: 0...5) > 0 else {
      return String(repeating: "x", count: numbers.next(in: 50...3_000))
    }
    return some[numbers.next(in: 0...some.count - 1)]
  }

  /// Types a line and waits for the next prompt.
  private func say(_ line: String, to story: LineDriver) throws {
    let since = try story.app.mark()
    try story.app.press(line)
    try story.app.press(.enter)
    let name = line.prefix(20).debugDescription
    try story.app.waitUntil("\(name) is answered", outputSince: since) { output in
      let answer = output.drop { $0 != 0x0A }.dropFirst()
      return answer.suffix(2).elementsEqual([0x3A, 0x20])
        || answer.suffix(2).elementsEqual([0x3F, 0x20])
    }
  }

  @Test(
    "hostile lines are answered wherever they are typed, and no control byte gets out",
    arguments: [
      ["2", "1", "1"], ["1", "a"], ["2", "1", "3"], ["2", "1", "9"], ["3"], ["1", "1"],
    ]
  )
  func hostile(way: [String]) throws {
    var numbers = SeededNumbers(seed: UInt64(way.count))
    let story = try LineDriver(environment: ["LC_ALL": "C"])
    try say(CardcaseDriver.demoPasscode, to: story)
    for line in way { try say(line, to: story) }
    for _ in 0..<12 { try say(junk(&numbers), to: story) }
    try story.type("/lock", until: LineDriver.passcode)
    try story.type("/quit", until: "ends.")
    #expect(try story.app.waitUntilExited() == .exited(status: 0))
    #expect(try story.app.isSane())
    // The bell is the terminal's own, for a line that is too long, and so is a tab that it echoes.
    let controls = story.app.output.filter { $0 < 0x20 || $0 > 0x7E }
    #expect(Set(controls).isSubset(of: [0x07, 0x09, 0x0A, 0x0D]))
  }

  @Test("a line that the terminal has cut is refused")
  func cut() throws {
    let story = try LineDriver()
    try story.unlock()
    try story.type("2", until: "q: Back\r\nChoice: ")
    try story.type("1", until: "q: Back\r\nChoice: ")
    try story.type("4", until: "Prompt: ")
    try story.type(String(repeating: "x", count: 5_000), until: "its end may be missing")
    #expect(story.said.contains("Nothing was changed."))
    try story.type("short", until: "Answer: ")
  }

  @Test("cardcase itself talks in lines where ACCESSIBLE is set")
  func variable() throws {
    let story = try LineDriver(.cardcase, options: [], environment: ["ACCESSIBLE": "1"])
    try story.unlock()
    try story.type("lock", until: LineDriver.passcode)
    try story.type("/quit", until: "ends.")
    #expect(try story.app.waitUntilExited() == .exited(status: 0))
  }
}

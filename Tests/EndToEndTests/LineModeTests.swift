import Foundation
import Glibc
import TerminalHarness
import TestSupport
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
    let driver = try LineDriver(environment: ["TERM": terminal, "LC_ALL": "C"])
    try driver.unlock()
    try driver.goToAnswer()
    try driver.type("3", until: "Your answer: ")
    try driver.type("/q", until: " choice: ")
    try driver.type("q", until: "Home\r\n")
    try driver.wait(for: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    #expect(!driver.said.contains("1 1 1 1, 1 1 1 1"))
    try driver.type("show", until: " choice: ")
    #expect(driver.said.contains("Card number: 4 1 1 1, 1 1 1 1, 1 1 1 1, 1 1 1 1"))
    try driver.after({ try driver.app.press(.control("d")) }, until: "has quit.")
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(try driver.app.isSane())
    let controls = driver.app.output.filter { $0 < 0x20 || $0 > 0x7E }
    #expect(Set(controls).isSubset(of: [0x0A, 0x0D]))
  }

  @Test("makes a vault, never echoes its passcode, and goes on where the full screen was left")
  func sameVault() throws {
    let directory = try TemporaryDirectory()
    let vault = Vault.file("\(directory.path)/vault")
    let driver = try LineDriver(.lab, vault, asks: " choice: ")
    try driver.type("1", until: "Choose a passcode: ")
    try driver.type("7351", until: "Type it again: ")
    try driver.type("7351", until: "q: Later\r\nEnter for ")
    try driver.type("q", until: "5: Quit\r\nu: Undo\r\nchanges: Changes\r\nEnter for ")
    try driver.type("2", until: " choice: ")
    try driver.type("a", until: "New deck: ")
    try driver.type("Latin", until: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    try driver.type("4", until: "Prompt: ")
    try driver.type("amo", until: "Answer: ")
    try driver.type("I lo", until: " choice: ")
    try driver.type("", until: "Tags: ")
    try driver.type("\\quit", until: "Tags: quit\r\nEnter saves: ")
    try driver.type("", until: "Card: added.")
    try driver.wait(for: "Prompt: ")
    try driver.type("am", until: "Answer: ")
    try driver.after({ try driver.app.press(.controlC) }, until: "has quit.")
    #expect(try driver.app.waitUntilExited() == .killed(signal: SIGINT, dumpedCore: false))
    #expect(try driver.app.isSane())
    #expect(!driver.app.writtenText().contains("7351"))
    // The half-made card is there on the full screen, and from there in lines again.
    let screen = try CardcaseDriver(.lab, vault)
    try screen.unlock("7351")
    try screen.app.press(.escape)
    try screen.app.waitUntil(shows: "New card")
    try screen.app.press("laudo")
    try screen.app.press(.controlC)
    try screen.app.waitUntilExited()
    let again = try LineDriver(.lab, vault)
    try again.type("7351", until: "q: Later\r\nEnter for ")
    try again.type("q", until: "Answer: ")
    #expect(again.said.contains("Now: laudo"))
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
    let driver = LineDriver(in: shell, lab: lab)
    try driver.wait(for: "prompt> ")
    let command = (try Program.lab.command(.demo) + ["--plain"]).joined(separator: " ")
    try driver.type(command, until: LineDriver.passcode)
    try driver.unlock()
    try driver.goToAnswer()
    #expect(driver.said.contains("Tokyo"))
    for _ in 0..<2 {
      try shell.press("3 half typed")
      try driver.after({ try shell.press(.controlZ) }, until: "prompt> ")
      #expect(driver.said.contains("Cardcase is locked"))
      #expect(!tellsSecret(driver.said))
      try driver.type("stty -a", until: "prompt> ")
      #expect(driver.said.contains("eol = <undef>"))
      // The line is discarded, even with the right passcode.
      try driver.type("fg", until: LineDriver.passcode)
      #expect(!tellsSecret(driver.said))
      #expect(try !shell.terminalModes().echoes)
      try driver.unlock(until: "Enter Good, 4 Easy: ")
      #expect(driver.said.contains("Tokyo"))
      #expect(!driver.said.contains("half"))
    }
    try driver.type("quit", until: "prompt> ")
    try driver.type("exit 7", until: "exit")
    #expect(try shell.waitUntilExited() == .exited(status: 7))
  }

  @Test("the idle limit locks, and what was typed and not sent is discarded")
  func idle() throws {
    let driver = try LineDriver()
    let lab = try #require(driver.lab)
    try driver.unlock()
    try driver.goToAnswer()
    try driver.app.press("1")
    try driver.after({ try lab.ask(.advance(.seconds(120))) }, until: LineDriver.passcode)
    #expect(driver.said.contains("The unfinished line was dropped."))
    #expect(!tellsSecret(driver.said))
    #expect(try !driver.app.terminalModes().echoes)
    try driver.unlock(until: "Enter Good, 4 Easy: ")
    #expect(driver.said.contains("Tokyo"))
  }

  // A limit that passed in sleep: the line is there before the timer has fired.
  @Test("a line that comes when the lock is due does nothing, and nothing is said for it")
  func late() throws {
    let driver = try LineDriver()
    let lab = try #require(driver.lab)
    try driver.unlock()
    try driver.goToAnswer()
    try lab.ask(.rest)
    try lab.ask(.leap(.seconds(120)))
    try driver.type("3", until: LineDriver.passcode)
    #expect(!tellsSecret(driver.said))
    try driver.unlock(until: "Enter Good, 4 Easy: ")
    #expect(driver.said.contains("Tokyo"))
  }

  @Test("breaks lines at words as wide as the terminal is just then, and no number")
  func narrow() throws {
    let driver = try LineDriver(environment: ["LC_ALL": "C"])
    try driver.unlock()
    try driver.goToAnswer()
    try driver.app.resize(columns: 24, rows: 12)
    try driver.type("q", until: "choice: ")
    try driver.type("q", until: "Home\r\n")
    try driver.wait(for: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    try driver.type("show", until: "choice: ")
    let output = String(decoding: driver.app.output, as: UTF8.self)
    #expect(output.contains("Careful: a terminal may\r\nkeep what it shows in\r\n"))
    #expect(output.contains("Card number: 4 1 1 1,\r\n1 1 1 1, 1 1 1 1,\r\n1 1 1 1\r\n"))
  }

  @Test("Ctrl-L locks without Enter, whatever is typed before it")
  func controlL() throws {
    let driver = try LineDriver()
    try driver.unlock()
    try driver.app.press("2")
    try driver.after({ try driver.app.press(.controlL) }, until: LineDriver.passcode)
    #expect(!tellsSecret(driver.said))
    try driver.unlock(until: "5: Quit\r\nu: Undo\r\nchanges: Changes\r\nEnter for ")
  }

  @Test("Ctrl-L while a passcode is checked locks anew, and its verdict opens nothing")
  func lockedWhileChecking() throws {
    let driver = try LineDriver()
    let lab = try #require(driver.lab)
    try lab.ask(.closeGate)
    try driver.type(CardcaseDriver.demoPasscode, until: "Checking")
    try driver.after({ try driver.app.press(.controlL) }, until: LineDriver.passcode)
    try lab.ask(.openGate)
    try driver.type("", until: LineDriver.passcode)
    #expect(!driver.said.contains("Quit"))
    try driver.unlock()
  }

  @Test("SIGSTOP comes back to the lock", arguments: [SIGSTOP, SIGTTIN])
  func stopped(_ signal: Int32) throws {
    let driver = try LineDriver()
    try driver.unlock()
    try driver.goToAnswer()
    try driver.app.signal(signal)
    try driver.app.waitUntilStopped()
    try driver.app.press("3\r")
    try driver.after({ try driver.app.signal(SIGCONT) }, until: LineDriver.passcode)
    #expect(!tellsSecret(driver.said))
    try driver.unlock(until: "Enter Good, 4 Easy: ")
  }

  @Test(
    "a signal to end gives the terminal back and tells a shell why",
    arguments: [SIGTERM, SIGHUP, SIGQUIT]
  )
  func ended(_ signal: Int32) throws {
    let driver = try LineDriver()
    try driver.unlock()
    try driver.goToAnswer()
    try driver.after({ try driver.app.signal(signal) }, until: "has quit.")
    #expect(!tellsSecret(driver.said))
    #expect(try driver.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    #expect(try driver.app.isSane())
  }

  @Test("a crash gives the echo back")
  func crash() throws {
    let driver = try LineDriver()
    #expect(try !driver.app.terminalModes().echoes)
    try driver.lab?.tell(.crash(.trap))
    guard case .killed = try driver.app.waitUntilExited() else {
      Issue.record("it did not crash")
      return
    }
    #expect(try driver.app.isSane())
  }

  /// A line that nobody types, without the bytes to which the terminal itself reacts.
  private func junk(_ numbers: inout SeededGenerator) -> String {
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
  private func say(_ line: String, to driver: LineDriver) throws {
    let since = try driver.app.mark()
    try driver.app.press(line)
    try driver.app.press(.enter)
    let name = line.prefix(20).debugDescription
    try driver.app.waitUntil("\(name) is answered", outputSince: since) { output in
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
    var numbers = SeededGenerator(seed: UInt64(way.count))
    let driver = try LineDriver(environment: ["LC_ALL": "C"])
    try say(CardcaseDriver.demoPasscode, to: driver)
    for line in way { try say(line, to: driver) }
    for _ in 0..<12 { try say(junk(&numbers), to: driver) }
    try driver.type("/lock", until: LineDriver.passcode)
    try driver.type("/quit", until: "has quit.")
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(try driver.app.isSane())
    // The bell is the terminal's own, for a line that is too long, and so is a tab that it echoes.
    let controls = driver.app.output.filter { $0 < 0x20 || $0 > 0x7E }
    #expect(Set(controls).isSubset(of: [0x07, 0x09, 0x0A, 0x0D]))
  }

  @Test("a line that the terminal has cut is refused")
  func cut() throws {
    let driver = try LineDriver()
    try driver.unlock()
    try driver.type("2", until: "\r\nEnter for ")
    try driver.type("1", until: "\r\nEnter for ")
    try driver.type("4", until: "Prompt: ")
    try driver.type(String(repeating: "x", count: 5_000), until: "too long for the terminal")
    #expect(driver.said.contains("Nothing was changed."))
    try driver.type("short", until: "Answer: ")
  }

  @Test("cardcase itself talks in lines where ACCESSIBLE is set")
  func variable() throws {
    let driver = try LineDriver(.cardcase, options: [], environment: ["ACCESSIBLE": "1"])
    try driver.unlock()
    try driver.type("lock", until: LineDriver.passcode)
    try driver.type("/quit", until: "has quit.")
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
  }
}

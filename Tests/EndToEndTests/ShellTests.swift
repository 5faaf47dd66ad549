import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("In an interactive shell")
struct ShellTests {
  /// The way a user starts the program.
  enum Way: String, CaseIterable {
    case command, makeRun
  }

  // With a recipe between, the shell sees one job: the whole process group must stop (vim does the
  // same; streampager#55 and tgv#104 stopped alone).
  @Test(
    "Ctrl-Z gives the shell its terminal, and fg comes back to the lock",
    arguments: Way.allCases
  )
  func foregroundAgain(_ way: Way) throws {
    let directory = try TemporaryDirectory()
    let command = try Program.lab.command(.demo).joined(separator: " ")
    try "run:\n\t@\(command)\n".write(
      toFile: "\(directory.path)/Makefile",
      atomically: true,
      encoding: .utf8
    )
    let lab = try Lab()
    let shell = try startShell(directory.path, lab)
    try enter(way == .command ? command : "make run", shell)
    try shell.waitUntil(shows: CardcaseDriver.lockTitle)
    let driver = CardcaseDriver(in: shell, lab: lab)
    try driver.unlock()
    try driver.go(to: .card)
    for _ in 0..<3 {
      let due = try shell.mark()
      try shell.press(.controlZ)
      try shell.waitUntil(shows: "Stopped")
      try waitUntilPrompted(shell)
      try driver.expectCovered(since: due)
      let stop = try shell.mark()
      try enter("fg", shell)
      try shell.waitUntil(shows: CardcaseDriver.lockTitle)
      try driver.expectCovered(since: stop)
      try driver.unlock()
      try shell.waitUntil(shows: Place.card.remembered)
      try shell.press("r")
      try shell.waitUntil(shows: Place.card.secret)
    }
    try shell.press(.controlC)
    try waitUntilPrompted(shell)
    try enter("exit 7", shell)
    #expect(try shell.waitUntilExited() == .exited(status: 7))
  }

  // notcurses#2702, dua-cli#65: a program that goes on in the background writes over the shell, takes
  // its keys, or runs in circles.
  @Test("bg leaves it stopped and silent, time after time, until fg")
  func background() throws {
    let directory = try TemporaryDirectory()
    let lab = try Lab()
    let shell = try startShell(directory.path, lab)
    try enter(Program.lab.command(.demo).joined(separator: " "), shell)
    try shell.waitUntil(shows: CardcaseDriver.lockTitle)
    let driver = CardcaseDriver(in: shell, lab: lab)
    try driver.unlock()
    try driver.go(to: .card)
    let due = try shell.mark()
    try shell.press(.controlZ)
    try shell.waitUntil(shows: "Stopped")
    for _ in 0..<3 {
      try enter("clear; bg %1; until jobs -s | grep -q Stopped; do :; done; echo at rest", shell)
      try shell.waitUntil("the shell has the terminal") { screen in
        screen.lines.contains("at rest") && screen.lines.last { !$0.isEmpty } == "$"
      }
      #expect(!shell.screen.isAlternate)
      #expect(!shell.screen.shows(CardcaseDriver.lockTitle))
      #expect(try shell.terminalModes().sendsSignals)
    }
    try driver.expectNoSecret(since: due)
    let stop = try shell.mark()
    try enter("fg", shell)
    try shell.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: stop)
    try driver.unlock()
    try shell.waitUntil(shows: Place.card.remembered)
  }

  private func startShell(_ directory: String, _ lab: Lab) throws -> TerminalSession {
    try TerminalSession(
      start: "/bin/bash",
      ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "$ "],
      directory: directory,
      descriptors: [lab.descriptor]
    )
  }

  private func waitUntilPrompted(_ shell: TerminalSession) throws {
    // Readline brackets pastes while it reads a command.
    try shell.waitUntil("the shell asks for a command") { screen in
      shell.emulator.modes.contains(.bracketedPaste) && !screen.isAlternate
        && screen.lines.last { !$0.isEmpty } == "$"
    }
  }

  private func enter(_ text: String, _ shell: TerminalSession) throws {
    try waitUntilPrompted(shell)
    try shell.press(text)
    try shell.press(.enter)
  }
}

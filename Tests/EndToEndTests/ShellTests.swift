import CardcaseStory
import Foundation
import TerminalHarness
import Testing

@Suite("In an interactive shell")
struct ShellTests {
  /// How a user starts the program.
  enum Way: String, CaseIterable {
    case command, makeRun
  }

  // With a recipe between, the shell sees one job: what stops must be all of its process group
  // (vim does the same; streampager#55 and tgv#104 stopped alone).
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
    let shell = try TerminalSession(
      start: "/bin/bash",
      ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "$ "],
      directory: directory.path,
      descriptors: [lab.descriptor]
    )
    func waitUntilPrompted() throws {
      // Readline brackets pastes while it reads a command.
      try shell.waitUntil("the shell asks for a command") { screen in
        shell.emulator.modes.contains(.bracketedPaste) && !screen.isAlternate
          && screen.lines.last { !$0.isEmpty } == "$"
      }
    }
    func enter(_ text: String) throws {
      try shell.press(text)
      try shell.press(.enter)
    }
    try waitUntilPrompted()
    try enter(way == .command ? command : "make run")
    try shell.waitUntil(shows: CardcaseStory.lockTitle)
    let story = CardcaseStory(in: shell, lab: lab)
    try story.unlock()
    try story.go(to: .card)
    for _ in 0..<3 {
      let due = try shell.mark()
      try shell.press(.controlZ)
      try shell.waitUntil(shows: "Stopped")
      try waitUntilPrompted()
      try story.expectCovered(since: due)
      let stop = try shell.mark()
      try enter("fg")
      try shell.waitUntil(shows: CardcaseStory.lockTitle)
      try story.expectCovered(since: stop)
      try story.unlock()
      try shell.waitUntil(shows: Place.card.remembered)
      try shell.press("r")
      try shell.waitUntil(shows: Place.card.secret)
    }
    try shell.press(.controlC)
    try waitUntilPrompted()
    try enter("exit 7")
    #expect(try shell.waitUntilExited() == .exited(status: 7))
  }
}

import Locking
import Testing
import Vault
import WindowTerminal
import Wording

@testable import CardcaseApp
@testable import Commands

/// A command waits for its attempt itself: who has the passcode gets in some day also where the count
/// of attempts can't be kept.
@Suite("The wait of a command before an attempt")
struct AttemptWaitTests {
  /// A terminal that keeps the heading and the lines.
  private final class Terminal {
    var heading = ""
    var lines: [String] = []
  }

  /// Waits on a clock that goes on by ten seconds whenever the line is looked at.
  private func wait(_ counter: AttemptCounter, _ bench: Bench, on terminal: Terminal) throws {
    let wait = AttemptWait(counter: counter, wording: Wording()) { heading, line in
      terminal.heading = heading
      while let text = line() {
        if terminal.lines.last != text { terminal.lines.append(text) }
        bench.pass(.seconds(10))
      }
      return true
    }
    try wait()
  }

  @Test("is over at once where an attempt is due")
  func due() throws {
    let bench = try Bench()
    let terminal = Terminal()
    try wait(bench.attempts, bench, on: terminal)
    #expect(terminal.heading == "")
  }

  @Test("counts down after wrong passcodes, and says that it is for them")
  func failures() throws {
    let bench = try Bench()
    _ = try bench.fail(6)
    let terminal = Terminal()
    try wait(bench.attempts, bench, on: terminal)
    #expect(terminal.heading.contains("Too many wrong passcodes"))
    #expect(terminal.lines.count == 10)
    #expect(terminal.lines.first?.contains("5 minutes") == true)
    #expect(terminal.lines.last?.contains("10 seconds") == true)
    #expect(bench.attempts.status.wait == .zero)
  }

  @Test("ends where no state can be written too, and claims no wrong passcodes")
  func nowhere() throws {
    let bench = try Bench()
    bench.dependencies.stateDirectory = nil
    let counter = bench.restarted
    let terminal = Terminal()
    try wait(counter, bench, on: terminal)
    #expect(terminal.heading.contains("can't be recorded"))
    #expect(!terminal.heading.contains("wrong"))
    #expect(terminal.lines.first?.contains("Time to wait: 15 minutes.") == true)
    guard
      case .unlocked = try bench.enter("123456", counter)
    else {
      Issue.record("who has the passcode never gets in")
      return
    }
  }

  @Test("says that the record is missing where it is, and no wrong passcodes either")
  func lost() throws {
    let bench = try Bench()
    bench.dependencies.stateDirectory = bench.directory + "/elsewhere"
    let terminal = Terminal()
    try wait(bench.restarted, bench, on: terminal)
    #expect(terminal.heading.contains("is missing"))
    #expect(!terminal.heading.contains("wrong"))
  }

  @Test("can be given up, and is no use without a terminal")
  func givenUp() throws {
    let bench = try Bench()
    _ = try bench.fail(6)
    #expect(throws: ToolFailure.cancelled) {
      try AttemptWait(counter: bench.attempts, wording: Wording()) { _, _ in false }()
    }
    #expect(throws: ToolFailure.notDue(seconds: 300, .failures)) {
      try AttemptWait(counter: bench.attempts, wording: Wording()) {
        (_, _) throws(TerminalError) -> Bool in throw .noTerminal
      }()
    }
  }
}

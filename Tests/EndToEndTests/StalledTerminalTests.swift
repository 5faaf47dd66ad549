import Foundation
import Glibc
import TerminalHarness
import Testing

// A dead ssh connection, a frozen emulator, Scroll Lock: a terminal that takes no output. Neither
// locking nor ending may wait for it.
@Suite("A terminal that takes no output")
struct StalledTerminalTests {
  typealias Stall = TerminalSession.Stall

  /// Opens the demo and shows a card.
  private func showCard() throws -> CardcaseDriver {
    let driver = try CardcaseDriver()
    try driver.unlock()
    try driver.go(to: .card)
    return driver
  }

  @Test("neither holds up the lock nor shows anything older later", arguments: Stall.allCases)
  func lock(_ stall: Stall) throws {
    let driver = try showCard()
    try driver.app.stall(stall)
    let due = try driver.app.mark()
    // The output of these keys waits behind what the terminal does not take.
    try driver.app.press("r")
    for _ in 0..<26 { try driver.app.press(.escape, .enter) }
    try driver.app.press(.controlL)
    try driver.settleUnseen()
    try driver.app.endStall()
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: due)
    try driver.unlock()
  }

  @Test("has the lock come up in time all the same", arguments: Stall.allCases)
  func idle(_ stall: Stall) throws {
    let driver = try showCard()
    try driver.app.stall(stall)
    let due = try driver.app.mark()
    try driver.app.press("r")
    try driver.settleUnseen()
    try driver.lab?.ask(.advance(.seconds(121)))
    try driver.settleUnseen()
    try driver.app.endStall()
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: due)
  }

  @Test(
    "does not keep a signal from ending the program with its status",
    arguments: Stall.allCases,
    [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGXCPU]
  )
  func ending(_ stall: Stall, _ signal: Int32) throws {
    let driver = try showCard()
    try driver.app.stall(stall)
    let due = try driver.app.mark()
    try driver.app.press("r")
    try driver.app.signal(signal)
    #expect(try driver.app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    #expect(try driver.app.terminalModes().isSane)
    try driver.app.endStall()
    try expectNothingWritten(driver.app, since: due)
  }

  /// Expects that nothing of the contents of the demo's screens was written. What a terminal that
  /// takes no output showed before, it still shows.
  private func expectNothingWritten(_ app: TerminalSession, since mark: Mark) throws {
    _ = try app.mark()
    let written = app.writtenText(since: mark)
    #expect(!Place.secrets.contains { written.contains($0) }, "\(written)")
  }

  @Test("gives the line discipline back after a crash", arguments: Stall.allCases)
  func crash(_ stall: Stall) throws {
    let driver = try showCard()
    try driver.app.stall(stall)
    try driver.lab?.tell(.crash(.trap))
    guard case .killed = try driver.app.waitUntilExited() else {
      Issue.record("It has not crashed: \(driver.app.state)")
      return
    }
    #expect(try driver.app.terminalModes().isSane)
  }

  @Test("lets the program be stopped, which comes back with the lock", arguments: Stall.allCases)
  func stop(_ stall: Stall) throws {
    let driver = try showCard()
    try driver.app.stall(stall)
    let due = try driver.app.mark()
    try driver.app.press("r")
    try driver.app.press(.controlZ)
    try driver.app.waitUntilStopped()
    #expect(try driver.app.terminalModes().isSane)
    try driver.app.endStall()
    try expectNothingWritten(driver.app, since: due)
    let resumed = try driver.app.mark()
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil(shows: CardcaseDriver.lockTitle)
    try driver.expectCovered(since: resumed)
    try driver.unlock()
    try driver.app.waitUntil(shows: Place.card.remembered)
  }

  @Test("lets Ctrl-C end it", arguments: Stall.allCases)
  func quit(_ stall: Stall) throws {
    let driver = try showCard()
    try driver.app.stall(stall)
    try driver.app.press(.controlC)
    #expect(try driver.app.waitUntilExited() == .exited(status: 0))
    #expect(try driver.app.terminalModes().isSane)
  }

  @Test("at the launch keeps no signal from ending it", arguments: Stall.allCases)
  func launch(_ stall: Stall) throws {
    let driver = try CardcaseDriver(
      .cardcase,
      wrapper: ["/bin/sh", "-c", "echo ready; read -r line; exec \"$@\"", "sh"],
      shows: "ready"
    )
    try driver.app.stall(stall)
    try driver.app.press(.enter)
    try driver.app.waitUntil("the program has its signals") { _ in
      try blocksSIGTERM(driver.app.processID)
    }
    try driver.app.signal(SIGTERM)
    #expect(try driver.app.waitUntilExited() == .killed(signal: SIGTERM, dumpedCore: false))
  }

  private func blocksSIGTERM(_ process: Int32) throws -> Bool {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let mask = status.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
    let bits = mask.flatMap { UInt64($0.dropFirst(8), radix: 16) } ?? 0
    return bits & 1 << UInt64(SIGTERM - 1) != 0
  }

  // MARK: Line mode and hidden lines

  @Test("in line mode holds up neither the lock nor the end", arguments: Stall.allCases)
  func lines(_ stall: Stall) throws {
    let line = try LineDriver()
    try line.unlock()
    try line.type("1", until: "\r\nEnter for ")
    try line.app.stall(stall)
    let due = try line.app.mark()
    for text in ["1", "1", "show"] {
      try line.app.press(text)
      try line.app.press(.enter)
    }
    try line.app.waitUntilInputIsRead()
    try line.lab?.ask(.advance(.seconds(121)))
    try line.lab?.ask(.turn)
    try line.app.endStall()
    try line.app.waitUntil("the passcode is asked for", outputSince: due) { output in
      String(decoding: output, as: UTF8.self).contains(LineDriver.passcode)
    }
    try expectNothingWritten(line.app, since: due)
    try line.app.stall(stall)
    try line.app.signal(SIGTERM)
    #expect(try line.app.waitUntilExited() == .killed(signal: SIGTERM, dumpedCore: false))
    #expect(try line.app.terminalModes().isSane)
  }

  @Test(
    "lets a command that asks for a passcode be ended, and the terminal is given back",
    arguments: Stall.allCases
  )
  func hiddenLine(_ stall: Stall) throws {
    let command = try CommandDriver()
    let app = try command.start(["vault", "verify"], shows: "Passcode:")
    try app.stall(stall)
    try app.signal(SIGTERM)
    #expect(try app.waitUntilExited() == .killed(signal: SIGTERM, dumpedCore: false))
    #expect(try app.terminalModes().isSane)
  }

}

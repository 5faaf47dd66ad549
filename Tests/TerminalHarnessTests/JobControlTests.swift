import Glibc
import TerminalHarness
import Testing

@Suite("A program on a terminal with job control")
struct JobControlTests {
  @Test("Ctrl-Z stops a program and SIGCONT lets it go on")
  func stopAndContinue() throws {
    let app = try TerminalSession(start: "/bin/cat")
    try app.press("hello")
    try app.press(.enter)
    try app.waitUntil(shows: "hello\nhello")
    try app.press(.controlZ)
    try app.waitUntilStopped()
    #expect(app.state == .stopped(signal: SIGTSTP))
    try app.signal(SIGCONT)
    try app.waitUntilContinued()
    #expect(app.state == .running)
    try app.press("again")
    try app.press(.enter, .controlD)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(app.screen.shows("again\nagain"))
  }

  @Test("the byte 0x1A alone stops it, and a signal to the group ends it")
  func rawByte() throws {
    let app = try TerminalSession(start: "/bin/cat")
    try app.send([0x1A])
    try app.waitUntilStopped()
    try app.signalGroup(SIGKILL)
    #expect(try app.waitUntilExited() == .killed(signal: SIGKILL, dumpedCore: false))
  }

  @Test("every stop is waited for anew")
  func repeatedStops() throws {
    let app = try TerminalSession(start: "/bin/cat")
    for _ in 0..<20 {
      try app.signal(SIGTSTP)
      try app.waitUntilStopped()
      try app.signal(SIGCONT)
      try app.waitUntilContinued()
    }
    #expect(app.state == .running)
  }

  @Test("a program that leads its session itself is not stopped by Ctrl-Z")
  func orphanedGroup() throws {
    let app = try TerminalSession(start: "/bin/cat", placement: .sessionLeader)
    try app.press(.controlZ)
    try app.press("still here")
    try app.press(.enter)
    try app.waitUntil(shows: "still here\nstill here")
    #expect(app.state == .running)
    try app.press(.controlD)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("an interactive shell starts, stops and resumes jobs")
  func shell() throws {
    let app = try TerminalSession(
      start: "/bin/bash",
      ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "$ "]
    )
    // Readline brackets pastes while it reads a command.
    func waitUntilPrompted() throws {
      try app.waitUntil("the shell asks for a command") { screen in
        app.emulator.modes.contains(.bracketedPaste) && screen.lines.last { !$0.isEmpty } == "$"
      }
    }
    func enter(_ text: String) throws {
      try app.press(text)
      try app.press(.enter)
    }
    try waitUntilPrompted()
    try enter("cat")
    try app.waitUntilLineMode()
    try enter("echoed")
    try app.waitUntil(shows: "echoed\nechoed")
    try app.press(.controlZ)
    try app.waitUntil(shows: "Stopped")
    try waitUntilPrompted()
    try enter("fg")
    try app.waitUntil(shows: "$ fg\ncat")
    try app.waitUntilLineMode()
    try enter("back")
    try app.waitUntil(shows: "back\nback")
    try app.press(.controlC)
    try waitUntilPrompted()
    try enter("exit 7")
    #expect(try app.waitUntilExited() == .exited(status: 7))
  }

  @Test("a session that goes away ends its program, even a stopped one")
  func tidiesUp() throws {
    var app: TerminalSession? = try TerminalSession(start: "/bin/cat")
    let processID = try #require(app?.processID)
    try app?.press(.controlZ)
    try app?.waitUntilStopped()
    app = nil
    #expect(kill(processID, 0) == -1)
    #expect(errno == ESRCH)
  }

  @Test("closing the terminal hangs the program up")
  func hangUp() throws {
    // One that does not read from the terminal, where it would see the end of its input first.
    let app = try TerminalSession(start: "/usr/bin/tail", ["-f", "/dev/null"])
    try app.hangUp()
    #expect(try app.waitUntilExited() == .killed(signal: SIGHUP, dumpedCore: false))
  }
}

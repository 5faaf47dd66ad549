import Glibc
import TerminalHarness
import Testing

@Suite("A terminal session")
struct TerminalSessionTests {
  private func shell(
    _ script: String,
    environment: [String: String?] = [:],
    size: TerminalSession.Size = .standard,
    directory: String? = nil,
    descriptors: [TerminalSession.Descriptor] = []
  ) throws -> TerminalSession {
    try TerminalSession(
      start: "/bin/sh",
      ["-c", script],
      environment: environment,
      size: size,
      directory: directory,
      descriptors: descriptors
    )
  }

  @Test("says why a program could not be started")
  func missingProgram() throws {
    let failure = try #require(throws: TerminalFailure.self) {
      try TerminalSession(start: "/nowhere/at-all")
    }
    #expect(failure.message.contains("/nowhere/at-all"))
    #expect(failure.message.contains("No such file"))
  }

  @Test("gives a program its environment, its directory, and nothing of the test's")
  func environment() throws {
    let app = try shell(
      "pwd; env | sort",
      environment: ["LC_ALL": "C", "TERM": nil, "HOME": "/", "EXTRA": "1"],
      directory: "/usr"
    )
    try app.waitUntilExited()
    let lines = Set(app.screen.lines)
    #expect(lines.isSuperset(of: ["/usr", "EXTRA=1", "HOME=/", "LC_ALL=C"]))
    #expect(!app.screen.shows("TERM="))
    #expect(!app.screen.shows("USER="))
  }

  @Test("gives a program an empty home")
  func home() throws {
    let app = try shell("cd && ls -A | wc -l && stat -c %a .")
    try app.waitUntilExited()
    #expect(app.screen.text == "0\n700")
  }

  @Test("hands over the descriptors asked for, and no others")
  func descriptors() throws {
    var pair: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    defer { for descriptor in pair { close(descriptor) } }
    let app = try shell(
      "read line <&5; echo \"got $line\"; echo reply >&5; ls /proc/self/fd | tr '\\n' ' '",
      descriptors: [.init(pair[1], as: 5)]
    )
    #expect(write(pair[0], "word\n", 5) == 5)
    try app.waitUntilExited()
    // The last one is the directory being listed.
    #expect(app.screen.text == "got word\n0 1 2 3 5")
    var answer = [UInt8](repeating: 0, count: 16)
    let size = read(pair[0], &answer, answer.count)
    #expect(String(decoding: answer.prefix(max(size, 0)), as: UTF8.self) == "reply\n")
  }

  @Test("tells a program its size and every change of it")
  func resize() throws {
    let app = try shell(
      "stty size; trap 'stty size; exit' WINCH; echo ready; while :; do read line; done",
      size: .init(columns: 40, rows: 10)
    )
    try app.waitUntil(shows: "10 40\nready")
    try app.resize(columns: 100, rows: 30)
    try app.waitUntilExited()
    #expect(app.screen.shows("30 100"))
    #expect(app.screen.rows == 30)
    #expect(app.screen.columns == 100)
  }

  @Test("knows whether the terminal was left sane")
  func sanity() throws {
    let app = try shell(
      "read line; stty raw -echo; printf '\\033[?1049h\\033[?25l\\033[?2004h'; read line; stty sane;"
        + " printf '\\033[?1049l\\033[?25h\\033[?2004l'; exit 3"
    )
    #expect(try app.isSane())
    try app.send([0x0A])
    try app.waitUntil("the alternate screen is on, without a cursor, pastes bracketed") { screen in
      screen.isAlternate && !screen.isCursorVisible && app.emulator.modes.contains(.bracketedPaste)
    }
    #expect(try !app.isSane())
    #expect(try !app.terminalModes().echoes)
    try app.send([0x0A])
    #expect(try app.waitUntilExited() == .exited(status: 3))
    #expect(try app.isSane())
  }

  @Test("notices a terminal left raw by a program that has ended")
  func leftRaw() throws {
    let app = try shell("stty raw -echo")
    try app.waitUntilExited()
    #expect(try !app.terminalModes().readsLines)
    #expect(try !app.isSane())
  }

  @Test("answers a program's questions to the terminal")
  func queries() throws {
    let app = try shell(
      "stty raw -echo; printf '\\033[5;7H\\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -c"
    )
    try app.waitUntilExited()
    #expect(app.screen.text.contains("[   5   ;   7   R"))
  }

  @Test("shows a frame only when it is whole")
  func synchronizedFrames() throws {
    let app = try shell(
      "printf '\\033[?2026hhalf'; read line; printf ' whole\\033[?2026l'; read line"
    )
    try app.waitUntil("half a frame is there", outputSince: .start) { $0.count >= 12 }
    try app.send([0x0A])
    try app.waitUntil("anything is shown") { !$0.text.isEmpty }
    #expect(app.screen.shows("whole"))
  }

  @Test("keeps every byte, and tells those after a mark")
  func marks() throws {
    let app = try shell("stty -echo -onlcr; echo one; read line; echo two")
    try app.waitUntil(shows: "one")
    let mark = try app.mark()
    try app.send([0x0A])
    try app.waitUntilExited()
    #expect(app.output == Array("one\ntwo\n".utf8))
    #expect(app.output(since: mark) == Array("two\n".utf8))
    #expect(app.writtenText(since: mark) == "two")
  }

  @Test("takes more input than the terminal's queue holds")
  func muchInput() throws {
    let app = try shell("stty raw -echo; echo ready; head -c 200000 | wc -c")
    try app.waitUntil(shows: "ready")
    try app.send(repeatElement(UInt8(ascii: "x"), count: 200_000))
    try app.waitUntilExited()
    #expect(app.screen.shows("200000"))
  }

  @Test("a failure shows the screen, the end of the output and the program's state")
  func failure() throws {
    let app = try shell("printf 'here \\033[1mI am'; exit 4")
    let failure = try #require(throws: TerminalFailure.self) {
      try app.waitUntil(shows: "something else")
    }
    let text = "\(failure)"
    #expect(text.contains("\"something else\" is shown, but the program has ended"))
    #expect(text.contains("TerminalSessionTests.swift"))
    #expect(text.contains("exited with status 4"))
    #expect(text.contains("\"here I am\""))
    #expect(text.contains("here \\e[1mI am"))
  }

  @Test("a wait gives up at its deadline")
  func deadline() throws {
    let app = try TerminalSession(start: "/bin/cat")
    let failure = try #require(throws: TerminalFailure.self) {
      try app.waitUntil(shows: "nothing", within: .milliseconds(20))
    }
    #expect(failure.message.contains("in vain"))
    #expect(failure.state == .running)
  }

  @Test("tells silence from output")
  func silence() throws {
    let quiet = try TerminalSession(start: "/bin/cat")
    try quiet.expectSilence(for: .milliseconds(20))
    let loud = try shell("while :; do echo x; done")
    #expect(throws: TerminalFailure.self) { try loud.expectSilence(for: .seconds(20)) }
  }

  @Test("looks for built programs beside the tests")
  func builtProducts() throws {
    let failure = try #require(throws: TerminalFailure.self) {
      try BuiltProduct.path("no-such-program")
    }
    #expect(failure.message.contains("no-such-program"))
    let tests = try #require(CommandLine.arguments.first?.split(separator: "/").last)
    #expect(try BuiltProduct.path(String(tests)).hasSuffix("/\(tests)"))
  }
}

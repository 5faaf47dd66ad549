import Glibc
import TerminalHarness
import Testing

/// The example of docs/speaking.md: one program on a full screen and in lines.
@Suite("The example with two faces")
struct TwoFacesTests {
  private func start(
    _ arguments: [String] = [],
    _ environment: [String: String?] = [:],
    shows text: String
  ) throws -> TerminalSession {
    let app = try TerminalSession(
      start: BuiltProduct.path("two-faces-example"),
      arguments,
      environment: environment
    )
    try app.waitUntil(shows: text)
    return app
  }

  /// The text of the screen from the cursor to the end of its line.
  private func heard(_ app: TerminalSession) -> String {
    let line = app.screen.lines[app.screen.cursor.row]
    return String(line.dropFirst(app.screen.cursor.column))
  }

  @Test("on a screen the cursor is on the chosen row, and on the number that was asked for")
  func screen() throws {
    let app = try start(shows: "> Amazon, 6400 km")
    #expect(heard(app).hasPrefix("> Amazon, 6400 km"))
    try app.press(.down)
    try app.waitUntil("the next row has the cursor") { _ in
      heard(app).hasPrefix("> Danube, 2850 km")
    }
    try app.press("g")
    try app.waitUntil("the number has the cursor") { _ in heard(app).hasPrefix("4203") }
    try app.press(.up)
    try app.waitUntil("the row has it again") { _ in heard(app).hasPrefix("> Amazon") }
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try app.signal(SIGCONT)
    try app.waitUntil(shows: "> Amazon")
    try app.press("q")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
  }

  @Test(
    "in lines it says the same, digit by digit, and refuses in words what it can't do",
    arguments: [
      (["--lines"], "xterm-256color"), ([], "dumb"), ([], "no-such-terminal"),
    ]
  )
  func lines(arguments: [String], terminal: String) throws {
    let app = try start(arguments, ["TERM": terminal], shows: "River: ")
    func type(_ line: String, until answer: String) throws {
      let mark = try app.mark()
      try app.press(line)
      try app.press(.enter)
      try app.waitUntil("\"\(answer)\" is said", outputSince: mark) {
        String(decoding: $0, as: UTF8.self).contains("\(answer)\r\nRiver: ")
      }
    }
    try type("2", until: "Danube, 2850 kilometres long.")
    try type("gauge", until: "Gauge 4 2 0 3.")
    try type("again", until: "Gauge 4 2 0 3.")
    try type("9", until: "There is no 9. Type a number from 1 to 5, or help.")
    try type("where", until: "Danube, 2850 kilometres long.")
    try type("help", until: "quit")
    let stopped = try app.mark()
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try app.signal(SIGCONT)
    try app.waitUntil("it asks again", outputSince: stopped) {
      String(decoding: $0, as: UTF8.self).contains("River: ")
    }
    try app.press("quit")
    try app.press(.enter)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
    #expect(!app.output.contains(0x1B))
  }
}

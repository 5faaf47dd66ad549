import Glibc
import TerminalHarness
import Testing

/// The library's examples, from which people start, on a real terminal.
@Suite("The examples of the library")
struct LibraryExampleTests {
  private func start(_ name: String, shows text: String) throws -> TerminalSession {
    let app = try TerminalSession(start: BuiltProduct.path(name))
    try app.waitUntil(shows: text)
    return app
  }

  private func end(_ app: TerminalSession, by key: Key) throws {
    try app.press(key)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
  }

  @Test("levels: what the lock covers is gone, and a stop shows the lock first")
  func levels() throws {
    let app = try start("window-levels-example", shows: "> Amazon")
    try app.press("l")
    try app.waitUntil(shows: "Locked.")
    #expect(!app.screen.lines.contains { $0.contains("Amazon") })
    try app.press("u")
    try app.waitUntil(shows: "> Amazon")
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try app.signal(SIGCONT)
    try app.waitUntil(shows: "Locked.")
    try app.press("u")
    try app.waitUntil(shows: "> Amazon")
    try end(app, by: .character("q"))
  }

  @Test("a hundred lines: a list, a dialog and a lock that a word opens")
  func hundredLines() throws {
    let app = try start("hundred-lines-example", shows: "› Assam")
    try app.press(.down, .enter)
    try app.waitUntil(shows: "Drink up the Genmaicha?")
    try app.press("l")
    try app.waitUntil(shows: "Locked:")
    #expect(!app.screen.lines.contains { $0.contains("Genmaicha") })
    try app.press("sesame")
    try app.waitUntil(shows: "Locked: ●●●●●●")
    try app.press(.enter)
    try app.waitUntil(shows: "Drink up the Genmaicha?")
    try app.press(.down, .enter)
    try app.waitUntil(shows: "› Oolong")
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try app.signal(SIGCONT)
    try app.waitUntil(shows: "Locked:")
    try app.press("sesame")
    try app.press(.enter)
    try app.waitUntil(shows: "› Oolong")
    try end(app, by: .character("q"))
  }

  @Test("a form: what is wrong is said, what is right is saved, a paste goes into the field")
  func form() throws {
    let app = try start("form-example", shows: "Length in kilometres")
    try app.press(.enter, .enter)
    try app.waitUntil(shows: "✗ A river needs a name.")
    try app.paste("Mekong")
    try app.press(.tab)
    try app.press("4350")
    try app.press(.enter)
    try app.waitUntil("the river is in the table") { screen in
      screen.lines.contains { $0.contains("Mekong") && $0.contains("4350") }
    }
    try app.press("x")
    try app.press(.escape)
    try app.waitUntil(shows: "Throw away what you typed?")
    try app.press(.down, .enter)
    try app.waitUntil("the dialog is gone") { screen in
      !screen.lines.contains { $0.contains("Throw away") }
    }
    try end(app, by: .escape)
  }
}

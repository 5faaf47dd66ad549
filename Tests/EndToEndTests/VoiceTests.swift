import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// Flashcards that are read aloud, with a stand-in for speech-dispatcher.
@Suite("Reading flashcards aloud on a terminal")
struct VoiceTests {
  private let directory: TemporaryDirectory
  private let server: FakeSpeechServer

  init() throws {
    directory = try TemporaryDirectory()
    server = try FakeSpeechServer(in: directory.path)
  }

  private func start(_ options: [String] = [], shows text: String) throws -> TerminalSession {
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      options + ["--demo"],
      environment: [
        "HOME": directory.path, "SPEECHD_ADDRESS": "unix_socket:" + server.path,
        "XDG_RUNTIME_DIR": nil, "XDG_CONFIG_HOME": nil,
      ],
      patience: .seconds(30)
    )
    try app.waitUntil(shows: text)
    return app
  }

  /// Waits until the server was told something.
  private func waitUntilTold(_ app: TerminalSession, _ found: ([String]) -> Bool) throws {
    try app.waitUntil("the server is told; it was told \(server.lines)") { _ in
      found(server.lines)
    }
  }

  private var texts: [String] { server.lines.filter { $0.hasPrefix("text ") } }

  @Test(
    "a card is read once that is switched on, and a lock ends it before the passcode is asked for"
  )
  func fullScreen() throws {
    let app = try start(shows: "is locked")
    try app.press("5566")
    try app.waitUntil(shows: "Home")
    // The palette finds the setting, and asks before it is switched on.
    try app.press(.control("p"))
    try app.press("aloud")
    try app.waitUntil(shows: "Read flashcards aloud")
    try app.press(.enter)
    try app.waitUntil(shows: "› Read flashcards aloud")
    try app.press(.enter)
    try app.waitUntil(shows: "gets the text of your flashcards")
    #expect(server.lines.isEmpty)
    try app.press(.down, .enter)
    try app.waitUntil(hides: "gets the text of your flashcards")
    try app.press(.escape)
    try app.waitUntil(shows: "Today")
    try app.press(.enter)
    try app.waitUntil(shows: "Space turns the card")
    try app.press("p")
    try waitUntilTold(app) { _ in texts.count == 1 }
    try app.waitUntil(shows: "reading aloud")
    let cancelled = server.lines.count { $0 == "CANCEL SELF" }
    try app.press(.control("l"))
    try waitUntilTold(app) { $0.count { $0 == "CANCEL SELF" } > cancelled }
    try app.waitUntil(shows: "is locked")
    // Nothing is read at the lock.
    try app.press("p")
    try app.press("5566")
    try app.waitUntil(shows: "Space turns the card")
    #expect(texts.count == 1)
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let secrets = ["4111", "5566", "123"]
    #expect(!server.lines.contains { line in secrets.contains { line.contains($0) } })
  }
}

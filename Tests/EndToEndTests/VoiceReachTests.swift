import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// Flashcards that are read aloud by speech-dispatcher itself, without a sound: its log tells what it
/// was given.
@Suite(
  "Reading flashcards aloud by speech-dispatcher",
  .enabled(if: ProcessInfo.processInfo.environment["CARDCASE_REACH"] != nil, "make test-reach")
)
struct VoiceReachTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// The server in a folder of its own, with espeak-ng for its voices and a log on its terminal.
  private func server() throws -> TerminalSession {
    let configuration = """
      LogLevel 5
      LogDir "stderr"
      CommunicationMethod "unix_socket"
      Timeout 0
      DefaultLanguage "en"
      AudioOutputMethod "oss"
      AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
      DefaultModule espeak-ng
      DisableAutoSpawn
      """
    let modules = directory.path + "/modules"
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: "/etc/speech-dispatcher/modules/espeak-ng.conf",
      toPath: modules + "/espeak-ng.conf"
    )
    try configuration.write(
      toFile: directory.path + "/speechd.conf",
      atomically: true,
      encoding: .utf8
    )
    let server = try TerminalSession(
      start: "/usr/bin/speech-dispatcher",
      [
        "-s", "-S", directory.path + "/socket", "-C", directory.path, "-P",
        directory.path + "/pid",
      ],
      size: TerminalSession.Size(columns: 400, rows: 50),
      patience: .seconds(60)
    )
    try server.waitUntil(shows: "waiting for clients")
    return server
  }

  /// Waits until the server's log has a text, which scrolls off its terminal.
  private func wait(for text: String, in server: TerminalSession, times: Int = 1) throws {
    try server.waitUntil("the log has \(text)") { _ in
      String(decoding: server.output, as: UTF8.self).split(separator: text).count > times
    }
  }

  private func say(_ line: String, to app: TerminalSession) throws {
    try app.press(line)
    try app.press(.enter)
  }

  @Test("the server gets the side that is shown, and is told to stop at the lock")
  func spoken() throws {
    let server = try server()
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["--demo", "--plain"],
      environment: [
        "HOME": directory.path, "SPEECHD_ADDRESS": "unix_socket:\(directory.path)/socket",
        "XDG_RUNTIME_DIR": nil, "XDG_CONFIG_HOME": nil,
      ],
      patience: .seconds(30)
    )
    try app.waitUntil(shows: "Enter your passcode:")
    try say("5566", to: app)
    try app.waitUntil(shows: " choice:")
    try say("go read flashcards aloud", to: app)
    try app.waitUntil(shows: "Payment cards are never read")
    // It is said with the number that is typed for it.
    let row = app.screen.lines.last { $0.contains("Read flashcards aloud: off") }
    try say(String(try #require(row).prefix { $0 != ":" }), to: app)
    try app.waitUntil(shows: "gets the text of your flashcards")
    try say("2", to: app)
    try app.waitUntil(shows: "Read flashcards aloud: on")
    try say("back", to: app)
    // New cards come in their order: which of those that are due comes first is up to chance.
    try say("2", to: app)
    try app.waitUntil(shows: "1: Capitals")
    try say("1", to: app)
    try app.waitUntil(shows: "1: Study")
    try say("1", to: app)
    try app.waitUntil(shows: "Enter shows the answer")
    try say("p", to: app)
    try wait(for: "Queueing message |", in: server)
    try say("lock", to: app)
    try app.waitUntil(shows: "asscode")
    try wait(for: "CANCEL SELF", in: server, times: 2)
    try app.press(.controlC)
    try app.waitUntilExited()
    // It would finish what it says first.
    try server.signal(SIGKILL)
  }
}

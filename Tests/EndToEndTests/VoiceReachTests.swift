import CardcaseDriver
import Foundation
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
    try app.waitUntil(shows: "asscode")
    try say("5566", to: app)
    try app.waitUntil(shows: "Today")
    try say("go read flashcards aloud", to: app)
    try app.waitUntil(shows: "leaves this program")
    try say("2", to: app)
    try say("go study", to: app)
    try app.waitUntil(shows: "Enter")
    try say("p", to: app)
    try server.waitUntil(shows: "Queueing message")
    try say("lock", to: app)
    try app.waitUntil(shows: "asscode")
    try server.waitUntil(shows: "CANCEL SELF")
    try app.press(.controlC)
    try app.waitUntilExited()
    try server.signal(SIGTERM)
    try server.waitUntilExited()
  }
}

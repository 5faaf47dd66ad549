import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// The clipboard as a command uses it, with programs that keep it in a file.
@Suite("cardcase card copy")
struct CardCopyTests {
  private let home: TemporaryDirectory
  private var clipboard: String { home.path + "/clipboard" }

  init() throws {
    home = try TemporaryDirectory()
    try program(
      "wl-copy",
      """
      tr '\\0' '\\n' < /proc/$$/environ >> seen; tr '\\0' '\\n' < /proc/$$/cmdline >> seen
      [ "$1" = --clear ] && { : > clipboard; exit; }
      cat > clipboard
      """
    )
    try program("wl-paste", "cat clipboard")
  }

  private func program(_ name: String, _ text: String) throws {
    let path = "\(home.path)/\(name)"
    try Data("#!/bin/sh\ncd '\(home.path)'\n\(text)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(home.path)/\(name)", encoding: .utf8)
  }

  private func start(
    _ words: [String],
    display: Bool = true,
    shows text: String
  ) throws -> TerminalSession {
    let app = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["--demo", "card", "copy"] + words,
      environment: [
        "HOME": home.path, "PATH": "\(home.path):/usr/bin:/bin",
        "WAYLAND_DISPLAY": display ? "wayland-0" : nil,
      ],
      size: TerminalSession.Size(columns: 200, rows: 24),
      patience: .seconds(30)
    )
    try app.waitUntil(shows: text)
    return app
  }

  @Test(
    "the field is in the clipboard until Ctrl-C or Ctrl-Z",
    arguments: [
      ([], "4111111111111111", Key.controlC), (["code"], "123", .controlZ),
      (["expiry"], "12/28", .controlC), (["holder"], "Ada Lovelace", .controlC),
    ] as [([String], String, Key)]
  )
  func cleared(_ words: [String], _ value: String, _ key: Key) throws {
    let app = try start(["everyday"] + words, shows: "Ctrl-C clears it now")
    #expect(app.screen.shows("copied. Cleared in 15 seconds."))
    #expect(try text("clipboard") == value)
    try app.press(key)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(app.screen.shows("Clipboard"))
    #expect(try text("clipboard").isEmpty)
    #expect(!app.writtenText().contains(value))
    // The folder's name is random: it may have three digits that are those of the code.
    #expect(try !text("seen").replacing(home.path, with: "").contains(value))
  }

  @Test("a signal that ends it clears the clipboard first", arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func signals(_ signal: Int32) throws {
    let app = try start(["everyday"], shows: "Ctrl-C clears it now")
    try app.signal(signal)
    #expect(try app.waitUntilExited() == .killed(signal: signal, dumpedCore: false))
    #expect(try text("clipboard").isEmpty)
  }

  @Test("what was copied since is left alone")
  func others() throws {
    let app = try start(["everyday"], shows: "Ctrl-C clears it now")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: clipboard))
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try text("clipboard") == "mine")
  }

  @Test("a clipboard that does not work is said, and nothing is waited for")
  func broken() throws {
    try program("wl-copy", "exit 1")
    let app = try start(["everyday"], shows: "cardcase: ")
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  @Test("a clipboard that can't be cleared any more is said")
  func stuck() throws {
    let app = try start(["everyday"], shows: "Ctrl-C clears it now")
    try program("wl-copy", "exit 1")
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  @Test("without a display the terminal gets it, and is asked to clear it")
  func terminal() throws {
    let app = try start(["everyday"], display: false, shows: "Ctrl-C clears it now")
    let sequence = "\u{1B}]52;c;" + Data("4111111111111111".utf8).base64EncodedString()
    #expect(String(decoding: app.output, as: UTF8.self).contains(sequence))
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("a field that the card lacks is said")
  func missing() throws {
    let app = try start(["travel", "code"], shows: "The card has no \"code\"")
    #expect(try app.waitUntilExited() == .exited(status: 3))
    let bad = try start(["travel", "nonsense"], shows: "The card has no \"nonsense\"")
    #expect(try bad.waitUntilExited() == .exited(status: 3))
  }
}

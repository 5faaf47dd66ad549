import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("A start that can't be")
struct StartTests {
  /// Starts `cardcase`, which must refuse: one sentence, status 1, and the terminal never touched.
  private func expectRefusal(
    _ sentence: String,
    _ arguments: [String] = ["--demo"],
    wrapper: String = "exec \"$@\"",
    environment: [String: String?] = [:],
    line: Int = #line
  ) throws {
    let command = ["-c", wrapper, "sh", try BuiltProduct.path("cardcase")] + arguments
    let app = try TerminalSession(
      start: "/bin/sh",
      command,
      environment: environment,
      size: .init(columns: 300, rows: 24)
    )
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(try app.waitUntilExited() == .exited(status: 1), sourceLocation: location)
    #expect(app.screen.text.hasPrefix("cardcase: "), sourceLocation: location)
    #expect(app.screen.text.contains(sentence), "\(app.screen.text)", sourceLocation: location)
    #expect(app.emulator.modesSeen.isEmpty, sourceLocation: location)
    #expect(try app.isSane(), sourceLocation: location)
  }

  @Test("says which terminals it can't use, where it has no lines to talk in")
  func terminals() throws {
    func expect(_ sentence: String, on terminal: String?) throws {
      try expectRefusal(
        sentence,
        ["card", "new"],
        wrapper: "exec \"$@\" >/dev/null",
        environment: ["TERM": terminal]
      )
    }
    try expect("\"no-such-terminal\" can't show the full screen", on: "no-such-terminal")
    try expect("TERM is not set", on: nil)
    try expect("\"dumb\" can't show the full screen", on: "dumb")
    try expect("For line mode: cardcase --plain", on: "dumb")
  }

  @Test("says that it needs a terminal")
  func noTerminal() throws {
    try expectRefusal("Start Cardcase in a terminal", wrapper: "exec \"$@\" </dev/null")
    try expectRefusal("Start Cardcase in a terminal", wrapper: "exec \"$@\" >/dev/null")
    // Nor are lines for a pipe.
    try expectRefusal(
      "Start Cardcase in a terminal",
      wrapper: "exec \"$@\" </dev/null",
      environment: ["TERM": "dumb"]
    )
  }

  @Test("says what is wrong with the vault's file, and does not touch it")
  func files() throws {
    let directory = try TemporaryDirectory()
    func place(_ name: String) -> String { "\(directory.path)/\(name)" }
    mkdir(place("folder"), 0o700)
    mkfifo(place("pipe"), 0o600)
    try "No vault.\n".write(toFile: place("text"), atomically: true, encoding: .utf8)
    symlink(place("text"), place("link"))
    symlink(place("nowhere"), place("loose"))
    try expectRefusal("is not a regular file", ["--vault", place("folder")])
    try expectRefusal("is not a regular file", ["--vault", place("pipe")])
    try expectRefusal("is a symbolic link", ["--vault", place("link")])
    try expectRefusal("is a symbolic link", ["--vault", place("loose")])
    try expectRefusal("is not a vault", ["--vault", place("text")])
    #expect(try String(contentsOfFile: place("text"), encoding: .utf8) == "No vault.\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(names.sorted() == ["folder", "link", "loose", "pipe", "text"])
  }

  @Test("says that there is no place for a vault")
  func noHome() throws {
    try expectRefusal("HOME is not set", [], environment: ["HOME": nil])
  }
}

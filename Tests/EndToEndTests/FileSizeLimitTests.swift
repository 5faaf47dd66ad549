import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

// KeePassXC#12149: a disk that takes no more destroys a vault. A limit on the size of files is such
// a disk, and its signal ends programs that do not expect it.
@Suite("A limit on the size of files")
struct FileSizeLimitTests {
  private let home: TemporaryDirectory
  private let path: String

  /// Creates a vault whose passcode is 7777, and quits.
  init() throws {
    home = try TemporaryDirectory()
    path = home.path + "/vault"
    let driver = try CardcaseDriver(newVault: path, passcode: "7777")
    try driver.app.press(.escape)
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
  }

  @Test("is told where a change can't be written, ends nothing, and what was told as done is there")
  func whileOpen() throws {
    // Blocks of 512 bytes: enough for the index of SQLite's journal, and a little of the journal.
    let limited = try CardcaseDriver(
      .lab,
      .file(path),
      wrapper: ["/bin/sh", "-c", "ulimit -f 96; exec \"$@\"", "sh"]
    )
    let app = limited.app
    try limited.unlock("7777")
    try app.press(.escape)
    try app.waitUntil(shows: "Cardcase › Home")
    try limited.go(to: .settings)
    // The day's backup does not fit either, and what is told of it would hide the rest.
    try limited.lab?.ask(.rest)
    // The idle time goes up and down, and each change is one transaction.
    var told = 0
    while told < 100, !app.screen.shows("Nothing was changed") {
      try app.press(told.isMultiple(of: 2) ? .left : .right)
      told += 1
      try limited.settle()
      try app.waitUntil("it is told") { screen in
        screen.shows("Settings: saved.") || screen.shows("Nothing was changed")
      }
    }
    #expect(app.screen.shows("Nothing was changed: the file is too large"))
    let kept = told.isMultiple(of: 2) ? "[1 minute]" : "[2 minutes]"
    try app.waitUntil(shows: kept)
    try limited.lock()
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))

    let free = try CardcaseDriver(.lab, .file(path))
    try free.unlock("7777")
    try free.app.press(.escape)
    try free.app.waitUntil(hides: "Write this down")
    // The session is lost if it could not be written either.
    try free.go(to: .settings)
    try free.app.waitUntil(shows: kept)
  }

  @Test("is told by a command too: it ends with its sentence, not by a signal")
  func command() throws {
    let program = try BuiltProduct.path("cardcase")
    let app = try TerminalSession(
      start: "/bin/sh",
      [
        "-c", "ulimit -f 8; exec \"$0\" vault backup \"$1.copy\" --vault \"$1\"", program, path,
      ],
      size: TerminalSession.Size(columns: 200, rows: 24)
    )
    #expect(try app.waitUntilExited() == .exited(status: 1))
    #expect(app.screen.text.contains("cardcase: "))
    #expect(!FileManager.default.fileExists(atPath: path + ".copy"))
  }
}

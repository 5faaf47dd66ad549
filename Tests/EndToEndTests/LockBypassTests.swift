import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

// physlock#108, swaylock#302, simplenote-ios#235: an option, a back channel or a missing setting that
// undoes the lock.
@Suite("Ways around the lock")
struct LockBypassTests {
  private let home: TemporaryDirectory
  private let path: String

  /// Creates a vault whose passcode is 7777, and quits.
  init() throws {
    home = try TemporaryDirectory()
    path = home.path + "/vault"
    let driver = try CardcaseDriver(newVault: path, passcode: "7777")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
  }

  /// Runs a command line on a terminal; `$0` is `cardcase` and `$1` the vault.
  private func run(_ line: String, environment: [String: String?] = [:]) throws -> TerminalSession {
    let program = try BuiltProduct.path("cardcase")
    return try TerminalSession(
      start: "/bin/sh",
      ["-c", line, program, path],
      environment: environment.merging(["XDG_STATE_HOME": path + ".state"]) { $1 },
      size: TerminalSession.Size(columns: 200, rows: 24),
      patience: .seconds(30)
    )
  }

  @Test(
    "there is no option for it, and no word that is taken for one",
    arguments: ["--unlock", "--passcode=7777", "--no-lock", "--key 7777", "7777", "open 7777"]
  )
  func options(_ words: String) throws {
    let app = try run("exec \"$0\" --vault \"$1\" \(words)")
    #expect(try app.waitUntilExited() == .exited(status: 64))
    #expect(!app.emulator.modesSeen.contains(.alternateScreen))
  }

  @Test("no variable of the environment is one")
  func variables() throws {
    let names = ["PASSCODE", "PASSWORD", "KEY", "UNLOCK", "UNLOCKED", "LOCK", "DEBUG", "CONFIG"]
    var environment: [String: String?] = ["PASSCODE": "7777"]
    for name in names { environment["CARDCASE_\(name)"] = "7777" }
    let app = try run("exec \"$0\" --vault \"$1\"", environment: environment)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try app.press("55")
    try app.waitUntil("two dots are filled") { $0.text.contains("● ● ○ ○") }
  }

  @Test("a passcode on standard input is not read: a command asks on the terminal all the same")
  func standardInput() throws {
    let screen = try run("echo 7777 | \"$0\" --vault \"$1\"")
    #expect(try screen.waitUntilExited() == .exited(status: 1))
    #expect(!screen.emulator.modesSeen.contains(.alternateScreen))
    let command = try run("echo 7777 | \"$0\" vault verify --vault \"$1\"")
    try command.waitUntil(shows: "Passcode:")
    try command.press("1234")
    try command.press(.enter)
    try command.waitUntil(shows: "Wrong passcode")
  }

  // xscreensaver, i3lock: keys typed before the lock could be seen go to it, or beneath it.
  @Test("what was typed before the first frame is thrown away", arguments: ["", "vault verify"])
  func typedAhead(_ words: String) throws {
    // The shell takes the first line; what follows waits in the terminal when the program starts.
    let app = try run("stty -echo; echo ready; read -r line; exec \"$0\" \(words) --vault \"$1\"")
    try app.waitUntil(shows: "ready")
    try app.send("go\n7777\n7777\r".utf8)
    try app.waitUntil(shows: words.isEmpty ? CardcaseDriver.lockTitle : "Passcode:")
    // A wrong passcode now, which is all there is: nothing was typed before it.
    try app.press("1234")
    if !words.isEmpty { try app.press(.enter) }
    try app.waitUntil(shows: "Wrong passcode")
    #expect(!app.writtenText().contains("Recovery key"))
  }
}

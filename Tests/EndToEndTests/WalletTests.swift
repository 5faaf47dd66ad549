import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("The wallet on a terminal")
struct WalletTests {
  private let home: TemporaryDirectory
  private var clip: String { "\(home.path)/clip" }

  init() throws {
    home = try TemporaryDirectory()
  }

  private func open(_ environment: [String: String?] = [:]) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(environment: environment)
    try driver.unlock()
    try driver.app.press("w")
    try driver.app.waitUntil(shows: "Everyday")
    return driver
  }

  /// Starts a program whose clipboard is a file.
  private func openWithDisplay() throws -> CardcaseDriver {
    let program = "\(home.path)/xclip"
    let script = """
      #!/bin/sh
      case "$*" in
        *-out*) cat "$HOME/clip" ;;
        */dev/null*) : > "$HOME/clip" ;;
        *) cat > "$HOME/clip" ;;
      esac
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return try open([
      "HOME": home.path, "DISPLAY": ":99", "PATH": "\(home.path):/usr/bin:/bin",
    ])
  }

  private var clipboard: String {
    FileManager.default.contents(atPath: clip).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test("a card is found, changed, deleted and put back")
  func findEditDelete() throws {
    let app = try open().app
    try app.press("/trav")
    try app.waitUntil(shows: "1 card")
    try app.waitUntil(hides: "Everyday")
    try app.press(.tab)
    try app.press("e")
    try app.waitUntil(shows: "Edit card")
    try app.press(.function(3), .control("u"))
    try app.press("Grace Hopper")
    try app.press(.function(6), .enter, .enter)
    try app.waitUntil(shows: "Saved: Travel.")
    try app.press(.enter)
    try app.waitUntil(shows: "GRACE HOPPER")
    try app.press("d")
    try app.waitUntil(shows: "Deleted \"Travel\". u undoes it")
    try app.press(.escape)
    try app.waitUntil(shows: "Everyday")
    #expect(!app.screen.shows("Travel  "))
    try app.press("u")
    try app.waitUntil(shows: "Undone: Deleted Travel.")
    try app.press(.enter)
    try app.waitUntil(shows: "GRACE HOPPER")
  }

  // Nitrokey/nitrokey-app#263, strongbox#92: cleared on lock and on exit.
  @Test(
    "copies through the display's clipboard, and clears it after 15 seconds, on lock and on exit"
  )
  func display() throws {
    let driver = try openWithDisplay()
    let app = driver.app
    try app.press(.enter)
    try app.press("c")
    try app.waitUntil(shows: "Card number: copied. Cleared in 15 seconds.")
    #expect(clipboard == "4111111111111111")
    try app.press("c")
    try app.waitUntil(shows: "Expiry: copied.")
    #expect(clipboard == "12/28")
    try app.press("c")
    try app.waitUntil(shows: "Security code: copied.")
    #expect(clipboard == "123")
    try driver.lab?.ask(.advance(.seconds(15)))
    try app.waitUntil(shows: "Clipboard: cleared.")
    #expect(clipboard == "")
    try app.press("c")
    try app.waitUntil(shows: "Card number: copied.")
    try driver.lock()
    try app.waitUntil("the clipboard is clear") { _ in clipboard == "" }
    try driver.unlock()
    try app.press("c")
    try app.waitUntil(shows: "Card number: copied.")
    try app.press(.controlC)
    try app.waitUntilExited()
    #expect(clipboard == "")
  }

  @Test("leaves alone what somebody else has copied since")
  func notOurs() throws {
    let driver = try openWithDisplay()
    try driver.app.press(.enter)
    try driver.app.press("c")
    try driver.app.waitUntil(shows: "Cleared in 15 seconds.")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: clip))
    try driver.lab?.ask(.advance(.seconds(15)))
    try driver.app.waitUntil(shows: "Clipboard: not cleared, as something else was copied")
    #expect(clipboard == "mine")
  }

  @Test("without a display it is sent to the terminal, which is said, and asked back before a stop")
  func terminal() throws {
    let driver = try open()
    try driver.app.press(.enter)
    var mark = try driver.app.mark()
    try driver.app.press("c")
    try driver.app.waitUntil(shows: "sent to the terminal, which can't confirm")
    let number = Data("4111111111111111".utf8).base64EncodedString()
    #expect(contains(driver.app.output(since: mark), "\u{1B}]52;c;\(number)\u{7}"))
    mark = try driver.app.mark()
    try driver.app.press(.controlZ)
    try driver.app.waitUntilStopped()
    #expect(contains(driver.app.output(since: mark), "\u{1B}]52;c;!\u{7}"))
  }

  @Test("over ssh nothing is sent unless that was switched on")
  func overSSH() throws {
    let driver = try open(["SSH_TTY": "/dev/pts/9"])
    try driver.app.press(.enter)
    let mark = try driver.app.mark()
    try driver.app.press("c")
    try driver.app.waitUntil(shows: "Card number: not copied. Turn on copying over ssh")
    #expect(!contains(driver.app.output(since: mark), "\u{1B}]52;"))
  }

  private func contains(_ output: [UInt8], _ text: String) -> Bool {
    let sought = Array(text.utf8)
    return output.indices.contains { output[$0...].starts(with: sought) }
  }
}

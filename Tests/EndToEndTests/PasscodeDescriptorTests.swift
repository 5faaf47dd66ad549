import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("A passcode from a descriptor")
struct PasscodeDescriptorTests {
  private let driver: CommandDriver

  init() throws {
    driver = try CommandDriver()
  }

  /// Runs a script, and expects it to say these texts, the status of its last command last.
  private func run(_ script: String, shows texts: String..., status: Int32) throws {
    let app = try driver.run(script: "\(script); echo \"status=$?.\"", shows: "status=\(status).")
    for text in texts { #expect(app.screen.shows(text), "\(app.screen.text)") }
    #expect(!app.writtenText().contains("7777"))
    _ = try app.waitUntilExited()
  }

  private let verify = "cardcase vault verify --vault \"$VAULT\" --passcode-fd"

  @Test("is read up to the first newline, and what follows is left to others")
  func right() throws {
    try run(
      "printf '7777\\nrest\\n' > p; exec 3< p; \(verify) 3; cat <&3",
      shows: "The vault is intact",
      "rest",
      status: 0
    )
    try run("printf 7777 | \(verify) 0", shows: "The vault is intact", status: 0)
  }

  @Test("counts where it is wrong, and a script does not wait for the next attempt")
  func wrong() throws {
    try run("printf '1111\\n' | \(verify) 0", shows: "Wrong passcode", status: 5)
    try run(
      "for i in 2222 3333 4444 5555; do echo $i | \(verify) 0; done; echo 7777 | \(verify) 0",
      shows: "Time to wait: 1 minute",
      status: 6
    )
  }

  @Test("is refused where it would be seen, or is none, and nothing is counted")
  func refused() throws {
    try run("\(verify) 0", shows: "is a terminal", status: 1)
    try run("\(verify) 9", shows: "Can't read the passcode from descriptor 9", status: 1)
    try run("\(verify) 0 < /dev/null", shows: "is not a passcode", status: 1)
    try run("printf '\\377\\n' | \(verify) 0", shows: "not UTF-8", status: 1)
    try run("head -c 100000 /dev/zero | tr '\\0' x | \(verify) 0", shows: "too long", status: 1)
    try run("\(verify)=-1", shows: "needs the number of an open descriptor", status: 64)
    try run("printf '7777\\n' | \(verify) 0", shows: "The vault is intact", status: 0)
    let app = try driver.run(script: "printf '7777\\n' | \(verify) 0", shows: "The vault is intact")
    #expect(!app.screen.shows("failed"))
  }

  @Test("is not needed for the samples of the demo")
  func demo() throws {
    try run(
      "cardcase --demo deck list | cat",
      shows: "Capitals: new 4, learning 0, due 0, cards 6",
      status: 0
    )
    try run(
      "cardcase --demo deck export - Capitals | grep -c Tokyo",
      shows: "1",
      status: 0
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: driver.home.path)
    #expect(!names.contains { $0.contains("demo") })
  }
}

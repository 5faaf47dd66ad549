import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("cardcase card new")
struct CardNewTests {
  private let home: TemporaryDirectory
  private var file: String { "\(home.path)/card.json" }

  init() throws {
    home = try TemporaryDirectory()
  }

  /// Runs the command in a shell, with `rest` behind its words.
  private func start(_ rest: String, shows text: String = "New card") throws -> TerminalSession {
    let command = "cd && exec '\(try BuiltProduct.path("cardcase"))' card new \(rest)"
    let app = try TerminalSession(
      start: "/bin/sh",
      ["-c", command],
      environment: ["HOME": home.path],
      patience: .seconds(30)
    )
    try app.waitUntil(shows: text)
    return app
  }

  /// Types a card, and hands it over.
  private func type(_ app: TerminalSession) throws {
    try app.press("4012888888881881")
    try app.press(.enter)
    try app.press("Ada \"Countess\" Lovelace")
    try app.press(.enter)
    try app.press("1230")
    try app.waitUntil(shows: "› F5 Code")
    try app.press("123")
    try app.waitUntil(shows: "› Output")
    try app.press(.enter)
  }

  private var written: [String: Any] {
    get throws {
      let data = try #require(FileManager.default.contents(atPath: file))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
  }

  private func expectCard() throws {
    let card = try written
    #expect(card["cc-number"] as? String == "4012888888881881")
    #expect(card["cc-name"] as? String == "Ada \"Countess\" Lovelace")
    #expect(card["cc-exp"] as? String == "2030-12")
    #expect(card["cc-exp-month"] as? Int == 12)
    #expect(card["cc-exp-year"] as? Int == 2030)
    #expect(card["cc-csc"] as? String == "123")
    #expect(card["cc-type"] as? String == "Visa")
  }

  @Test("asks on the terminal whatever input and output are, and writes JSON with the W3C's names")
  func redirected() throws {
    let app = try start("< /dev/null > '\(file)'")
    #expect(FileManager.default.contents(atPath: file)?.isEmpty == true)
    try type(app)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
    try expectCard()
    // Nothing is stored anywhere else.
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["card.json"])
  }

  @Test("makes the file for its owner alone, or writes to the descriptor that was named")
  func targets() throws {
    try hand("--output '\(file)'")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try FileManager.default.removeItem(atPath: file)
    try hand("--fd 7 7> '\(file)'")
  }

  @Test("a file that was there is its owner's alone then, also where it can't be replaced")
  func olderFile() throws {
    let manager = FileManager.default
    for isInPlace in [false, true] {
      try Data("older, and longer than a card by far".utf8).write(to: URL(fileURLWithPath: file))
      try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
      if isInPlace {
        try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: home.path)
      }
      try hand("--output '\(file)'")
      try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.path)
      #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
      #expect(try manager.contentsOfDirectory(atPath: home.path) == ["card.json"])
    }
  }

  @Test("nothing is written through a symbolic link, and it says so before a card is typed")
  func link() throws {
    let target = home.path + "/precious"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    let app = try start("--output card.json", shows: "card.json is a symbolic link")
    #expect(try app.waitUntilExited() == .exited(status: 1))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
  }

  @Test("--output - is standard output, and no terminal")
  func standardOutput() throws {
    try hand("--output - > '\(file)'")
    let app = try start("--output -", shows: "Standard output is a terminal")
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  /// Types a card and hands it over.
  private func hand(_ rest: String) throws {
    let app = try start(rest)
    try type(app)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    try expectCard()
  }

  @Test("writes nothing and ends with 130 when it is left", arguments: [true, false])
  func cancelled(asked: Bool) throws {
    let app = try start("--output '\(file)'")
    try app.press("4012")
    if asked {
      try app.press(.escape)
      try app.waitUntil(shows: "Keep editing")
      try app.press(.down, .enter)
    } else {
      try app.press(.controlC)
    }
    #expect(try app.waitUntilExited() == .exited(status: 130))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try app.isSane())
  }

  @Test("never writes a card to a terminal unless it is told to")
  func noTerminal() throws {
    let app = try start("", shows: "Standard output is a terminal")
    #expect(try app.waitUntilExited() == .exited(status: 1))
    let bad = try start("--fd 9", shows: "Descriptor 9 is not open")
    #expect(try bad.waitUntilExited() == .exited(status: 1))
  }

  @Test("a stop wipes number and code, and it says so on going on")
  func stopped() throws {
    let app = try start("--output '\(file)'")
    try app.press("40128888")
    try app.press(.enter)
    try app.press("Ada")
    try app.waitUntil(shows: "ADA")
    let due = try app.mark()
    try app.press(.controlZ)
    try app.waitUntilStopped()
    #expect(try app.isSane())
    let stop = try app.mark()
    try app.signal(SIGCONT)
    try app.waitUntil(shows: "Number and code were cleared")
    #expect(app.screen.shows("ADA"))
    #expect(app.screen.shows("XXXX XXXX XXXX XXXX"))
    try app.expectNever(anyOf: ["4012"], since: due)
    try app.expectNever(anyOf: ["4012"], since: stop)
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 130))
  }
}

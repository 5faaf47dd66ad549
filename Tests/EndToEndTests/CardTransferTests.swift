import CardcaseStory
import Foundation
import TerminalHarness
import Testing

/// Cards from other programs and back, as somebody at a shell brings them.
@Suite("cardcase card import and export")
struct CardTransferTests {
  private let story: CommandStory
  private var home: TemporaryDirectory { story.home }
  private var path: String { story.path }

  init() throws {
    story = try CommandStory()
  }

  private func start(_ words: String..., shows text: String) throws -> TerminalSession {
    try story.start(["card"] + words, shows: text)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = home.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func export() throws -> String {
    try file(
      "bitwarden.json",
      """
      {"items":[
        {"type":3,"name":"Everyday","card":{"number":"4111 1111 1111 1111","expMonth":"4",
         "expYear":"2031","code":"987"}},
        {"type":1,"name":"Mail"},
        {"type":3,"name":"\\u001b[31mAgain","card":{"number":"4111111111111111"}}]}
      """
    )
  }

  @Test("import shows what it would do, writes after the word was typed, and finds it there again")
  func importing() throws {
    let source = try export()
    let app = try start("import", source, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "To import 1 card, type import:")
    #expect(app.screen.shows("item 1: Everyday, Visa, 1111, 04/31: new"))
    #expect(app.screen.shows("item 2: Mail: refused: it is a login, not a card"))
    #expect(app.screen.shows("item 3: ?[31mAgain, Visa, 1111: left out: the same number as item 1"))
    #expect(app.screen.shows("Security codes in the file are left out"))
    try app.press("import")
    try app.press(.enter)
    try app.waitUntil(shows: "1 card imported")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(!app.writtenText().contains("4111"))
    let again = try start("import", source, shows: "Passcode:")
    try again.press("7777")
    try again.press(.enter)
    try again.waitUntil(shows: "There is nothing to import")
    #expect(again.screen.shows("its number is in the wallet"))
  }

  @Test("cards whose number is known are imported where that is asked for")
  func duplicates() throws {
    let source = try export()
    let app = try start("import", "--duplicates", source, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "To import 2 cards, type import:")
    #expect(app.screen.shows("1111: new, though it has the same number as item 1"))
    try app.press("import")
    try app.press(.enter)
    try app.waitUntil(shows: "2 cards imported")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("another word than the one asked for imports nothing")
  func cancelled() throws {
    let source = try export()
    let app = try start("import", source, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "type import:")
    try app.press("yes")
    try app.press(.enter)
    try app.waitUntil(shows: "Nothing was done")
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  @Test("export writes a file for its owner alone, and never over another without permission")
  func exporting() throws {
    let first = try start("import", "--codes", try export(), shows: "Passcode:")
    try first.press("7777")
    try first.press(.enter)
    try first.waitUntil(shows: "type import:")
    try first.press("import")
    try first.press(.enter)
    try first.waitUntilExited()
    let target = home.path + "/out.json"
    let app = try start("export", "--codes", target, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "type export:")
    #expect(!FileManager.default.fileExists(atPath: target))
    try app.press("export")
    try app.press(.enter)
    try app.waitUntil(shows: "1 card exported")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let text = try String(contentsOfFile: target, encoding: .utf8)
    #expect(
      text.contains(#""number":"4111111111111111","expMonth":"4","expYear":"2031","code":"987""#)
    )
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let refused = try start("export", target, shows: "is there already")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path).filter {
        $0.hasSuffix(".part")
      } == []
    )
  }

  @Test("nothing but a regular file is read or written, and no passcode is asked for before that")
  func places() throws {
    let pipe = home.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    _ = try start("import", pipe, shows: "is not a regular file")
    _ = try start("export", pipe, shows: "is not a regular file")
    _ = try start("export", "--replace", "/dev/tty", shows: "is not a regular file")
    _ = try start("import", home.path, shows: "is not a regular file")
    _ = try start("import", home.path + "/none", shows: "There is no file")
    let sealed = try file("sealed.json", #"{"encrypted":true,"passwordProtected":true}"#)
    _ = try start("import", sealed, shows: "Bitwarden export under a password")
  }
}

import Foundation
import TerminalHarness
import TestSupport
import Testing

/// Cards from other programs and back, by commands at a shell.
@Suite("cardcase card import and export")
struct CardTransferTests {
  private let driver: CommandDriver
  private var home: TemporaryDirectory { driver.home }
  private var path: String { driver.path }

  init() throws {
    driver = try CommandDriver()
  }

  private func start(_ words: String..., shows text: String) throws -> TerminalSession {
    try driver.start(["card"] + words, shows: text)
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
    try app.waitUntil(shows: "Update this card?")
    try app.press(.enter)
    try app.waitUntil(shows: "New: 1, changed: 0. To import, type import:")
    #expect(app.screen.shows("item 1: Everyday, Visa, 1111, 04/31: new"))
    #expect(app.screen.shows("item 2: Mail: not a payment card"))
    #expect(app.screen.shows("item 3: [31mAgain, Visa, 1111: differs from item 1, not updated:"))
    #expect(app.screen.shows("Without security codes."))
    try app.press("import")
    try app.press(.enter)
    try app.waitUntil(shows: "Imported: 1 new, 0 updated")
    try app.waitUntil(shows: "Delete \(source)?")
    try app.press(.enter)
    try app.waitUntil(shows: "still exists")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(!app.writtenText().contains("4111"))
    let again = try start("import", source, shows: "Passcode:")
    try again.press("7777")
    try again.press(.enter)
    try again.waitUntil(shows: "Update this card?")
    #expect(again.screen.shows("item 1: Everyday, Visa, 1111, 04/31: unchanged"))
    try again.press(.enter)
    try again.waitUntil(shows: "No new cards in \(source), but 1 update.")
    #expect(try again.waitUntilExited() == .exited(status: 1))
  }

  @Test(
    "what brings no card in says why, and that it failed",
    arguments: [
      (
        #"{"encrypted":false,"items":[{"type":1,"name":"Mail","login":{}}]}"#,
        "item 1: Mail: not a payment card"
      ),
      (#"{"encrypted":false,"items":[]}"#, "none.json"),
    ]
  )
  func nothing(text: String, reason: String) throws {
    let app = try start("import", try file("none.json", text), shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "There are no cards in")
    #expect(app.screen.shows(reason))
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  @Test(
    "a list of items that is not Bitwarden's is not taken for its, and no passcode is asked for"
  )
  func otherItems() throws {
    let enpass = #"{"folders":[],"items":[{"category":"creditcard","title":"Visa","fields":[]}]}"#
    let app = try start("import", try file("enpass.json", enpass), shows: "has an unknown format")
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  @Test("a file that is not of the format that was chosen says so, and no passcode is asked for")
  func otherFormat() throws {
    let empty = try file("some.json", #"{"encrypted":false,"items":[]}"#)
    let app = try driver.start(
      ["card", "import", empty, "--format", "keepass-xml"],
      shows: "KeePass XML."
    )
    #expect(try app.waitUntilExited() == .exited(status: 1))
  }

  @Test("with - cards come from a pipe and go to one or a file, with nothing else among them")
  func pipes() throws {
    _ = try export()
    let app = try driver.run(
      script: """
        cat bitwarden.json | cardcase card import - --vault "$VAULT" \
        && cardcase card export - --format bitwarden --vault "$VAULT" | cat > out.json \
        && umask 077 && cardcase card export - --format bitwarden --vault "$VAULT" 2> told > redirected.json
        """,
      shows: "Passcode:"
    )
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "Update this card?")
    try app.press(.enter)
    try app.waitUntil(shows: "type import:")
    #expect(app.screen.shows("standard input: Bitwarden JSON"))
    try app.press("import")
    try app.press(.enter)
    for _ in 1...2 {
      try app.waitUntil("the passcode is asked for last") { $0.text.hasSuffix("Passcode:") }
      try app.press("7777")
      try app.press(.enter)
      try app.waitUntil("the word is asked for last") { $0.text.hasSuffix("type export:") }
      #expect(app.screen.shows("standard output will not be encrypted"))
      try app.press("export")
      try app.press(.enter)
    }
    #expect(try app.waitUntilExited() == .exited(status: 0))
    for name in ["out.json", "redirected.json"] {
      let text = try String(contentsOfFile: home.path + "/" + name, encoding: .utf8)
      #expect(text.hasPrefix(#"{"encrypted":false"#) && text.hasSuffix("]}\n"))
      #expect(text.contains(#""number":"4111111111111111""#))
    }
    let told = try String(contentsOfFile: home.path + "/told", encoding: .utf8)
    #expect(told.contains("1 card exported to standard output"))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/-"))
  }

  @Test("with - cards neither go to a terminal nor come from one")
  func terminal() throws {
    for (word, text) in [("export", "Standard output is"), ("import", "Standard input is")] {
      let app = try start(word, "-", shows: "\(text) a terminal")
      #expect(try app.waitUntilExited() == .exited(status: 1))
      #expect(!app.screen.shows("Passcode"))
    }
  }

  @Test("a redirected file that others can read is told before anything is written")
  func openFile() throws {
    let app = try driver.run(
      script: "umask 022; cardcase card export - --format bitwarden --vault \"$VAULT\" > open.json",
      shows: "Passcode:"
    )
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "type export:")
    #expect(app.screen.shows("Other users can read standard output"))
    #expect(FileManager.default.contents(atPath: home.path + "/open.json")?.isEmpty == true)
  }

  @Test("a symbolic link is not written through, nor is what it leads to replaced")
  func link() throws {
    let target = try file("precious", "mine")
    let link = home.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    for words in [["export", link], ["export", "--replace", link]] {
      let app = try driver.start(["card"] + words, shows: "is a symbolic link")
      #expect(try app.waitUntilExited() == .exited(status: 1))
    }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
  }

  @Test("a full disk leaves neither the file nor a part of it, and an older one as it was")
  func fullDisk() throws {
    let older = try file("old.json", "older")
    let notes = String(repeating: "x", count: 60_000)
    let cards = [4_111_111_111_111_111, 5_555_555_555_554_444, 378_282_246_310_005].map {
      #"{"type":3,"name":"Long","notes":"\#(notes)","card":{"number":"\#($0)"}}"#
    }
    let source = try file("long.json", #"{"items":[\#(cards.joined(separator: ","))]}"#)
    let filling = try start("import", source, shows: "Passcode:")
    try filling.press("7777")
    try filling.press(.enter)
    try filling.waitUntil(shows: "type import:")
    try filling.press("import")
    try filling.press(.enter)
    try filling.waitUntil(shows: "Delete")
    try filling.press("y")
    try filling.press(.enter)
    try filling.waitUntil(shows: "was deleted")
    #expect(!FileManager.default.fileExists(atPath: source))
    for name in ["old.json", "new.json"] {
      let app = try driver.run(
        script:
          "ulimit -f 200; cardcase card export --format bitwarden --replace \(name) --vault \"$VAULT\"",
        shows: "Passcode:"
      )
      try app.press("7777")
      try app.press(.enter)
      try app.waitUntil(shows: "type export:")
      try app.press("export")
      try app.press(.enter)
      #expect(try app.waitUntilExited() == .exited(status: 1))
      #expect(app.screen.shows("the file is too large"))
    }
    #expect(try String(contentsOfFile: older, encoding: .utf8) == "older")
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!names.contains { $0 == "new.json" || $0.hasSuffix(".part") })
  }

  @Test(
    "on the screens ~/ is the user's directory, for a file that is read and one that is written"
  )
  func userDirectory() throws {
    _ = try export()
    let open = try CardcaseDriver(
      .lab,
      .file(path),
      environment: ["HOME": home.path],
      shows: CardcaseDriver.lockTitle
    )
    let app = open.app
    try open.unlock("7777")
    try app.waitUntil(shows: "Write this down")
    try app.press(.escape)
    try app.waitUntil(hides: "Write this down")
    try app.press("wi")
    try app.waitUntil(shows: "File from another program")
    try app.press("~/bitwarden.json")
    try app.press(.enter)
    try app.waitUntil(shows: "Enter imports the marked items")
    try app.press(.enter)
    try app.waitUntil(shows: "Delete bitwarden.json now?")
    try app.press(.down)
    try app.press(.enter)
    try app.waitUntil(shows: "bitwarden.json was deleted")
    #expect(!FileManager.default.fileExists(atPath: home.path + "/bitwarden.json"))
    try app.press("x")
    try app.waitUntil(shows: "Encrypted with a password")
    try app.press(.right)
    try app.waitUntil(shows: "cards.json")
    try app.press("G")
    try app.press(.control("u"))
    try app.press("~/out.json")
    try app.press(.enter)
    try app.waitUntil(shows: "will not be encrypted")
    try app.press("export")
    try app.press(.enter)
    try app.waitUntil(shows: "1 card exported")
    #expect(FileManager.default.fileExists(atPath: home.path + "/out.json"))
  }

  @Test("cards whose number is known are imported where that is asked for")
  func duplicates() throws {
    let source = try export()
    let app = try start("import", "--duplicates", source, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "New: 2, changed: 0. To import, type import:")
    #expect(app.screen.shows("1111: new"))
    try app.press("import")
    try app.press(.enter)
    try app.waitUntil(shows: "Delete")
    try app.press(.enter)
    try app.waitUntil(shows: "Imported: 2 new, 0 updated")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("another word than the one asked for imports nothing")
  func cancelled() throws {
    let source = try export()
    let app = try start("import", "--updates", "none", source, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "type import:")
    try app.press("yes")
    try app.press(.enter)
    try app.waitUntil(shows: "Cancelled")
    #expect(try app.waitUntilExited() == .exited(status: 130))
  }

  @Test("export writes a file for its owner alone, and never over another without permission")
  func exporting() throws {
    let first = try start(
      "import",
      "--codes",
      "--updates",
      "none",
      try export(),
      shows: "Passcode:"
    )
    try first.press("7777")
    try first.press(.enter)
    try first.waitUntil(shows: "type import:")
    try first.press("import")
    try first.press(.enter)
    try first.waitUntil(shows: "Delete")
    try first.press(.enter)
    try first.waitUntilExited()
    let target = home.path + "/out.json"
    let app = try start("export", "--format", "bitwarden", "--codes", target, shows: "Passcode:")
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
    let refused = try start("export", target, shows: "already exists. Choose another")
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
    _ = try start("import", pipe, shows: "it is not a regular file")
    _ = try start("export", pipe, shows: "it is not a regular file")
    _ = try start("export", "--replace", "/dev/tty", shows: "it is not a regular file")
    _ = try start("import", home.path, shows: "it is not a regular file")
    _ = try start("import", home.path + "/none", shows: "there is no such file")
    let sealed = try file("sealed.json", #"{"encrypted":true,"passwordProtected":true}"#)
    _ = try start("import", sealed, shows: "Password for")
  }

  @Test("a sealed export takes its password twice, and is opened by that alone")
  func sealed() throws {
    let first = try start("import", "--codes", "--yes", try export(), shows: "Passcode:")
    try first.press("7777")
    try first.press(.enter)
    try first.waitUntilExited()
    let target = home.path + "/sealed.json"
    let app = try start("export", "--codes", target, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "New password for \(target).")
    for (typed, shows, times) in [
      ("horse", "Repeat the password:", 1), ("house", "New password for \(target).", 2),
      ("correct horse", "Repeat the password:", 2), ("correct horse", "exported to", 1),
    ] {
      try app.press(typed)
      try app.press(.enter)
      try app.waitUntil("\(shows) is shown for the \(times). time") { screen in
        screen.lines.count { $0.contains(shows) } == times
      }
    }
    #expect(app.screen.shows("The passwords differ"))
    #expect(app.screen.shows("This password is short"))
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(!app.writtenText().contains("horse"))
    let bytes = try #require(FileManager.default.contents(atPath: target))
    #expect(bytes.range(of: Data("4111111111111111".utf8)) == nil)
    let reading = try start("import", "--codes", target, shows: "Password for \(target)")
    try reading.press("wrong")
    try reading.press(.enter)
    // What is typed before the next prompt is discarded.
    try reading.waitUntil("the password is asked for again") { screen in
      screen.lines.count { $0.contains("Password for \(target)") } == 2
    }
    #expect(reading.screen.shows("is wrong. Try again."))
    try reading.press("correct horse")
    try reading.press(.enter)
    try reading.waitUntil(shows: "Passcode:")
    try reading.press("7777")
    try reading.press(.enter)
    try reading.waitUntil(shows: "unchanged")
    #expect(try reading.waitUntilExited() == .exited(status: 1))
  }

  @Test("cards of the wallet are changed where each is agreed to, and by no script unasked")
  func updates() throws {
    let first = try start("import", "--yes", try export(), shows: "Passcode:")
    try first.press("7777")
    try first.press(.enter)
    try first.waitUntilExited()
    let later = try file(
      "later.json",
      #"{"items":[{"type":3,"name":"Daily","card":{"number":"4111111111111111"}}]}"#
    )
    let refused = try start("import", "--yes", later, shows: "Passcode:")
    try refused.press("7777")
    try refused.press(.enter)
    try refused.waitUntil(shows: "--updates all applies")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
    let app = try start("import", "--delete-file", later, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "Name: Everyday -> Daily")
    try app.waitUntil(shows: "Update this card?")
    try app.press("y")
    try app.press(.enter)
    try app.waitUntil(shows: "New: 0, changed: 1. To import, type import:")
    try app.press("import")
    try app.press(.enter)
    try app.waitUntil(shows: "Imported: 0 new, 1 updated")
    try app.waitUntil(shows: "was deleted")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(!FileManager.default.fileExists(atPath: later))
  }
}

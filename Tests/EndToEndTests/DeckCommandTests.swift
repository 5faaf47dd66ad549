import Foundation
import TerminalHarness
import TestSupport
import Testing
import Vault

@Suite("cardcase deck")
struct DeckCommandTests {
  private let driver: CommandDriver
  private var home: TemporaryDirectory { driver.home }
  private var path: String { driver.path }

  init() throws {
    driver = try CommandDriver()
  }

  private func start(_ words: [String], shows text: String) throws -> TerminalSession {
    try driver.start(["deck"] + words, shows: text)
  }

  /// Runs a command that asks for the passcode, gives it, and expects these texts.
  private func run(_ words: String..., shows texts: String..., status: Int32 = 0) throws {
    let app = try start(words, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    for text in texts { try app.waitUntil(shows: text) }
    #expect(try app.waitUntilExited() == .exited(status: status))
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = home.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: home.path + "/" + name, encoding: .utf8)
  }

  @Test("a file goes in, is in the list, comes out again, and going in again changes nothing")
  func roundTrip() throws {
    let file = try write(
      "#separator:tab\n#deck column:3\n#tags column:4\none\teins\tGerman::Numbers\ta b\ntwo\tzwei\t\t\n",
      to: "Welsh words.txt"
    )
    try run(
      "import",
      file,
      "--preview",
      shows: "2 new, 0 changed, 0 unchanged.",
      "Nothing was changed"
    )
    try run("list", shows: "No decks yet")
    try run("import", file, shows: "2 new, 0 changed, 0 unchanged")
    let list = "German::Numbers: new 1, learning 0, due 0, cards 1"
    try run("list", shows: list, "Welsh words: new 1")
    let out = home.path + "/out.txt"
    try run("export", out, "german", shows: "out.txt: 1 note.", "not encrypted")
    let exported = try text(of: "out.txt")
    #expect(exported.contains("\tBasic\tGerman::Numbers\tone\teins\ta b\n"))
    #expect(!exported.contains("zwei"))
    let rights = try FileManager.default.attributesOfItem(atPath: out)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    let again = "The vault has all of it already"
    try run("import", out, shows: "0 new, 0 changed, 1 unchanged", again)
  }

  @Test("the answers of hashcards come in for the cards whose words are as they were")
  func hashcards() throws {
    let notes = try write("Q: one\nA: eins\n", to: "numbers.md")
    try run("import", notes, shows: "1 new")
    let path = home.path + "/hashcards.db"
    try Connection(path, creating: true)
      .execute(
        """
        CREATE TABLE cards (card_hash TEXT PRIMARY KEY, added_at TEXT NOT NULL) STRICT;
        CREATE TABLE sessions (session_id INTEGER PRIMARY KEY) STRICT;
        CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, card_hash TEXT NOT NULL,
          reviewed_at TEXT NOT NULL, grade TEXT NOT NULL) STRICT;
        INSERT INTO reviews (card_hash, reviewed_at, grade) VALUES
          ('6b85a3a75f95e82617bdbb85eda51157a6a0885cc0c835c89a616aba7177ac71',
           '2025-07-14T12:00:00.123', 'forgot'),
          ('6b85a3a75f95e82617bdbb85eda51157a6a0885cc0c835c89a616aba7177ac71',
           '2025-07-17T12:00:00.123', 'easy'),
          ('00', '2025-07-17T12:00:00.123', 'good');
        """
      )
    try run("import", path, shows: "1 answer is skipped", "2 new, 0 changed")
    try run("export", home.path + "/out.history.csv", shows: "csv: 2 answers.")
    let history = try text(of: "out.history.csv").split(separator: "\n")
    #expect(history.count == 3)
    #expect(history[1].contains("2025-07-14T12:00:00.123") && history[1].contains(",1,0,review"))
    #expect(history[2].contains("2025-07-17T12:00:00.123") && history[2].contains(",4,0,review"))
  }

  @Test("a history goes in, moves its cards, comes out as it was, and is taken back as a whole")
  func history() throws {
    let notes = try write("#separator:tab\n#guid column:1\ng:1\tone\teins\n", to: "Words.txt")
    try run("import", notes, shows: "1 new")
    let text = """
      card,time,rating,duration,kind
      g:1:1,2025-07-14T12:00:00.000+02:00,3,2500,learning
      g:1:1,2025-07-14T12:10:00.000+02:00,3,1800,learning
      g:1:1,2025-07-17T09:30:15.250+02:00,3,3100,review

      """
    let file = try write(text, to: "answers")
    try run(
      "import",
      file,
      "--preview",
      shows: "3 new, 0 changed, 0 unchanged.",
      "Nothing was changed"
    )
    try run("list", shows: "Words: new 1, learning 0, due 0, cards 1")
    try run("import", file, shows: "3 new, 0 changed, 0 unchanged", "undo-import")
    try run("list", shows: "Words: new 0, learning 0, due 1, cards 1")
    try run("export", home.path + "/words.history.csv", shows: "Exported to ")
    #expect(try self.text(of: "words.history.csv") == text)
    try run("import", file, shows: "nothing was imported. The vault has all of it")
    let bad = try write(text + "g:9:1,2025-07-18T12:00:00Z,3,1,review\n", to: "bad")
    try run(
      "import",
      bad,
      shows: "Line 5: The vault has no such card",
      "1 line can't be read",
      status: 1
    )
    try run("undo-import", shows: "Import of ")
    try run("list", shows: "Words: new 1, learning 0, due 0, cards 1")
  }

  @Test(
    "what brings no note in says why, and that it failed",
    arguments: ["[]", "#separator:tab\n", ";a\n;b\n"]
  )
  func nothing(text: String) throws {
    let file = try write(text, to: "none")
    let reason = "It has no notes that can be used"
    try run("import", "--skip-bad", file, shows: "nothing was imported", reason, status: 1)
  }

  @Test("with - notes come from a pipe and go to one, and nothing goes to a terminal")
  func pipes() throws {
    let app = try driver.run(
      script: """
        printf 'one\\teins\\n' | cardcase deck import - --vault "$VAULT" \
        && cardcase deck export - --vault "$VAULT" | cat > out.tsv
        """,
      shows: "Passcode:"
    )
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "standard input: 1 new, 0 changed")
    try app.waitUntil("the passcode is asked for last") { $0.text.hasSuffix("Passcode:") }
    try app.press("7777")
    try app.press(.enter)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(app.screen.shows("Exported to standard output: 1 note."))
    let exported = try text(of: "out.tsv")
    #expect(exported.hasPrefix("#separator:tab\n") && exported.hasSuffix("\tone\teins\t\n"))
    let refused = try start(["export", "-"], shows: "Standard output is a terminal")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/-"))
  }

  @Test("with - one of Anki's packages comes from a pipe too, and leaves no file behind")
  func packagePipe() throws {
    let package = home.path + "/notes.apkg"
    try run("import", try write("one\teins\n", to: "one.tsv"), shows: "1 new", status: 0)
    try run("export", package, shows: "1 note", status: 0)
    let before = try FileManager.default.contentsOfDirectory(atPath: home.path)
    let script = #"cat notes.apkg | cardcase deck import - --vault "$VAULT""#
    let app = try driver.run(script: script, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "standard input: 0 new")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    let after = try FileManager.default.contentsOfDirectory(atPath: home.path)
    // The export may have left files of the vault's, which go with the import.
    #expect(Set(after).subtracting(before) == [])
    #expect(Set(before).subtracting(after).isSubset(of: ["vault-shm", "vault-wal"]))
    let other = try driver.run(
      script: #"printf 'PK\003\004 no collection' | cardcase deck import - --vault "$VAULT""#,
      shows: "Passcode:"
    )
    try other.press("7777")
    try other.press(.enter)
    try other.waitUntil(shows: "standard input:")
    #expect(try other.waitUntilExited() == .exited(status: 1))
  }

  @Test("a symbolic link is not written through, nor replaced")
  func link() throws {
    let target = try write("mine", to: "precious")
    let link = home.path + "/link.tsv"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let refused = try start(["export", "--replace", link], shows: "is a symbolic link")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
    #expect(try text(of: "precious") == "mine")
  }

  @Test(
    "a file that is there is written over only with --replace, and before the passcode is asked for"
  )
  func force() throws {
    let file = try write("one;eins\n", to: "words.csv")
    try run("import", file, "--deck", "A::B", shows: "1 new")
    let refused = try start(["export", file], shows: "already exists. Choose another")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
    #expect(try text(of: "words.csv") == "one;eins\n")
    try run("export", file, "--replace", shows: "words.csv: 1 note.")
    #expect(try text(of: "words.csv").contains("A::B"))
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
    try run("export", home.path + "/none", "Nowhere", shows: "Nowhere", status: 3)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/none"))
  }

  @Test("HTML that Markdown has no signs for goes out as it came")
  func html() throws {
    let fields = "H<sub>2</sub>O\t<a href='x'>water</a>"
    let file = try write("#separator:tab\n#html:true\n\(fields)\n<b>a</b>\tb\n", to: "html.tsv")
    try run("import", file, shows: "2 new")
    let out = home.path + "/out.tsv"
    try run("export", out, shows: "out.tsv: 2 notes.")
    let text = try text(of: "out.tsv")
    #expect(text.contains(fields) && text.contains("<b>a</b>\tb"))
  }

  @Test("an import is taken back in one step, and once")
  func undoImport() throws {
    let first = try write("one;eins\n", to: "first.csv")
    let second = try write("one;uno\ntwo;due\n", to: "second.csv")
    try run("undo-import", shows: "No import to undo", status: 1)
    try run("import", first, "--deck", "Numbers", shows: "cardcase deck undo-import")
    let out = home.path + "/out.txt"
    try run("import", second, "--deck", "Numbers", shows: "1 new, 1 changed")
    try run("undo-import", shows: "Import of second.csv undone")
    try run("export", out, shows: "out.txt: 1 note.")
    #expect(try text(of: "out.txt").contains("\tone\teins"))
    try run("undo-import", shows: "No import to undo", status: 1)
  }

  @Test("bad lines are named with their reason, and nothing is taken in unless that is asked for")
  func badLines() throws {
    let file = try write("one;eins\n;zwei\nthree;\none;uno\n", to: "bad.csv")
    try run(
      "import",
      file,
      shows: "Line 2: The prompt is empty",
      "Line 3: The answer is empty",
      "Line 4: Same note",
      "2 lines can't be read. Nothing was imported",
      status: 1
    )
    try run("list", shows: "No decks yet")
    try run("import", file, "--skip-bad", shows: "Line 2: The prompt is empty", "1 new, 0 changed")
    let picture = home.path + "/picture"
    try Data([0x89, 0x50, 0x4E, 0x47, 0xFF]).write(to: URL(fileURLWithPath: picture))
    let refused = try start(["import", picture], shows: "Line 1 is not UTF-8")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
    _ = try start(["import", home.path + "/none"], shows: "there is no such file or folder")
  }

  @Test("while the vault is open elsewhere, decks can be listed, and nothing can be taken in")
  func inUse() throws {
    let file = try write("one;eins\n", to: "words.csv")
    try run("import", file, shows: "1 new")
    let driver = try CardcaseDriver(.lab, .file(path), shows: CardcaseDriver.lockTitle)
    // A locked window would let others write.
    try driver.unlock("7777")
    let refused = try start(["import", file], shows: "quit it first")
    #expect(try refused.waitUntilExited() == .exited(status: 7))
    try run("list", shows: "words: new 1, learning 0, due 0, cards 1")
    try driver.lock()
    try driver.unlock("7777")
  }

  @Test("parameters are shown, refused with the reason, and set from a file")
  func parameters() throws {
    try run("import", try write("one;eins\n", to: "words.csv"), shows: "1 new")
    try run("parameters", "words", shows: "words: Default", "0.212, 1.2931")
    let values = [
      0.3, 1.3, 2.4, 8.3, 6.4, 0.8, 3, 0.01, 0.6, 0.2, 0.8, 1.5, 0.06, 0.26, 1.6, 0.6, 1.9, 0.5,
      0.1,
    ]
    let bad = try write("\(values.map { $0 == 1.9 ? 7 : $0 })", to: "bad.txt")
    let refused = try start(["parameters", "words", "--set", bad], shows: "Number 17 is 7")
    #expect(try refused.waitUntilExited() == .exited(status: 1))
    let good = try write("\(values)", to: "good.txt")
    try run("parameters", "words", "--set", good, "--preview", shows: "Nothing was changed")
    try run("parameters", "words", "--set", good, shows: "words: 0 cards recalculated")
    try run("parameters", "Words", shows: "Custom", "0.3, 1.3, 2.4", "0.0, 0.5")
    try run("parameters", "words", "--standard", shows: "words: 0 cards recalculated")
    try run("parameters", "words", shows: "words: Default")
    try run("parameters", "Nowhere", shows: "Nowhere", status: 3)
  }
}

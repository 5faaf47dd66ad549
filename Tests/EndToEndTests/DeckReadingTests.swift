import Foundation
import TerminalHarness
import TestSupport
import Testing

@Suite("Decks, notes and statistics for scripts", .timeLimit(.minutes(5)))
struct DeckReadingTests {
  private let driver: CommandDriver
  private var home: TemporaryDirectory { driver.home }

  init() throws {
    driver = try CommandDriver()
  }

  /// Runs lines of a shell, in which `ask` runs `cardcase`. Its output is in `out` and `err`, and each
  /// line's status in `status`.
  private func run(_ lines: String...) throws {
    _ = try driver.run(lines: lines, asking: "cardcase")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: home.path + "/" + name, encoding: .utf8)
  }

  /// Expects these statuses of the lines.
  private func expect(_ expected: [Int32]) throws {
    let errors = try text("err")
    let statuses = try text("status").split(separator: "\n").compactMap { Int32($0) }
    #expect(statuses == expected, "\(errors)")
  }

  private func json(_ line: some StringProtocol) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(line.utf8))
  }

  private func lines() throws -> [Substring] { try text("out").split(separator: "\n") }

  /// Imports notes, and answers of which one card is due today.
  private func fill() throws {
    let notes = """
      #separator:tab
      #guid column:1
      #deck column:4
      #tags column:5
      g:1\tone\teins\tGerman::Numbers\tfirst
      g:2\ttwo\tzwei\tGerman::Numbers\t
      g:3\tréd\t"rot\nhell"\tGerman\t
      g:4\tun\tone\tWelsh\tverbs first

      """
    try Data(notes.utf8).write(to: URL(fileURLWithPath: home.path + "/notes.tsv"))
    let answers = """
      card,time,rating,duration,kind
      g:1:1,2025-07-14T12:00:00.000+02:00,3,2500,learning
      g:1:1,2025-07-14T12:10:00.000+02:00,3,1800,learning
      g:1:1,2025-07-17T09:30:15.250+02:00,3,3100,review

      """
    try Data(answers.utf8).write(to: URL(fileURLWithPath: home.path + "/answers"))
    try run("printf '7777\\n' > code")
    try run(
      "cardcase deck import notes.tsv --vault \"$VAULT\" --passcode-fd 3 3< code",
      "cardcase deck import answers --vault \"$VAULT\" --passcode-fd 3 3< code"
    )
    try expect([0, 0])
  }

  @Test("tell in JSON what the screens tell, while the program has the vault open")
  func whileOpen() throws {
    try fill()
    let screen = try CardcaseDriver(.cardcase, .file(driver.path), options: ["review", "German"])
    try screen.app.press("7777")
    try screen.app.waitUntil(shows: "› Recovery key")
    try screen.app.press(.escape)
    // The numbers of the deck on the screen.
    try screen.app.waitUntil(shows: "new 2  learning 0  due 1")
    try run(
      "ask deck list --json",
      "ask deck list",
      "ask deck show number --json",
      "ask deck show german",
      "ask stats --json",
      "ask stats number --json",
      "ask stats"
    )
    try expect([0, 0, 0, 0, 0, 0, 0])
    let lines = try lines()
    let decks = try #require(try json(lines[0]) as? [[String: Any]])
    #expect(decks.compactMap { $0["name"] as? String } == ["German", "German::Numbers", "Welsh"])
    let due = try decks.map { try #require($0["due"] as? [String: Int]) }
    #expect(due[0] == ["new": 2, "learning": 0, "review": 1, "total": 3])
    #expect(due[1] == ["new": 1, "learning": 0, "review": 1, "total": 2])
    #expect(decks[0]["cards"] as? Int == 3 && (decks[0]["next_days"] as? [Int])?.count == 14)
    #expect(lines[1] == "German: new 2, learning 0, due 1, cards 3")
    let shown = try #require(try json(lines[4]) as? [String: Any])
    #expect(shown["levels"] as? [String] == ["German", "Numbers"])
    #expect(shown["inner"] as? [String] == [])
    let options = try #require(shown["options"] as? [String: Any])
    #expect(options["new_per_day"] as? Int == 20 && options["fuzz"] as? Bool == true)
    #expect(lines[5] == lines[1] && lines.contains("New cards per day: 20 cards"))
    let all = try #require(lines.first { $0.hasPrefix("{\"answers\"") })
    let numbers = try #require(try json(all) as? [String: Any])
    #expect(numbers["deck"] is NSNull)
    #expect(
      numbers["states"] as? [String: Int]
        == ["new": 3, "learning": 0, "young": 1, "mature": 0, "suspended": 0]
    )
    #expect((numbers["forecast"] as? [Int])?.first == 1)
    #expect((numbers["forecast"] as? [Int])?.count == 30)
    #expect((numbers["forecast_year"] as? [Int])?.count == 365)
    #expect(lines.contains("1 card is due within 90 days."))
    #expect((numbers["days"] as? [[String: Any]])?.count == 365)
    let inner = try #require(lines.last { $0.hasPrefix("{\"answers\"") })
    #expect(try #require(try json(inner) as? [String: Any])["deck"] as? String == "German::Numbers")
    #expect(lines.contains("4 cards: New 3, Young 1"))
    #expect(screen.app.screen.shows("new 2  learning 0  due 1"))
    try screen.app.press(.controlC)
    try screen.app.waitUntilExited()
  }

  @Test("tell the note types, with their numbers, and one of them with its templates")
  func noteTypes() throws {
    try fill()
    try run(
      "ask notetype list",
      "ask notetype list --json",
      "ask notetype show cloze",
      "ask notetype show 'reversed basic' --json",
      "ask notetype show nothing",
      "ask notetype show basic --json",
      "ask notetype show c"
    )
    try expect([0, 0, 0, 0, 3, 0, 4])
    let lines = try lines()
    #expect(lines.first == "Basic, 4 notes, 4 cards", "\(lines)")
    let types = try #require(try json(lines[4]) as? [[String: Any]])
    #expect(types.count == 4)
    #expect(types.map { $0["kind"] as? String } == ["normal", "normal", "cloze", "normal"])
    #expect(types.allSatisfy { $0["standard"] as? Bool == true && $0["styling"] == nil })
    #expect(types[0]["notes"] as? Int == 4 && types[0]["cards"] as? Int == 4)
    #expect(lines[5].hasPrefix("Cloze, ") && lines[6].hasPrefix("Fields: "))
    #expect(lines.contains { $0.hasPrefix("Card type: ") } && lines.contains("Front: "))
    let shown = try lines.compactMap { $0.hasPrefix("{") ? try json($0) as? [String: Any] : nil }
    let sides = try #require(shown.first?["card_types"] as? [[String: String]])
    #expect(sides.count == 2 && sides.allSatisfy { $0["front"]?.contains("{{") == true })
    #expect(shown.last?["name"] as? String == "Basic")
  }

  @Test("find notes by the words of any field or tag, the newest first, with each field as it came")
  func find() throws {
    try fill()
    try run(
      "ask note find ONE --json",
      "ask note find 'first eins'",
      "ask note find red --json",
      "ask note find '' --json",
      "ask note find nothing --json"
    )
    try expect([0, 0, 0, 0, 3])
    let lines = try lines()
    #expect(try text("err").hasSuffix("cardcase: No match for \"nothing\".\n"))
    #expect(lines.count == 2 + 1 + 1 + 4)
    let newest = try #require(try json(lines[0]) as? [String: Any])
    #expect(newest["deck"] as? String == "Welsh" && newest["prompt"] as? String == "un")
    #expect(newest["answer"] as? String == "one" && newest["guid"] as? String == "g:4")
    #expect(newest["tags"] as? [String] == ["verbs", "first"] && newest["cards"] as? Int == 1)
    let fields = try #require(newest["fields"] as? [[String: String]])
    #expect(fields.map { $0["text"] } == ["un", "one"])
    #expect(lines[2] == "German::Numbers: one")
    let red = try #require(try json(lines[3]) as? [String: Any])
    #expect((red["fields"] as? [[String: String]])?.last?["text"] == "rot\nhell")
    #expect(red["answer"] as? String == "rot")
  }

  @Test("tell all about each card that is found, in words and as JSON")
  func cards() throws {
    try fill()
    try run("ask note find un --cards", "ask note find tag:first --cards --json")
    try expect([0, 0])
    let lines = try lines()
    #expect(lines.first == "un" && lines.contains("  Deck: Welsh"))
    let card = try #require(try json(lines.last ?? "") as? [String: Any])
    #expect(card["question"] as? String == "one" && card["answers"] as? Int == 3)
    #expect(card["deck"] as? String == "German::Numbers" && card["state"] as? String == "review")
    let log = try #require(card["log"] as? [[String: Any]])
    #expect(log.map { $0["kind"] as? String } == ["learning", "learning", "review"])
    #expect(log.first?["rating"] as? Int == 3 && log.first?["duration_s"] as? Double == 2.5)
    #expect(card["card_id"] is String && card["created_s"] is Int)
  }

  @Test(
    "answer a query that fits none or several, and a wrong passcode, with statuses of their own"
  )
  func statusesOfTheirOwn() throws {
    try fill()
    try run(
      "ask deck show nowhere",
      "ask deck show e --json",
      "ask stats nowhere --json",
      "ask stats e",
      "printf '0000' | cardcase deck list --json --vault \"$VAULT\" --passcode-fd 0",
      "cardcase deck list --json --vault \"$VAULT\" --passcode-fd 9"
    )
    try expect([3, 4, 3, 4, 5, 1])
    #expect(try text("out").isEmpty)
    let errors = try text("err")
    #expect(errors.contains("Several match \"e\"") && errors.contains("\n  German::Numbers\n"))
    #expect(!errors.contains("0000"))
  }

  @Test("of the demo need no passcode")
  func demo() throws {
    try run(
      "cardcase --demo deck list --json",
      "cardcase --demo deck show cap --json",
      "cardcase --demo note find tokyo --json",
      "cardcase --demo stats --json"
    )
    try expect([0, 0, 0, 0])
    let lines = try lines()
    #expect(lines.count == 4)
    for line in lines { _ = try json(line) }
    #expect(lines[2].contains("What is the capital of Japan?"))
  }

  @Test("end with a sentence where the output takes nothing, and at once where nobody reads it")
  func output() throws {
    try run(
      "cardcase --demo deck list --json > /dev/full",
      "cardcase --demo stats >&-",
      "cardcase --demo note find '' --json | head -n 1"
    )
    try expect([1, 1, 0])
    #expect(try lines().count == 1)
    #expect(try text("err").contains("cardcase: standard output: the disk is full."))
  }

  @Test("are imported as the format that is chosen, or not at all")
  func chosenFormat() throws {
    try Data("#separator:tab\nQ: a\tA: b\n".utf8)
      .write(to: URL(fileURLWithPath: home.path + "/notes"))
    try run(
      "ask deck import notes --format json",
      "ask deck import notes --format anki",
      "ask deck import notes --format history",
      "ask deck import notes --format text",
      "ask note find a --json"
    )
    try expect([1, 1, 1, 0, 0])
    for format in ["JSON", "Anki", "history"] {
      #expect(try text("err").contains("notes: The file is not of this format: \(format)."))
    }
    let last = try #require(lines().last)
    let note = try #require(json(last) as? [String: Any])
    #expect(note["prompt"] as? String == "Q: a")
  }

  @Test("keep odd names in JSON as they are, one line each, and harmless on a terminal")
  func oddNames() throws {
    let name = "a\"b\\c\u{1B}[7m\u{202E}d/é 漢字 👍"
    let notes = "[{\"prompt\": \"p\\u0007q\\nr\", \"answer\": \"\\u2028x\"}]"
    try Data(notes.utf8).write(to: URL(fileURLWithPath: home.path + "/odd.json"))
    try Data(name.utf8).write(to: URL(fileURLWithPath: home.path + "/name"))
    try run("printf '7777\\n' > code")
    try run(
      "cardcase deck import odd.json --deck \"$(cat name)\" --vault \"$VAULT\" --passcode-fd 3 3< code"
    )
    try run(
      "ask deck list --json",
      "ask deck show \"$(cat name)\" --json",
      "ask note find q --json",
      "cardcase deck show --vault \"$VAULT\" --passcode-fd 3 -- --x 3< code",
      "ask deck show \"$(head -c 100000 /dev/zero | tr '\\0' x)\""
    )
    try expect([0, 0, 0, 3, 3])
    let lines = try lines()
    #expect(lines.count == 3)
    let decks = try #require(try json(lines[0]) as? [[String: Any]])
    #expect(decks.map { $0["name"] as? String } == [name])
    let note = try #require(try json(lines[2]) as? [String: Any])
    #expect(note["deck"] as? String == name && note["prompt"] as? String == "p\u{7}q")
    let app = try driver.start(["deck", "show", "漢字"], shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntilExited()
    #expect(!app.writtenText().contains("\u{202E}") && !app.writtenText().contains("\u{1B}[7m"))
  }

  @Test("tell of what can't be read, give the rest, and end with the status of damage")
  func damage() throws {
    try fill()
    try FilledVault.spoilNote(at: driver.path)
    try run("ask note find '' --json", "ask note find eins --json", "ask deck list --json")
    try expect([8, 8, 0])
    #expect(try lines().count == 4)
    #expect(
      try text("err").contains("1 record can't be read. A backup may have it.")
    )
  }
}

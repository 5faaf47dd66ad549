import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The commands about one card, in a shell.
@Suite("cardcase card list, show, edit and delete")
struct CardShellTests {
  private let driver: CommandDriver

  private static let cards = """
    {"items":[
      {"type":3,"name":"Everyday","favorite":true,"notes":"note","card":{"number":"4111111111111111",
       "cardholderName":"Ada Lovelace","expMonth":"4","expYear":"2031","code":"987"}},
      {"type":3,"name":"Spare","card":{"number":"4012888888881881"}}]}
    """
  private static let secrets = ["4111111111111111", "4012888888881881", "987", "7777"]

  init() throws {
    driver = try CommandDriver()
    try file("cards.json", Self.cards)
    try file("pass", "7777\n")
    try run("cardcase card import --codes --yes cards.json $OPEN", status: 0)
    try FileManager.default.removeItem(atPath: driver.home.path + "/cards.json")
  }

  private func file(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(driver.home.path)/\(name)"))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(driver.home.path)/\(name)", encoding: .utf8)
  }

  /// Runs a command, in which `$OPEN` gives the vault and its passcode, and `$ALONE` is the program
  /// without a terminal, with its output in the file `out` and its errors in `err`.
  private func run(_ command: String, status: Int) throws {
    let open = #"--vault "$VAULT" --passcode-fd 3 3< pass"#
    let alone = "setsid -w env -u TMUX -u STY '\(try BuiltProduct.path("cardcase"))'"
    let script = command.replacing("$OPEN", with: open).replacing("$ALONE", with: alone)
    let app = try driver.run(
      script: "{ \(script) ; } > out 2> err; echo status $?.",
      shows: "status"
    )
    let errors = try text("err")
    #expect(app.screen.shows("status \(status)."), "\(command): \(errors)")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("list shows the last four digits of each number, and as JSON what scripts need")
  func list() throws {
    try run("cardcase card list $OPEN", status: 0)
    #expect(try text("out") == "Everyday, Visa, 1111, 04/31\nSpare, Visa, 1881\n")
    #expect(try text("err").isEmpty)
    try run("cardcase card list --json $OPEN", status: 0)
    let line = try text("out")
    let list = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]]
    let cards = try #require(list)
    #expect(line.hasSuffix("]\n") && cards.count == 2)
    #expect(cards[0]["label"] as? String == "Everyday")
    #expect(cards[0]["last_four"] as? String == "1111")
    #expect(cards[0]["cc-exp"] as? String == "2031-04")
    #expect(cards[0]["cc-name"] as? String == "Ada Lovelace")
    #expect(cards[0]["cc-type"] as? String == "Visa")
    #expect(cards[0]["brand"] as? String == "visa", "as card check names it")
    #expect(cards[0]["favourite"] as? Bool == true && cards[1]["favourite"] as? Bool == false)
    #expect(cards[0]["has_code"] as? Bool == true && cards[1]["has_code"] as? Bool == false)
    #expect(cards[1]["cc-exp"] == nil && cards[1]["cc-name"] == nil)
    // Among the digits of an id the code can be by chance.
    let ids = try cards.map { try #require($0["id"] as? String) }
    let told = ids.reduce(line) { $0.replacing($1, with: "") }
    for secret in Self.secrets { #expect(!told.contains(secret)) }
    let id = ids[1]
    try run("cardcase card show \(id) --field label $OPEN", status: 0)
    #expect(try text("out") == "Spare\n")
  }

  @Test(
    "show writes one field and a line feed",
    arguments: [
      ("number", "4111111111111111"), ("expiry", "04/31"), ("month", "04"), ("year", "2031"),
      ("code", "987"), ("holder", "Ada Lovelace"), ("label", "Everyday"), ("notes", "note"),
      ("brand", "Visa"), ("cc-csc", "987"),
    ]
  )
  func show(_ field: String, _ value: String) throws {
    try run("cardcase card show everyday --field \(field) $OPEN", status: 0)
    #expect(try text("out") == value + "\n")
    #expect(try text("err").isEmpty)
  }

  @Test("what fits no card, several, or no field of it has a status of its own, and a sentence")
  func statuses() throws {
    let show = "cardcase card show --field number $OPEN"
    try run("\(show) nobody", status: 3)
    #expect(try text("err") == "cardcase: No match for \"nobody\".\n")
    try run("\(show) \"\"", status: 3)
    try run("\(show) visa", status: 4)
    #expect(try text("err").contains("  Everyday, Visa, 1111, 04/31 (id "))
    #expect(try text("err").contains("  Spare, Visa, 1881 (id "))
    try run("\(show) '4111 1111 1111 1111'", status: 3)
    #expect(try !text("err").contains("4111"))
    try run("cardcase card show spare --field code $OPEN", status: 3)
    #expect(try text("err") == "cardcase: The card has no \"code\".\n")
    try run("cardcase card show spare --field pin $OPEN", status: 3)
    #expect(try text("err") == "cardcase: The card has no \"pin\".\n")
    try run("cardcase card show spare code --field number $OPEN", status: 64)
    try run("cardcase card show spare --field number --fd -1 $OPEN", status: 64)
    #expect(try text("out").isEmpty)
  }

  @Test(
    "a field is named behind the card or by an option, in any case; without one it is the number"
  )
  func namingFields() throws {
    for (words, value) in [
      ("everyday holder", "Ada Lovelace"), ("everyday --field Holder", "Ada Lovelace"),
      ("everyday CC-CSC", "987"), ("spare", "4012888888881881"),
    ] {
      try run("cardcase card show \(words) $OPEN", status: 0)
      #expect(try text("out") == value + "\n", "\(words)")
    }
    try file("change", #"{"fields":[{"label":"Holder","value":"of the card"}]}"#)
    try run("cardcase card edit spare $OPEN < change", status: 0)
    try run("cardcase card show spare Holder $OPEN", status: 0)
    #expect(try text("out") == "of the card\n", "a label comes first where the case is its own")
  }

  @Test("without a terminal a question names the option that answers it, and nothing is changed")
  func noTerminal() throws {
    try run("$ALONE card delete spare $OPEN", status: 1)
    #expect(try text("err").contains("--yes") && !text("err").contains("passcode"))
    try run("cardcase card list $OPEN", status: 0)
    #expect(try text("out").contains("Spare"))
    try run("cardcase card delete spare --yes $OPEN", status: 0)
  }

  @Test("add takes 12 to 19 digits where that is meant, and asks about a number that is known")
  func adding() throws {
    try file("card", #"{"cc-number":"5555555555554"}"#)
    try run("cardcase card add $OPEN < card", status: 1)
    #expect(try text("err").contains("--anyway") && !text("err").contains("5555"))
    try run("cardcase card add --anyway $OPEN < card", status: 0)
    try file("card", #"{"cc-number":"4012888888881881","label":"Twin"}"#)
    try run("$ALONE card add $OPEN < card", status: 1)
    #expect(try text("err").contains("--yes"))
    let script = #"cardcase card add --unlock --vault "$VAULT" < card"#
    let app = try driver.run(script: script, shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "Spare, Visa, 1881 has the same number")
    try app.press("save")
    try app.press(.enter)
    #expect(try app.waitUntilExited() == .exited(status: 0))
    try run("cardcase card add --yes $OPEN < card", status: 0)
    try run("cardcase card list $OPEN", status: 0)
    #expect(try text("out").matches(of: /Twin, Visa, 1881/).count == 2)
    #expect(try text("out").contains("5554"))
  }

  @Test("copy says why nothing was copied")
  func notCopied() throws {
    try run("$ALONE card copy spare $OPEN", status: 1)
    #expect(try text("err").contains("not copied"))
    #expect(try !text("err").contains("Try again"))
  }

  @Test("show writes to a descriptor, and says so where that does not work")
  func descriptors() throws {
    try run("cardcase card show 1881 --field number --fd 4 4> four $OPEN", status: 0)
    #expect(try text("four") == "4012888888881881\n")
    #expect(try text("out").isEmpty)
    let full = "{ cardcase card show 1881 --field number $OPEN > /dev/full; }"
    try run(full, status: 1)
    #expect(try text("err").contains("the disk is full"))
    try run("cardcase card show 1881 --field number --fd 9 $OPEN", status: 1)
    #expect(try text("err") == "cardcase: Descriptor 9 is not open for writing.\n")
    try run("cardcase card show 1881 --field number --fd 4 4< pass $OPEN", status: 1)
    // A reader that has gone ends it, and nobody waits.
    try run("cardcase card show 1881 --field number $OPEN | true", status: 0)
    #expect(try text("err").isEmpty)
  }

  @Test("show writes to a terminal only with --force, and asks for no passcode before it says so")
  func terminal() throws {
    let command = #"cardcase card show spare --field number --vault "$VAULT""#
    for target in ["", "--fd 4 4>&1"] {
      let app = try driver.run(script: "\(command) \(target)", shows: "--fd or --force")
      #expect(try app.waitUntilExited() == .exited(status: 1))
      #expect(!app.screen.shows("Passcode"))
    }
    let app = try driver.run(script: "\(command) --force", shows: "Passcode:")
    try app.press("7777")
    try app.press(.enter)
    try app.waitUntil(shows: "4012888888881881")
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("reading works while another process has the vault open, and changing says that it does")
  func inUse() throws {
    let open = try CardcaseDriver(
      .cardcase,
      .file(driver.path),
      shows: CardcaseDriver.lockTitle
    )
    // A locked window would let others write.
    try open.unlock(CommandDriver.passcode)
    try run("cardcase card list $OPEN", status: 0)
    try run("cardcase card show spare --field number $OPEN", status: 0)
    #expect(try text("out") == "4012888888881881\n")
    try run("cardcase card delete spare --yes $OPEN", status: 7)
    try run("echo '{\"label\":\"x\"}' | cardcase card edit spare $OPEN", status: 7)
    try open.app.press(.controlC)
    try open.app.waitUntilExited()
  }

  @Test("a list that can't be written whole is no success")
  func fullDisk() throws {
    for options in ["", "--json"] {
      try run("{ cardcase card list \(options) $OPEN > /dev/full; }", status: 1)
      #expect(try text("err") == "cardcase: standard output: the disk is full.\n")
    }
  }

  @Test("a wrong passcode has a status of its own, and nothing is written")
  func wrongPasscode() throws {
    try file("pass", "1234\n")
    try run("cardcase card show spare --field number $OPEN", status: 5)
    #expect(try text("out").isEmpty)
  }

  @Test("edit changes the named fields alone, and says what can't be")
  func edit() throws {
    try file("change", #"{"label":"Daily","cc-exp":"2032-05","notes":null,"cc-csc":"555"}"#)
    try run("cardcase card edit everyday $OPEN < change", status: 0)
    #expect(try text("out") == "Saved: Daily, Visa, 1111, 05/32.\n")
    for (field, value) in [("number", "4111111111111111"), ("code", "555"), ("expiry", "05/32")] {
      try run("cardcase card show daily --field \(field) $OPEN", status: 0)
      #expect(try text("out") == value + "\n")
    }
    try run("cardcase card show daily --field notes $OPEN", status: 3)
    let both = #"{ cat pass; echo '{"label":"Both"}'; }"#
    try run(both + #" | cardcase card edit daily --vault "$VAULT" --passcode-fd 0"#, status: 0)
    try run("echo '{\"label\":\"Daily\"}' | cardcase card edit both $OPEN", status: 0)
    for (json, part) in [
      (#"{"cc-number":"4111"}"#, "cc-number\" must have"),
      (#"{"cc-csc":"55"}"#, "cc-csc\" must have"),
      (#"{"pin":"4321"}"#, "has an unknown field"), ("[]", "one JSON object"),
      ("{\"cc-number\":\"4111111111111111", "one JSON object"), ("", "one JSON object"),
    ] {
      try file("change", json)
      try run("cardcase card edit daily $OPEN < change", status: 1)
      let error = try text("err")
      #expect(
        error.contains(part) && !error.contains("4111") && !error.contains("4321"),
        "\(error)"
      )
    }
  }

  @Test("edit reads no terminal, and asks for no passcode before it says so")
  func terminalInput() throws {
    let script = #"cardcase card edit everyday --vault "$VAULT""#
    let app = try driver.run(script: script, shows: "Standard input is a terminal")
    #expect(try app.waitUntilExited() == .exited(status: 1))
    #expect(!app.screen.shows("Passcode"))
  }

  @Test("edit asks before it saves a number that is mistyped or another card's")
  func doubtful() throws {
    for (number, part) in [("4111111111111112", "mistyped"), ("4012888888881881", "Spare, Visa")] {
      try file("change", #"{"cc-number":"\#(number)"}"#)
      let script = #"cardcase card edit everyday --vault "$VAULT" < change"#
      let app = try driver.run(script: script, shows: "Passcode:")
      try app.press("7777")
      try app.press(.enter)
      try app.waitUntil(shows: "type save:")
      #expect(app.screen.shows(part))
      try app.press("no")
      try app.press(.enter)
      #expect(try app.waitUntilExited() == .exited(status: 130))
      #expect(!app.writtenText().contains(number))
    }
    try run("cardcase card show everyday --field number $OPEN", status: 0)
    #expect(try text("out") == "4111111111111111\n")
    try run("cardcase card edit everyday --yes $OPEN < change", status: 0)
    try run("cardcase card show everyday --field number $OPEN", status: 0)
    #expect(try text("out") == "4012888888881881\n")
  }

  @Test("delete asks for a word that --yes replaces, and the screens undo it")
  func delete() throws {
    let script = #"cardcase card delete spare --vault "$VAULT""#
    for (word, status) in [("yes", 130), ("delete", 0)] as [(String, Int32)] {
      let app = try driver.run(script: script, shows: "Passcode:")
      try app.press("7777")
      try app.press(.enter)
      try app.waitUntil(shows: "To delete Spare, Visa, 1881, type delete:")
      try app.press(word)
      try app.press(.enter)
      #expect(try app.waitUntilExited() == .exited(status: status))
    }
    try run("cardcase card delete everyday --yes $OPEN", status: 0)
    try run("cardcase card list $OPEN", status: 0)
    #expect(try text("out").isEmpty)
    #expect(try text("err") == "cardcase: There are no cards.\n")
    try run("cardcase card list --json $OPEN", status: 0)
    #expect(try text("out") == "[]\n")
    let open = try CardcaseDriver(.lab, .file(driver.path), shows: CardcaseDriver.lockTitle)
    try open.unlock("7777")
    try open.app.waitUntil(shows: "Write this down")
    try open.app.press(.escape)
    try open.app.waitUntil(hides: "Write this down")
    try open.app.press("wu")
    try open.app.waitUntil(shows: "Everyday")
  }

  @Test("the demo's cards need no passcode, and a pipe is enough")
  func demo() throws {
    try run("cardcase --demo card list --json < /dev/null", status: 0)
    #expect(try text("out").hasPrefix("[{"))
    try run("cardcase --demo card show travel --field number < /dev/null", status: 0)
    #expect(try text("out") == "5555555555554444\n")
  }

  @Test("card check takes bare numbers, and --quiet answers by the status alone")
  func check() throws {
    try run("printf '4111-1111 1111 1111\\n42\\n' | cardcase card check", status: 0)
    #expect(try text("out").contains(#""digits":"4111111111111111""#))
    #expect(try text("out").split(separator: "\n").count == 2)
    for (lines, status) in [
      ("4111 1111 1111 1111\\n5555555555554444", 0), ("4111111111111112", 1), ("x", 1), ("", 1),
      ("\\n", 1), ("{\"number\":\"4111111111111111\",\"expiry\":\"12/20\"}", 1),
    ] {
      try run("printf '\(lines)' | cardcase card check --quiet", status: status)
      #expect(try text("out").isEmpty && text("err").isEmpty)
    }
  }
}

import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("Note types on a terminal")
struct NoteTypeTests {
  private let directory: TemporaryDirectory
  private var vault: Vault { .file("\(directory.path)/my.vault") }

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func pass(_ driver: CardcaseDriver) throws {
    try driver.unlock("7777")
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Write this down")
  }

  /// A new vault with the deck `Words`, at the list of note types.
  private func begin(size: TerminalSession.Size = .standard) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(.lab, vault, size: size, shows: "Welcome to Cardcase")
    let app = driver.app
    try driver.chooseFourDigits("7777")
    try app.press(.escape)
    try app.waitUntil(shows: "Home")
    try app.press("f")
    try app.waitUntil(shows: "Press a to add a deck")
    try app.press("a")
    try app.waitUntil(shows: "New deck")
    try app.press("Words")
    try app.press(.enter)
    try app.waitUntil(shows: "Added")
    try app.press("{")
    try app.waitUntil(shows: "note types")
    return driver
  }

  /// The editor of a new type with a field `Plural`, at the front of its card, in the middle of which the
  /// new field is typed.
  private func edit(_ driver: CardcaseDriver) throws {
    let app = driver.app
    try app.press("a")
    try app.waitUntil(shows: "Basic (optional")
    try app.press(.enter)
    try app.waitUntil(shows: "Styling")
    try app.press(.down, .down)
    try app.press("a")
    try app.press("Plural")
    try app.press(.enter)
    try app.waitUntil(shows: "Plural")
    try app.press("g")
    try app.press(.down, .down, .down, .down, .down, .enter, .end)
    try app.press(" ({{Plu")
    try app.waitUntil(shows: "({{Plu")
  }

  @Test("one is made, locked and stopped in the middle, saved, used for a card, and undone")
  func story() throws {
    let driver = try begin()
    let app = driver.app
    try edit(driver)
    try driver.lock()
    try pass(driver)
    try app.waitUntil(shows: "({{Plu")
    try app.press(.controlZ)
    try app.waitUntilStopped()
    try app.signal(SIGCONT)
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try pass(driver)
    try app.waitUntil(shows: "({{Plu")
    try app.press("ral}})")
    try app.press(.control("s"))
    try app.waitUntil(shows: "Saved Basic")

    // Out of the list, to a new card of the type.
    try app.waitUntil(shows: "5 note types")
    try app.press(.escape)
    try app.waitUntil(shows: "Words")
    try app.press("b")
    try app.waitUntil(shows: "No cards yet")
    try app.press("a")
    try app.waitUntil(shows: "New card")
    try app.press("goose")
    try app.press(.tab)
    try app.press("a bird")
    try app.press(.tab, .left)
    try app.waitUntil(shows: "Plural")
    try app.press(.backTab)
    try app.press("geese")
    try app.press(.control("s"))
    try app.waitUntil(shows: "Type the next one")
    try app.press(.escape)
    try app.waitUntil(hides: "New card")
    try app.press(.escape)
    try app.waitUntil(hides: "Search")
    try app.press(.enter)
    try app.waitUntil(shows: "goose (geese)")
    try app.press(" ")
    try driver.settle()
    try driver.lab?.ask(.advance(.milliseconds(500)))
    try app.waitUntil(shows: "a bird")
    try app.press("4")
    try driver.settle()
    try driver.lab?.ask(.advance(.milliseconds(500)))
    try app.waitUntil(shows: "Done for today")
    try app.press("u")
    try app.waitUntil(shows: "Undone: Answered goose")
    try app.press(.escape)
    try app.waitUntil(hides: "goose (geese)")
    try app.press("u")
    try app.waitUntil(shows: "Undone: Added goose")
    try app.press("{")
    try app.waitUntil(shows: "5 note types")
    try app.press("u")
    try app.waitUntil(shows: "4 note types")
  }

  @Test("40 columns and 12 rows are enough, and a terminal that changes its size meanwhile")
  func small() throws {
    let driver = try begin(size: .init(columns: 40, rows: 12))
    let app = driver.app
    try app.press("a")
    try app.waitUntil(shows: "Basic (optional")
    try app.press(.enter)
    try app.press(.down, .down)
    try app.press("a")
    try app.press("Plural")
    try app.press(.enter)
    try app.waitUntil(shows: "Plural")
    for (columns, rows) in [(200, 60), (40, 12), (80, 24), (120, 10), (40, 12)] {
      try app.resize(columns: columns, rows: rows)
      try driver.settle()
      try app.waitUntil(shows: "Plural")
    }
    try app.press(.control("s"))
    try app.waitUntil(shows: "Saved")
    try app.waitUntil(shows: "5 note types")
  }

  @Test(
    "keys by chance do no more than keys do: it goes on, locks, and comes back",
    arguments: 1...3
  )
  func chance(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let driver = try begin()
    let app = driver.app
    try edit(driver)
    let sizes = [(40, 12), (80, 24), (200, 60), (55, 17)]
    for round in 0..<6 {
      for _ in 0..<60 { try press(&random, app) }
      let size = sizes[Int.random(in: 0..<sizes.count, using: &random)]
      try app.resize(columns: size.0, rows: size.1)
      try app.press(.controlL)
      try app.waitUntil("it is locked in round \(round)") { $0.shows(CardcaseDriver.lockTitle) }
      try app.resize(columns: 80, rows: 24)
      try pass(driver)
      try driver.settle()
    }
    #expect(app.state == .running)
  }

  /// Presses a key or types a piece of a template, but nothing that ends the program.
  private func press(_ random: inout SeededGenerator, _ app: TerminalSession) throws {
    let keys: [TerminalHarness.Key] = [
      .enter, .enter, .escape, .up, .down, .left, .right, .tab, .backTab, .home, .end, .backspace,
      .delete, .control("s"), .control("n"), .control("o"), .control("k"), .control("u"),
      .control("_"), .control("r"), .pageUp, .pageDown,
    ]
    let texts = [
      "a", "d", "u", "J", "K", "g", "G", "y", "n", "{", "x", "{{", "}}", "{{#", "{{/", "{{cloze:",
      "Front", "Plural", "<b>", "<style>", "日本", "é", "\u{301}", ":", "\"", "{{type:Back}}", " ",
    ]
    if Bool.random(using: &random) {
      try app.press(keys[Int.random(in: 0..<keys.count, using: &random)])
    } else {
      try app.press(texts[Int.random(in: 0..<texts.count, using: &random)])
    }
  }

  @Test("one is made, changed and used in line mode, and the change is undone")
  func lines() throws {
    let driver = try LineDriver(.lab, vault, asks: " choice: ")
    try driver.type("1", until: "Choose a passcode: ")
    try driver.type("7351", until: "Type it again: ")
    try driver.type("7351", until: "q: Later\r\nEnter for ")
    try driver.type("q", until: "\r\nEnter for ")
    try driver.type("2", until: " choice: ")
    try driver.type("a", until: "New deck: ")
    try driver.type("Words", until: "\r\nEnter for ")
    try driver.type("t", until: "4 note types")
    try driver.wait(for: " choice: ")
    try driver.type("a", until: "Basic (optional reversed card)")
    try driver.wait(for: " choice: ")
    try driver.type("1", until: "f: Add field")
    try driver.wait(for: " choice: ")
    try driver.type("f", until: "Add field: ")
    try driver.type("Plural", until: "Plural")
    try driver.wait(for: " choice: ")
    try driver.type("c", until: "Saved Basic")
    try driver.wait(for: "5 note types")
    try driver.wait(for: " choice: ")
    try driver.type("u", until: "4 note types")
  }
}

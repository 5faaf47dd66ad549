import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

@Suite("Flashcards on a terminal")
struct StudyTests {
  private let directory: TemporaryDirectory
  private var path: String { "\(directory.path)/my.vault" }

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A new vault, at Home.
  private func begin(
    size: TerminalSession.Size = .standard,
    environment: [String: String?] = [:]
  ) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(
      .lab,
      .file(path),
      environment: environment,
      size: size,
      shows: "Welcome to Cardcase"
    )
    try driver.chooseFourDigits("7777")
    try driver.app.press(.escape)
    try driver.app.waitUntil(shows: "Home")
    return driver
  }

  /// The vault again in a new process, this many hours later, where it was left.
  private func reopen(after hours: Int64 = 0) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(
      .lab,
      .file(path),
      at: WallTime.standard.later(bySeconds: 600 + hours * 3_600),
      options: ["--clock", "2000000"]
    )
    try pass(driver)
    return driver
  }

  /// Unlocks, and skips the recovery key.
  private func pass(_ driver: CardcaseDriver) throws {
    try driver.unlock("7777")
    try driver.app.waitUntil(shows: "Write this down")
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Write this down")
  }

  /// From Home: types a deck and its cards, and ends at the list of decks.
  private func type(
    _ deck: String,
    _ cards: [(prompt: String, answer: String)],
    _ driver: CardcaseDriver
  ) throws {
    let app = driver.app
    try app.press("f")
    try app.waitUntil(shows: "Press a to add a deck")
    try app.press("a")
    try app.waitUntil(shows: "New deck")
    try app.press(deck)
    try app.press(.enter)
    try app.waitUntil(shows: "Added")
    try app.press("b")
    try app.waitUntil(shows: "No cards yet")
    try app.press("a")
    try app.waitUntil(shows: "New card")
    for (prompt, answer) in cards {
      try app.press(prompt)
      try app.press(.enter)
      try app.press(answer)
      try app.waitUntil(shows: answer)
      // Through the kind and the tags; Enter in the last field saves.
      try app.press(.enter, .enter, .enter)
      try app.waitUntil(shows: "Type the next one")
      try app.waitUntil(hides: answer)
    }
    try app.press(.escape)
    try app.waitUntil(hides: "New card")
    try app.press(.escape)
    try app.waitUntil(hides: "Search")
  }

  /// The numbers at the end of a row of the list of decks: new, learning, review and all.
  private func counts(of deck: String, _ screen: TerminalScreen) -> [Int] {
    let row = screen.lines.first { $0.contains(deck) } ?? ""
    return row.split(separator: " ").suffix(4).compactMap { Int($0) }
  }

  private func waitForCounts(_ counts: [Int], of deck: String, _ driver: CardcaseDriver) throws {
    try driver.app.waitUntil("\(deck) has \(counts)") { self.counts(of: deck, $0) == counts }
  }

  /// Advances until the card is at rest.
  private func rest(_ driver: CardcaseDriver) throws {
    try driver.settle()
    try driver.lab?.ask(.advance(.milliseconds(500)))
  }

  /// Kills the program without a warning, and waits until it is gone.
  ///
  /// - Parameter isKept: true if a second passes first, after which the session is on disk.
  private func kill(_ driver: CardcaseDriver, whenKept isKept: Bool = false) throws {
    if isKept {
      try driver.lab?.ask(.advance(.seconds(2)))
      // The session is written after the frame that follows the clock, before the next key is read.
      try driver.settle()
      try driver.settle()
    }
    try driver.app.signal(SIGKILL)
    try driver.app.waitUntilExited()
  }

  @Test("a first deck is typed by hand, reviewed, locked in a flip, resumed, killed and reopened")
  func firstDeck() throws {
    let driver = try begin()
    let app = driver.app
    try type("Words::日本語", [("the cat", "猫 neko"), ("  水 ", "water")], driver)
    try waitForCounts([2, 0, 0, 2], of: "日本語", driver)
    try app.press(.enter)
    try app.waitUntil(shows: "水")
    #expect(!app.screen.shows("water"))
    #expect(app.screen.shows("Space turns the card"))

    // The clock is in the middle of the flip when the lock comes.
    try app.press(" ")
    try driver.lab?.ask(.advance(.milliseconds(80)))
    try driver.settle()
    #expect(!app.screen.shows("water"))
    let due = try app.mark()
    try driver.lock()
    try app.expectNever(anyOf: ["水", "water", "the cat", "neko"], since: due)
    try pass(driver)
    try rest(driver)
    try app.waitUntil(shows: "water")
    #expect(app.screen.shows("水"))
    #expect(app.screen.shows("1   ✗ Again"))

    try app.press(.right)
    try rest(driver)
    try app.waitUntil(shows: "the cat")
    #expect(!app.screen.shows("猫"))
    try app.press(" ")
    try rest(driver)
    try app.waitUntil(shows: "猫 neko")
    try kill(driver, whenKept: true)

    let second = try reopen()
    try rest(second)
    try second.app.waitUntil(shows: "猫 neko")
    #expect(second.app.screen.shows("the cat"))
    // The answer that was given is there, and this session takes it back as well.
    try second.app.press("u")
    // It is older than the session, and asked about first.
    try second.app.waitUntil(shows: "Answered 水, ")
    try second.app.press(.down, .enter)
    try second.app.waitUntil(shows: "Undone: Answered 水")
    try rest(second)
    try second.app.waitUntil(shows: "水")
    #expect(!second.app.screen.shows("water"))
    #expect(second.app.screen.shows("new 2  learning 0  due 0"))

    // Killed as soon as the next card is shown: the answer is on disk, whatever happened to the
    // session.
    try second.app.press(" ")
    try rest(second)
    try second.app.press("1")
    try rest(second)
    try second.app.waitUntil(shows: "the cat")
    try kill(second)
    let third = try reopen()
    try third.app.waitUntil(shows: "new 1  learning 1  due 0")
  }

  @Test("what is due follows the clock over the end of a day of study, which is at 4")
  func nextDay() throws {
    let driver = try begin()
    let app = driver.app
    try type("Birds", [("one", "eins"), ("two", "zwei")], driver)
    try app.press(.enter)
    try app.waitUntil(shows: "two")
    try app.press("-")
    try app.waitUntil(shows: "buried until tomorrow")
    try app.waitUntil(shows: "one")
    try app.press("4")
    try rest(driver)
    try app.waitUntil(shows: "4 Easy")
    try app.press("4")
    try rest(driver)
    try app.waitUntil(shows: "Done for today")
    try app.press(.escape)
    try waitForCounts([0, 0, 0, 2], of: "Birds", driver)

    // To one second before 4 o'clock; the idle time has passed with it.
    try driver.lab?.ask(.advance(.seconds(16 * 3600 - 2)))
    try app.waitUntil(shows: CardcaseDriver.lockTitle)
    try pass(driver)
    try waitForCounts([0, 0, 0, 2], of: "Birds", driver)
    try driver.lab?.ask(.advance(.seconds(2)))
    try waitForCounts([1, 0, 0, 2], of: "Birds", driver)
    try kill(driver)

    let later = try reopen(after: 30 * 24)
    try waitForCounts([1, 0, 1, 2], of: "Birds", later)
    try later.app.press(.enter)
    try rest(later)
    try later.app.waitUntil(shows: "new 1  learning 0  due 1")
  }

  @Test("40 columns and 12 rows are enough to type, to learn and to see how it went")
  func small() throws {
    let driver = try begin(size: .init(columns: 40, rows: 12))
    let app = driver.app
    try type("Birds", [("Which bird hoots at night?", "an owl")], driver)
    try waitForCounts([1, 0, 0, 1], of: "Birds", driver)
    try app.press(.enter)
    try app.waitUntil(shows: "Which bird hoots")
    try app.press(" ")
    try rest(driver)
    try app.waitUntil(shows: "an owl")
    for answer in ["1 ✗ Again", "2 Hard", "3 ✓ Good", "4 Easy"] {
      #expect(app.screen.shows(answer))
    }
    try app.press("4")
    try rest(driver)
    try app.waitUntil(shows: "Done for today")
    try app.press(.escape)
    try waitForCounts([0, 0, 0, 1], of: "Birds", driver)
    try app.press("S")
    try app.waitUntil(shows: "Today")
    try app.press(.escape)
    try waitForCounts([0, 0, 0, 1], of: "Birds", driver)
  }

  /// A terminal that lacks something, and its signs for wrong and right.
  struct Kind: CustomTestStringConvertible {
    var environment: [String: String]
    var wrong = "✗"
    var right = "✓"
    var hasColors = false

    static let all = [
      Kind(environment: ["TERM": "vt100"]),
      Kind(environment: ["NO_COLOR": "1"]),
      Kind(environment: ["LC_ALL": "C"], wrong: "x", right: "+", hasColors: true),
    ]

    var testDescription: String { environment.map { "\($0.key)=\($0.value)" }.joined() }
  }

  private func count(_ text: String, _ screen: TerminalScreen) -> Int {
    screen.lines.count { $0.contains(text) }
  }

  @Test("wrong and right have a sign and a word on every terminal", arguments: Kind.all)
  func signs(_ kind: Kind) throws {
    let still = ["REDUCED_MOTION": "1"]
    let driver = try begin(environment: kind.environment.merging(still) { $1 })
    let app = driver.app
    try type("Birds", [("one", "eins"), ("two", "zwei")], driver)
    try app.press(.enter)
    try app.waitUntil(shows: "Space turns the card")
    try app.press(" ")
    try app.waitUntil(shows: "1   \(kind.wrong) Again")
    try app.waitUntil(shows: "3   \(kind.right) Good")
    // The card says so as well while it is pushed to a side; the opposite key lets it go first.
    try app.press("h")
    try app.waitUntil("the card says Wrong") { count("\(kind.wrong) Again", $0) == 2 }
    try app.press("l")
    try app.waitUntil("the card is let go") { count("\(kind.wrong) Again", $0) == 1 }
    try app.press("l")
    try app.waitUntil("the card says Good") { count("\(kind.right) Good", $0) == 2 }
    if !kind.hasColors {
      let styles = app.screen.cells.joined().map(\.style)
      #expect(styles.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    }
    if kind.environment["LC_ALL"] == "C" {
      #expect(app.output.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("fitting parameters is given up by a lock, and done when it is asked for again")
  func fitting() throws {
    let driver = try CardcaseDriver()
    let app = driver.app
    try driver.unlock()
    try app.press("f")
    try app.waitUntil(shows: "Learning")
    try app.press("o")
    try app.waitUntil(shows: "New cards per day")
    try app.press(.end, .enter)
    try app.waitUntil(shows: "Default.")
    try driver.lab?.ask(.closeGate)
    try app.press(.end, .up, .enter)
    try app.waitUntil(shows: "Fitting to your answers")
    try app.waitUntil("it is held at the gate") { _ in try driver.lab?.ask(.waiting) == "1" }
    try driver.lock()
    try driver.lab?.ask(.openGate)
    try driver.unlock()
    try app.waitUntil(shows: "Default.")
    try app.press(.end, .up, .enter)
    // The overview says as much itself, beside the parameters in force.
    try app.waitUntil("the fit is told") { screen in
      screen.shows("Too few answers to fit: ") && !screen.shows("Default.")
    }
  }
}
